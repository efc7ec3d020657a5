/** What our drawings are made of. A drawing is 280 wide, which fits the smallest phone without being scaled. */
import type { ReactNode } from 'react';

/** Drawn things are silent: the legend beside them says the same in words. */
export function Drawing({ children, hasFloor = true }: { children: ReactNode; hasFloor?: boolean }) {
  return (
    <svg aria-hidden viewBox="0 0 280 190" width="280" height="190" className="h-auto max-w-full shrink-0">
      {hasFloor && (
        <>
          <rect width="280" height="190" rx="16" className="fill-court-soft" />
          <path d="M0 158h280v16a16 16 0 0 1-16 16H16a16 16 0 0 1-16-16Z" className="fill-hardwood" />
        </>
      )}
      {children}
    </svg>
  );
}

/** The number of a part, with a line to what it means where it cannot lie on it. */
export function Mark({
  x,
  y,
  value,
  to,
}: {
  x: number;
  y: number;
  value: number;
  to?: [x: number, y: number];
}) {
  return (
    <>
      {to && <path d={`M${x} ${y}L${to[0]} ${to[1]}`} className="stroke-ball-strong" strokeWidth="2" />}
      <circle cx={x} cy={y} r="11" className="fill-ball-strong" />
      <text x={x} y={y + 5} textAnchor="middle" fontSize="14" fontWeight="700" className="fill-white">
        {value}
      </text>
    </>
  );
}

/** Writing that nobody has to read. */
export function Lines({
  x,
  y,
  widths,
  gap = 10,
  className = 'stroke-line-strong',
}: {
  x: number;
  y: number;
  widths: readonly number[];
  gap?: number;
  className?: string;
}) {
  return (
    <path
      d={widths.map((width, index) => `M${x} ${y + index * gap}h${width}`).join('')}
      className={className}
      strokeWidth="4"
      strokeLinecap="round"
    />
  );
}

export function Check({ x, y }: { x: number; y: number }) {
  return <path d={`M${x} ${y}l4 4 7-8`} fill="none" className="stroke-verified" strokeWidth="3" />;
}

export function Paper({ x, y, width, height }: { x: number; y: number; width: number; height: number }) {
  return (
    <rect
      x={x}
      y={y}
      width={width}
      height={height}
      rx="6"
      className="fill-surface stroke-line-strong"
      strokeWidth="1.5"
    />
  );
}

export function Handset({ x, y, width, height }: { x: number; y: number; width: number; height: number }) {
  return (
    <>
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        rx="12"
        className="fill-night stroke-line-strong"
        strokeWidth="1.5"
      />
      <rect x={x + 6} y={y + 10} width={width - 12} height={height - 20} rx="5" className="fill-surface" />
    </>
  );
}

/** The jersey that stands for the athlete on every drawing. */
export function Jersey({
  x,
  y,
  scale = 1,
  number,
}: {
  x: number;
  y: number;
  scale?: number;
  number: string;
}) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path
        d="M5.5 0h5.2c.6 5.6 8 5.6 8.6 0h5.2c.3 6.2 2.3 9.4 5.5 10.6V42H0V10.6C3.2 9.4 5.2 6.2 5.5 0Z"
        className="fill-court"
      />
      <path d="M10.7 0c.6 5.6 8 5.6 8.6 0" fill="none" className="stroke-hardwood" strokeWidth="1.6" />
      <text
        x="15"
        y="29"
        textAnchor="middle"
        fontSize="15"
        fontWeight="700"
        className="fill-surface font-heading"
      >
        {number}
      </text>
    </g>
  );
}

export function Ball({ x, y, radius }: { x: number; y: number; radius: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r={radius} className="fill-ball" />
      <path
        d={`M0 ${-radius}V${radius}M${-radius} 0H${radius}`}
        fill="none"
        className="stroke-night"
        strokeWidth={radius / 9}
      />
    </g>
  );
}

export function Head({ x, y, radius }: { x: number; y: number; radius: number }) {
  return (
    <>
      <circle cx={x} cy={y} r={radius} className="fill-hardwood stroke-night" strokeWidth="1.5" />
      <path
        d={`M${x - radius} ${y - 1}a${radius} ${radius} 0 0 1 ${2 * radius} 0c-${radius / 2}-${radius / 2} -${1.5 * radius}-${radius / 2} -${2 * radius} 0Z`}
        className="fill-night"
      />
    </>
  );
}
