/** /auth/reset?token=…: a new password by a mailed link that works once and for one hour. */
import { zodResolver } from '@hookform/resolvers/zod';
import { LIMITS } from '@faircourt/contracts/limits';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useSearchParams } from 'react-router';
import { z } from 'zod';
import { ApiError } from '../../api/api-error.ts';
import { describeFieldError, fieldErrorsFor } from '../../api/field-errors.ts';
import { session } from '../../api/session/session-client.ts';
import { useErrorText } from '../../api/use-error-text.ts';
import { PATHS } from '../../shell/paths.ts';
import { useText } from '../../i18n/use-text.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, buttonClasses } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { PasswordInput } from '../../ui/input.tsx';
import { newPasswordRule } from './auth-form.ts';
import { AuthLayout } from './auth-layout.tsx';

type Stage = 'form' | 'done' | 'invalid';

export function ResetPasswordPage() {
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  const [stage, setStage] = useState<Stage>(token === '' ? 'invalid' : 'form');

  useEffect(() => {
    if (token !== '') session.beginPasswordRecovery();
  }, [token]);

  if (stage === 'done') return <PasswordChanged />;
  if (stage === 'invalid') return <LinkInvalid />;
  return <NewPasswordForm token={token} onStage={setStage} />;
}

const resetForm = z.object({ password: newPasswordRule });
type ResetForm = z.infer<typeof resetForm>;

function NewPasswordForm({ token, onStage }: { token: string; onStage: (stage: Stage) => void }) {
  const t = useText();
  const errorText = useErrorText();
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<ResetForm>({ resolver: zodResolver(resetForm), defaultValues: { password: '' } });
  const passwordError = form.formState.errors.password?.message;

  const save = form.handleSubmit(async ({ password }) => {
    setFailure(null);
    try {
      await session.resetPassword(token, password);
      onStage('done');
    } catch (error) {
      if (isAboutLink(error)) return onStage('invalid');
      const found = fieldErrorsFor(error, { password: 'password' });
      for (const { name, code } of found) form.setError(name, { message: code }, { shouldFocus: true });
      if (found.length === 0) setFailure(errorText(error, t('reset.failed')));
    }
  });

  return (
    <AuthLayout title={t('reset.title')} description={t('reset.description')}>
      <form noValidate className="flex flex-col gap-5" onSubmit={(event) => void save(event)}>
        <Field
          label={t('reset.password')}
          hint={t('auth.password.hint', { min: LIMITS.passwordMin })}
          error={passwordError === undefined ? undefined : describeFieldError(passwordError, t)}
          isRequired
        >
          <PasswordInput
            autoComplete="new-password"
            minLength={LIMITS.passwordMin}
            maxLength={LIMITS.passwordMax}
            enterKeyHint="go"
            {...form.register('password')}
          />
        </Field>
        {failure !== null && <Alert kind="error">{failure}</Alert>}
        <Button
          type="submit"
          size="lg"
          width="full"
          isBusy={form.formState.isSubmitting}
          busyText={t('auth.busy')}
        >
          {t('reset.submit')}
        </Button>
      </form>
    </AuthLayout>
  );
}

/** A token too mangled to be one is as dead as one that was used. */
function isAboutLink(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.code === 'reset_link_invalid' || error.fieldErrors.some(({ field }) => field === 'token');
}

function PasswordChanged() {
  const t = useText();
  return (
    <AuthLayout title={t('reset.done.title')} takesFocus>
      <Alert kind="success">{t('reset.done.text')}</Alert>
      <Link to={PATHS.auth} className={buttonClasses({ size: 'lg', width: 'full', className: 'mt-6' })}>
        {t('reset.done.sign_in')}
      </Link>
    </AuthLayout>
  );
}

function LinkInvalid() {
  const t = useText();
  return (
    <AuthLayout title={t('reset.invalid.title')} takesFocus>
      <Alert kind="error">{t('reset.invalid.text')}</Alert>
      <Link
        to={PATHS.forgotPassword}
        className={buttonClasses({ size: 'lg', width: 'full', className: 'mt-6' })}
      >
        {t('reset.invalid.ask_again')}
      </Link>
    </AuthLayout>
  );
}
