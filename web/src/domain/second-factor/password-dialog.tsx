/** Asks for the password again, or for a passkey, before something that a stolen session must not do. */
import { LIMITS } from '@faircourt/contracts/limits';
import { useRef, useState, type FormEvent, type ReactElement, type ReactNode } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { useErrorText } from '../../api/use-error-text.ts';
import { useSession } from '../../api/session/use-session.ts';
import { useText } from '../../i18n/use-text.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions, DialogClose, DialogContent, DialogTrigger } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { PasswordInput } from '../../ui/input.tsx';
import { toast } from '../../ui/toast.tsx';
import { PasskeyInstead } from './passkey-instead.tsx';
import type { Password } from './second-factor.queries.ts';

type PasswordDialogProps = {
  trigger: ReactElement;
  title: string;
  description: string;
  /** What happens, above the field. */
  children?: ReactNode;
  confirmLabel: string;
  busyText: string;
  isDestructive?: boolean;
  /** Undefined when a passkey was shown instead. */
  onConfirm: (password: Password) => Promise<unknown>;
  /** Message once it is done. */
  done: string;
};

export function PasswordDialog({ trigger, title, description, ...form }: PasswordDialogProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Dialog open={isOpen} onOpenChange={setIsOpen}>
      <DialogTrigger asChild>{trigger}</DialogTrigger>
      <DialogContent title={title} description={description}>
        <PasswordForm {...form} onClose={() => setIsOpen(false)} />
      </DialogContent>
    </Dialog>
  );
}

type PasswordFormProps = Omit<PasswordDialogProps, 'trigger' | 'title' | 'description'> & {
  onClose: () => void;
};

function PasswordForm({ children, confirmLabel, busyText, isDestructive, ...work }: PasswordFormProps) {
  const t = useText();
  const email = useSession().session?.user.email ?? '';
  const [password, setPassword] = useState('');
  const { submit, run, isBusy, fault, failure } = useConfirmed(password, work);
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
      {children}
      {/* Password managers need to know whose password this is. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <Field label={t('password_dialog.label')} error={fault ?? undefined} isRequired>
        <PasswordInput
          autoComplete="current-password"
          maxLength={LIMITS.passwordMax}
          value={password}
          onChange={({ target }) => setPassword(target.value)}
        />
      </Field>
      {failure !== null && <Alert kind="error">{failure}</Alert>}
      <DialogActions className="mt-2">
        <DialogClose asChild>
          <Button variant="secondary">{t('ui.cancel')}</Button>
        </DialogClose>
        <PasskeyInstead onProven={() => run(undefined)} />
        <Button
          type="submit"
          variant={isDestructive ? 'destructive' : 'primary'}
          isBusy={isBusy}
          busyText={busyText}
        >
          {confirmLabel}
        </Button>
      </DialogActions>
    </form>
  );
}

function useConfirmed(
  password: string,
  { onConfirm, onClose, done }: Pick<PasswordFormProps, 'onConfirm' | 'onClose' | 'done'>,
) {
  const t = useText();
  const errorText = useErrorText();
  const [isBusy, setIsBusy] = useState(false);
  // A double click comes before the next drawing, which would know.
  const isSent = useRef(false);
  const [fault, setFault] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const run = async (given: Password) => {
    setFailure(null);
    setFault(null);
    isSent.current = true;
    setIsBusy(true);
    try {
      await onConfirm(given);
      toast.success({ title: done });
      onClose();
    } catch (error) {
      const isWrong = error instanceof ApiError && error.code === 'current_password_wrong';
      if (isWrong) setFault(t('error.current_password_wrong'));
      else setFailure(errorText(error));
    }
    isSent.current = false;
    setIsBusy(false);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSent.current) return;
    setFailure(null);
    if (password === '') setFault(t('field_error.required'));
    else await run(password);
  };
  return { submit, run, isBusy, fault, failure };
}
