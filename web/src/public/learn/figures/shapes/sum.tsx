import { ArrowDown, Plus } from 'lucide-react';
import { cn } from '../../../../ui/class-names.ts';
import { LOOKS } from '../figure-looks.ts';
import { IconDisc, LabelAndText, ToneSign } from '../figure-pieces.tsx';
import type { Pictured, Say, ShapeProps } from '../figure.schema.ts';

/** Two things that are needed together, and what they open. */
export function Sum({ figure: { parts, result }, say }: ShapeProps<'sum'>) {
  const [first, second] = parts;
  return (
    <>
      <ul className="flex flex-col gap-2 sm:flex-row sm:gap-3">
        {first && <Part part={first} say={say} />}
        <li aria-hidden className="grid place-items-center">
          <Plus aria-hidden className="size-6 text-ball-text" />
        </li>
        {second && <Part part={second} say={say} />}
      </ul>
      <ArrowDown aria-hidden className="mx-auto my-2 size-6 text-ball-text" />
      <p className={cn('flex items-center gap-3 rounded-md border p-4', LOOKS[result.tone].box)}>
        <IconDisc icon={result.icon} tone={result.tone} />
        <span className="min-w-0 flex-1">
          <LabelAndText label={result.label} text={result.text} say={say} />
        </span>
        <ToneSign tone={result.tone} />
      </p>
    </>
  );
}

function Part({ part, say }: { part: Pictured; say: Say }) {
  return (
    <li className="flex gap-3 rounded-md border border-line bg-paper p-4 sm:flex-1">
      <IconDisc icon={part.icon} />
      <span className="min-w-0">
        <LabelAndText label={part.label} text={part.text} say={say} />
      </span>
    </li>
  );
}
