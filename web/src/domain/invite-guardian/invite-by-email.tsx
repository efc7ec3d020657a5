import { inviteGuardianSchema, type InviteGuardian } from '@faircourt/contracts/guardians';
import { LIMITS } from '@faircourt/contracts/limits';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { contractResolver, showFieldErrors } from '../../api/contract-resolver.ts';
import { useErrorText } from '../../api/use-error-text.ts';
import { useText } from '../../i18n/use-text.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { toast } from '../../ui/toast.tsx';
import { useInviteGuardian } from './invite-guardian.queries.ts';
import { inviteRefusal } from './invite-refusal.ts';

const resolver = contractResolver<InviteGuardian, InviteGuardian>(inviteGuardianSchema, ({ email }) => ({
  email: email.trim(),
}));

/** The mail holds a link. It is the only key there is, so the address must be the guardian's own. */
export function InviteByEmail() {
  const t = useText();
  const { form, failure, invite } = useInviteForm();
  const { errors, isSubmitting } = form.formState;
  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={(event) => void invite(event)}>
      <Field
        label={t('guardians.invite.email')}
        error={errors.email?.message && inviteRefusal(errors.email.message, t)}
      >
        <Input
          type="email"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={LIMITS.emailMax}
          {...form.register('email')}
        />
      </Field>
      {failure !== null && <Alert kind="error">{failure}</Alert>}
      <Button
        type="submit"
        icon={<Send aria-hidden />}
        isBusy={isSubmitting}
        busyText={t('guardians.invite.busy')}
        className="self-start max-sm:w-full"
      >
        {t('guardians.invite.submit')}
      </Button>
    </form>
  );
}

function useInviteForm() {
  const t = useText();
  const errorText = useErrorText();
  const [failure, setFailure] = useState<string | null>(null);
  const request = useInviteGuardian();
  const form = useForm<InviteGuardian, unknown, InviteGuardian>({ resolver, defaultValues: { email: '' } });

  const invite = form.handleSubmit(async (wanted) => {
    setFailure(null);
    try {
      await request.mutateAsync(wanted);
      toast.success({
        title: t('guardians.invite.done', { email: wanted.email }),
        description: t('guardians.invite.next'),
      });
      form.reset();
    } catch (error) {
      if (!showFieldErrors(form, error, (path) => path === 'email')) {
        setFailure(errorText(error, t('guardians.invite.failed')));
      }
    }
  });
  return { form, failure, invite };
}
