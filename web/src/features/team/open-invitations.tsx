/** Whom the owner has invited and who has not answered. */
import type { SeatInvitation } from '@faircourt/contracts/team';
import { MailX, Send } from 'lucide-react';
import { useId } from 'react';
import { useErrorText } from '../../api/use-error-text.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { ConfirmedAction } from '../../shell/confirmed-action.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, CardHeader, CardTitle } from '../../ui/card.tsx';
import { toast } from '../../ui/toast.tsx';
import { useInviteToSeat, useVoidInvitation } from './team.queries.ts';

export function OpenInvitations({ invitations }: { invitations: readonly SeatInvitation[] }) {
  const t = useText();
  const titleId = useId();
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader className="pb-5 sm:pb-5">
        <CardTitle id={titleId}>{t('team.invitations')}</CardTitle>
      </CardHeader>
      <ul aria-label={t('team.invitations.list')} className="divide-y divide-line border-t border-line">
        {invitations.map((invitation) => (
          <Row key={invitation.id} invitation={invitation} />
        ))}
      </ul>
    </Card>
  );
}

function Row({ invitation }: { invitation: SeatInvitation }) {
  const t = useText();
  const format = useFormat();
  const { email, expires_at: expiresAt, is_expired: isExpired } = invitation;
  return (
    <li
      data-invitation={invitation.id}
      className="flex flex-col gap-3 px-5 py-4 sm:flex-row sm:items-center sm:justify-between sm:px-6"
    >
      <div className="flex min-w-0 flex-col gap-1">
        <p className="font-medium break-all">{email}</p>
        <p className="text-sm text-muted">
          {t(isExpired ? 'team.invitation.expired' : 'team.invitation.until', {
            date: format.date(expiresAt),
          })}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <SendAgain email={email} />
        <Void invitation={invitation} />
      </div>
    </li>
  );
}

function SendAgain({ email }: { email: string }) {
  const t = useText();
  const errorText = useErrorText();
  const { mutateAsync, isPending } = useInviteToSeat();
  const send = async () => {
    try {
      await mutateAsync(email);
      toast.success({ title: t('team.invite.done', { email }) });
    } catch (error) {
      toast.destructive({ title: t('team.invite.failed'), description: errorText(error) });
    }
  };
  return (
    <Button
      variant="ghost"
      size="sm"
      className="min-h-10"
      icon={<Send aria-hidden />}
      aria-label={t('team.invitation.again.label', { email })}
      isBusy={isPending}
      busyText={t('team.invite.busy')}
      onClick={() => void send()}
    >
      {t('team.invitation.again')}
    </Button>
  );
}

function Void({ invitation: { id, email } }: { invitation: SeatInvitation }) {
  const t = useText();
  const voiding = useVoidInvitation();
  return (
    <ConfirmedAction
      trigger={
        <Button
          variant="ghost"
          size="sm"
          className="min-h-10 text-stop"
          icon={<MailX aria-hidden />}
          aria-label={t('team.invitation.void.label', { email })}
        >
          {t('team.invitation.void')}
        </Button>
      }
      title={t('team.invitation.void.question', { email })}
      description={t('team.invitation.void.text')}
      confirmLabel={t('team.invitation.void')}
      busyText={t('team.saving')}
      isDestructive
      onConfirm={() => voiding.mutateAsync(id)}
      done={{ title: t('team.invitation.void.done') }}
      failed={t('team.not_saved')}
    />
  );
}
