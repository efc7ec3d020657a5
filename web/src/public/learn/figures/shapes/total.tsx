import type { ShapeProps } from '../figure.schema.ts';
import { StepList } from './steps.tsx';

const FULL = 160;

/** Small amounts laid on top of each other until they cross a line, and what follows then. */
export function Total({ figure: { parts, line, after }, say }: ShapeProps<'total'>) {
  const sum = parts.reduce((all, { amount }) => all + amount, 0);
  const height = (amount: number) => (amount / sum) * FULL;
  const below = (index: number) => parts.slice(0, index).reduce((all, { amount }) => all + amount, 0);
  return (
    <div className="grid items-center gap-x-10 sm:grid-cols-2">
      <div>
        <div className="flex items-stretch gap-4">
          <svg aria-hidden viewBox="0 0 112 176" width="112" height="176" className="shrink-0">
            {parts.map(({ label, amount }, index) => (
              <rect
                key={label.en}
                x="20"
                y={8 + FULL - height(below(index)) - height(amount) + 2}
                width="72"
                height={height(amount) - 2}
                rx="5"
                className={below(index + 1) >= line.amount ? 'fill-ball' : 'fill-court'}
              />
            ))}
            <rect x="4" y="168" width="104" height="4" rx="2" className="fill-hardwood" />
            <path
              d={`M0 ${8 + FULL - height(line.amount)}H112`}
              className="stroke-stop"
              strokeWidth="3"
              strokeDasharray="7 5"
            />
          </svg>
          {/* The same order as in the drawing: the last part lies on top. */}
          <ul className="flex min-w-0 flex-col-reverse justify-around font-semibold text-ink">
            {parts.map(({ label }) => (
              <li key={label.en}>{say(label)}</li>
            ))}
          </ul>
        </div>
        <p className="mt-2 flex max-sm:mb-4 items-center gap-2 text-sm font-semibold text-stop">
          <svg aria-hidden viewBox="0 0 24 4" className="h-1 w-6 shrink-0">
            <path d="M0 2H24" className="stroke-stop" strokeWidth="3" strokeDasharray="7 5" />
          </svg>
          {say(line.label)}
        </p>
      </div>
      <StepList steps={after} say={say} hasRoom={false} />
    </div>
  );
}
