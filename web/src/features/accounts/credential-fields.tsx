import { LIMITS } from '@faircourt/contracts/limits';
import { useState } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { Link } from 'react-router';
import { describeFieldError } from '../../api/field-errors.ts';
import { PATHS } from '../../shell/paths.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input, PasswordInput } from '../../ui/input.tsx';
import type { AuthFormValues } from './auth-form.ts';
import type { AuthMode } from './auth-query.ts';
import { MeantAddress } from './meant-address.tsx';
import { meantAddress } from './mistyped-domain.ts';

type CredentialFieldsProps = {
  form: UseFormReturn<AuthFormValues>;
  mode: AuthMode;
  /** Where an athlete's invitation was mailed to, while its link proves that mailbox. */
  invitedEmail: string | null;
  /** That address is on its way. */
  isInvitedPending: boolean;
};

/** Email and password. The autocomplete words tell password managers whether to fill in or to suggest. */
export function CredentialFields({ form, mode, invitedEmail, isInvitedPending }: CredentialFieldsProps) {
  const t = useText();
  const email = useWatch({ control: form.control, name: 'email' });
  const isInvited = invitedEmail !== null && email.trim().toLowerCase() === invitedEmail.toLowerCase();
  const { errors } = form.formState;
  const errorOf = (name: 'email' | 'password') => {
    const code = errors[name]?.message;
    return code === undefined ? undefined : describeFieldError(code, t);
  };
  const isSignUp = mode === 'signup';
  const [left, setLeft] = useState('');
  const meant = isSignUp && left === email ? meantAddress(email) : null;
  // A moment later: what moves at once would move away from under the press that left the field.
  const leave = () => setTimeout(() => setLeft(form.getValues('email')), 250);
  const take = (address: string) => {
    form.setValue('email', address, { shouldValidate: form.formState.isSubmitted });
    form.setFocus('password');
  };
  return (
    <>
      <Field
        label={t('auth.email')}
        error={errorOf('email')}
        hint={
          isSignUp &&
          // Its place is kept from the start, so that nothing moves under somebody who types.
          (isInvitedPending ? (
            <span className="invisible">{t('auth.offer.email')}</span>
          ) : (
            isInvited && t('auth.offer.email')
          ))
        }
        isRequired
      >
        <Input
          type="email"
          inputMode="email"
          autoComplete={isSignUp ? 'email' : 'username'}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={LIMITS.emailMax}
          enterKeyHint="next"
          {...form.register('email', { onBlur: leave })}
        />
        <MeantAddress meant={meant} onTake={take} />
      </Field>
      <Field
        label={t('auth.password')}
        error={errorOf('password')}
        hint={isSignUp ? t('auth.password.hint', { min: LIMITS.passwordMin }) : undefined}
        isRequired
      >
        <PasswordInput
          autoComplete={isSignUp ? 'new-password' : 'current-password'}
          minLength={isSignUp ? LIMITS.passwordMin : undefined}
          maxLength={LIMITS.passwordMax}
          enterKeyHint="go"
          {...form.register('password')}
        />
      </Field>
      {!isSignUp && <ForgotLink />}
    </>
  );
}

/** After the password, not before: from the email field the Tab key should lead there. */
function ForgotLink() {
  const t = useText();
  return (
    <Button asChild variant="link" size="sm" className="-mt-4 -mb-2 min-h-11 self-end">
      <Link to={PATHS.forgotPassword}>{t('auth.sign_in.forgot')}</Link>
    </Button>
  );
}
