import type { AccountEvents } from '@faircourt/contracts/events';
import type { Timeline } from '@faircourt/contracts/users';
import { History } from 'lucide-react';
import { useId } from 'react';
import { useErrorText } from '../../api/use-error-text.ts';
import type { MessageId } from '../../i18n/messages.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '../../ui/card.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { LoadingRows } from '../../ui/loading-rows.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { useTimeline } from './users.queries.ts';

/** What the log says of the account, latest first. */
export function TimelineCard({ userId }: { userId: string }) {
  const t = useText();
  const titleId = useId();
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader>
        <CardTitle id={titleId}>{t('users.timeline')}</CardTitle>
        <CardDescription>{t('users.timeline.text')}</CardDescription>
      </CardHeader>
      <CardContent>
        <Entries userId={userId} />
      </CardContent>
    </Card>
  );
}

function Entries({ userId }: { userId: string }) {
  const t = useText();
  const errorText = useErrorText();
  const { data, error, isPending, isFetching, refetch, ...list } = useTimeline(userId);
  if (isPending) return <LoadingRows />;
  if (data === undefined) {
    return (
      <ErrorState title={t('users.one_failed')} onRetry={() => void refetch()} isRetrying={isFetching}>
        {errorText(error)}
      </ErrorState>
    );
  }
  if (data.length === 0)
    return <EmptyState icon={History} title={t('users.timeline.none')} className="py-4" />;
  return (
    <>
      <ul className="divide-y divide-line">
        {data.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ul>
      <LoadMore
        hasMore={list.hasNextPage}
        isBusy={list.isFetchingNextPage}
        label={t('users.timeline.more')}
        busyText={t('app.loading')}
        status={t('users.timeline.shown', { count: data.length })}
        onLoad={() => void list.fetchNextPage()}
      />
    </>
  );
}

function Entry({ entry }: { entry: Timeline['entries'][number] }) {
  const t = useText();
  const format = useFormat();
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-2.5">
      <span className="min-w-0 flex-1 basis-64 break-words">
        {t(isKnown(entry.type) ? SENTENCES[entry.type] : 'users.event.other')}
        {entry.actor && (
          <span className="text-muted"> {t('users.event.by', { name: entry.actor.name })}</span>
        )}
      </span>
      <time dateTime={entry.at} className="text-sm whitespace-nowrap text-muted tabular-nums">
        {format.dateTime(entry.at)}
      </time>
    </li>
  );
}

/** Complete by type: a new event of an account needs its sentence here. */
const SENTENCES = {
  'account.created': 'users.event.account_created',
  'account.updated': 'users.event.account_updated',
  'account.status_changed': 'users.event.account_status_changed',
  'account.role_changed': 'users.event.account_role_changed',
  'confirmation.asked': 'users.event.confirmation_asked',
  'confirmation.confirmed': 'users.event.confirmation_confirmed',
  'confirmation.refused': 'users.event.confirmation_refused',
  'confirmation.taken_back': 'users.event.confirmation_taken_back',
  'mailbox.proven': 'users.event.mailbox_proven',
  'mailbox.code_resent': 'users.event.mailbox_code_resent',
  'mailbox.correction_started': 'users.event.mailbox_correction_started',
  'invitations.voided': 'users.event.invitations_voided',
  'password.changed': 'users.event.password_changed',
  'password.reset_requested': 'users.event.password_reset_requested',
  'data_export.requested': 'users.event.data_export_requested',
  'data_export.ready': 'users.event.data_export_ready',
  'data_export.failed': 'users.event.data_export_failed',
  'data_export.opened': 'users.event.data_export_opened',
  'data_export.deleted': 'users.event.data_export_deleted',
  'account.restricted': 'users.event.account_restricted',
  'account.restriction_lifted': 'users.event.account_restriction_lifted',
  'erasure.requested': 'users.event.erasure_requested',
  'erasure.agreed': 'users.event.erasure_agreed',
  'erasure.rescheduled': 'users.event.erasure_rescheduled',
  'erasure.cancelled': 'users.event.erasure_cancelled',
  'erasure.stopped': 'users.event.erasure_stopped',
  'erasure.reminded': 'users.event.erasure_reminded',
  'erasure.due': 'users.event.erasure_due',
  'account.erased': 'users.event.account_erased',
  'session.started': 'users.event.session_started',
  'session.ended': 'users.event.session_ended',
  'second_factor.added': 'users.event.second_factor_added',
  'second_factor.removed': 'users.event.second_factor_removed',
  'second_factor.reset': 'users.event.second_factor_reset',
  'recovery_codes.renewed': 'users.event.recovery_codes_renewed',
  'recovery_code.used': 'users.event.recovery_code_used',
  'director.applied': 'users.event.director_applied',
  'director.document_stored': 'users.event.director_document_stored',
  'director.document_removed': 'users.event.director_document_removed',
  'director.document_opened': 'users.event.director_document_opened',
  'director.approved': 'users.event.director_approved',
  'director.refused': 'users.event.director_refused',
  'saved_search.saved': 'users.event.saved_search_saved',
  'saved_search.renamed': 'users.event.saved_search_renamed',
  'saved_search.deleted': 'users.event.saved_search_deleted',
  'saved_search.restored': 'users.event.saved_search_restored',
  'alert.chosen': 'users.event.alert_chosen',
  'alert.stopped': 'users.event.alert_stopped',
  'notification.chosen': 'users.event.notification_chosen',
  'alert.switched': 'users.event.alert_switched',
  'alert.unsubscribed': 'users.event.alert_unsubscribed',
  'directory.exported': 'users.event.directory_exported',
  'athletes.exported': 'users.event.athletes_exported',
  'player_report.read': 'users.event.player_report_read',
  'player_report.downloaded': 'users.event.player_report_downloaded',
  'users.exported': 'users.event.users_exported',
} as const satisfies Record<keyof AccountEvents, MessageId>;

function isKnown(type: string): type is keyof typeof SENTENCES {
  return Object.hasOwn(SENTENCES, type);
}
