/** An admin says that the money has come. The dialog names the amount, so that it can be held against the statement. */
import { markInvoicePaidSchema, type AdminInvoice, type MarkInvoicePaid } from '@faircourt/contracts/billing';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError } from '../../api/api-error.ts';
import { contractResolver, showFieldErrors } from '../../api/contract-resolver.ts';
import { describeFieldError } from '../../api/field-errors.ts';
import { useErrorText } from '../../api/use-error-text.ts';
import { useMoney } from '../../domain/billing/use-money.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { useNow, useToday } from '../../shell/clock/use-clock.ts';
import { isOvertaken } from '../../shell/reason-dialog.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions, DialogClose, DialogContent, DialogTrigger } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { toast } from '../../ui/toast.tsx';
import { useMarkPaid } from './invoices.queries.ts';

const resolver = contractResolver<MarkInvoicePaid, MarkInvoicePaid>(
  markInvoicePaidSchema,
  (values) => values,
);

export function MarkPaid({ invoice }: { invoice: AdminInvoice }) {
  const t = useText();
  const money = useMoney();
  const format = useFormat();
  const now = useNow(invoice.period_to);
  const [isOpen, setIsOpen] = useState(false);
  const { number, buyer, period_from: from, period_to: to } = invoice;
  return (
    <Dialog open={isOpen} onOpenChange={setIsOpen}>
      <DialogTrigger asChild>
        <Button
          variant="secondary"
          icon={<CircleCheck aria-hidden />}
          aria-label={t('ui.named_action', { action: t('invoices.mark_paid'), title: number })}
        >
          {t('invoices.mark_paid')}
        </Button>
      </DialogTrigger>
      <DialogContent
        title={t('invoices.mark_paid.question', { number })}
        description={t(whatFollows(invoice, now), {
          amount: money(invoice, 'exact'),
          name: buyer.name,
          from: from === null ? '' : format.day(from),
          to: to === null ? '' : format.day(to),
        })}
      >
        <PaidForm invoice={invoice} onDone={() => setIsOpen(false)} />
      </DialogContent>
    </Dialog>
  );
}

/** Late money gives the period back that it was for while that runs, and otherwise a new one. */
function whatFollows(
  { can_be_paid_late: isLate, period_from: from, period_to: to }: AdminInvoice,
  now: number,
) {
  if (!isLate) return 'invoices.mark_paid.text';
  const isRunning = from !== null && to !== null && Date.parse(from) <= now && now < Date.parse(to);
  return isRunning ? 'invoices.mark_paid.late.running' : 'invoices.mark_paid.late.text';
}

type PaidFormProps = { invoice: AdminInvoice; onDone: () => void };

function PaidForm({ invoice, onDone }: PaidFormProps) {
  const t = useText();
  const today = useToday();
  const { form, failure, save } = usePaidForm(invoice, onDone);
  const { errors, isSubmitting } = form.formState;
  const errorOf = (field: keyof MarkInvoicePaid) => {
    const code = errors[field]?.message;
    if (code === undefined) return undefined;
    return code === 'in_future' ? t('invoices.paid_day.future') : describeFieldError(code, t);
  };
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void save(event)}>
      <Field
        label={t('invoices.reference')}
        hint={t('invoices.reference.hint')}
        error={errorOf('reference')}
        isRequired
      >
        <Input autoComplete="off" maxLength={120} {...form.register('reference')} />
      </Field>
      <Field label={t('invoices.paid_day')} error={errorOf('paid_on')} isRequired>
        <Input type="date" max={today} {...form.register('paid_on')} />
      </Field>
      {failure !== null && <Alert kind="error">{failure}</Alert>}
      <DialogActions className="mt-2">
        <DialogClose asChild>
          <Button variant="secondary">{t('ui.cancel')}</Button>
        </DialogClose>
        <Button type="submit" isBusy={isSubmitting} busyText={t('billing.saving')}>
          {t('invoices.mark_paid')}
        </Button>
      </DialogActions>
    </form>
  );
}

function usePaidForm({ id, number, buyer }: AdminInvoice, onDone: () => void) {
  const t = useText();
  const errorText = useErrorText();
  const today = useToday();
  const { mutateAsync } = useMarkPaid(id);
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<MarkInvoicePaid, unknown, MarkInvoicePaid>({
    resolver,
    defaultValues: { reference: '', paid_on: today },
  });
  const save = form.handleSubmit(async (body) => {
    setFailure(null);
    try {
      await mutateAsync(body);
      toast.success({
        title: t('invoices.mark_paid.done', { number }),
        description: t('invoices.mark_paid.done.text', { name: buyer.name }),
      });
      onDone();
    } catch (error) {
      if (showFieldErrors(form, error, (path) => path === 'reference' || path === 'paid_on')) return;
      // The row goes away under the dialog, so the words go where they stay.
      if (isOvertaken(error) || isSettled(error)) toast.info({ title: t('reason_dialog.overtaken') });
      else setFailure(errorText(error, t('billing.not_saved')));
    }
  });
  return { form, failure, save };
}

/** Paid or void in the meantime. */
function isSettled(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'invoice_settled';
}
