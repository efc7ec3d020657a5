import { cn } from './class-names.ts';

/** A quiet stand-in for content on its way. Hidden from assistive technology: pair it with a status. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={cn('animate-pulse-soft rounded-sm bg-ink/8', className)} />;
}
