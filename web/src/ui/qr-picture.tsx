import { cn } from './class-names.ts';
import type { QrShape } from './qr-code.ts';

/** `label` says where the code leads: nobody can read the picture itself. */
export function QrPicture({
  shape,
  label,
  className,
}: {
  shape: QrShape;
  label: string;
  className?: string;
}) {
  return (
    <svg
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn here: an img has nothing to load
      role="img"
      aria-label={label}
      viewBox={`0 0 ${shape.size} ${shape.size}`}
      shapeRendering="crispEdges"
      className={cn('w-full rounded-md bg-white', className)}
    >
      {/* Always black on white: cameras read the reverse badly. */}
      <path fill="#000" d={shape.path} />
    </svg>
  );
}
