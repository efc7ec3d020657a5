import type { BillingSubscription } from '@faircourt/contracts/billing';
import { Link } from 'react-router';
import { useMoney } from '../../domain/billing/use-money.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { invoicePath } from '../../shell/paths.ts';
import { Alert } from '../../ui/alert.tsx';
import { buttonClasses } from '../../ui/button.tsx';

type OpenInvoiceProps = {
  invoice: NonNullable<BillingSubscription['open_invoice']>;
  subscription: BillingSubscription;
};

/** An invoice that waits to be paid: how much, by when, and where it says how. */
export function OpenInvoice({
  invoice,
  subscription: { stage, grace_ends_at: graceEnds },
}: OpenInvoiceProps) {
  const t = useText();
  const format = useFormat();
  const money = useMoney();
  const isLate = stage === 'past_due';
  return (
    <Alert
      kind={isLate ? 'caution' : 'info'}
      title={t(isLate ? 'billing.open_invoice.late' : 'billing.open_invoice', {
        amount: money(invoice, 'exact'),
        date: format.day(invoice.due_on),
      })}
      action={
        <Link to={invoicePath(invoice.id)} className={buttonClasses({ variant: 'secondary' })}>
          {t('billing.open_invoice.action')}
        </Link>
      }
    >
      {isLate && graceEnds !== null
        ? t('billing.open_invoice.late.text', { number: invoice.number, date: format.day(graceEnds) })
        : t('billing.open_invoice.text', { number: invoice.number })}
    </Alert>
  );
}
