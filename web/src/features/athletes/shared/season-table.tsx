/** Seasons as a table, per game or in totals. Every figure is the server's; nothing is computed here. */
import type { Season, SeasonList, SeasonTotals } from '@faircourt/contracts/athletes';
import { useState, type ReactNode } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { Segmented } from '../../../ui/segmented.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '../../../ui/table.tsx';
import { FIGURES, SHOTS, useFigureText, type SeasonView } from './season-figures.ts';
import { VerifiedBadge } from '../../../domain/verification/verified-badge.tsx';

const VIEWS = ['per_game', 'totals'] as const satisfies readonly SeasonView[];

type SeasonTableProps = {
  list: SeasonList;
  /** Beside the name of a season, in place of its badge. */
  renderMark?: (season: Season) => ReactNode;
  /** What may be done with a season, in a last column. */
  renderActions?: (season: Season) => ReactNode;
};

export function SeasonTable({ list: { seasons, career }, renderMark, renderActions }: SeasonTableProps) {
  const t = useText();
  const [view, setView] = useState<SeasonView>('per_game');
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <Segmented
        label={t('season.view')}
        options={VIEWS.map((value) => ({ value, label: t(`season.view.${value}`) }))}
        value={view}
        onChange={setView}
      />
      <Table label={t('season.table')}>
        <SeasonColumns hasActions={renderActions !== undefined} />
        <TableBody>
          {seasons.map((season) => (
            <TableRow key={season.id}>
              <TableHeaderCell scope="row" className="min-w-36 whitespace-normal text-ink">
                <SeasonName season={season}>{renderMark?.(season)}</SeasonName>
              </TableHeaderCell>
              <FigureCells totals={season} view={view} />
              {renderActions && (
                <TableCell className="py-1 pr-2 text-right">{renderActions(season)}</TableCell>
              )}
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
    </div>
  );
}

function SeasonColumns({ hasActions }: { hasActions: boolean }) {
  const t = useText();
  return (
    <TableHead>
      <tr>
        <TableHeaderCell>{t('season.column.season')}</TableHeaderCell>
        {FIGURES.map((figure) => (
          <TableHeaderCell key={figure} className="px-2.5 text-right">
            <abbr title={t(`season.${figure}`)} className="no-underline">
              {t(`season.column.${figure}`)}
            </abbr>
          </TableHeaderCell>
        ))}
        {SHOTS.map((shot) => (
          <TableHeaderCell key={shot} className="px-2.5 text-right">
            <abbr title={t('season.percentage', { shot: t(`season.${shot}`) })} className="no-underline">
              {t(`season.column.${shot}`)}
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

function SeasonName({
  season: { label, team, league, badge },
  children,
}: {
  season: Season;
  children: ReactNode;
}) {
  const t = useText();
  const place = [team, league].filter(Boolean).join(' · ');
  return (
    <>
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
        {label}
        {children ?? (badge && <VerifiedBadge badge={badge} label={t('season.verified')} />)}
      </span>
      {place && <span className="block font-normal text-muted">{place}</span>}
    </>
  );
}

function FigureCells({ totals, view }: { totals: SeasonTotals; view: SeasonView }) {
  const text = useFigureText(totals, view);
  return (
    <>
      {FIGURES.map((figure) => (
        <TableCell key={figure} className="px-2.5 text-right">
          {text.figure(figure)}
        </TableCell>
      ))}
      {SHOTS.map((shot) => (
        <TableCell key={shot} className="px-2.5 text-right whitespace-nowrap" title={text.shots(shot)}>
          {text.percentage(shot)}
        </TableCell>
      ))}
    </>
  );
}
