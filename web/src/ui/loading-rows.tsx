import { useText } from '../i18n/use-text.ts';
import { Skeleton } from './skeleton.tsx';

/** A list on its way whose rows have a round picture and two lines of text. */
export function LoadingRows() {
  const t = useText();
  return (
    <div className="flex flex-col gap-5 p-4">
      <output className="sr-only">{t('app.loading')}</output>
      {[1, 2, 3].map((row) => (
        <div key={row} className="flex items-start gap-3">
          <Skeleton className="size-10 rounded-full" />
          <div className="flex flex-1 flex-col gap-2">
            <Skeleton className="h-4 w-3/5" />
            <Skeleton className="h-4 w-full" />
          </div>
        </div>
      ))}
    </div>
  );
}
