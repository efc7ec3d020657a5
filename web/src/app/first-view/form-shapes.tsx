/**
 * The middle of a long form that fills the window. A save reloads the page and leads back to the place that was edited: the page's
 * head, which nobody looked at, would be a jump to the top and back.
 */
import { cn } from '../../ui/class-names.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

const LABEL_WIDTHS = ['w-28', 'w-20', 'w-36', 'w-24', 'w-32', 'w-16', 'w-30', 'w-26'];

export function FormShapes() {
  return (
    <div className="-mt-8 -mb-24 flex h-[calc(100dvh-4.25rem)] flex-col overflow-hidden border-x border-line bg-surface px-5 sm:px-6 lg:-mt-10 lg:-mb-26">
      <div className="flex min-h-0 flex-1 flex-col gap-5 overflow-hidden pt-5">
        {LABEL_WIDTHS.map((width) => (
          <div key={width} className="flex shrink-0 flex-col gap-2">
            <Skeleton className={cn('h-4', width)} />
            <Skeleton className="h-12 rounded-md" />
          </div>
        ))}
      </div>
      <div className="-mx-5 flex items-center gap-4 border-t border-line px-5 py-3 sm:-mx-6 sm:px-6">
        <Skeleton className="h-12 w-36 rounded-md" />
        <Skeleton className="h-4 w-24" />
      </div>
    </div>
  );
}
