/** The newest seasons per game on the printed sheet, and the career below them. */
import type { SeasonList, SeasonTotals } from '@faircourt/contracts/athletes';
import { useText } from '../../../i18n/use-text.ts';
import { FIGURES, SHOTS, useFigureText } from '../../../domain/season-figures.ts';
import type { GroupState } from './group-section.tsx';
import { SheetClosed } from './sheet-facts.tsx';

const SEASONS_MAX = 6;
const ROW = 'border-b border-line px-[1.5mm] py-[0.6mm]';
const CELL = `${ROW} text-right tabular-nums`;

export function SheetSeasons({ list: { seasons, career }, state }: { list: SeasonList; state: GroupState }) {
  const t = useText();
  if (seasons.length === 0) return <SheetClosed state={state} />;
  return (
    <table className="w-full">
      <thead className="text-muted">
        <tr>
          <th className={`${ROW} text-left`}>{t('season.view.per_game')}</th>
          {[...FIGURES, ...SHOTS].map((column) => (
            <th key={column} className={CELL}>
              {t(`season.column.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {seasons.slice(0, SEASONS_MAX).map((season) => (
          <SheetRow
            key={season.id}
            name={[season.label, season.team].filter(Boolean).join(' · ')}
            totals={season}
          />
        ))}
        {career && seasons.length > 1 && <SheetRow name={t('season.career')} totals={career} />}
      </tbody>
    </table>
  );
}

function SheetRow({ name, totals }: { name: string; totals: SeasonTotals }) {
  const text = useFigureText(totals, 'per_game');
  return (
    <tr>
      <th className={`${ROW} max-w-[55mm] truncate text-left font-medium`}>{name}</th>
      {FIGURES.map((figure) => (
        <td key={figure} className={CELL}>
          {text.figure(figure)}
        </td>
      ))}
      {SHOTS.map((shot) => (
        <td key={shot} className={CELL}>
          {text.percentage(shot)}
        </td>
      ))}
    </tr>
  );
}
