import type { AdminInvoice } from '@faircourt/contracts/billing';
import { Ban } from 'lucide-react';
import { useText } from '../../i18n/use-text.ts';
import { ReasonDialog } from '../../shell/reason-dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { useVoidInvoice } from './invoices.queries.ts';

export function VoidInvoice({ invoice: { id, number, buyer } }: { invoice: AdminInvoice }) {
  const t = useText();
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
      description={t('invoices.void.text', { name: buyer.name })}
      label={t('invoices.void.reason')}
      max={500}
      confirmLabel={t('invoices.void')}
      isDestructive
      onConfirm={(reason) => mutateAsync(reason)}
      done={t('invoices.void.done', { number })}
    />
  );
}
