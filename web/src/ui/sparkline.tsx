import { linePath, xPositions, yPosition } from './line-chart-scale.ts';

type SparklineProps = {
  /** What the line tells, in words. */
  label: string;
  values: readonly number[];
  /** Under its two ends. */
  from: string;
  to: string;
};

const FRAME = { left: 3, right: 297, top: 6, bottom: 50 };

/** A small line of counts from zero, without an axis: how busy it was, at a glance. */
export function Sparkline({ label, values, from, to }: SparklineProps) {
  const scale = [0, Math.max(1, ...values)];
  const xs = xPositions([...values.keys()], FRAME);
  const dots = values.map((value, index) => ({ x: xs[index] ?? 0, y: yPosition(value, scale, FRAME) }));
  const last = dots.at(-1);
  const line = linePath(dots);
  return (
    <figure aria-label={label} className="flex min-w-0 flex-col gap-1 text-court">
      <svg
        aria-hidden
        viewBox="0 0 300 54"
        preserveAspectRatio="none"
        className="h-14 w-full overflow-visible"
      >
        <path
          d={`${line}L${FRAME.right} ${FRAME.bottom}L${FRAME.left} ${FRAME.bottom}Z`}
          className="fill-court/10"
        />
        <path
          d={line}
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
        />
        {last && (
          <line
            x1={last.x}
            x2={last.x}
            y1={last.y}
            y2={last.y}
            stroke="currentColor"
            strokeWidth="7"
            strokeLinecap="round"
            vectorEffect="non-scaling-stroke"
          />
        )}
      </svg>
      <figcaption aria-hidden className="flex justify-between text-sm text-muted tabular-nums">
        <span>{from}</span>
        <span>{to}</span>
      </figcaption>
    </figure>
  );
}
