import { cn } from '../../../../ui/class-names.ts';
import { LOOKS } from '../figure-looks.ts';
import { LabelAndText, ToneSign } from '../figure-pieces.tsx';
import type { Tone } from '../figure-names.ts';
import type { ShapeProps } from '../figure.schema.ts';

/** Moments on a line that runs down the page: it has room for long words in every language. */
export function Timeline({ figure, say }: ShapeProps<'timeline'>) {
  return (
    <ol>
      {figure.points.map((point, index) => (
        <li key={point.when.en + point.label.en} className="flex gap-4">
          <Knot tone={point.tone} isLast={index === figure.points.length - 1} />
          <div className="min-w-0 pb-5 sm:flex sm:flex-1 sm:gap-5">
            <p className={cn('font-semibold sm:w-36 sm:shrink-0', LOOKS[point.tone].text)}>
              {say(point.when)}
            </p>
            <div className="min-w-0 flex-1">
              <LabelAndText label={point.label} text={point.text} say={say} />
            </div>
          </div>
          <ToneSign tone={point.tone} className="ml-auto" />
        </li>
      ))}
    </ol>
  );
}

function Knot({ tone, isLast }: { tone: Tone; isLast: boolean }) {
  return (
    <span aria-hidden className="flex w-4 shrink-0 flex-col items-center">
      <svg aria-hidden viewBox="0 0 16 16" className="mt-1 size-4 shrink-0">
        <circle cx="8" cy="8" r="7" className={LOOKS[tone].fill} />
        <circle cx="8" cy="8" r="3" className="fill-surface" />
      </svg>
      {!isLast && <span className="w-0.5 flex-1 bg-line-strong/50" />}
    </span>
  );
}
