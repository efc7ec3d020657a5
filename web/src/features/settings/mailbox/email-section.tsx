/** The account's address on /settings: whether it is confirmed, and how another one takes its place. */
import type { ChangeEmail, Mailbox } from '@faircourt/contracts/accounts';
import { LIMITS } from '@faircourt/contracts/limits';
import { zodResolver } from '@hookform/resolvers/zod';
import { BadgeCheck } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError } from '../../../api/api-error.ts';
import { describeFieldError, fieldErrorsFor } from '../../../api/field-errors.ts';
import { MailboxCode } from '../../../domain/mailbox/mailbox-code.tsx';
import { useCancelChange, useChangeAddress, useMailbox } from '../../../domain/mailbox/mailbox.queries.ts';
import { useErrorText } from '../../../api/use-error-text.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input, PasswordInput } from '../../../ui/input.tsx';
import { toast } from '../../../ui/toast.tsx';
import { emailForm } from '../settings-forms.ts';
import { SettingsSection } from '../settings-section.tsx';

export function EmailSection({ email }: { email: string }) {
  const t = useText();
  const { data: mailbox } = useMailbox();
  const [isChanging, setIsChanging] = useState(false);
  const isOpen = isChanging && mailbox?.new_email === null;
  return (
    <SettingsSection title={t('settings.email.title')} description={t('settings.email.description')}>
      <div className="flex max-w-md flex-col gap-5">
        <Field label={t('settings.account.email')} hint={t('settings.account.email_hint')}>
          <Input type="email" value={email} readOnly />
        </Field>
        {mailbox?.is_proven && (
          <Badge tone="verified" icon={BadgeCheck} className="self-start">
            {t('mailbox.confirmed')}
          </Badge>
        )}
        {mailbox && (!mailbox.is_proven || mailbox.new_email !== null) && (
          <MailboxCode mailbox={mailbox} onProven={() => setIsChanging(false)} />
        )}
        {mailbox?.new_email && <CancelChange mailbox={mailbox} />}
        {mailbox?.new_email === null && !isOpen && (
          <Button variant="secondary" className="self-start" onClick={() => setIsChanging(true)}>
            {t('settings.email.change')}
          </Button>
        )}
        {isOpen && <ChangeForm />}
      </div>
    </SettingsSection>
  );
}

function CancelChange({ mailbox }: { mailbox: Mailbox }) {
  const t = useText();
  const errorText = useErrorText();
  const cancelling = useCancelChange();
  const cancel = async () => {
    try {
      await cancelling.mutateAsync();
      toast.success({ title: t('settings.email.kept', { email: mailbox.email }) });
    } catch (error) {
      toast.destructive({ title: t('settings.email.failed'), description: errorText(error) });
    }
  };
  return (
    <Button
      variant="ghost"
      className="self-start [overflow-wrap:anywhere]"
      isBusy={cancelling.isPending}
      busyText={t('settings.email.busy')}
      onClick={() => void cancel()}
    >
      {t('settings.email.keep', { email: mailbox.email })}
    </Button>
  );
}

function ChangeForm() {
  const t = useText();
  const errorText = useErrorText();
  const changing = useChangeAddress();
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<ChangeEmail>({
    resolver: zodResolver(emailForm),
    defaultValues: { email: '', current_password: '' },
  });
  const errorOf = (name: keyof ChangeEmail) => {
    const code = form.formState.errors[name]?.message;
    if (code === 'wrong') return t('error.current_password_wrong');
    if (code === 'same_address') return t('settings.email.same');
    return code === undefined ? undefined : describeFieldError(code, t);
  };
  const save = form.handleSubmit(async (wanted) => {
    setFailure(null);
    try {
      await changing.mutateAsync(wanted);
      toast.success({ title: t('email_code.resent', { email: wanted.email }) });
    } catch (error) {
      const found = fieldErrorsFor(error, { email: 'email', current_password: 'current_password' });
      for (const field of found) form.setError(field.name, { message: field.code }, { shouldFocus: true });
      if (found.length > 0) return;
      const isWrong = error instanceof ApiError && error.code === 'current_password_wrong';
      if (isWrong) form.setError('current_password', { message: 'wrong' }, { shouldFocus: true });
      else setFailure(errorText(error, t('settings.email.failed')));
    }
  });
  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={(event) => void save(event)}>
      <Field
        label={t('settings.email.new')}
        hint={t('settings.email.new_hint')}
        error={errorOf('email')}
        isRequired
      >
        <Input type="email" autoComplete="email" maxLength={LIMITS.emailMax} {...form.register('email')} />
      </Field>
      <Field label={t('settings.password.current')} error={errorOf('current_password')} isRequired>
        <PasswordInput
          autoComplete="current-password"
          maxLength={LIMITS.passwordMax}
          {...form.register('current_password')}
        />
      </Field>
      {failure !== null && <Alert kind="error">{failure}</Alert>}
      <Button
        type="submit"
        className="self-start"
        isBusy={form.formState.isSubmitting}
        busyText={t('settings.email.busy')}
      >
        {t('settings.email.submit')}
      </Button>
    </form>
  );
}
