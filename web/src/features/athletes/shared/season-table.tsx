/**
 * Seasons as a table, per game or in totals; where it has no room, as a list of the key figures with the table folded below.
 * Every figure is the server's; nothing is computed here.
 */
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { Segmented } from '../../../ui/segmented.tsx';
import { useMatches } from '../../../ui/use-matches.ts';
import type { SeasonView } from '../../../domain/season-figures.ts';
import { SeasonFullTable, type SeasonTableProps } from './season-full-table.tsx';
import { SeasonKeyFigures } from './season-key-figures.tsx';

const VIEWS = ['per_game', 'totals'] as const satisfies readonly SeasonView[];

/** With less, what one looks for first would lie out of sight: points and assists, or what can be done with a season. */
const HAS_ROOM = '(min-width: 48rem)';
const HAS_ROOM_FOR_ACTIONS = '(min-width: 75rem)';

export function SeasonTable(seasons: SeasonTableProps) {
  const t = useText();
  const [view, setView] = useState<SeasonView>('per_game');
  const hasRoom = useMatches(seasons.renderActions ? HAS_ROOM_FOR_ACTIONS : HAS_ROOM);
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <Segmented
        label={t('season.view')}
        options={VIEWS.map((value) => ({ value, label: t(`season.view.${value}`) }))}
        value={view}
        onChange={setView}
      />
      {hasRoom ? (
        <SeasonFullTable {...seasons} view={view} />
      ) : (
        <>
          <SeasonKeyFigures {...seasons} view={view} />
          <details className="group">
            <summary className="flex min-h-11 w-fit list-none items-center font-medium text-court [&::-webkit-details-marker]:hidden">
              {t('season.all_figures')}
              <ChevronDown aria-hidden className="size-5 group-open:rotate-180" />
            </summary>
            {/* What is asked about a season and done with it stays in the list. */}
            <SeasonFullTable list={seasons.list} view={view} />
          </details>
        </>
      )}
    </div>
  );
}
