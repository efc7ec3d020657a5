import { EMAIL_CODE_MINUTES, EMAIL_CODE_WAIT_SECONDS } from '@faircourt/contracts/email-code';
import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { useErrorText } from '../../api/use-error-text.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.tsx';
import { useSecondsLeft } from '../../shell/clock/use-clock.ts';

const WAIT_MS = EMAIL_CODE_WAIT_SECONDS * 1000;
const LIFE_MS = EMAIL_CODE_MINUTES * 60_000;

type ResendButtonProps = {
  codeExpiresAt: string | null;
  /** Has another code mailed and says where it went. */
  resend: () => Promise<string>;
  onSent: () => void;
};

export function ResendButton({ codeExpiresAt, resend, onSent }: ResendButtonProps) {
  const t = useText();
  const errorText = useErrorText();
  const [isBusy, setIsBusy] = useState(false);
  const seconds = useSecondsLeft(codeExpiresAt === null ? 0 : Date.parse(codeExpiresAt) - LIFE_MS + WAIT_MS);

  const send = async () => {
    setIsBusy(true);
    try {
      toast.success({ title: t('email_code.resent', { email: await resend() }) });
      onSent();
    } catch (error) {
      toast.destructive({ title: t('email_code.resend_failed'), description: errorText(error) });
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Button
      variant={codeExpiresAt === null ? 'primary' : 'secondary'}
      icon={<RotateCw aria-hidden />}
      isBusy={isBusy}
      busyText={t('email_code.resending')}
      disabled={seconds > 0}
      className="max-sm:w-full"
      onClick={() => void send()}
    >
      {seconds > 0 ? t('email_code.resend_in', { seconds }) : t('email_code.resend')}
    </Button>
  );
}
