import type { Signature } from '@faircourt/contracts/consent-signing';
import type { ConsentKind } from '@faircourt/contracts/vocabulary';
import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { useErrorText } from '../../api/use-error-text.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { saveBlob } from '../../ui/save-blob.ts';
import { toast } from '../../ui/toast.tsx';
import { downloadSignedCopy } from './consent.queries.ts';

type CopyButtonProps = { signature: Signature; kind: ConsentKind; title: string };

/** The signed copy as PDF, for the family's own folder. */
export function CopyButton({ signature, kind, title }: CopyButtonProps) {
  const t = useText();
  const errorText = useErrorText();
  const [isBusy, setIsBusy] = useState(false);

  const download = async () => {
    setIsBusy(true);
    try {
      const day = signature.signed_at.slice(0, 10);
      saveBlob(await downloadSignedCopy(signature.id), `faircourt-${kind}-${day}.pdf`);
    } catch (error) {
      toast.destructive({ title: t('consent.copy.failed'), description: errorText(error) });
    }
    setIsBusy(false);
  };
  return (
    <Button
      variant="secondary"
      size="sm"
      className="min-h-11"
      icon={<FileDown aria-hidden />}
      isBusy={isBusy}
      busyText={t('consent.copy.busy')}
      aria-label={t('ui.named_action', {
        action: t('consent.copy'),
        title: `${title}, ${signature.signed_name}`,
      })}
      onClick={() => void download()}
    >
      {t('consent.copy')}
    </Button>
  );
}
