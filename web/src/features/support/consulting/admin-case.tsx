/** A consulting case for admins, beside its messages: how far it is, and the next step. */
import { CONSULTING_LIMITS, type ConsultingCase } from '@faircourt/contracts/consulting';
import { Ban, CircleCheck, ReceiptText } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { useErrorText } from '../../../api/use-error-text.ts';
import { useMoney } from '../../../domain/billing/use-money.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useText } from '../../../i18n/use-text.ts';
import { ConfirmedAction } from '../../../shell/confirmed-action.tsx';
import { consultingQuotePath, invoicePath, PATHS } from '../../../shell/paths.ts';
import { ReasonDialog } from '../../../shell/reason-dialog.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card, CardContent, CardHeader, CardTitle } from '../../../ui/card.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { PlanCallDialog } from './plan-call.tsx';
import { MakeQuoteDialog } from './make-quote.tsx';
import { CaseTimeline } from './case-timeline.tsx';
import { useCaseSteps, useConsultingCase } from './consulting.queries.ts';
import { TurnBadge } from './turn-badge.tsx';

const LINK = 'text-court underline decoration-court/35 underline-offset-4 hover:decoration-court';

export function AdminCase({ id }: { id: string }) {
  const t = useText();
  const errorText = useErrorText();
  const { data: advised, error, isPending, isFetching, refetch } = useConsultingCase(id);
  if (isPending) return <Skeleton className="h-72 w-full" />;
  if (advised) return <Opened advised={advised} />;
  return (
    <Card>
      <ErrorState title={t('consulting.failed')} onRetry={() => void refetch()} isRetrying={isFetching}>
        {errorText(error)}
      </ErrorState>
    </Card>
  );
}

function Opened({ advised }: { advised: ConsultingCase }) {
  const t = useText();
  const titleId = useId();
  const { asker, can } = advised;
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <CardTitle id={titleId}>{t('consulting.title')}</CardTitle>
          <Badge>{t(`consulting.state.${advised.state}`)}</Badge>
          <TurnBadge turn={advised.turn} isAdmin />
        </div>
      </CardHeader>
      <CardContent className="flex flex-col gap-5">
        {asker !== 'guardian' && asker !== 'adult_athlete' && (
          <Alert kind={asker === 'minor_athlete' ? 'caution' : 'info'}>
            {t(`consulting.asker.${asker}`)}
          </Alert>
        )}
        <CaseTimeline advised={advised} />
        <Facts advised={advised} />
        <div className="flex flex-wrap gap-3">
          {can.includes('quote') && <MakeQuoteDialog advised={advised} />}
          {can.includes('plan_call') && <PlanCallDialog advised={advised} />}
          {can.includes('invoice') && <Bill advised={advised} />}
          {can.includes('finish') && <Finish advised={advised} />}
          {can.includes('close') && <Close advised={advised} />}
        </div>
      </CardContent>
    </Card>
  );
}

function Facts({
  advised: { id, call, quote, acceptance, invoice, end_reason: reason },
}: {
  advised: ConsultingCase;
}) {
  const t = useText();
  const format = useFormat();
  const money = useMoney();
  return (
    <ul className="flex flex-col gap-1.5 empty:hidden">
      {call && <li>{t('consulting.call.at', { when: format.dateTime(call.at) })}</li>}
      {quote && (
        <li>
          <Link to={consultingQuotePath(id)} className={LINK}>
            {t('consulting.quote')}
          </Link>
          {': '}
          {t('consulting.quote.short', {
            amount: money(quote, 'exact'),
            date: format.day(quote.valid_until),
          })}
        </li>
      )}
      {acceptance && (
        <li>
          {t('consulting.quote.accepted', {
            name: acceptance.signed_name,
            when: format.dateTime(acceptance.at),
          })}
        </li>
      )}
      {invoice && (
        <li>
          <Link to={invoicePath(invoice.id)} className={LINK}>
            {t('consulting.invoice.open', { number: invoice.number })}
          </Link>
          {invoice.state === 'open' && (
            <>
              {' · '}
              <Link to={PATHS.invoices} className={LINK}>
                {t('consulting.invoice.settle')}
              </Link>
            </>
          )}
        </li>
      )}
      {reason !== null && <li>{t('consulting.closed_because', { reason })}</li>}
    </ul>
  );
}

function Bill({ advised: { id, version, quote } }: { advised: ConsultingCase }) {
  const t = useText();
  const money = useMoney();
  const { invoice } = useCaseSteps(id);
  return (
    <ConfirmedAction
      trigger={<Button icon={<ReceiptText aria-hidden />}>{t('consulting.bill')}</Button>}
      title={t('consulting.bill.question')}
      description={t('consulting.bill.text', { amount: quote ? money(quote, 'exact') : '' })}
      confirmLabel={t('consulting.bill')}
      busyText={t('support.sending')}
      onConfirm={() => invoice.mutateAsync({ version })}
      done={{ title: t('consulting.bill.done') }}
      failed={t('support.not_done')}
    />
  );
}

function Finish({ advised: { id, version } }: { advised: ConsultingCase }) {
  const t = useText();
  const { finish } = useCaseSteps(id);
  return (
    <ConfirmedAction
      trigger={<Button icon={<CircleCheck aria-hidden />}>{t('consulting.finish')}</Button>}
      title={t('consulting.finish.question')}
      description={t('consulting.finish.text')}
      confirmLabel={t('consulting.finish')}
      busyText={t('support.sending')}
      onConfirm={() => finish.mutateAsync({ version })}
      done={{ title: t('consulting.finish.done') }}
      failed={t('support.not_done')}
    />
  );
}

function Close({ advised: { id, version } }: { advised: ConsultingCase }) {
  const t = useText();
  const { close } = useCaseSteps(id);
  return (
    <ReasonDialog
      trigger={
        <Button variant="ghost" className="text-stop" icon={<Ban aria-hidden />}>
          {t('consulting.close')}
        </Button>
      }
      title={t('consulting.close.question')}
      description={t('consulting.close.text')}
      label={t('consulting.close.reason')}
      max={CONSULTING_LIMITS.reasonMax}
      confirmLabel={t('consulting.close')}
      isDestructive
      onConfirm={(reason) => close.mutateAsync({ version, reason })}
      done={t('consulting.close.done')}
    />
  );
}
