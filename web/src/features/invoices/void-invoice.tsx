import type { AdminInvoice } from '@faircourt/contracts/billing';
import { Ban } from 'lucide-react';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { ReasonDialog } from '../../shell/reason-dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { useVoidInvoice } from './invoices.queries.ts';

export function VoidInvoice({
  invoice: { id, number, buyer, consulting, ends_if_void: ends },
}: {
  invoice: AdminInvoice;
}) {
  const t = useText();
  const format = useFormat();
  const { mutateAsync } = useVoidInvoice(id);
  return (
    <ReasonDialog
      trigger={
        <Button
          variant="ghost"
          className="text-stop"
          icon={<Ban aria-hidden />}
          aria-label={t('ui.named_action', { action: t('invoices.void'), title: number })}
        >
          {t('invoices.void')}
        </Button>
      }
      title={t('invoices.void.question', { number })}
      description={
        consulting
          ? t('invoices.void.consulting', { name: buyer.name })
          : ends === null
            ? t('invoices.void.text', { name: buyer.name })
            : t('invoices.void.ends', { name: buyer.name, date: format.day(ends) })
      }
      label={t('invoices.void.reason')}
      max={500}
      confirmLabel={t('invoices.void')}
      isDestructive
      onConfirm={(reason) => mutateAsync(reason)}
      done={t('invoices.void.done', { number })}
    />
  );
}
