/** What surrounds a chart: the legend with one point's values, and all values as a table. */
import type { ComponentType, ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';
import type { LineChartProps } from './line-chart.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from './table.tsx';

/** Colour, dash and marker differ together: each line can be told without its colour. */
export const SERIES_LOOKS = [
  { colour: 'text-court', dash: undefined },
  { colour: 'text-ball-text', dash: '7 4' },
  { colour: 'text-muted', dash: '2 4' },
] as const;

const MARKER_RADIUS = 3.5;
const LARGE_MARKER_RADIUS = 5;

export type MarkerProps = { x: number; y: number; place: number; isLarge: boolean };

export function SeriesMarker({ x, y, place, isLarge }: MarkerProps) {
  const radius = isLarge ? LARGE_MARKER_RADIUS : MARKER_RADIUS;
  const kind = place % SERIES_LOOKS.length;
  if (kind === 0) return <circle cx={x} cy={y} r={radius} fill="currentColor" />;
  return (
    <rect
      x={x - radius}
      y={y - radius}
      width={radius * 2}
      height={radius * 2}
      fill="currentColor"
      transform={kind === 1 ? undefined : `rotate(45 ${x} ${y})`}
    />
  );
}

type ChartFigureProps = LineChartProps & {
  children: ReactNode;
  active: number;
  /** How the legend marks a series, as the drawing does. */
  Marker?: ComponentType<MarkerProps>;
};

export function ChartFigure({ children, active, Marker = SeriesMarker, ...chart }: ChartFigureProps) {
  const { label, points, series, formatValue } = chart;
  const t = useText();
  return (
    <figure aria-label={label} className="flex min-w-0 flex-col gap-3">
      <figcaption className="flex flex-wrap items-center gap-x-5 gap-y-1 text-sm">
        <span className="font-medium">{points[active]?.label}</span>
        {series.map(({ name, values }, place) => {
          const value = values[active];
          return (
            <span key={name} className="flex items-center gap-1.5">
              <svg
                aria-hidden
                viewBox="0 0 12 12"
                className={`size-3 shrink-0 ${SERIES_LOOKS[place % SERIES_LOOKS.length]?.colour}`}
              >
                <Marker x={6} y={6} place={place} isLarge={false} />
              </svg>
              <span className="text-muted">{name}</span>
              <span className="font-semibold tabular-nums">
                {value === null || value === undefined ? t('ui.chart.no_value') : formatValue(value)}
              </span>
            </span>
          );
        })}
      </figcaption>
      {children}
      <details className="group text-sm print:hidden">
        <summary className="w-fit rounded-sm py-1 text-court underline decoration-court/35 underline-offset-4 hover:decoration-court">
          {t('ui.chart.as_table')}
        </summary>
        <div className="mt-3">
          <ChartTable {...chart} />
        </div>
      </details>
    </figure>
  );
}

function ChartTable({ label, pointsLabel, points, series, formatValue }: LineChartProps) {
  const t = useText();
  return (
    <Table label={label} className="w-auto min-w-1/2">
      <TableHead>
        <tr>
          <TableHeaderCell>{pointsLabel}</TableHeaderCell>
          {series.map(({ name }) => (
            <TableHeaderCell key={name} className="text-right">
              {name}
            </TableHeaderCell>
          ))}
        </tr>
      </TableHead>
      <TableBody>
        {points.map((point, index) => (
          <TableRow key={point.key}>
            <TableHeaderCell scope="row">{point.label}</TableHeaderCell>
            {series.map(({ name, values }) => {
              const value = values[index];
              return (
                <TableCell key={name} className="text-right">
                  {value === null || value === undefined ? t('ui.chart.no_value') : formatValue(value)}
                </TableCell>
              );
            })}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
