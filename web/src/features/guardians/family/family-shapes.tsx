import { FIELD_GROUPS } from '@faircourt/contracts/vocabulary';
import { Skeleton } from '../../../ui/skeleton.tsx';

/** Where an athlete's card will be. For the eye alone: say beside it that it loads. */
export function FamilyShapes() {
  return (
    <div className="flex flex-col gap-7 rounded-lg border border-line bg-surface p-5 sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Skeleton className="h-8 w-44" />
        <div className="flex flex-wrap gap-3">
          <Skeleton className="h-10 w-44 rounded-md" />
          <Skeleton className="h-10 w-16 rounded-md" />
        </div>
      </div>
      <Skeleton className="h-14 rounded-md" />
      <Skeleton className="h-6 w-40" />
      <ReleaseShapes />
    </div>
  );
}

/** Where the table of releases will be. As tall as a screen, so that nobody sees what is below it move. */
export function ReleaseShapes() {
  return (
    <div className="flex min-h-dvh flex-col gap-4">
      <Skeleton className="h-24 rounded-md sm:h-16" />
      <Skeleton className="h-11 w-60 max-w-full rounded-md" />
      {FIELD_GROUPS.map((group) => (
        <div
          key={group}
          className="grid grid-cols-2 gap-3 border-t border-line pt-3 sm:grid-cols-[2fr_1fr_1fr]"
        >
          <Skeleton className="h-6 w-40 max-w-full max-sm:col-span-2" />
          <Skeleton className="h-9 rounded-md" />
          <Skeleton className="h-9 rounded-md" />
        </div>
      ))}
    </div>
  );
}
