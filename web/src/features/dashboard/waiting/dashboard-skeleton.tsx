import { useText } from '../../../i18n/use-text.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';

/**
 * Takes the whole screen below the quick actions until everything of a dashboard is there, and then leaves at once: what was
 * shown never moves. As tall as a screen, so that the page keeps its scroll bar.
 */
export function DashboardSkeleton() {
  const t = useText();
  return (
    <div>
      <output className="sr-only">{t('app.loading')}</output>
      <DashboardShapes />
    </div>
  );
}

/** For the eye alone. */
export function DashboardShapes() {
  return (
    <div className="flex min-h-dvh flex-col gap-6">
      <div className="flex flex-col gap-4 rounded-lg border border-line bg-surface p-5">
        <Skeleton className="h-6 w-44" />
        {[1, 2, 3].map((row) => (
          <div key={row} className="flex items-center gap-3">
            <Skeleton className="size-10 rounded-md" />
            <div className="flex flex-1 flex-col gap-2">
              <Skeleton className="h-4 w-3/5" />
              <Skeleton className="h-4 w-2/5" />
            </div>
          </div>
        ))}
      </div>
      <div className="grid gap-6 lg:grid-cols-2">
        <Skeleton className="h-64 rounded-lg" />
        <Skeleton className="h-64 rounded-lg" />
      </div>
    </div>
  );
}
