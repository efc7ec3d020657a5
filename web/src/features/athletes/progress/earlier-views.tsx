import { useEffect, useId, useRef, useState } from 'react';
import { useErrorText } from '../../../api/use-error-text.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { ErrorState, LoadingView } from '../../../ui/states.tsx';
import { useViewsBefore } from '../builder/profile.queries.ts';
import { gatherViews } from './gathered-views.ts';
import { ViewerRows } from './viewer-rows.tsx';

/** What lies before the last 30 days, fetched when somebody asks. */
export function EarlierViews({ before }: { before: string }) {
  const t = useText();
  const [isOpen, setIsOpen] = useState(false);
  if (isOpen) return <EarlierList before={before} />;
  return (
    <Button variant="secondary" className="self-start" onClick={() => setIsOpen(true)}>
      {t('views.more')}
    </Button>
  );
}

function EarlierList({ before }: { before: string }) {
  const t = useText();
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone; reading goes on where the list begins.
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  const errorText = useErrorText();
  const { data, error, isPending, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useViewsBefore(before);
  const views = data?.pages.flatMap((page) => page.views);
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-3 border-t border-line pt-5">
      <h3 ref={title} id={titleId} tabIndex={-1} className="text-base">
        {t('views.earlier')}
      </h3>
      {isPending && <LoadingView className="min-h-32" />}
      {!views && error !== null && (
        <ErrorState title={t('views.load_failed')} onRetry={() => void refetch()} isRetrying={isFetching}>
          {errorText(error)}
        </ErrorState>
      )}
      {views && <ViewerRows viewers={gatherViews(views)} />}
      {views && hasNextPage && (
        <LoadMore
          hasMore={hasNextPage}
          isBusy={isFetchingNextPage}
          label={t('views.more')}
          busyText={t('app.loading')}
          status={t('views.shown', { count: views.length })}
          onLoad={() => void fetchNextPage()}
        />
      )}
    </section>
  );
}
