import type { Invoice } from '@faircourt/contracts/billing';
import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { useErrorText } from '../../api/use-error-text.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { saveBlob } from '../../ui/save-blob.ts';
import { toast } from '../../ui/toast.tsx';
import { downloadInvoice } from './billing.queries.ts';

type PdfButtonProps = { invoice: Invoice; isShort?: boolean };

export function PdfButton({ invoice: { id, number }, isShort = false }: PdfButtonProps) {
  const t = useText();
  const errorText = useErrorText();
  const [isBusy, setIsBusy] = useState(false);
  const download = async () => {
    setIsBusy(true);
    try {
      saveBlob(await downloadInvoice(id), `${number}.pdf`);
    } catch (error) {
      toast.destructive({ title: t('invoice.pdf.failed'), description: errorText(error) });
    }
    setIsBusy(false);
  };
  return (
    <Button
      variant={isShort ? 'ghost' : 'secondary'}
      className="print:hidden"
      icon={<FileDown aria-hidden />}
      isBusy={isBusy}
      busyText={t('invoice.pdf.busy')}
      aria-label={t('ui.named_action', {
        action: t(isShort ? 'invoice.pdf.short' : 'invoice.pdf'),
        title: number,
      })}
      onClick={() => void download()}
    >
      {t(isShort ? 'invoice.pdf.short' : 'invoice.pdf')}
    </Button>
  );
}
