/** Signing in with a passkey, beside the password. */
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { session } from '../../api/session/session-client.ts';
import { useErrorText } from '../../api/use-error-text.ts';
import { canUsePasskeys } from '../../api/webauthn.ts';
import { useText } from '../../i18n/use-text.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';

export function PasskeySignIn() {
  const t = useText();
  const errorText = useErrorText();
  const [isBusy, setIsBusy] = useState(false);
  const [notice, setNotice] = useState<{ kind: 'info' | 'error'; text: string } | null>(null);
  if (!canUsePasskeys()) return null;
  const ask = async () => {
    setIsBusy(true);
    setNotice(null);
    try {
      const held = await session.signInWithPasskey();
      if (held === null) setNotice({ kind: 'info', text: t('passkeys.sign_in_closed') });
    } catch (error) {
      setNotice({ kind: 'error', text: errorText(error, t('second_step.failed')) });
    }
    setIsBusy(false);
  };
  return (
    <div className="mt-4 flex flex-col gap-4">
      <Button
        variant="secondary"
        size="lg"
        width="full"
        icon={<KeyRound aria-hidden />}
        isBusy={isBusy}
        busyText={t('second_factor.busy')}
        onClick={() => void ask()}
      >
        {t('passkeys.sign_in')}
      </Button>
      {notice !== null && <Alert kind={notice.kind}>{notice.text}</Alert>}
    </div>
  );
}
