import { KeyRound } from 'lucide-react';
import { useErrorText } from '../../api/use-error-text.ts';
import { canUsePasskeys } from '../../api/webauthn.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.tsx';
import { useProveByPasskey } from './passkey.queries.ts';
import { useSecondFactor } from './second-factor.queries.ts';

/** Beside the field of the password, for people who have a passkey. */
export function PasskeyInstead({ onProven }: { onProven: () => Promise<void> }) {
  const t = useText();
  const errorText = useErrorText();
  const { data: factor } = useSecondFactor();
  const prove = useProveByPasskey();
  if (!canUsePasskeys() || !factor || factor.passkeys.length === 0) return null;
  const ask = async () => {
    try {
      if (await prove.mutateAsync()) await onProven();
    } catch (error) {
      toast.destructive({ title: t('passkeys.proof_failed'), description: errorText(error) });
    }
  };
  return (
    <Button
      variant="secondary"
      icon={<KeyRound aria-hidden />}
      isBusy={prove.isPending}
      busyText={t('second_factor.busy')}
      onClick={() => void ask()}
    >
      {t('passkeys.instead')}
    </Button>
  );
}
