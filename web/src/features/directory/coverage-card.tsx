/** How athletes spread over countries and classes: a table whose shades only repeat what its numbers say. */
import { BadgeCheck, BookUser } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import { useErrorText } from '../../api/use-error-text.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '../../ui/card.tsx';
import { cn } from '../../ui/class-names.ts';
import { CountryName } from '../../ui/country-name.tsx';
import { EmptyState, ErrorState, LoadingView } from '../../ui/states.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeaderCell } from '../../ui/table.tsx';
import { coverageGrid, shadeOf, type CoverageGrid, type CoverageRow } from './coverage-grid.ts';
import type { DirectoryFilters } from './directory-address.ts';
import type { useCoverage } from './directory.queries.ts';

/** More rows than these are shown on request. */
const FIRST_ROWS = 5;
const SHADES = ['', 'bg-court/6', 'bg-court/12', 'bg-court/20', 'bg-court/30'] as const;

type Choose = (filters: DirectoryFilters) => void;

type CoverageCardProps = { coverage: ReturnType<typeof useCoverage>; onChoose: Choose };

export function CoverageCard({ coverage, onChoose }: CoverageCardProps) {
  const t = useText();
  const titleId = useId();
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader>
        <CardTitle id={titleId}>{t('directory.coverage')}</CardTitle>
        <CardDescription>{t('directory.coverage.text')}</CardDescription>
      </CardHeader>
      <CardContent>
        <Loaded coverage={coverage} onChoose={onChoose} />
      </CardContent>
    </Card>
  );
}

function Loaded({ coverage, onChoose }: CoverageCardProps) {
  const t = useText();
  const errorText = useErrorText();
  const { data, error, isPending, isFetching, refetch } = coverage;
  const grid = useMemo(() => data && coverageGrid(data), [data]);
  if (isPending) return <LoadingView className="min-h-32" />;
  if (grid === undefined) {
    return (
      <ErrorState
        title={t('directory.coverage.failed')}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      >
        {errorText(error)}
      </ErrorState>
    );
  }
  if (grid.rows.length === 0) {
    return <EmptyState icon={BookUser} title={t('directory.coverage.empty')} className="py-4" />;
  }
  return <Grid grid={grid} onChoose={onChoose} />;
}

function Grid({ grid, onChoose }: { grid: CoverageGrid; onChoose: Choose }) {
  const t = useText();
  const [isWhole, setIsWhole] = useState(false);
  const rows = isWhole ? grid.rows : grid.rows.slice(0, FIRST_ROWS);
  return (
    <div className="flex flex-col gap-3">
      <Table label={t('directory.coverage.table')} className="w-auto min-w-full">
        <TableHead>
          <tr>
            <TableHeaderCell>{t('directory.country')}</TableHeaderCell>
            {grid.classes.map((year) => (
              <TableHeaderCell key={year} className="text-center">
                {year ?? t('directory.coverage.no_class')}
              </TableHeaderCell>
            ))}
            <TableHeaderCell className="text-center">{t('directory.coverage.total')}</TableHeaderCell>
          </tr>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <Row key={row.country} row={row} grid={grid} onChoose={onChoose} />
          ))}
        </TableBody>
      </Table>
      <p className="flex items-center gap-1.5 text-sm text-muted">
        <BadgeCheck aria-hidden className="size-4 shrink-0 text-verified" />
        {t('directory.coverage.legend')}
      </p>
      {rows.length < grid.rows.length && (
        <Button variant="secondary" size="sm" className="self-start" onClick={() => setIsWhole(true)}>
          {t('directory.coverage.show_all', { count: grid.rows.length })}
        </Button>
      )}
    </div>
  );
}

function Row({ row, grid, onChoose }: { row: CoverageRow; grid: CoverageGrid; onChoose: Choose }) {
  const chosen = { kind: 'athletes', search: null, country_code: row.country } as const;
  return (
    <tr>
      <TableHeaderCell scope="row" className="text-base text-ink">
        <CountryName code={row.country} />
      </TableHeaderCell>
      {row.cells.map((counts, index) => {
        const year = grid.classes[index] ?? null;
        const shade = SHADES[shadeOf(counts?.athletes ?? 0, grid.most)];
        return (
          <TableCell key={year} className={cn('p-1 text-center', shade)}>
            {counts === null ? (
              <span className="text-muted">0</span>
            ) : (
              <Counts
                {...counts}
                // Nobody can filter by having named no class.
                onPress={year === null ? null : () => onChoose({ ...chosen, grad_year: year })}
              />
            )}
          </TableCell>
        );
      })}
      <TableCell className="p-1 text-center font-medium">
        <Counts {...row.total} onPress={() => onChoose(chosen)} />
      </TableCell>
    </tr>
  );
}

type CountsProps = { athletes: number; verified: number; onPress: (() => void) | null };

function Counts({ athletes, verified, onPress }: CountsProps) {
  const t = useText();
  const format = useFormat();
  const shown = (
    <>
      <span aria-hidden className="block">
        {format.number(athletes)}
      </span>
      <span aria-hidden className="flex items-center justify-center gap-1 text-sm">
        <BadgeCheck className="size-3.5 shrink-0 text-verified" />
        {format.number(verified)}
      </span>
      <span className="sr-only">{t('directory.coverage.cell', { athletes, verified })}</span>
    </>
  );
  if (onPress === null) return <div className="relative px-2 py-1.5">{shown}</div>;
  return (
    <button
      type="button"
      className="relative min-h-11 w-full min-w-14 rounded-sm px-2 py-1.5 transition-colors hover:bg-ink/8"
      onClick={onPress}
    >
      {shown}
    </button>
  );
}
