import type { AccountEvents, InstitutionEvents, VerificationEvents } from '@faircourt/contracts/events';
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
import { useHistory } from './register.queries.ts';

/** What the log says of the institution, latest first. */
export function HistoryCard({ institutionId }: { institutionId: string }) {
  const t = useText();
  const titleId = useId();
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader>
        <CardTitle id={titleId}>{t('users.timeline')}</CardTitle>
        <CardDescription>{t('register.history.text')}</CardDescription>
      </CardHeader>
      <CardContent>
        <Entries institutionId={institutionId} />
      </CardContent>
    </Card>
  );
}

function Entries({ institutionId }: { institutionId: string }) {
  const t = useText();
  const errorText = useErrorText();
  const { data, error, isPending, isFetching, refetch, ...list } = useHistory(institutionId);
  if (isPending) return <LoadingRows />;
  if (data === undefined) {
    return (
      <ErrorState title={t('register.one_failed')} onRetry={() => void refetch()} isRetrying={isFetching}>
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

type Asked = Extract<keyof AccountEvents, `confirmation.${string}`>;

/** Complete by type: a new event of an institution needs its sentence here. */
const SENTENCES = {
  'institution.named': 'register.event.named',
  'institution.email_proven': 'register.event.email_proven',
  'institution.corrected': 'register.event.corrected',
  'institution.merged': 'register.event.merged',
  'institution.took_in': 'register.event.took_in',
  'institution.banned': 'register.event.banned',
  'institution.unbanned': 'register.event.unbanned',
  'institution.forgotten': 'register.event.forgotten',
  'confirmation.asked': 'users.event.confirmation_asked',
  'confirmation.confirmed': 'users.event.confirmation_confirmed',
  'confirmation.refused': 'users.event.confirmation_refused',
  'confirmation.taken_back': 'users.event.confirmation_taken_back',
  'verification.asked': 'register.event.asked',
  'verification.answered': 'register.event.answered',
  'verification.withdrawn': 'register.event.withdrawn',
  'verification.evidence_removed': 'register.event.evidence_removed',
  'verification.claimed': 'register.event.claimed',
  'verification.released': 'register.event.released',
  'verification.opened': 'register.event.opened',
  'verification.conflict_declared': 'register.event.conflict_declared',
  'verification.verified': 'register.event.verified',
  'verification.offered': 'register.event.answered',
  'verification.more_asked': 'register.event.more_asked',
  'verification.rejected': 'register.event.rejected',
  'verification.reminded': 'register.event.reminded',
  'verification.undone': 'register.event.undone',
  'verification.accepted': 'register.event.answered',
  'verification.declined': 'register.event.answered',
  'verification.offer_lapsed': 'register.event.expired',
  'verification.expired': 'register.event.expired',
  'verification.dropped': 'register.event.dropped',
} as const satisfies Record<Asked | keyof InstitutionEvents | keyof VerificationEvents, MessageId>;

function isKnown(type: string): type is keyof typeof SENTENCES {
  return Object.hasOwn(SENTENCES, type);
}
