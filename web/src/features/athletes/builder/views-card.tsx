/** Who opened the profile: institutions and days, never people. */
import type { ProfileView } from '@faircourt/contracts/athlete-page';
import { Eye, FileDown } from 'lucide-react';
import { useId } from 'react';
import { useErrorText } from '../../../api/use-error-text.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '../../../ui/card.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { EmptyState, ErrorState, LoadingView } from '../../../ui/states.tsx';
import { InstitutionBadge } from '../../../domain/verification/verified-badge.tsx';
import { useProfileViews } from './profile.queries.ts';

export function ViewsCard() {
  const t = useText();
  const titleId = useId();
  const errorText = useErrorText();
  const { data, error, isPending, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useProfileViews();
  const views = data?.pages.flatMap((page) => page.views);
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader>
        <CardTitle id={titleId}>{t('views.title')}</CardTitle>
        {data && (
          <CardDescription>
            {t('views.description', { count: data.pages[0]?.recent_viewers ?? 0 })}
          </CardDescription>
        )}
      </CardHeader>
      <CardContent>
        {isPending && <LoadingView className="min-h-32" />}
        {!views && error !== null && (
          <ErrorState title={t('views.load_failed')} onRetry={() => void refetch()} isRetrying={isFetching}>
            {errorText(error)}
          </ErrorState>
        )}
        {views?.length === 0 && (
          <EmptyState icon={Eye} title={t('views.empty')} className="py-4">
            {t('views.empty.hint')}
          </EmptyState>
        )}
        {views !== undefined && views.length > 0 && (
          <>
            <ViewRows views={views} />
            {hasNextPage && (
              <LoadMore
                hasMore={hasNextPage}
                isBusy={isFetchingNextPage}
                label={t('views.more')}
                busyText={t('app.loading')}
                status={t('views.shown', { count: views.length })}
                onLoad={() => void fetchNextPage()}
              />
            )}
          </>
        )}
      </CardContent>
    </Card>
  );
}

function ViewRows({ views }: { views: readonly ProfileView[] }) {
  const t = useText();
  const format = useFormat();
  return (
    <ul className="divide-y divide-line">
      {views.map(
        (
          {
            viewed_on,
            viewer_role,
            institution_name,
            is_institution_verified,
            institution_badge,
            is_exported,
          },
          index,
        ) => (
          // oxlint-disable-next-line react/no-array-index-key -- two people of one institution on one day look alike
          <li key={index} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-3 first:pt-0 last:pb-0">
            <span className="min-w-0 font-medium break-words">
              {institution_name ?? t(`role.${viewer_role}`)}
            </span>
            {is_institution_verified && <InstitutionBadge badge={institution_badge} />}
            {is_exported && <Badge icon={FileDown}>{t('views.exported')}</Badge>}
            <span className="ml-auto text-muted tabular-nums">{format.day(viewed_on)}</span>
          </li>
        ),
      )}
    </ul>
  );
}
