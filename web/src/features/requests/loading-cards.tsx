import { useText } from '../../i18n/use-text.ts';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

export function LoadingCards() {
  const t = useText();
  return (
    <div>
      <output className="sr-only">{t('app.loading')}</output>
      <RequestShapes />
    </div>
  );
}

/** Where the cards will be, for the eye alone. As tall as a screen, so that nobody sees what is below them move. */
export function RequestShapes() {
  return (
    <div className="flex min-h-dvh flex-col gap-4">
      <Skeleton className="h-7 w-64 max-w-full" />
      {[1, 2].map((item) => (
        <Card key={item} className="flex flex-col gap-2 p-3 sm:gap-3 sm:p-6">
          <Skeleton className="h-7 w-72 max-w-full" />
          <Skeleton className="h-5 w-64 max-w-full" />
          <Skeleton className="h-11 w-full" />
          <Skeleton className="h-16 w-full" />
          <Skeleton className="h-10 w-full" />
          <Skeleton className="h-18 w-full rounded-md sm:w-80" />
        </Card>
      ))}
    </div>
  );
}
