import type { Passkey } from '@faircourt/contracts/passkeys';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { PasswordForm } from '../../../domain/second-factor/password-form.tsx';
import { PasskeyNameForm } from '../../../domain/second-factor/passkey-name-form.tsx';
import { useRemovePasskey, useRenamePasskey } from '../../../domain/second-factor/passkey.queries.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogContent, DialogTrigger } from '../../../ui/dialog.tsx';
import { toast } from '../../../ui/toast.tsx';

/** One passkey. `isLast`: this person has to have a second factor and no other one, so it stays. */
export function PasskeyRow({ passkey, isLast }: { passkey: Passkey; isLast: boolean }) {
  const t = useText();
  const format = useFormat();
  const { created_at, last_used_at, is_synced } = passkey;
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-3 py-4 first:pt-0">
      <span className="grid size-11 shrink-0 place-items-center rounded-md border border-line bg-sunken">
        <KeyRound aria-hidden className="size-5 text-court" />
      </span>
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-medium [overflow-wrap:anywhere]">{passkey.name}</p>
        <p className="text-sm text-muted">
          {last_used_at === null
            ? t('passkeys.never_used')
            : t('passkeys.last_used', { when: format.relative(last_used_at) })}
        </p>
        <p className="text-sm text-muted">
          {t('passkeys.added', { date: format.date(created_at) })}
          {is_synced && ` · ${t('passkeys.synced')}`}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Rename passkey={passkey} />
        {!isLast && <Remove passkey={passkey} />}
      </div>
    </li>
  );
}

function Rename({ passkey }: { passkey: Passkey }) {
  const t = useText();
  const rename = useRenamePasskey();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Dialog open={isOpen} onOpenChange={setIsOpen}>
      <DialogTrigger asChild>
        <Button variant="secondary" size="sm" aria-label={t('passkeys.rename.label', { name: passkey.name })}>
          {t('passkeys.rename')}
        </Button>
      </DialogTrigger>
      <DialogContent title={t('passkeys.rename_title')}>
        <PasskeyNameForm
          name={passkey.name}
          onName={async (name) => {
            await rename.mutateAsync({ id: passkey.id, name });
            setIsOpen(false);
          }}
        />
      </DialogContent>
    </Dialog>
  );
}

function Remove({ passkey }: { passkey: Passkey }) {
  const t = useText();
  const remove = useRemovePasskey();
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button variant="secondary" size="sm" aria-label={t('passkeys.remove.label', { name: passkey.name })}>
          {t('passkeys.remove')}
        </Button>
      </DialogTrigger>
      <DialogContent
        title={t('passkeys.remove_confirm.title', { name: passkey.name })}
        description={t('passkeys.remove_confirm.text')}
      >
        <PasswordForm
          isDestructive
          submitLabel={t('passkeys.remove')}
          failed={t('passkeys.remove_failed')}
          onPassword={async (password) => {
            await remove.mutateAsync({ id: passkey.id, password });
            toast.success({ title: t('passkeys.removed') });
          }}
        />
      </DialogContent>
    </Dialog>
  );
}
