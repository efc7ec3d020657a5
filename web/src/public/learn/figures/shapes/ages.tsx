import { cn } from '../../../../ui/class-names.ts';
import { LOOKS } from '../figure-looks.ts';
import { LabelAndText, ToneSign } from '../figure-pieces.tsx';
import type { FigureOf, ShapeProps } from '../figure.schema.ts';

type Row = FigureOf<'ages'>['rows'][number];
type Span = { from: number; to: number };

/** Bars over a scale of ages. Percentages instead of a fixed width: the numbers keep their size on every screen. */
export function Ages({ figure: { from, to, rows, scale }, say }: ShapeProps<'ages'>) {
  return (
    <>
      <p className="-mt-3 mb-3 text-sm text-muted">{say(scale)}</p>
      <ul className="flex flex-col gap-4">
        {rows.map((row) => (
          <li key={row.label.en}>
            <div className="flex gap-2">
              <ToneSign tone={row.tone} className="mt-0.5" />
              <span className="min-w-0">
                <LabelAndText label={row.label} text={row.text} say={say} />
              </span>
            </div>
            <Bar row={row} span={{ from, to }} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Bar({ row: { start, end, tone, grows }, span }: { row: Row; span: Span }) {
  const [left, right] = [placeOf(start, span), placeOf(end, span)];
  const place = { x: `${left}%`, y: '2', width: `${right - left}%`, height: '16' };
  return (
    <svg aria-hidden className="mt-1.5 h-11 w-full">
      <rect y="2" width="100%" height="16" rx="8" className="fill-sunken" />
      {grows ? (
        // Its own coordinates, stretched: a wedge needs slanted lines, which percentages cannot draw.
        <svg {...place} viewBox="0 0 100 16" preserveAspectRatio="none">
          <path d="M0 14L100 0V16H0Z" className={LOOKS[tone].fill} />
        </svg>
      ) : (
        <rect {...place} rx="8" className={LOOKS[tone].fill} />
      )}
      {agesIn(span).map((age) => (
        <Tick key={age} age={age} span={span} isEdge={age === start || age === end} />
      ))}
    </svg>
  );
}

/** Every age has a stroke. Ages where something changes are written large, the ends of the scale small. */
function Tick({ age, span, isEdge }: { age: number; span: Span; isEdge: boolean }) {
  const x = `${placeOf(age, span)}%`;
  const isEnd = age === span.from || age === span.to;
  if (!isEnd && !isEdge) return <rect x={x} y="22" width="1" height="4" className="fill-line-strong" />;
  return (
    <>
      {!isEnd && <rect x={x} y="0" width="2" height="28" className="fill-ink" />}
      <text
        x={x}
        y="42"
        textAnchor={age === span.from ? 'start' : age === span.to ? 'end' : 'middle'}
        className={cn('text-sm tabular-nums', isEnd ? 'fill-muted' : 'fill-ink font-bold')}
      >
        {age}
      </text>
    </>
  );
}

function placeOf(age: number, { from, to }: Span): number {
  return ((age - from) / (to - from)) * 100;
}

function agesIn({ from, to }: Span): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
