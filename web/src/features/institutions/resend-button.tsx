import { EMAIL_CODE_MINUTES, EMAIL_CODE_WAIT_SECONDS } from '@faircourt/contracts/email-code';
import { RotateCw } from 'lucide-react';
import { useErrorText } from '../../api/use-error-text.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.tsx';
import { useSendCodeAgain } from './affiliation.queries.ts';
import { useSecondsLeft } from './use-seconds-left.ts';

const WAIT_MS = EMAIL_CODE_WAIT_SECONDS * 1000;
const LIFE_MS = EMAIL_CODE_MINUTES * 60_000;

type ResendButtonProps = { codeExpiresAt: string | null; onSent: () => void };

export function ResendButton({ codeExpiresAt, onSent }: ResendButtonProps) {
  const t = useText();
  const errorText = useErrorText();
  const request = useSendCodeAgain();
  const seconds = useSecondsLeft(codeExpiresAt === null ? 0 : Date.parse(codeExpiresAt) - LIFE_MS + WAIT_MS);

  const send = async () => {
    try {
      const { work_email } = await request.mutateAsync();
      toast.success({ title: t('institution.code.resent', { email: work_email ?? '' }) });
      onSent();
    } catch (error) {
      toast.destructive({ title: t('institution.code.resend_failed'), description: errorText(error) });
    }
  };
  return (
    <Button
      variant="secondary"
      icon={<RotateCw aria-hidden />}
      isBusy={request.isPending}
      busyText={t('institution.code.resending')}
      disabled={seconds > 0}
      className="max-sm:w-full"
      onClick={() => void send()}
    >
      {seconds > 0 ? t('institution.code.resend_in', { seconds }) : t('institution.code.resend')}
    </Button>
  );
}
