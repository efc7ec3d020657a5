/** The number of a purchase order. Its document follows on the row. What was typed stays, whatever goes wrong. */
import { sendPurchaseOrderSchema, type SendPurchaseOrder } from '@faircourt/contracts/purchase-orders';
import type { BilledPlan } from '@faircourt/contracts/vocabulary';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { contractResolver, showFieldErrors } from '../../../api/contract-resolver.ts';
import { describeFieldError } from '../../../api/field-errors.ts';
import { useErrorText } from '../../../api/use-error-text.ts';
import { useMoney } from '../../../domain/billing/use-money.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogActions, DialogClose, DialogContent, DialogTrigger } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { toast } from '../../../ui/toast.tsx';

const resolver = contractResolver<SendPurchaseOrder, SendPurchaseOrder>(
  sendPurchaseOrderSchema,
  (values) => values,
);

interface Props {
  annual: { plan: BilledPlan; amount_cents: number; currency: 'USD' };
  label: string;
  send: Send;
}

type Send = (order: SendPurchaseOrder) => Promise<unknown>;

export function SendOrder({ annual, label, send }: Props) {
  const t = useText();
  const money = useMoney();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Dialog open={isOpen} onOpenChange={setIsOpen}>
      <DialogTrigger asChild>
        <Button variant="secondary">{label}</Button>
      </DialogTrigger>
      <DialogContent
        title={t('orders.send.title')}
        description={t('orders.send.text', {
          plan: t(`auth.plan.${annual.plan}`),
          amount: money(annual, 'exact'),
        })}
      >
        <OrderForm send={send} onDone={() => setIsOpen(false)} />
      </DialogContent>
    </Dialog>
  );
}

function OrderForm({ send, onDone }: { send: Send; onDone: () => void }) {
  const t = useText();
  const { form, failure, save } = useOrderForm(send, onDone);
  const code = form.formState.errors.number?.message;
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void save(event)}>
      <Field
        label={t('orders.number')}
        hint={t('orders.number.hint')}
        error={code && (code === 'used' ? t('orders.number.used') : describeFieldError(code, t))}
        isRequired
      >
        <Input autoComplete="off" spellCheck={false} maxLength={60} {...form.register('number')} />
      </Field>
      {failure !== null && <Alert kind="error">{failure}</Alert>}
      <DialogActions className="mt-2">
        <DialogClose asChild>
          <Button variant="secondary">{t('ui.cancel')}</Button>
        </DialogClose>
        <Button type="submit" isBusy={form.formState.isSubmitting} busyText={t('billing.saving')}>
          {t('orders.send.confirm')}
        </Button>
      </DialogActions>
    </form>
  );
}

function useOrderForm(send: Send, onDone: () => void) {
  const t = useText();
  const errorText = useErrorText();
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<SendPurchaseOrder, unknown, SendPurchaseOrder>({
    resolver,
    defaultValues: { number: '' },
  });
  const save = form.handleSubmit(async (body) => {
    setFailure(null);
    try {
      await send(body);
      toast.success({ title: t('orders.send.done'), description: t('orders.send.done.text') });
      onDone();
    } catch (error) {
      if (!showFieldErrors(form, error, (path) => path === 'number')) {
        setFailure(errorText(error, t('billing.not_saved')));
      }
    }
  });
  return { form, failure, save };
}
