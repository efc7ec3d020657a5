/** Every figure of every season, per game or in totals. */
import type { Season, SeasonList, SeasonTotals } from '@faircourt/contracts/athletes';
import type { ReactNode } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '../../../ui/table.tsx';
import { FIGURES, SHOTS, useFigureText, type SeasonView } from '../../../domain/season-figures.ts';
import { SeasonName } from './season-name.tsx';

export type SeasonTableProps = {
  list: SeasonList;
  /** Beside the name of a season, in place of its badge. */
  renderMark?: (season: Season) => ReactNode;
  /** What may be done with a season, in a last column. */
  renderActions?: (season: Season) => ReactNode;
};

export type SeasonsInView = SeasonTableProps & { view: SeasonView };

export function SeasonFullTable({
  list: { seasons, career },
  view,
  renderMark,
  renderActions,
}: SeasonsInView) {
  const t = useText();
  return (
    <Table label={t('season.table')}>
      <SeasonColumns hasActions={renderActions !== undefined} />
      <TableBody>
        {seasons.map((season) => (
          <TableRow key={season.id}>
            <TableHeaderCell scope="row" className="min-w-48 whitespace-normal text-ink">
              <SeasonName season={season}>{renderMark?.(season)}</SeasonName>
            </TableHeaderCell>
            <FigureCells totals={season} view={view} />
            {renderActions && <TableCell className="py-1 pr-2 text-right">{renderActions(season)}</TableCell>}
          </TableRow>
        ))}
      </TableBody>
      {career && seasons.length > 1 && (
        <tfoot className="border-t-2 border-line font-semibold">
          <tr>
            <TableHeaderCell scope="row" className="text-ink">
              {t('season.career')}
            </TableHeaderCell>
            <FigureCells totals={career} view={view} />
            {renderActions && <TableCell />}
          </tr>
        </tfoot>
      )}
    </Table>
  );
}

function SeasonColumns({ hasActions }: { hasActions: boolean }) {
  const t = useText();
  const columns = [
    ...FIGURES.map((figure) => [figure, t(`season.${figure}`)] as const),
    ...SHOTS.map((shot) => [shot, t('season.percentage', { shot: t(`season.${shot}`) })] as const),
  ];
  return (
    <TableHead>
      <tr>
        <TableHeaderCell>{t('season.column.season')}</TableHeaderCell>
        {columns.map(([column, title]) => (
          <TableHeaderCell key={column} className="px-2.5 text-right">
            <abbr title={title} className="no-underline">
              {t(`season.column.${column}`)}
            </abbr>
          </TableHeaderCell>
        ))}
        {hasActions && (
          <TableHeaderCell>
            <span className="sr-only">{t('season.actions')}</span>
          </TableHeaderCell>
        )}
      </tr>
    </TableHead>
  );
}

function FigureCells({ totals, view }: { totals: SeasonTotals; view: SeasonView }) {
  const text = useFigureText(totals, view);
  const cells = [
    ...FIGURES.map((figure) => [figure, text.figure(figure), undefined] as const),
    ...SHOTS.map((shot) => [shot, text.percentage(shot), text.shots(shot)] as const),
  ];
  return cells.map(([column, figure, title]) => (
    <TableCell key={column} className="px-2.5 text-right" title={title}>
      {figure}
    </TableCell>
  ));
}
