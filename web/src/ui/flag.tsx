import { cn } from './class-names.ts';
import { FLAG_SHAPES } from './flag-shapes.ts';

/** A country's flag, or its two letters in a frame. The country is named beside it, so it says nothing by itself. */
export function Flag({ code, className }: { code: string; className?: string }) {
  const shapes = FLAG_SHAPES[code.toUpperCase()];
  if (!shapes) return <Letters code={code} className={className} />;
  return (
    <svg
      aria-hidden
      viewBox="0 0 30 20"
      className={cn('inline-block h-3.5 w-[1.3125rem] shrink-0 overflow-hidden rounded-[2px]', className)}
    >
      {shapes.map(({ d, fill }) => (
        <path key={`${fill}${d}`} d={d} fill={fill} />
      ))}
      <rect x=".5" y=".5" width="29" height="19" className="fill-none stroke-line-strong" opacity=".55" />
    </svg>
  );
}

/** Drawn by the style sheet: they are no text of a button that names the country. */
function Letters({ code, className }: { code: string; className?: string | undefined }) {
  return (
    <span
      aria-hidden
      data-letters={code.toUpperCase()}
      className={cn(
        'inline-grid h-3.5 w-[1.3125rem] shrink-0 place-items-center rounded-[2px] bg-court-soft text-[0.5625rem] leading-none font-semibold text-court inset-ring inset-ring-line-strong/55 before:content-[attr(data-letters)]',
        className,
      )}
    />
  );
}
