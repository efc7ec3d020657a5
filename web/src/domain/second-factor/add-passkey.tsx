/** Adding a passkey: the password, then the browser's own dialog. It is named after this device, and can be renamed. */
import { useState, type ReactNode } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { Alert } from '../../ui/alert.tsx';
import { toast } from '../../ui/toast.tsx';
import { PasswordForm } from './password-form.tsx';
import { useAddPasskey } from './passkey.queries.ts';
import type { Password } from './second-factor.queries.ts';

export function AddPasskey({ onAdded, children }: { onAdded: () => void; children?: ReactNode }) {
  const t = useText();
  const add = useAddPasskey();
  const [wasClosed, setWasClosed] = useState(false);
  const addWith = async (password: Password) => {
    setWasClosed(false);
    const isAdded = await add.mutateAsync({ password, name: t('passkeys.default_name') });
    setWasClosed(!isAdded);
    if (!isAdded) return;
    toast.success({ title: t('passkeys.was_added') });
    onAdded();
  };
  return (
    <div className="flex flex-col gap-4">
      {wasClosed && <Alert kind="info">{t('passkeys.closed')}</Alert>}
      <PasswordForm
        hint={t('passkeys.password_hint')}
        submitLabel={t('passkeys.add')}
        failed={t('passkeys.add_failed')}
        onPassword={addWith}
      >
        {children}
      </PasswordForm>
    </div>
  );
}
