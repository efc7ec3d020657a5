/** Asks for the password before something that a stranger at an open page must not do. */
import { LIMITS } from '@faircourt/contracts/limits';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { ApiError } from '../../api/api-error.ts';
import { describeFieldError } from '../../api/field-errors.ts';
import { useSession } from '../../api/session/use-session.ts';
import { useErrorText } from '../../api/use-error-text.ts';
import { useText } from '../../i18n/use-text.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { PasswordInput } from '../../ui/input.tsx';
import { PasskeyInstead } from './passkey-instead.tsx';
import type { Password } from './second-factor.queries.ts';

const passwordRule = z.object({ password: z.string().min(1, 'required') });

type PasswordFormProps = {
  hint?: string;
  submitLabel: string;
  isDestructive?: boolean;
  /** What is said when it fails for another reason than the password. */
  failed: string;
  /** Undefined when a passkey was shown instead. */
  onPassword: (password: Password) => Promise<void>;
  /** Beside the button, such as the way back. */
  children?: ReactNode;
};

export function PasswordForm(props: PasswordFormProps) {
  const t = useText();
  const email = useSession().session?.user.email ?? '';
  const { form, failure, submit, run } = usePasswordForm(props);
  const code = form.formState.errors.password?.message;
  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={(event) => void submit(event)}>
      {/* Password managers need to know whose password this is. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <Field
        label={t('settings.password.current')}
        hint={props.hint}
        error={code === undefined ? undefined : describe(code, t)}
        isRequired
      >
        <PasswordInput
          autoComplete="current-password"
          maxLength={LIMITS.passwordMax}
          {...form.register('password')}
        />
      </Field>
      {failure !== null && <Alert kind="error">{failure}</Alert>}
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          variant={props.isDestructive ? 'destructive' : 'primary'}
          isBusy={form.formState.isSubmitting}
          busyText={t('second_factor.busy')}
        >
          {props.submitLabel}
        </Button>
        <PasskeyInstead onProven={() => run(undefined)} />
        {props.children}
      </div>
    </form>
  );
}

function usePasswordForm({ onPassword, failed }: PasswordFormProps) {
  const errorText = useErrorText();
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm({ resolver: zodResolver(passwordRule), defaultValues: { password: '' } });
  const run = async (password: Password) => {
    setFailure(null);
    try {
      await onPassword(password);
    } catch (error) {
      const isWrong = error instanceof ApiError && error.code === 'current_password_wrong';
      if (isWrong) form.setError('password', { message: 'wrong' }, { shouldFocus: true });
      else setFailure(errorText(error, failed));
    }
  };
  const submit = form.handleSubmit(({ password }) => run(password));
  return { form, failure, submit, run };
}

function describe(code: string, t: ReturnType<typeof useText>): string {
  return code === 'wrong' ? t('error.current_password_wrong') : describeFieldError(code, t);
}
