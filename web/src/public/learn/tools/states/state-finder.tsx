/** The tool of /learn/tools/high-school-nil: filter, map and table. Without scripts the map and the whole table are there. */
import { useText } from '../../../../i18n/use-text.ts';
import { TOOL_FRAME } from '../tool-fields.tsx';
import type { ToolProps } from '../tools.ts';
import { StateFilters } from './state-filters.tsx';
import { StateMap } from './state-map.tsx';
import { StateTable } from './state-table.tsx';

const TABLE_ID = 'states-table';

export function StateFinder({ tool, locale }: ToolProps) {
  const t = useText();
  return (
    <section aria-label={tool.data.title} data-state-finder="" className="flex flex-col gap-6">
      <div className={`${TOOL_FRAME} max-sm:px-2.5`}>
        <StateFilters />
        <div className="mt-6 border-t border-line pt-6 first:mt-0">
          <a
            href={`#${TABLE_ID}`}
            className="sr-only rounded-sm px-3 py-2 font-medium text-court underline focus:not-sr-only"
          >
            {t('public.learn.tools.states.skip_map')}
          </a>
          <p className="mb-4 text-center text-sm text-muted print:hidden">
            {t('public.learn.tools.states.map_keys')}
          </p>
          <StateMap locale={locale} />
        </div>
        <p className="mt-5 text-center text-sm text-muted noscript:hidden print:hidden">
          {t('public.learn.tools.states.privacy')}
        </p>
      </div>
      <div id={TABLE_ID} tabIndex={-1} className="scroll-mt-24">
        <StateTable locale={locale} />
      </div>
    </section>
  );
}
