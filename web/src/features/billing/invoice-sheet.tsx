/** The invoice itself, on the screen and on paper: who, what, for which period, how much, and how to pay. */
import type { Invoice } from '@faircourt/contracts/billing';
import type { ReactNode } from 'react';
import { InvoiceBadge } from '../../domain/billing/invoice-badge.tsx';
import { useMoney } from '../../domain/billing/use-money.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { Brand } from '../../ui/brand.tsx';
import { Card } from '../../ui/card.tsx';
import { HowToPay } from './how-to-pay.tsx';
import { invoiceName } from '../../domain/billing/invoice-name.ts';

export function InvoiceSheet({ invoice }: { invoice: Invoice }) {
  const t = useText();
  const format = useFormat();
  // The day of the payment, which an admin may mark some days later.
  const paidOn = invoice.paid_on ?? invoice.paid_at;
  return (
    <Card
      data-print-sheet
      className="flex max-w-3xl flex-col gap-8 p-5 sm:p-9 print:max-w-none print:border-0 print:p-0 print:shadow-none"
    >
      <div className="flex flex-wrap items-start justify-between gap-4">
        <Brand />
        <div className="flex flex-col gap-1.5 sm:items-end">
          <p className="font-heading text-lg font-semibold tabular-nums">
            {/* On the screen the heading of the page says it. */}
            <span className="hidden print:inline">{t('invoice.title')} </span>
            {invoice.number}
          </p>
          <InvoiceBadge invoice={invoice} />
        </div>
      </div>
      <div className="grid gap-6 sm:grid-cols-2">
        <Buyer buyer={invoice.buyer} />
        <dl className="flex flex-col gap-2 sm:items-end sm:text-right">
          <Day label={t('invoice.issued')}>{format.day(invoice.issued_at)}</Day>
          <Day label={t('invoice.due')}>{format.day(invoice.due_on)}</Day>
          {invoice.purchase_order_number && (
            <Day label={t('invoice.purchase_order')}>{invoice.purchase_order_number}</Day>
          )}
          {paidOn && <Day label={t('invoice.paid')}>{format.day(paidOn)}</Day>}
          {invoice.voided_at && <Day label={t('invoice.voided')}>{format.day(invoice.voided_at)}</Day>}
        </dl>
      </div>
      <Amount invoice={invoice} />
      {invoice.state === 'open' && <HowToPay invoice={invoice} />}
      {invoice.state === 'paid' && <p>{t('invoice.thanks')}</p>}
      {invoice.state === 'void' && <p>{t('invoice.void.text')}</p>}
    </Card>
  );
}

function Buyer({ buyer }: { buyer: Invoice['buyer'] }) {
  const t = useText();
  const format = useFormat();
  const lines = [
    buyer.institution,
    ...buyer.address_lines,
    buyer.country_code && format.country(buyer.country_code),
    buyer.tax_number && t('invoice.tax_number', { number: buyer.tax_number }),
    buyer.email,
  ].filter((line): line is string => Boolean(line));
  return (
    <div>
      <h2 className="text-sm font-medium text-muted">{t('invoice.buyer')}</h2>
      <address className="mt-1 not-italic break-words">
        <strong className="font-semibold">{buyer.name}</strong>
        {lines.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </address>
    </div>
  );
}

function Day({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex gap-3 sm:justify-end">
      <dt className="text-muted">{label}</dt>
      <dd className="font-medium tabular-nums">{children}</dd>
    </div>
  );
}

function Amount({ invoice }: { invoice: Invoice }) {
  const t = useText();
  const format = useFormat();
  const money = useMoney();
  const { period_from: from, period_to: to, consulting } = invoice;
  return (
    <div className="border-y border-line py-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <div>
          <p className="font-medium">{invoiceName(invoice, t)}</p>
          <p className="text-sm break-words whitespace-pre-line text-muted">
            {consulting
              ? consulting.covers
              : from && to
                ? t('invoice.period', { from: format.day(from), to: format.day(to) })
                : t('invoice.period.when_paid')}
          </p>
        </div>
        <p className="tabular-nums">{money(invoice, 'exact')}</p>
      </div>
      <div className="mt-4 flex items-baseline justify-between gap-6 border-t border-line pt-4 text-lg font-semibold">
        <p>{t('invoice.total')}</p>
        <p className="tabular-nums">{money(invoice, 'exact')}</p>
      </div>
    </div>
  );
}
