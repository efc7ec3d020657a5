/** Stacked bars: readable without colour, in print, and as a table. The legend gives the values of one bar. */
import { useId, useRef, useState, type PointerEvent } from 'react';
import { ChartFigure, SERIES_LOOKS, type MarkerProps } from './line-chart-parts.tsx';
import { axisTicks, fittingLabels, xPositions, yPosition, type Frame } from './line-chart-scale.ts';
import type { LineChartProps } from './line-chart.tsx';
import { useWidth } from './use-width.ts';

export type BarChartProps = Omit<LineChartProps, 'isZeroBased' | 'axis'>;

const HEIGHT = 220;
const WIDEST_BAR = 40;
/** What a bar takes of the room between two of them. */
const BAR_SHARE = 0.64;

/** Counts, so the axis is of whole numbers and starts at zero. Nothing counted is no bar. */
export function BarChart({ label, pointsLabel, points, series, formatValue }: BarChartProps) {
  const holder = useRef<HTMLDivElement>(null);
  const width = useWidth(holder);
  const [pointed, setPointed] = useState<number | null>(null);

  const totals = points.map((_, index) => series.reduce((sum, { values }) => sum + (values[index] ?? 0), 0));
  const ticks = axisTicks(totals, true).filter((tick) => Number.isInteger(tick));
  const widestTick = Math.max(...ticks.map((tick) => formatValue(tick).length));
  const frame = { left: 14 + widestTick * 8, right: width - 6, top: 14, bottom: HEIGHT - 30 };
  const room = (frame.right - frame.left) / Math.max(points.length, 1);
  const xs = xPositions(
    points.map((_, index) => index),
    { ...frame, left: frame.left + room / 2, right: frame.right - room / 2 },
  );
  const labelled = fittingLabels(
    xs,
    points.map(({ label: name }) => name),
    width,
  );
  const active = pointed ?? points.length - 1;

  const point = (event: PointerEvent<SVGSVGElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const x = ((event.clientX - box.left) / box.width) * width;
    setPointed(Math.min(Math.max(Math.floor((x - frame.left) / room), 0), points.length - 1));
  };
  return (
    <ChartFigure {...{ label, pointsLabel, points, series, formatValue, active }} Marker={Swatch}>
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
          {points.map(({ key, label: name }, index) => (
            <g key={key}>
              <Stack
                x={xs[index] ?? 0}
                width={Math.min(room * BAR_SHARE, WIDEST_BAR)}
                counts={series.map(({ values }) => values[index] ?? 0)}
                ticks={ticks}
                frame={frame}
                isActive={index === pointed}
              />
              {labelled.has(index) && (
                <text
                  x={labelled.get(index)}
                  y={HEIGHT - 6}
                  textAnchor="middle"
                  className="fill-muted text-sm"
                >
                  {name}
                </text>
              )}
            </g>
          ))}
        </svg>
      </div>
    </ChartFigure>
  );
}

type StackProps = {
  x: number;
  width: number;
  counts: readonly number[];
  ticks: readonly number[];
  frame: Frame;
  isActive: boolean;
};

function Stack({ x, width, counts, ticks, frame, isActive }: StackProps) {
  return counts.map((count, place) => {
    const below = counts.slice(0, place).reduce((sum, value) => sum + value, 0);
    const top = yPosition(below + count, ticks, frame);
    const height = yPosition(below, ticks, frame) - top;
    return (
      count > 0 && (
        <Filled
          // oxlint-disable-next-line react/no-array-index-key -- a stack has a part per series, always in this order
          key={place}
          place={place}
          box={{ x: x - width / 2, y: top, width, height }}
          isActive={isActive}
        />
      )
    );
  });
}

/** Full, striped or empty with an edge: each part can be told without its colour. */
function Filled({
  place,
  box,
  isActive,
}: {
  place: number;
  box: { x: number; y: number; width: number; height: number };
  isActive: boolean;
}) {
  const id = useId();
  const kind = place % SERIES_LOOKS.length;
  return (
    <g className={SERIES_LOOKS[kind]?.colour}>
      {kind === 1 && (
        <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="3" height="6" fill="currentColor" />
        </pattern>
      )}
      <rect
        {...box}
        fill={kind === 0 ? 'currentColor' : kind === 1 ? `url(#${id})` : 'transparent'}
        stroke="currentColor"
        strokeWidth={isActive ? 2.5 : 1.25}
      />
    </g>
  );
}

function Swatch({ x, y, place }: MarkerProps) {
  return <Filled place={place} box={{ x: x - 4.5, y: y - 4.5, width: 9, height: 9 }} isActive={false} />;
}
