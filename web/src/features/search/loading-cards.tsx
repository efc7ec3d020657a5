import { useText } from '../../i18n/use-text.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Spinner } from '../../ui/spinner.tsx';

/** As many as fill a screen. */
export const SHAPES = 6;

/** The shape of what comes, so that the page does not jump when it does. */
export function LoadingCards() {
  const t = useText();
  return (
    <>
      <output className="flex items-center gap-3 text-muted">
        <Spinner className="text-court" />
        {t('search.loading')}
      </output>
      <div aria-hidden className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {Array.from({ length: SHAPES }, (_, place) => (
          <CardShape key={place} />
        ))}
      </div>
    </>
  );
}

export function CardShape() {
  return (
    <div className="flex flex-col gap-2 rounded-lg border border-line bg-surface p-3.5 sm:gap-2.5 sm:p-5">
      <div className="flex items-center gap-4">
        <Skeleton className="size-12 rounded-full sm:size-14" />
        <div className="flex flex-1 flex-col gap-2">
          <Skeleton className="h-5 w-3/5" />
          <Skeleton className="h-4 w-2/5" />
        </div>
      </div>
      <Skeleton className="h-6 w-28" />
      <Skeleton className="h-5 w-4/5" />
      <Skeleton className="h-5 w-3/5" />
      <Skeleton className="h-11 w-full" />
    </div>
  );
}
