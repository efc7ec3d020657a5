import type { AdminInvoice } from '@faircourt/contracts/billing';
import { Link } from 'react-router';
import { InvoiceBadge } from '../../domain/billing/invoice-badge.tsx';
import { invoiceName } from '../../domain/billing/invoice-name.ts';
import { useMoney } from '../../domain/billing/use-money.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { invoicePath, userPath } from '../../shell/paths.ts';
import { MarkPaid } from './mark-paid.tsx';
import { VoidInvoice } from './void-invoice.tsx';

export function InvoiceRow({ invoice }: { invoice: AdminInvoice }) {
  const t = useText();
  const money = useMoney();
  const { buyer, owner, state } = invoice;
  return (
    <li
      data-invoice={invoice.number}
      className="grid gap-x-6 gap-y-3 px-5 py-4 sm:px-6 lg:grid-cols-[minmax(0,1fr)_auto_auto] lg:items-center"
    >
      <div className="flex min-w-0 flex-col gap-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <Link
            to={invoicePath(invoice.id)}
            className="font-medium whitespace-nowrap text-court tabular-nums underline decoration-court/35 underline-offset-4 hover:decoration-court"
          >
            {invoice.number}
          </Link>
          <InvoiceBadge invoice={invoice} />
        </p>
        <p className="break-words">
          {owner === null ? (
            buyer.name
          ) : (
            <Link
              to={userPath(owner.user_id)}
              className="text-court underline decoration-court/35 underline-offset-4 hover:decoration-court"
            >
              {buyer.name}
            </Link>
          )}
          <span className="text-muted">
            {buyer.institution && ` · ${buyer.institution}`} · {invoiceName(invoice, t)}
          </span>
        </p>
        <p className="text-sm text-muted">
          <History invoice={invoice} />
        </p>
      </div>
      <p className="font-semibold tabular-nums lg:text-right">{money(invoice, 'exact')}</p>
      {invoice.can_be_paid_late && <MarkPaid invoice={invoice} />}
      {state === 'open' && (
        <div className="flex flex-wrap gap-2">
          <MarkPaid invoice={invoice} />
          <VoidInvoice invoice={invoice} />
        </div>
      )}
    </li>
  );
}

/** When it is due, or what has become of it and by whom. */
function History({ invoice }: { invoice: AdminInvoice }) {
  const t = useText();
  const format = useFormat();
  const by = invoice.marked_by_name ?? t('invoices.by_system');
  if (invoice.state === 'paid' && invoice.paid_at) {
    return t('invoices.paid_on', {
      date: invoice.paid_on === null ? format.day(invoice.paid_at) : format.day(invoice.paid_on),
      reference: invoice.paid_reference ?? '–',
      name: by,
    });
  }
  if (invoice.state === 'void' && invoice.voided_at) {
    const date = format.day(invoice.voided_at);
    return invoice.void_code === 'by_admin'
      ? t('invoices.voided_by', { date, name: by, reason: invoice.void_reason ?? '–' })
      : t('invoices.voided_because', {
          date,
          reason: t(`invoices.void_reason.${invoice.void_code ?? 'cancelled'}`),
        });
  }
  return t('invoices.due_on', { date: format.day(invoice.due_on), issued: format.day(invoice.issued_at) });
}
