/** How far a family's request for consulting is, with what is to do next. On the page of their message. */
import type { ConsultingCase } from '@faircourt/contracts/consulting';
import { FileText, ReceiptText, Undo2 } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { useMoney } from '../../../domain/billing/use-money.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useText } from '../../../i18n/use-text.ts';
import { ConfirmedAction } from '../../../shell/confirmed-action.tsx';
import { consultingQuotePath, invoicePath, PATHS } from '../../../shell/paths.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button, buttonClasses } from '../../../ui/button.tsx';
import { Card, CardContent, CardHeader, CardTitle } from '../../../ui/card.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { CaseTimeline } from './case-timeline.tsx';
import { useCaseSteps, useConsultingCase } from './consulting.queries.ts';
import { TurnBadge } from './turn-badge.tsx';

export function FamilyCase({ id }: { id: string }) {
  const { data: advised, isPending } = useConsultingCase(id);
  if (isPending) return <Skeleton className="h-72 w-full" />;
  // What was asked and closed before there were cases has none.
  return advised ? <Opened advised={advised} /> : null;
}

function Opened({ advised }: { advised: ConsultingCase }) {
  const t = useText();
  const titleId = useId();
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <CardTitle id={titleId}>{t('consulting.title')}</CardTitle>
          <Badge>{t('consulting.paid_service')}</Badge>
          <TurnBadge turn={advised.turn} isAdmin={false} />
        </div>
      </CardHeader>
      <CardContent className="grid grid-cols-1 gap-6 lg:grid-cols-[18rem_minmax(0,1fr)]">
        <CaseTimeline advised={advised} />
        <div className="flex min-w-0 flex-col gap-4">
          <WhatNow advised={advised} />
          <WhoAsks asker={advised.asker} />
          <Call call={advised.call} state={advised.state} />
          <div className="flex flex-wrap gap-3">
            <QuoteLink advised={advised} />
            <InvoiceLink advised={advised} />
            {advised.can.includes('withdraw') && <Withdraw advised={advised} />}
          </div>
        </div>
      </CardContent>
    </Card>
  );
}

function WhatNow({ advised }: { advised: ConsultingCase }) {
  const t = useText();
  const format = useFormat();
  const money = useMoney();
  const { state, quote, invoice, end_reason: reason } = advised;
  if (state === 'closed') return <p>{t('consulting.now.closed', { reason: reason ?? '' })}</p>;
  if (state === 'quoted' && quote) {
    const values = { amount: money(quote, 'exact'), date: format.day(quote.valid_until) };
    return <p>{t(quote.is_expired ? 'consulting.now.expired' : 'consulting.now.quoted', values)}</p>;
  }
  if (state === 'invoiced' && invoice) {
    return invoice.state === 'paid' ? (
      <p>{t('consulting.now.paid')}</p>
    ) : (
      <p>{t('consulting.now.invoiced', { number: invoice.number, date: format.day(invoice.due_on) })}</p>
    );
  }
  if (state === 'quoted' || state === 'invoiced') return null;
  return <p>{t(`consulting.now.${state}`)}</p>;
}

/** Consulting costs money, so that a child asks through a guardian. */
export function WhoAsks({ asker }: Pick<ConsultingCase, 'asker'>) {
  const t = useText();
  if (asker === 'minor_athlete') {
    return (
      <Alert kind="info" title={t('consulting.minor')}>
        {t('consulting.minor.text')}{' '}
        <Link
          to={PATHS.guardians}
          className="text-court underline decoration-court/35 underline-offset-4 hover:decoration-court"
        >
          {t('consulting.minor.invite')}
        </Link>
      </Alert>
    );
  }
  return asker === 'other' ? <Alert kind="info">{t('consulting.other')}</Alert> : null;
}

function Call({ call, state }: Pick<ConsultingCase, 'call' | 'state'>) {
  const t = useText();
  const format = useFormat();
  if (!call || state !== 'call_planned') return null;
  return (
    <div className="rounded-md border border-line bg-sunken/60 p-4">
      <p className="font-medium">{t('consulting.call.at', { when: format.dateTime(call.at) })}</p>
      {call.note && <p className="mt-1 break-words whitespace-pre-line">{call.note}</p>}
    </div>
  );
}

function QuoteLink({ advised: { id, quote, can } }: { advised: ConsultingCase }) {
  const t = useText();
  if (!quote) return null;
  const canAccept = can.includes('accept');
  return (
    <Link
      to={consultingQuotePath(id)}
      className={buttonClasses({ variant: canAccept ? 'primary' : 'secondary' })}
    >
      <FileText aria-hidden />
      {t(canAccept ? 'consulting.quote.decide' : 'consulting.quote.read')}
    </Link>
  );
}

function InvoiceLink({ advised: { invoice } }: { advised: ConsultingCase }) {
  const t = useText();
  if (!invoice) return null;
  return (
    <Link to={invoicePath(invoice.id)} className={buttonClasses({ variant: 'secondary' })}>
      <ReceiptText aria-hidden />
      {t('consulting.invoice.open', { number: invoice.number })}
    </Link>
  );
}

function Withdraw({ advised: { id } }: { advised: ConsultingCase }) {
  const t = useText();
  const { withdraw } = useCaseSteps(id);
  return (
    <ConfirmedAction
      trigger={
        <Button variant="ghost" icon={<Undo2 aria-hidden />}>
          {t('consulting.withdraw')}
        </Button>
      }
      title={t('consulting.withdraw.question')}
      description={t('consulting.withdraw.text')}
      confirmLabel={t('consulting.withdraw')}
      busyText={t('support.sending')}
      onConfirm={() => withdraw.mutateAsync()}
      done={{ title: t('consulting.withdraw.done') }}
      failed={t('support.not_done')}
    />
  );
}
