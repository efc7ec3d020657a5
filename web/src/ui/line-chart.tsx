/** A small line chart: readable without colour, in print, and as a table. The legend gives the values of one point. */
import { useRef, useState, type PointerEvent } from 'react';
import { ChartFigure, SERIES_LOOKS, SeriesMarker } from './line-chart-parts.tsx';
import { axisTicks, fittingLabels, linePath, xPositions, yPosition } from './line-chart-scale.ts';
import { useWidth } from './use-width.ts';

export type ChartPoint = {
  key: string;
  label: string;
  /** Its place on the axis, ascending; in equal steps when left out. */
  at?: number;
};
export type ChartSeries = { name: string; values: readonly (number | null)[] };

export type LineChartProps = {
  label: string;
  /** Heads the first column of the table. */
  pointsLabel: string;
  points: readonly ChartPoint[];
  /** At most three: more lines than that tell nothing. */
  series: readonly ChartSeries[];
  formatValue: (value: number) => string;
  /** The axis starts at zero. Without it, it starts near the lowest value. */
  isZeroBased?: boolean;
  /** What the axis is divided in, where that is not the unit of the values: else two of its lines could read alike. */
  axis?: AxisUnit;
};

export interface AxisUnit {
  to: (value: number) => number;
  from: (tick: number) => number;
  /** The finest that `formatValue` tells apart. */
  leastStep: number;
}

const SAME_UNIT: AxisUnit = { to: (value) => value, from: (tick) => tick, leastStep: 0 };
const HEIGHT = 220;
/** Keeps the first and the last marker off the axis and the edge. */
const MARKER_ROOM = 10;

export function LineChart({
  label,
  pointsLabel,
  points,
  series,
  formatValue,
  isZeroBased = false,
  axis = SAME_UNIT,
}: LineChartProps) {
  const holder = useRef<HTMLDivElement>(null);
  const width = useWidth(holder);
  const [pointed, setPointed] = useState<number | null>(null);

  const ticks = axisTicks(
    series.flatMap(({ values }) => values.filter((value) => value !== null).map(axis.to)),
    isZeroBased,
    axis,
  ).map(axis.from);
  const widestTick = Math.max(...ticks.map((tick) => formatValue(tick).length));
  const frame = { left: 14 + widestTick * 8, right: width - 18, top: 14, bottom: HEIGHT - 30 };
  const xs = xPositions(
    points.map(({ at }, index) => at ?? index),
    { ...frame, left: frame.left + MARKER_ROOM, right: frame.right - MARKER_ROOM },
  );
  const labelled = fittingLabels(
    xs,
    points.map(({ label: name }) => name),
    width,
  );
  const active = pointed !== null && pointed < points.length ? pointed : points.length - 1;
  const activeX = xs[active] ?? 0;

  const point = (event: PointerEvent<SVGSVGElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    setPointed(nearestIndex(xs, ((event.clientX - box.left) / box.width) * width));
  };

  return (
    <ChartFigure {...{ label, pointsLabel, points, series, formatValue, active }}>
      <div ref={holder}>
        <svg
          aria-hidden
          viewBox={`0 0 ${width} ${HEIGHT}`}
          className="block h-auto w-full touch-pan-y overflow-visible"
          onPointerMove={point}
          onPointerDown={point}
          onPointerLeave={() => setPointed(null)}
        >
          {ticks.map((tick) => (
            <g key={tick} transform={`translate(0 ${yPosition(tick, ticks, frame)})`}>
              <line x1={frame.left} x2={frame.right} className="stroke-line" />
              <text
                x={frame.left - 8}
                dy="0.35em"
                textAnchor="end"
                className="fill-muted text-sm tabular-nums"
              >
                {formatValue(tick)}
              </text>
            </g>
          ))}
          {points.map(
            ({ key, label: name }, index) =>
              labelled.has(index) && (
                <text
                  key={key}
                  x={labelled.get(index)}
                  y={HEIGHT - 6}
                  textAnchor="middle"
                  className="fill-muted text-sm"
                >
                  {name}
                </text>
              ),
          )}
          <line
            x1={activeX}
            x2={activeX}
            y1={frame.top}
            y2={frame.bottom}
            className="stroke-line-strong print:hidden"
            strokeDasharray="2 4"
          />
          {series.map(({ name, values }, place) => {
            const look = SERIES_LOOKS[place % SERIES_LOOKS.length];
            const dots = values.map((value, index) =>
              value === null ? null : { x: xs[index] ?? 0, y: yPosition(value, ticks, frame) },
            );
            return (
              <g key={name} className={look?.colour}>
                <path
                  d={linePath(dots)}
                  fill="none"
                  stroke="currentColor"
                  strokeWidth="2.25"
                  strokeLinejoin="round"
                  strokeDasharray={look?.dash}
                />
                {dots.map(
                  (dot, index) =>
                    dot && (
                      <SeriesMarker
                        key={points[index]?.key}
                        {...dot}
                        place={place}
                        isLarge={index === active}
                      />
                    ),
                )}
              </g>
            );
          })}
        </svg>
      </div>
    </ChartFigure>
  );
}

function nearestIndex(xs: readonly number[], x: number): number {
  let nearest = 0;
  for (const [index, position] of xs.entries()) {
    if (Math.abs(position - x) < Math.abs((xs[nearest] ?? 0) - x)) nearest = index;
  }
  return nearest;
}
