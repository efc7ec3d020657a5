import type { Invitation } from '@faircourt/contracts/invitations';
import { Copy, MessageSquareText, QrCode } from 'lucide-react';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogTrigger } from '../../ui/dialog.tsx';
import { useCopy } from '../../ui/use-copy.ts';
import { invitationMessage } from './invitation-message.ts';
import { QrDialog } from './qr-dialog.tsx';

const LOOK = { variant: 'secondary', size: 'sm', className: 'min-h-10' } as const;

/** Three ways to hand a code over. Their names carry the code, so that a list of buttons can be told apart. */
export function ShareButtons({ invitation }: { invitation: Invitation }) {
  const t = useText();
  const format = useFormat();
  const { code } = invitation;
  const copy = useCopy();
  return (
    <>
      <Button
        {...LOOK}
        icon={<Copy aria-hidden />}
        aria-label={t('invitations.copy.code_label', { code })}
        onClick={() => void copy(code, t('invitations.copy.code_done', { code }))}
      >
        {t('invitations.copy.code')}
      </Button>
      <Button
        {...LOOK}
        icon={<MessageSquareText aria-hidden />}
        aria-label={t('invitations.copy.message_label', { code })}
        onClick={() =>
          void copy(
            invitationMessage(invitation, location.origin, t, format),
            t('invitations.copy.message_done'),
          )
        }
      >
        {t('invitations.copy.message')}
      </Button>
      <Dialog>
        <DialogTrigger asChild>
          <Button {...LOOK} icon={<QrCode aria-hidden />} aria-label={t('invitations.qr.label', { code })}>
            {t('invitations.qr')}
          </Button>
        </DialogTrigger>
        <QrDialog invitation={invitation} />
      </Dialog>
    </>
  );
}
