import type { Invitation } from '@faircourt/contracts/invitations';
import { Download, Printer } from 'lucide-react';
import { useMemo } from 'react';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { Brand } from '../../ui/brand.tsx';
import { Button } from '../../ui/button.tsx';
import { DialogActions, DialogContent } from '../../ui/dialog.tsx';
import { qrFile, qrShape } from '../../ui/qr-code.ts';
import { QrPicture } from '../../ui/qr-picture.tsx';
import { saveBlob } from '../../ui/save-blob.ts';
import { joinAddress } from './invitation-message.ts';

/** To hold up at practice, to print for the wall of the gym, or to put into a letter. */
export function QrDialog({ invitation: { code, expires_at } }: { invitation: Invitation }) {
  const t = useText();
  const format = useFormat();
  const shape = useMemo(() => qrShape(joinAddress(code, location.origin)), [code]);
  return (
    <DialogContent title={t('invitations.qr.title')} description={t('invitations.qr.text')}>
      <div data-print-sheet className="flex flex-col items-center gap-3 text-center print:gap-6 print:pt-16">
        <Brand className="hidden print:inline-flex" />
        <QrPicture
          shape={shape}
          label={t('invitations.qr.picture', { code })}
          className="max-w-72 print:max-w-[12cm]"
        />
        <p className="font-heading text-2xl tracking-wider break-all tabular-nums">{code}</p>
        <p className="text-muted">{t('invitations.expires', { date: format.day(expires_at) })}</p>
      </div>
      <DialogActions>
        <Button variant="secondary" icon={<Printer aria-hidden />} onClick={() => print()}>
          {t('invitations.qr.print')}
        </Button>
        <Button
          icon={<Download aria-hidden />}
          onClick={() => saveBlob(qrFile(shape), `faircourt-${code}.svg`)}
        >
          {t('invitations.qr.download')}
        </Button>
      </DialogActions>
    </DialogContent>
  );
}
