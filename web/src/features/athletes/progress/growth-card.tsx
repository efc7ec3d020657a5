import { useId } from 'react';
import { useErrorText } from '../../../api/use-error-text.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '../../../ui/card.tsx';
import { ErrorState, LoadingView } from '../../../ui/states.tsx';
import { GrowthChart } from '../shared/growth-chart.tsx';
import { useOwnMeasurements } from '../builder/profile.queries.ts';

export function GrowthCard() {
  const t = useText();
  const titleId = useId();
  const errorText = useErrorText();
  const { data: history, error, isPending, isFetching, refetch } = useOwnMeasurements();
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader>
        <CardTitle id={titleId}>{t('growth.title')}</CardTitle>
        <CardDescription>{t('growth.description')}</CardDescription>
      </CardHeader>
      <CardContent>
        {isPending && <LoadingView className="min-h-32" />}
        {history && <GrowthChart history={history} />}
        {!history && error !== null && (
          <ErrorState title={t('growth.load_failed')} onRetry={() => void refetch()} isRetrying={isFetching}>
            {errorText(error)}
          </ErrorState>
        )}
      </CardContent>
    </Card>
  );
}
