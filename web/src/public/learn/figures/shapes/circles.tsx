import { NumberedLegend } from '../figure-pieces.tsx';
import { Drawing, Mark } from '../drawings/drawing-pieces.tsx';
import type { ShapeProps } from '../figure.schema.ts';

/** Three circles inside each other, the narrowest first. */
export function Circles({ figure, say }: ShapeProps<'circles'>) {
  return (
    <div className="flex flex-col items-center gap-5 sm:flex-row sm:gap-8">
      <Drawing hasFloor={false}>
        <circle cx="140" cy="95" r="92" className="fill-court-soft stroke-court" strokeWidth="2" />
        <circle cx="140" cy="107" r="66" className="fill-hardwood stroke-court" strokeWidth="2" />
        <circle cx="140" cy="124" r="38" className="fill-verified-soft stroke-verified" strokeWidth="3" />
        <Mark x={140} y={124} value={1} />
        <Mark x={140} y={63} value={2} />
        <Mark x={140} y={22} value={3} />
      </Drawing>
      <NumberedLegend parts={figure.rings} say={say} />
    </div>
  );
}
