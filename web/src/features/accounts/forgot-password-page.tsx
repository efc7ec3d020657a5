/** /auth/forgot: asks for a reset link. The answer is the same whether or not an account exists. */
import { zodResolver } from '@hookform/resolvers/zod';
import { LIMITS } from '@faircourt/contracts/limits';
import { ArrowLeft, MailCheck } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { z } from 'zod';
import { describeFieldError, fieldErrorsFor } from '../../api/field-errors.ts';
import { session } from '../../api/session/session-client.ts';
import { useErrorText } from '../../api/use-error-text.ts';
import { PATHS } from '../../shell/paths.ts';
import { useLocale } from '../../i18n/locale-provider.tsx';
import { useText } from '../../i18n/use-text.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, buttonClasses } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { emailRule } from './auth-form.ts';
import { AuthLayout } from './auth-layout.tsx';

const forgotForm = z.object({ email: emailRule });
type ForgotForm = z.infer<typeof forgotForm>;

export function ForgotPasswordPage() {
  const t = useText();
  const errorText = useErrorText();
  const { locale } = useLocale();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<ForgotForm>({ resolver: zodResolver(forgotForm), defaultValues: { email: '' } });
  const emailError = form.formState.errors.email?.message;

  const send = form.handleSubmit(async ({ email }) => {
    setFailure(null);
    try {
      await session.resetPasswordForEmail(email, locale);
      setSentTo(email);
    } catch (error) {
      const found = fieldErrorsFor(error, { email: 'email' });
      for (const { name, code } of found) form.setError(name, { message: code }, { shouldFocus: true });
      if (found.length === 0) setFailure(errorText(error, t('forgot.failed')));
    }
  });

  if (sentTo !== null) return <LinkSent email={sentTo} onAgain={() => setSentTo(null)} />;
  return (
    <AuthLayout title={t('forgot.title')} description={t('forgot.description')}>
      <form noValidate className="flex flex-col gap-5" onSubmit={(event) => void send(event)}>
        <Field
          label={t('auth.email')}
          error={emailError === undefined ? undefined : describeFieldError(emailError, t)}
          isRequired
        >
          <Input
            type="email"
            inputMode="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={LIMITS.emailMax}
            enterKeyHint="send"
            {...form.register('email')}
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
          {t('forgot.submit')}
        </Button>
      </form>
      <BackToSignIn />
    </AuthLayout>
  );
}

function LinkSent({ email, onAgain }: { email: string; onAgain: () => void }) {
  const t = useText();
  return (
    <AuthLayout title={t('forgot.sent.title')} takesFocus>
      <div className="flex items-start gap-4 rounded-lg border border-line bg-surface p-5 shadow-soft">
        <MailCheck aria-hidden className="mt-0.5 size-6 shrink-0 text-court" />
        <div className="flex min-w-0 flex-col gap-2">
          <p className="break-words">{t('forgot.sent.text', { email })}</p>
          <p className="text-muted">{t('forgot.sent.again')}</p>
        </div>
      </div>
      <Button variant="secondary" width="full" className="mt-5" onClick={onAgain}>
        {t('forgot.sent.retry')}
      </Button>
      <BackToSignIn />
    </AuthLayout>
  );
}

function BackToSignIn() {
  const t = useText();
  return (
    <p className="mt-6 text-center">
      <Link to={PATHS.auth} className={buttonClasses({ variant: 'link' })}>
        <ArrowLeft aria-hidden />
        {t('forgot.back')}
      </Link>
    </p>
  );
}
