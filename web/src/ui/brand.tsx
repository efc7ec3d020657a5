import { cn } from './class-names.ts';

const MARK =
  'M8.06 1.73A11 11 0 0 0 1.73 8.06A8.35 8.35 0 0 0 8.06 1.73ZM15.45 22.45A11 11 0 0 0 22.45 15.45A8.35 8.35 0 0 0 15.45 22.45ZM9.87 1.21A11 11 0 0 1 20.22 4.7L10.35 14.57L6.89 11.11A1.4 1.4 0 0 0 4.91 13.09L9.36 17.54A1.4 1.4 0 0 0 11.34 17.54L21.83 7.05A11 11 0 0 1 22.87 13.69A10.05 10.05 0 0 0 13.69 22.87A11 11 0 0 1 1.21 9.87A10.05 10.05 0 0 0 9.87 1.21Z';

/** A name, not a text: the same in every language. */
export const BRAND_NAME = 'Faircourt';

export function BrandMark({ className }: { className?: string }) {
  return (
    <svg aria-hidden viewBox="0 0 24 24" className={cn('size-7 shrink-0 text-ball', className)}>
      <path fill="currentColor" d={MARK} />
    </svg>
  );
}

/** Mark and name. With `isCompact` the name is only read out on small screens. */
export function Brand({ isCompact = false, className }: { isCompact?: boolean; className?: string }) {
  return (
    <span className={cn('inline-flex items-center gap-2', className)}>
      <BrandMark />
      <span className={cn('font-heading text-lg font-bold tracking-tight', isCompact && 'max-sm:sr-only')}>
        {BRAND_NAME}
      </span>
    </span>
  );
}
