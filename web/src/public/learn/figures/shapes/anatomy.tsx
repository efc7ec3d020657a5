import { DRAWN } from '../drawings/drawn.ts';
import { NumberedLegend } from '../figure-pieces.tsx';
import type { ShapeProps } from '../figure.schema.ts';

/** A thing with numbers on its parts, and what each part is. */
export function Anatomy({ figure, say }: ShapeProps<'anatomy'>) {
  const Drawn = DRAWN[figure.drawing];
  return (
    <div className="flex flex-col items-center gap-5 sm:flex-row sm:items-start sm:gap-8">
      <Drawn />
      <NumberedLegend parts={figure.parts} say={say} />
    </div>
  );
}
