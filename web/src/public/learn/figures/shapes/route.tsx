import { ArrowDown } from 'lucide-react';
import { cn } from '../../../../ui/class-names.ts';
import { LOOKS } from '../figure-looks.ts';
import { IconDisc, LabelAndText, ToneSign } from '../figure-pieces.tsx';
import type { ShapeProps } from '../figure.schema.ts';
import { StepList } from './steps.tsx';

/** Who reaches whom, and the ways in which it can end. */
export function Route({ figure, say }: ShapeProps<'route'>) {
  return (
    <>
      <StepList steps={figure.stops} say={say} />
      <ArrowDown aria-hidden className="mx-auto my-2 size-5 text-line-strong" />
      <ul className={cn('grid gap-2', figure.ends.length === 3 ? 'sm:grid-cols-3' : 'sm:grid-cols-2')}>
        {figure.ends.map((end) => (
          <li
            key={end.label.en}
            className={cn('flex items-start gap-3 rounded-md border p-3', LOOKS[end.tone].box)}
          >
            <IconDisc icon={end.icon} tone={end.tone} />
            <span className="min-w-0 flex-1 pt-0.5">
              <LabelAndText label={end.label} text={end.text} say={say} />
            </span>
            <ToneSign tone={end.tone} />
          </li>
        ))}
      </ul>
    </>
  );
}
