import type { PurchaseOrder } from '@faircourt/contracts/purchase-orders';
import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { downloadFile } from '../../api/download-file.ts';
import { useErrorText } from '../../api/use-error-text.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { saveBlob } from '../../ui/save-blob.ts';
import { toast } from '../../ui/toast.tsx';

type OrderDocumentProps = { orderId: string; document: NonNullable<PurchaseOrder['document']> };

/** The document of a purchase order, saved as a file. */
export function OrderDocument({ orderId, document: { name } }: OrderDocumentProps) {
  const t = useText();
  const errorText = useErrorText();
  const [isBusy, setIsBusy] = useState(false);
  const download = async () => {
    setIsBusy(true);
    try {
      saveBlob(await downloadFile(`/api/billing/purchase-orders/${orderId}/document`), name);
    } catch (error) {
      toast.destructive({ title: t('orders.document.failed'), description: errorText(error) });
    }
    setIsBusy(false);
  };
  return (
    <Button
      variant="ghost"
      icon={<FileDown aria-hidden />}
      isBusy={isBusy}
      busyText={t('invoice.pdf.busy')}
      aria-label={t('ui.named_action', { action: t('orders.document'), title: name })}
      onClick={() => void download()}
    >
      <span className="max-w-48 truncate">{name}</span>
    </Button>
  );
}
