/** Plans that are paid by card, compared with the payment service: what an admin has to look at. Nothing where no cards are taken. */
import type { CardComparison as Comparison, CardDifference } from '@faircourt/contracts/card-comparison';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import { useErrorText } from '../../api/use-error-text.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { Alert } from '../../ui/alert.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { useCardComparison } from './card-comparison.queries.ts';
import { About, LookAt, LookedAt } from './looked-at.tsx';

export function CardComparison() {
  const t = useText();
  const titleId = useId();
  const errorText = useErrorText();
  const { comparison, ask, isComparing } = useCardComparison();
  const { data, error, isFetching, refetch } = comparison;
  if (error === null && !data?.is_offered) return null;
  return (
    <section aria-labelledby={titleId} className="mt-4 flex flex-col gap-4">
      <div className="flex flex-col gap-1">
        <h2 id={titleId} className="text-xl">
          {t('invoices.cards')}
        </h2>
        <p className="max-w-2xl text-muted">{t('invoices.cards.text')}</p>
      </div>
      {ask.error !== null && <Alert kind="error">{errorText(ask.error)}</Alert>}
      <Card>
        {data ? (
          <Found comparison={data} />
        ) : (
          <ErrorState
            title={t('invoices.cards.failed')}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          >
            {errorText(error)}
          </ErrorState>
        )}
      </Card>
      <div>
        <Button
          variant="secondary"
          isBusy={isComparing}
          busyText={t('invoices.cards.comparing')}
          onClick={() => ask.mutate()}
        >
          {t('invoices.cards.compare')}
        </Button>
      </div>
    </section>
  );
}

function Found({ comparison: { last, items, looked_at: looked } }: { comparison: Comparison }) {
  const t = useText();
  const format = useFormat();
  const words =
    last === null
      ? t('invoices.cards.never')
      : t('invoices.cards.last', { date: format.dateTime(last.compared_at), count: last.compared });
  if (items.length === 0) {
    return (
      <>
        <EmptyState icon={CircleCheck} title={last === null ? words : t('invoices.cards.none')}>
          {last !== null && words}
        </EmptyState>
        <LookedAt items={looked} />
      </>
    );
  }
  return (
    <>
      <p className="border-b border-line px-5 py-3 text-sm text-muted sm:px-6">{words}</p>
      <ul aria-label={t('invoices.cards')} className="divide-y divide-line">
        {items.map((difference) => (
          <Row key={difference.id} difference={difference} />
        ))}
      </ul>
      <LookedAt items={looked} />
    </>
  );
}

function Row({ difference }: { difference: CardDifference }) {
  const t = useText();
  const { what, is_open: isOpen } = difference;
  return (
    <li className="flex min-w-0 flex-col gap-1 px-5 py-4 sm:px-6">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 font-medium">
        {t(`invoices.cards.what.${what}`)}
        <Badge tone={isOpen ? 'caution' : 'verified'} icon={isOpen ? TriangleAlert : CircleCheck}>
          {t(isOpen ? 'invoices.cards.open' : 'invoices.cards.done')}
        </Badge>
      </p>
      <About difference={difference} hasDetail={isOpen} />
      {difference.can_be_looked_at && <LookAt difference={difference} />}
    </li>
  );
}
