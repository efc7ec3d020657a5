import { LabelAndText } from '../figure-pieces.tsx';
import type { ShapeProps } from '../figure.schema.ts';

const FILLS = ['fill-court', 'fill-ball', 'fill-hardwood', 'fill-court'];

/** A strip of film whose parts are as long as they last. */
export function Film({ figure: { parts }, say }: ShapeProps<'film'>) {
  const whole = parts.reduce((all, { seconds }) => all + seconds, 0);
  const startOf = (index: number) => parts.slice(0, index).reduce((all, { seconds }) => all + seconds, 0);
  const percent = (seconds: number) => `${(seconds / whole) * 100}%`;
  return (
    <>
      <svg aria-hidden className="h-16 w-full rounded-sm">
        <rect width="100%" height="64" className="fill-night" />
        <line
          x1="4"
          x2="100%"
          y1="7"
          y2="7"
          className="stroke-on-night"
          strokeWidth="6"
          strokeDasharray="7 9"
        />
        <line
          x1="4"
          x2="100%"
          y1="57"
          y2="57"
          className="stroke-on-night"
          strokeWidth="6"
          strokeDasharray="7 9"
        />
        {parts.map(({ label, seconds }, index) => (
          <rect
            key={label.en}
            x={percent(startOf(index))}
            y="14"
            width={percent(seconds)}
            height="36"
            className={`${FILLS[index % FILLS.length]} stroke-night`}
            strokeWidth="2"
          />
        ))}
      </svg>
      <ol className="mt-4 grid gap-3 sm:grid-cols-2">
        {parts.map(({ label, text, length }, index) => (
          <li key={label.en} className="flex gap-3">
            <svg aria-hidden viewBox="0 0 24 24" className="size-6 shrink-0">
              <rect y="3" width="24" height="18" rx="3" className={FILLS[index % FILLS.length]} />
            </svg>
            <span className="min-w-0">
              <LabelAndText label={label} text={text} say={say} />
              <span className="mt-0.5 block text-sm font-semibold text-ball-text">{say(length)}</span>
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}
