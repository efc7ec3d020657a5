/** From a state's page on: to what explains the rules, to the tools that help with them, and to the next states. */
import type { Locale } from '@faircourt/contracts/vocabulary';
import { ArrowLeft, ArrowRight, Map as MapIcon } from 'lucide-react';
import { useText } from '../../../../i18n/use-text.ts';
import { localePath } from '../../../locale-path.ts';
import { articlesIn } from '../../articles/articles.ts';
import { LEARN, statePath, toolPath } from '../../learn-paths.ts';
import { toolsIn } from '../tools.ts';
import type { StateRow } from './state.schema.ts';
import { statesIn } from './states.ts';

const READ = [
  'eligibility/high-school-state-rules',
  'nil-basics/reporting-deals',
  'tools/600-dollar-clock',
  'tools/checklists',
];
const LINK =
  'inline-flex min-h-11 items-center gap-2 rounded-sm font-medium text-court underline decoration-court/35 underline-offset-4 hover:decoration-court';

export function StateReading({ locale }: { locale: Locale }) {
  const t = useText();
  const pages = [...articlesIn(locale), ...toolsIn(locale)];
  return (
    <section aria-labelledby="state-reading" className="rounded-lg bg-court-soft px-5 py-4 print:hidden">
      <h2 id="state-reading" className="text-base">
        {t('public.learn.tools.states.page.related')}
      </h2>
      <ul className="mt-2 flex flex-col gap-1">
        {READ.flatMap((name) => pages.filter(({ path }) => path === `${LEARN}/${name}`)).map(
          ({ path, data }) => (
            <li key={path}>
              <a
                href={localePath(locale, path)}
                className="inline-block min-h-6 rounded-sm font-medium text-court underline decoration-court/35 underline-offset-4 hover:decoration-court"
              >
                {data.title}
              </a>
            </li>
          ),
        )}
      </ul>
    </section>
  );
}

/** In the order of the alphabet, and around from the last to the first. */
export function StateNeighbours({ state, locale }: { state: StateRow; locale: Locale }) {
  const t = useText();
  const states = statesIn(locale);
  const at = states.findIndex(({ code }) => code === state.code);
  const before = states.at(at - 1);
  const after = states[(at + 1) % states.length];
  return (
    <nav
      aria-label={t('public.learn.tools.states.page.others')}
      className="mt-12 flex max-w-[44rem] flex-wrap items-center justify-between gap-x-6 gap-y-1 border-t border-line pt-4 print:hidden"
    >
      {before && (
        <a href={localePath(locale, statePath(before.slug))} className={LINK}>
          <ArrowLeft aria-hidden className="size-4" />
          {before.name[locale]}
        </a>
      )}
      <a href={localePath(locale, toolPath('high-school-nil'))} className={LINK}>
        <MapIcon aria-hidden className="size-4" />
        {t('public.learn.tools.states.page.all')}
      </a>
      {after && (
        <a href={localePath(locale, statePath(after.slug))} className={LINK}>
          {after.name[locale]}
          <ArrowRight aria-hidden className="size-4" />
        </a>
      )}
    </nav>
  );
}
