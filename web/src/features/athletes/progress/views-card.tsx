/** Who opened the profile: institutions and days, never people. The last 30 days first, gathered by institution. */
import type { RecentViewers } from '@faircourt/contracts/athlete-page';
import { useQuery } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import { useId, useState } from 'react';
import { useErrorText } from '../../../api/use-error-text.ts';
import { recentViewersQuery } from '../../../domain/recent-viewers.query.ts';
import { useToday } from '../../../shell/clock/use-clock.ts';
import { useShortDay } from '../../../i18n/use-short-day.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '../../../ui/card.tsx';
import { Sparkline } from '../../../ui/sparkline.tsx';
import { EmptyState, ErrorState, LoadingView } from '../../../ui/states.tsx';
import { EarlierViews } from './earlier-views.tsx';
import { visitsOf } from './gathered-views.ts';
import { ViewerRows } from './viewer-rows.tsx';

/** So many viewers are in sight before one asks for all. */
const FIRST_VIEWERS = 8;

export function ViewsCard() {
  const t = useText();
  const titleId = useId();
  const errorText = useErrorText();
  const { data: recent, error, isPending, isFetching, refetch } = useQuery(recentViewersQuery);
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader>
        <CardTitle id={titleId}>{t('views.title')}</CardTitle>
        {recent && (
          <CardDescription>
            {t('views.description', {
              visits: visitsOf(recent.viewers),
              institutions: recent.viewers.filter((viewer) => viewer.institution_name !== null).length,
            })}
          </CardDescription>
        )}
      </CardHeader>
      <CardContent className="flex flex-col gap-5">
        {isPending && <LoadingView className="min-h-32" />}
        {!recent && error !== null && (
          <ErrorState title={t('views.load_failed')} onRetry={() => void refetch()} isRetrying={isFetching}>
            {errorText(error)}
          </ErrorState>
        )}
        {recent && (
          <>
            {recent.viewers.length > 0 && <RecentLooks recent={recent} />}
            {recent.viewers.length === 0 && !recent.has_earlier && (
              <EmptyState icon={Eye} title={t('views.empty')} className="py-4">
                {t('views.empty.hint')}
              </EmptyState>
            )}
            {recent.has_earlier && <EarlierViews before={recent.first_day} />}
          </>
        )}
      </CardContent>
    </Card>
  );
}

function RecentLooks({ recent: { viewers, visits_by_day, first_day } }: { recent: RecentViewers }) {
  const t = useText();
  const shortDay = useShortDay();
  const today = useToday();
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? viewers : viewers.slice(0, FIRST_VIEWERS);
  return (
    <>
      <Sparkline
        label={t('views.line', {
          from: shortDay(first_day),
          to: shortDay(today),
          most: Math.max(...visits_by_day),
        })}
        values={visits_by_day}
        from={shortDay(first_day)}
        to={shortDay(today)}
      />
      <ViewerRows viewers={shown} />
      {shown.length < viewers.length && (
        <Button variant="secondary" className="self-start" onClick={() => setIsWhole(true)}>
          {t('views.all', { count: viewers.length })}
        </Button>
      )}
    </>
  );
}
