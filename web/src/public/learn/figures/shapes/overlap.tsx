import { NumberedLegend } from '../figure-pieces.tsx';
import { Drawing, Mark } from '../drawings/drawing-pieces.tsx';
import type { ShapeProps } from '../figure.schema.ts';

/** Two circles and what they have in common, which is the point. */
export function Overlap({ figure: { left, both, right }, say }: ShapeProps<'overlap'>) {
  return (
    <div className="flex flex-col items-center gap-5 sm:flex-row sm:gap-8">
      <Drawing hasFloor={false}>
        <circle cx="100" cy="95" r="76" className="fill-court-soft stroke-court" strokeWidth="2" />
        <circle cx="180" cy="95" r="76" className="fill-court-soft stroke-court" strokeWidth="2" />
        <path
          d="M140 30.4a76 76 0 0 1 0 129.2a76 76 0 0 1 0-129.2Z"
          className="fill-hardwood stroke-court"
          strokeWidth="2"
        />
        <Mark x={62} y={95} value={1} />
        <Mark x={218} y={95} value={2} />
        <Mark x={140} y={95} value={3} />
      </Drawing>
      <NumberedLegend parts={[left, right, both]} say={say} />
    </div>
  );
}
