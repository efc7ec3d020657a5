import { LIMITS } from '@faircourt/contracts/limits';
import type { ScoutPlan } from '@faircourt/contracts/vocabulary';
import type { UseFormReturn } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import { describeFieldError } from '../../api/field-errors.ts';
import { useText } from '../../i18n/use-text.ts';
import { Alert } from '../../ui/alert.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import type { AuthFormValues } from './auth-form.ts';
import type { AuthWishes } from './auth-query.ts';
import { InviteCodeField } from './invite-code-field.tsx';
import { RequestInvitation } from './request-invitation.tsx';
import { RoleChoice } from './role-choice.tsx';

type SignUpFieldsProps = {
  form: UseFormReturn<AuthFormValues>;
  wishes: AuthWishes;
};

/** What signing up asks beyond email and password, and what happens next for the chosen role. */
export function SignUpFields({ form, wishes }: SignUpFieldsProps) {
  const { plan, asksForCode, invitation } = wishes;
  const t = useText();
  const role = useWatch({ control: form.control, name: 'role' });
  const nameError = form.formState.errors.name?.message;
  return (
    <>
      <Field
        label={t('auth.sign_up.name')}
        error={nameError === undefined ? undefined : describeFieldError(nameError, t)}
        isRequired
      >
        <Input
          autoComplete="name"
          autoCapitalize="words"
          maxLength={LIMITS.nameMax}
          enterKeyHint="next"
          {...form.register('name')}
        />
      </Field>
      <RoleChoice registration={form.register('role')} settled={invitation === null ? null : wishes.role} />
      {role === 'athlete' ? (
        <>
          <InviteCodeField form={form} />
          <RequestInvitation isOpenAtFirst={asksForCode} />
        </>
      ) : (
        invitation === null && <WhatHappensNext role={role} plan={plan} />
      )}
    </>
  );
}

function WhatHappensNext({
  role,
  plan,
}: {
  role: Exclude<AuthFormValues['role'], 'athlete'>;
  plan: ScoutPlan | null;
}) {
  const t = useText();
  return <Alert>{t(`auth.next.${role}`, { plan: t(`auth.plan.${plan ?? 'basic_scout'}`) })}</Alert>;
}
