import { LoaderCircle } from 'lucide-react';
import { cn } from './class-names.ts';

/** Decoration only: the words beside it say what is going on. */
export function Spinner({ className }: { className?: string }) {
  return <LoaderCircle aria-hidden className={cn('size-5 shrink-0 motion-safe:animate-spin', className)} />;
}
