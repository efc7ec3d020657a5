/** /learn/tools/high-school-nil/:state: the answer first, then what we know, what we don't, and where it is from. */
import type { Locale } from '@faircourt/contracts/vocabulary';
import { useText } from '../../../../i18n/use-text.ts';
import { cn } from '../../../../ui/class-names.ts';
import { formatPartialDate } from '../../../content/localized-names.ts';
import { ReadingActions } from '../../../content/reading-actions.tsx';
import { CONTAINER } from '../../../layout/section.tsx';
import { localePath } from '../../../locale-path.ts';
import { statePath, toolPath, TOOLS } from '../../learn-paths.ts';
import { PageTop } from '../../parts/page-top.tsx';
import { CallToAction } from '../../parts/call-to-action.tsx';
import { ChangeLog, UnknownBox } from '../../parts/page-notes.tsx';
import { ReadingMeta } from '../../parts/reading-meta.tsx';
import { EducationNote, ReviewWarning } from '../../parts/reading-notices.tsx';
import { SourcesList } from '../../parts/sources-list.tsx';
import { toolsIn } from '../tools.ts';
import { StateAnswer } from './state-answer.tsx';
import { StateNeighbours, StateReading } from './state-links.tsx';
import { StateSections } from './state-sections.tsx';
import { openQuestions } from './state-sentences.ts';
import type { StateRow } from './state.schema.ts';
import { sourcesOf } from './states.ts';

export function StatePage({ state, locale }: { state: StateRow; locale: Locale }) {
  const t = useText();
  const sources = sourcesOf(state);
  const { asOf, reviewedOn, reviewBy, reviewer, association, changed } = state;
  const tool = toolsIn(locale).find(({ name }) => name === 'high-school-nil');
  return (
    <>
      <div className={cn(CONTAINER, 'pt-6 pb-16')}>
        <PageTop
          locale={locale}
          trail={[
            { label: t('public.learn.tools.title'), path: TOOLS },
            { label: tool?.data.title ?? '', path: toolPath('high-school-nil') },
          ]}
        />
        <header className="mt-8 max-w-3xl">
          <h1 className="text-3xl sm:text-4xl">
            {t('public.learn.tools.states.page.title', { name: state.name[locale] })}
          </h1>
        </header>
        <article className="mt-6 flex max-w-[44rem] flex-col gap-8">
          <ReviewWarning locale={locale} reviewedOn={reviewedOn} reviewDue={reviewBy} />
          <StateAnswer state={state} locale={locale} sources={sources} />
          <div>
            <StateSections state={state} locale={locale} sources={sources} />
          </div>
          <UnknownBox
            unknown={{
              items: openQuestions(state, { t, locale }),
              ask: t('public.learn.tools.states.ask', association),
            }}
            textLocale={locale}
          />
          <StateReading locale={locale} />
          <EducationNote />
          <SourcesList sources={sources} locale={locale} />
          <div>
            <ChangeLog
              changes={[{ on: reviewedOn, html: t('public.learn.tools.states.first_edition') }]}
              locale={locale}
              textLocale={locale}
            />
            <p className="text-sm text-muted">
              {changed
                ? t('public.learn.tools.states.changed', { date: formatPartialDate(locale, changed) })
                : t('public.learn.tools.states.changed_unknown')}
            </p>
          </div>
          <ReadingMeta
            locale={locale}
            asOf={asOf}
            reviewedOn={reviewedOn}
            reviewBy={reviewBy}
            reviewer={reviewer}
          />
          <ReadingActions path={localePath(locale, statePath(state.slug))} />
        </article>
        <StateNeighbours state={state} locale={locale} />
      </div>
      <CallToAction />
    </>
  );
}
