/** The owner invites by email, and sees what has not been answered. */
import {
  inviteToSeatSchema,
  SEAT_INVITATION_DAYS,
  type InviteToSeat,
  type Team,
} from '@faircourt/contracts/team';
import { LIMITS } from '@faircourt/contracts/limits';
import { Send } from 'lucide-react';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { contractResolver, showFieldErrors } from '../../api/contract-resolver.ts';
import { describeFieldError } from '../../api/field-errors.ts';
import { useErrorText } from '../../api/use-error-text.ts';
import { useText } from '../../i18n/use-text.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { toast } from '../../ui/toast.tsx';
import { OpenInvitations } from './open-invitations.tsx';
import { useInviteToSeat } from './team.queries.ts';

const resolver = contractResolver<InviteToSeat, InviteToSeat>(inviteToSeatSchema, ({ email }) => ({
  email: email.trim(),
}));

export function InviteCard({ desk }: { desk: NonNullable<Team['desk']> }) {
  const t = useText();
  const titleId = useId();
  const isFull = desk.seats.length >= desk.seats_max;
  return (
    <>
      {desk.invitations.length > 0 && <OpenInvitations invitations={desk.invitations} />}
      <Card aria-labelledby={titleId}>
        <CardHeader>
          <CardTitle id={titleId}>{t('team.invite')}</CardTitle>
          <CardDescription>{t('team.invite.text', { days: SEAT_INVITATION_DAYS })}</CardDescription>
        </CardHeader>
        <CardContent className="flex flex-col gap-5">
          {isFull && <Alert kind="info">{t('team.invite.full')}</Alert>}
          <InviteForm />
        </CardContent>
      </Card>
    </>
  );
}

function InviteForm() {
  const t = useText();
  const { form, failure, invite } = useInviteForm();
  const { errors, isSubmitting } = form.formState;
  const refusal = errors.email?.message;
  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={(event) => void invite(event)}>
      <Field
        label={t('team.invite.email')}
        error={
          refusal === 'has_seat' ? t('team.invite.error.has_seat') : refusal && describeFieldError(refusal, t)
        }
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
        busyText={t('team.invite.busy')}
        className="self-start max-sm:w-full"
      >
        {t('team.invite.submit')}
      </Button>
    </form>
  );
}

function useInviteForm() {
  const t = useText();
  const errorText = useErrorText();
  const [failure, setFailure] = useState<string | null>(null);
  const request = useInviteToSeat();
  const form = useForm<InviteToSeat, unknown, InviteToSeat>({ resolver, defaultValues: { email: '' } });
  const invite = form.handleSubmit(async ({ email }) => {
    setFailure(null);
    try {
      await request.mutateAsync(email);
      toast.success({ title: t('team.invite.done', { email }) });
      form.reset();
    } catch (error) {
      if (!showFieldErrors(form, error, (path) => path === 'email')) {
        setFailure(errorText(error, t('team.invite.failed')));
      }
    }
  });
  return { form, failure, invite };
}
