/** Helping somebody with their mailbox. The code goes there and nowhere else: no admin sees it. */
import { USER_REASON_MAX, type UserPage } from '@faircourt/contracts/users';
import { AtSign, MailCheck } from 'lucide-react';
import { useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { describeFieldError } from '../../api/field-errors.ts';
import { useText } from '../../i18n/use-text.ts';
import { ReasonDialog } from '../../shell/reason-dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { useUserActions } from './users.queries.ts';

export function ResendCode({ user }: { user: UserPage }) {
  const t = useText();
  const { resendCode } = useUserActions(user.id);
  if (user.is_mailbox_proven && user.pending_email === null) return null;
  return (
    <ReasonDialog
      trigger={
        <Button variant="secondary" icon={<MailCheck aria-hidden />}>
          {t('users.resend_code')}
        </Button>
      }
      title={t('users.resend_code.title', { email: user.pending_email ?? user.email })}
      description={t('users.resend_code.text')}
      label={t('users.reason')}
      hint={t('users.reason.admins')}
      max={USER_REASON_MAX}
      confirmLabel={t('users.resend_code')}
      onConfirm={(reason) => resendCode.mutateAsync({ reason })}
      done={t('users.resend_code.done')}
    />
  );
}

export function CorrectEmail({ user }: { user: UserPage }) {
  const t = useText();
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<string | undefined>();
  const { correctEmail } = useUserActions(user.id);
  const correct = async (reason: string) => {
    setProblem(undefined);
    try {
      await correctEmail.mutateAsync({ email: email.trim(), reason });
    } catch (error) {
      const found =
        error instanceof ApiError ? error.fieldErrors.find(({ field }) => field === 'email') : undefined;
      if (found) setProblem(describeFieldError(found.code, t));
      throw error;
    }
  };
  return (
    <ReasonDialog
      trigger={
        <Button variant="secondary" icon={<AtSign aria-hidden />}>
          {t('users.correct_email')}
        </Button>
      }
      title={t('users.correct_email.title', { name: user.name })}
      description={t('users.correct_email.text')}
      label={t('users.reason')}
      hint={t('users.reason.admins')}
      max={USER_REASON_MAX}
      confirmLabel={t('users.correct_email.send')}
      onConfirm={correct}
      done={t('users.correct_email.done')}
    >
      <Field
        label={t('users.correct_email.new')}
        hint={t('users.correct_email.now', { email: user.email })}
        error={problem}
        isRequired
      >
        <Input
          type="email"
          autoComplete="off"
          value={email}
          onChange={({ target }) => setEmail(target.value)}
        />
      </Field>
    </ReasonDialog>
  );
}
