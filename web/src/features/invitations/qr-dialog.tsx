import type { Invitation } from '@faircourt/contracts/invitations';
import { Download, Printer } from 'lucide-react';
import { useMemo } from 'react';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { Brand } from '../../ui/brand.tsx';
import { Button } from '../../ui/button.tsx';
import { DialogActions, DialogContent } from '../../ui/dialog.tsx';
import { joinAddress } from './invitation-message.ts';
import { qrFile, qrShape, type QrShape } from './qr-code.ts';

/** To hold up at practice, to print for the wall of the gym, or to put into a letter. */
export function QrDialog({ invitation: { code, expires_at } }: { invitation: Invitation }) {
  const t = useText();
  const format = useFormat();
  const shape = useMemo(() => qrShape(joinAddress(code, location.origin)), [code]);
  return (
    <DialogContent title={t('invitations.qr.title')} description={t('invitations.qr.text')}>
      <div data-print-sheet className="flex flex-col items-center gap-3 text-center print:gap-6 print:pt-16">
        <Brand className="hidden print:inline-flex" />
        <svg
          // A drawing made here has no address that an img could load.
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
          role="img"
          aria-label={t('invitations.qr.picture', { code })}
          viewBox={`0 0 ${shape.size} ${shape.size}`}
          shapeRendering="crispEdges"
          className="w-full max-w-72 rounded-md bg-white print:max-w-[12cm]"
        >
          {/* Always black on white: cameras read the reverse badly. */}
          <path fill="#000" d={shape.path} />
        </svg>
        <p className="font-heading text-2xl tracking-wider break-all tabular-nums">{code}</p>
        <p className="text-muted">{t('invitations.expires', { date: format.day(expires_at) })}</p>
      </div>
      <DialogActions>
        <Button variant="secondary" icon={<Printer aria-hidden />} onClick={() => print()}>
          {t('invitations.qr.print')}
        </Button>
        <Button icon={<Download aria-hidden />} onClick={() => download(shape, code)}>
          {t('invitations.qr.download')}
        </Button>
      </DialogActions>
    </DialogContent>
  );
}

function download(shape: QrShape, code: string): void {
  const url = URL.createObjectURL(qrFile(shape));
  const link = document.createElement('a');
  link.href = url;
  link.download = `faircourt-${code}.svg`;
  link.click();
  // The browser has taken the file over by the next task.
  setTimeout(() => URL.revokeObjectURL(url));
}
