import { useId } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { describeFieldError } from '../../api/field-errors.ts';
import type { Translate } from '../../i18n/messages.ts';
import { useText } from '../../i18n/use-text.ts';
import { Alert } from '../../ui/alert.tsx';
import { Field } from '../../ui/field.tsx';
import { UpperCaseInput } from '../../ui/upper-case-input.tsx';
import type { AuthFormValues } from './auth-form.ts';

const INVITE_PROBLEMS = [
  'invite_required',
  'invite_unknown',
  'invite_used',
  'invite_expired',
  'invite_revoked',
] as const;

/** The code an athlete got from a coach, in upper case as it is typed. Its errors appear right below it. */
export function InviteCodeField({ form }: { form: UseFormReturn<AuthFormValues> }) {
  const t = useText();
  const alertId = useId();
  const code = form.formState.errors.inviteCode?.message;
  return (
    <div className="flex flex-col gap-2">
      <Field label={t('auth.sign_up.invite')} hint={t('auth.sign_up.invite_hint')} isRequired>
        <UpperCaseInput
          autoComplete="off"
          maxLength={40}
          enterKeyHint="next"
          className="tracking-wider"
          {...(code === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': alertId })}
          {...form.register('inviteCode')}
        />
      </Field>
      {code !== undefined && (
        <div id={alertId}>
          <Alert kind="error">{describeInviteProblem(code, t)}</Alert>
        </div>
      )}
    </div>
  );
}

function describeInviteProblem(code: string, t: Translate): string {
  const known = INVITE_PROBLEMS.find((problem) => problem === code);
  return known === undefined ? describeFieldError(code, t) : t(`error.${known}`);
}
