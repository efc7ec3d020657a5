/** What surrounds a person: codes they issued, reports about and by them, and what admins did and why. */
import { USER_REASON_MAX, type UserPage } from '@faircourt/contracts/users';
import { TicketX } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { moderationPath } from '../../shell/paths.ts';
import { ReasonDialog } from '../../shell/reason-dialog.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, CardContent, CardHeader, CardTitle } from '../../ui/card.tsx';
import { useUserActions } from './users.queries.ts';

/** Each shows up only where there is something in it. */
export function UserSurroundings({ user }: { user: UserPage }) {
  const t = useText();
  return (
    <>
      {user.invitations.length > 0 && (
        <SurroundingCard title={t('users.invitations')} action={!user.is_own && <VoidButton user={user} />}>
          {user.invitations.map((invitation) => (
            <Invitation key={invitation.id} user={user} invitation={invitation} />
          ))}
        </SurroundingCard>
      )}
      {user.reports.length > 0 && (
        <SurroundingCard title={t('users.reports')}>
          {user.reports.map((report) => (
            <Report key={report.item_id} report={report} />
          ))}
        </SurroundingCard>
      )}
      {user.admin_actions.length > 0 && (
        <SurroundingCard title={t('users.admin_actions')}>
          {user.admin_actions.map((done) => (
            <AdminAction key={done.id} done={done} />
          ))}
        </SurroundingCard>
      )}
    </>
  );
}

function SurroundingCard({
  title,
  action,
  children,
}: {
  title: string;
  action?: ReactNode;
  children: ReactNode;
}) {
  const titleId = useId();
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader className="flex-row flex-wrap items-center justify-between gap-3">
        <CardTitle id={titleId}>{title}</CardTitle>
        {action}
      </CardHeader>
      <CardContent>
        <ul className="flex flex-col gap-3">{children}</ul>
      </CardContent>
    </Card>
  );
}

type InvitationEntry = UserPage['invitations'][number];

function Invitation({ user, invitation }: { user: UserPage; invitation: InvitationEntry }) {
  const t = useText();
  const format = useFormat();
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <span className="font-mono">{invitation.code}</span>
      <span className="text-sm text-muted">
        {t('users.invitations.uses', { uses: invitation.uses, max: invitation.max_uses })} ·{' '}
        {t('users.invitations.until', { day: format.date(invitation.expires_at) })}
      </span>
      {!user.is_own && <VoidButton user={user} invitation={invitation} />}
    </li>
  );
}

/** One code, or all of them. */
function VoidButton({ user, invitation }: { user: UserPage; invitation?: InvitationEntry }) {
  const t = useText();
  const { voidInvitations } = useUserActions(user.id);
  const action = invitation ? t('users.void') : t('users.void_all');
  return (
    <ReasonDialog
      trigger={
        <Button
          variant={invitation ? 'ghost' : 'secondary'}
          size="sm"
          icon={<TicketX aria-hidden />}
          {...(invitation && {
            'aria-label': t('ui.named_action', { action, title: invitation.code }),
          })}
        >
          {action}
        </Button>
      }
      title={
        invitation
          ? t('users.void.title', { code: invitation.code })
          : t('users.void_all.title', { name: user.name })
      }
      description={t('users.void.text')}
      label={t('users.reason')}
      hint={t('users.reason.admins')}
      max={USER_REASON_MAX}
      confirmLabel={action}
      isDestructive
      onConfirm={(reason) => voidInvitations.mutateAsync({ invitation_id: invitation?.id ?? null, reason })}
      done={t('users.void.done')}
    />
  );
}

function Report({ report }: { report: UserPage['reports'][number] }) {
  const t = useText();
  const format = useFormat();
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <Link
        to={moderationPath(report.item_id)}
        className="text-court underline decoration-court/35 underline-offset-4 hover:decoration-court"
      >
        {t(report.is_about ? 'users.reports.about' : 'users.reports.by', {
          kind: t(`moderation.kind.${report.kind}`),
        })}
      </Link>
      <span className="flex items-center gap-2 text-sm text-muted">
        {report.is_open && <Badge tone="caution">{t(`moderation.severity.${report.severity}`)}</Badge>}
        {format.date(report.created_at)}
      </span>
    </li>
  );
}

function AdminAction({ done }: { done: UserPage['admin_actions'][number] }) {
  const t = useText();
  const format = useFormat();
  return (
    <li>
      <p className="font-medium">{t(`users.admin_action.${done.action}`)}</p>
      <p className="break-words">{done.reason}</p>
      <p className="text-sm text-muted">
        {t('directors.refused.by', {
          name: done.done_by?.name ?? t('users.somebody'),
          when: format.dateTime(done.done_at),
        })}
      </p>
    </li>
  );
}
