import { cn } from '../../../../ui/class-names.ts';
import { LOOKS } from '../figure-looks.ts';
import { LabelAndText } from '../figure-pieces.tsx';
import type { ShapeProps } from '../figure.schema.ts';

/** One square for each thing that is counted. */
export function Tally({ figure, say }: ShapeProps<'tally'>) {
  return (
    <ul className="flex flex-col gap-5">
      {figure.groups.map(({ label, text, count, tone }) => (
        <li key={label.en} className="flex flex-col gap-2 sm:flex-row sm:items-center sm:gap-5">
          <svg
            aria-hidden
            viewBox={`0 0 ${count * 34} 30`}
            width={count * 34}
            height="30"
            className="max-w-full shrink-0"
          >
            {Array.from({ length: count }, (_, index) => (
              <g key={index} transform={`translate(${index * 34} 0)`}>
                <rect width="30" height="30" rx="6" className={cn(LOOKS[tone].fill)} />
                <path
                  d="M8 10h14M8 15h14M8 20h9"
                  className="stroke-surface"
                  strokeWidth="2"
                  strokeLinecap="round"
                />
              </g>
            ))}
          </svg>
          <span className="min-w-0">
            <LabelAndText label={label} text={text} say={say} />
          </span>
        </li>
      ))}
    </ul>
  );
}
