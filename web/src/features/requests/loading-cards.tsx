import { useText } from '../../i18n/use-text.ts';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

export function LoadingCards() {
  const t = useText();
  return (
    <div className="flex flex-col gap-4">
      <output className="sr-only">{t('app.loading')}</output>
      {[1, 2].map((item) => (
        <Card key={item} className="flex flex-col gap-3 p-5">
          <Skeleton className="h-7 w-72 max-w-full" />
          <Skeleton className="h-5 w-full" />
          <Skeleton className="h-5 w-64 max-w-full" />
          <Skeleton className="h-11 w-full sm:w-80" />
        </Card>
      ))}
    </div>
  );
}
