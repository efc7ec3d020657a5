import { cn } from './class-names.ts';
import { FLAG_SHAPES } from './flag-shapes.ts';

/** A country's flag, or its two letters in a frame. The country is named beside it, so it says nothing by itself. */
export function Flag({ code, className }: { code: string; className?: string }) {
  const shapes = FLAG_SHAPES[code.toUpperCase()];
  return (
    <svg
      aria-hidden
      viewBox="0 0 30 20"
      className={cn('inline-block h-3.5 w-[1.3125rem] shrink-0 overflow-hidden rounded-[2px]', className)}
    >
      {shapes ? (
        shapes.map(({ d, fill }) => <path key={`${fill}${d}`} d={d} fill={fill} />)
      ) : (
        <>
          <rect width="30" height="20" className="fill-court-soft" />
          <text x="15" y="14.5" textAnchor="middle" fontSize="12.5" fontWeight="600" className="fill-court">
            {code.toUpperCase()}
          </text>
        </>
      )}
      <rect x=".5" y=".5" width="29" height="19" className="fill-none stroke-line-strong" opacity=".55" />
    </svg>
  );
}
