/** What is looked for first, season by season, in the width of a phone. */
import type { SeasonTotals } from '@faircourt/contracts/athletes';
import type { ReactNode } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { KEY_FIGURES, useFigureText, type SeasonView } from '../../../domain/season-figures.ts';
import type { SeasonsInView } from './season-full-table.tsx';
import { SeasonName } from './season-name.tsx';

export function SeasonKeyFigures({
  list: { seasons, career },
  view,
  renderMark,
  renderActions,
}: SeasonsInView) {
  const t = useText();
  return (
    <ul aria-label={t('season.table')} className="divide-y divide-line rounded-lg border border-line">
      {seasons.map((season) => (
        <KeyRow
          key={season.id}
          name={<SeasonName season={season}>{renderMark?.(season)}</SeasonName>}
          actions={renderActions?.(season)}
          totals={season}
          view={view}
        />
      ))}
      {career && seasons.length > 1 && (
        <KeyRow name={<b>{t('season.career')}</b>} totals={career} view={view} />
      )}
    </ul>
  );
}

type KeyRowProps = { name: ReactNode; actions?: ReactNode; totals: SeasonTotals; view: SeasonView };

function KeyRow({ name, actions, totals, view }: KeyRowProps) {
  const t = useText();
  const text = useFigureText(totals, view);
  return (
    <li className="px-4 py-3">
      <div className="flex items-start justify-between gap-2">
        <div className="min-w-0 break-words">{name}</div>
        <div className="-mt-2.5 -mr-2.5">{actions}</div>
      </div>
      <dl className="mt-2 grid grid-cols-3 gap-x-2">
        {KEY_FIGURES.map((figure) => (
          <div key={figure}>
            <dt className="text-sm text-muted">{t(`season.${figure}`)}</dt>
            <dd className="text-lg font-semibold tabular-nums">{text.figure(figure)}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
