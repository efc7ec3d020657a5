import { ArrowDown } from 'lucide-react';
import { Fragment } from 'react';
import { cn } from '../../../../ui/class-names.ts';
import { Arrow, IconDisc, LabelAndText } from '../figure-pieces.tsx';
import type { Pictured, Say, ShapeProps } from '../figure.schema.ts';

/** A way with stations: below each other on a phone, side by side where there is room for all of them. */
export function Steps({ figure, say }: ShapeProps<'steps'>) {
  return <StepList steps={figure.steps} say={say} />;
}

type StepListProps = { steps: readonly Pictured[]; say: Say; hasRoom?: boolean };

export function StepList({ steps, say, hasRoom = true }: StepListProps) {
  // More than four do not fit side by side in a column of text.
  const isRow = hasRoom && steps.length <= 4;
  return (
    <ol className={cn('flex flex-col gap-2', isRow && 'sm:flex-row')}>
      {steps.map((step, index) => (
        <Fragment key={step.label.en}>
          {index > 0 && (
            <li aria-hidden className="flex justify-center">
              {isRow ? <Arrow /> : <ArrowDown className="size-5 text-line-strong" />}
            </li>
          )}
          <li
            className={cn(
              'flex min-w-0 gap-3 rounded-md border border-line bg-paper p-3',
              isRow && 'sm:flex-1 sm:flex-col sm:items-center sm:text-center',
            )}
          >
            <IconDisc icon={step.icon} />
            <span className="min-w-0 self-center">
              <LabelAndText label={step.label} text={step.text} say={say} />
            </span>
          </li>
        </Fragment>
      ))}
    </ol>
  );
}
