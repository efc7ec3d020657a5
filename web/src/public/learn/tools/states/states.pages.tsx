/** One page per state in one language, made from its row. */
import type { Locale } from '@faircourt/contracts/vocabulary';
import { translatorOf } from '../../../../i18n/messages.ts';
import { i18nFor } from '../../../catalogues.ts';
import type { PageDefinition } from '../../../page.ts';
import { statePath, toolPath, TOOLS } from '../../learn-paths.ts';
import { breadcrumbData, stateData } from '../../structured-data.ts';
import { toolsIn } from '../tools.ts';
import { StatePage } from './state-page.tsx';
import { answerOf } from './state-sentences.ts';
import type { StateRow } from './state.schema.ts';
import { sourcesOf, statesIn } from './states.ts';

const READING = 'content/reading.island.ts';

export function statePages(locale: Locale): PageDefinition[] {
  return statesIn(locale)
    .toSorted((a, b) => a.slug.localeCompare(b.slug, 'en'))
    .map((state) => stateDefinition(state, locale));
}

function stateDefinition(state: StateRow, locale: Locale): PageDefinition {
  const t = translatorOf(i18nFor(locale));
  const title = t('public.learn.tools.states.page.title', { name: state.name[locale] });
  const summary = answerOf(state, { t, locale });
  const path = statePath(state.slug);
  const tool = toolsIn(locale).find(({ name }) => name === 'high-school-nil');
  return {
    slug: path,
    name: 'learn-state',
    title: { words: title },
    description: { words: summary },
    Component: () => <StatePage state={state} locale={locale} />,
    islands: [READING],
    isArticle: true,
    lastModified: state.reviewedOn,
    jsonLd: (context) => [
      stateData(context, { state, path, title, summary, sources: sourcesOf(state) }),
      breadcrumbData(context, [
        { label: context.t('public.learn.tools.title'), path: TOOLS },
        { label: tool?.data.title ?? '', path: toolPath('high-school-nil') },
        { label: title, path },
      ]),
    ],
  };
}
