import { zodResolver } from '@hookform/resolvers/zod';
import { LIMITS } from '@faircourt/contracts/limits';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError } from '../../api/api-error.ts';
import { describeFieldError, fieldErrorsFor } from '../../api/field-errors.ts';
import { session } from '../../api/session/session-client.ts';
import { useErrorText } from '../../api/use-error-text.ts';
import { useText } from '../../i18n/use-text.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { PasswordInput } from '../../ui/input.tsx';
import { passwordForm, type PasswordForm } from './settings-forms.ts';
import { SettingsSection } from './settings-section.tsx';
import { signInSessionsKey } from './sign-in-sessions.queries.ts';

export function PasswordSection({ email }: { email: string }) {
  const t = useText();
  const { form, outcome, save } = usePasswordForm();
  const errorOf = (name: keyof PasswordForm) => {
    const code = form.formState.errors[name]?.message;
    if (code === 'current_password_wrong') return t('error.current_password_wrong');
    return code === undefined ? undefined : describeFieldError(code, t);
  };
  return (
    <SettingsSection title={t('settings.password.title')} description={t('settings.password.description')}>
      <form noValidate className="flex max-w-md flex-col gap-5" onSubmit={(event) => void save(event)}>
        {/* Password managers need to know whose password this is. */}
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <Field label={t('settings.password.current')} error={errorOf('current')} isRequired>
          <PasswordInput
            autoComplete="current-password"
            maxLength={LIMITS.passwordMax}
            {...form.register('current')}
          />
        </Field>
        <Field
          label={t('settings.password.next')}
          hint={t('auth.password.hint', { min: LIMITS.passwordMin })}
          error={errorOf('next')}
          isRequired
        >
          <PasswordInput
            autoComplete="new-password"
            minLength={LIMITS.passwordMin}
            maxLength={LIMITS.passwordMax}
            {...form.register('next')}
          />
        </Field>
        {outcome !== null && <Alert kind={outcome.kind}>{outcome.text}</Alert>}
        <Button
          type="submit"
          className="self-start"
          isBusy={form.formState.isSubmitting}
          busyText={t('auth.busy')}
        >
          {t('settings.password.submit')}
        </Button>
      </form>
    </SettingsSection>
  );
}

function usePasswordForm() {
  const t = useText();
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const [outcome, setOutcome] = useState<{ kind: 'success' | 'error'; text: string } | null>(null);
  const form = useForm<PasswordForm>({
    resolver: zodResolver(passwordForm),
    defaultValues: { current: '', next: '' },
  });

  const save = form.handleSubmit(async (passwords) => {
    setOutcome(null);
    try {
      await session.updatePassword(passwords);
      form.reset();
      setOutcome({ kind: 'success', text: t('settings.password.done') });
      await queryClient.invalidateQueries({ queryKey: signInSessionsKey });
    } catch (error) {
      const isWrongPassword = error instanceof ApiError && error.code === 'current_password_wrong';
      const found = isWrongPassword
        ? [{ name: 'current' as const, code: error.code }]
        : fieldErrorsFor(error, { current_password: 'current', password: 'next' } as const);
      for (const { name, code } of found) form.setError(name, { message: code }, { shouldFocus: true });
      if (found.length === 0)
        setOutcome({ kind: 'error', text: errorText(error, t('settings.password.failed')) });
    }
  });
  return { form, outcome, save };
}
