/** The family code as a picture, a word and a message ready to send. */
import type { FamilyCode } from '@faircourt/contracts/guardians';
import { Copy, MessageSquareShare, QrCode, Send } from 'lucide-react';
import { useMemo } from 'react';
import { useErrorText } from '../../api/use-error-text.ts';
import { useText } from '../../i18n/use-text.ts';
import { useUntil } from '../../shell/clock/use-until.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { qrShape } from '../../ui/qr-code.ts';
import { QrPicture } from '../../ui/qr-picture.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useCopy } from '../../ui/use-copy.ts';
import { useSendText } from '../../ui/use-send-text.ts';
import { guardianInviteAddress } from './guardian-invite-address.ts';
import { RenewCodeButton } from './renew-code-button.tsx';
import { useCodeAtOnce } from './use-code-at-once.ts';

export function CodeToSend() {
  const t = useText();
  const errorText = useErrorText();
  const { code, isFailed, error, retry } = useCodeAtOnce();
  return isFailed ? (
    <Alert
      kind="error"
      action={
        <Button variant="secondary" icon={<QrCode aria-hidden />} onClick={retry}>
          {t('guardians.code.make')}
        </Button>
      }
    >
      {errorText(error, t('guardians.code.failed'))}
    </Alert>
  ) : code ? (
    <ReadyInvitation familyCode={code} />
  ) : (
    // As tall as the code, the message and the buttons: what is below does not move.
    <Skeleton className="h-[39rem] w-full sm:h-72" />
  );
}

function ReadyInvitation({ familyCode: { code, expires_at } }: { familyCode: FamilyCode }) {
  const t = useText();
  const untilOf = useUntil();
  const copy = useCopy();
  const { canShare, send } = useSendText();
  const address = guardianInviteAddress(code, location.origin);
  const shape = useMemo(() => qrShape(address), [address]);
  const message = t('invite_guardian.message', { link: address, code });
  return (
    <div className="grid items-start gap-5 sm:grid-cols-[11rem_1fr]">
      <QrPicture
        shape={shape}
        label={t('guardians.code.picture', { code })}
        className="max-w-44 justify-self-center sm:justify-self-start"
      />
      <div className="flex min-w-0 flex-col gap-4">
        <div className="max-sm:text-center">
          <p className="font-heading text-2xl tracking-wider break-all tabular-nums">{code}</p>
          <p className="text-sm text-muted">{t('guardians.code.expires', { when: untilOf(expires_at) })}</p>
        </div>
        <p className="rounded-md bg-sunken px-4 py-3 text-sm [overflow-wrap:anywhere] whitespace-pre-line">
          {message}
        </p>
        <div className="flex flex-wrap gap-3 max-sm:flex-col">
          <Button
            icon={canShare ? <Send aria-hidden /> : <MessageSquareShare aria-hidden />}
            onClick={() => void send(message, t('invite_guardian.copied'))}
          >
            {t(canShare ? 'invite_guardian.send' : 'invite_guardian.copy')}
          </Button>
          <Button
            variant="secondary"
            icon={<Copy aria-hidden />}
            onClick={() => void copy(code, t('guardians.code.copied', { code }))}
          >
            {t('guardians.code.copy')}
          </Button>
          <RenewCodeButton isRenewal />
        </div>
      </div>
    </div>
  );
}
