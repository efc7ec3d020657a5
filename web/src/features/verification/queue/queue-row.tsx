import type { QueueItem } from '@faircourt/contracts/verification';
import { Clock3, MapPin, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { useFormat } from '../../../i18n/use-format.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Badge } from '../../../ui/badge.tsx';
import { ageOf } from './age.ts';
import { ClaimMark } from './claim-mark.tsx';
import { FACT_ICONS } from './fact-icons.ts';
import { RowActions } from './row-actions.tsx';
import { itemPath, type QueueView } from './queue-view.ts';
import { StatusBadge } from './status-badge.tsx';

type QueueRowProps = { item: QueueItem; view: QueueView; now: number };

/** A card on a phone, a line on a wide screen. Its link is what the keys move between. */
export function QueueRow({ item, view, now }: QueueRowProps) {
  const t = useText();
  const Icon = FACT_ICONS[item.fact_group];
  const about =
    item.guardian_name === null
      ? (item.season_label ?? item.institution_name)
      : t('item.guardian.of', { guardian: item.guardian_name });
  // Where the institution alone is asked about, it is the name itself.
  const isSaid = about === item.name;
  return (
    <li
      data-queue-item
      className="grid gap-x-5 gap-y-3 rounded-lg border border-line bg-surface p-4 shadow-soft transition-colors focus-within:border-court lg:grid-cols-[minmax(0,5fr)_minmax(0,3fr)_8rem] lg:items-center"
    >
      <div className="flex min-w-0 items-start gap-3">
        <span className="grid size-10 shrink-0 place-items-center rounded-md bg-court-soft text-court">
          <Icon aria-hidden className="size-5" />
        </span>
        <div className="min-w-0">
          <h2 className="text-base break-words">
            <Link
              to={itemPath(item.id, view)}
              data-queue-link
              className="rounded-sm underline-offset-4 hover:underline"
            >
              {t('queue.item', { facts: t(`facts.${item.fact_group}`), name: item.name })}
            </Link>
          </h2>
          {about && !isSaid && <p className="text-sm break-words text-muted">{about}</p>}
          <RowFacts item={item} view={view} now={now} />
        </div>
      </div>
      <div className="flex min-w-0 flex-wrap items-center gap-2">
        {item.status === 'open' ? (
          <ClaimMark claim={item.claimed_by} />
        ) : (
          <StatusBadge status={item.status} />
        )}
      </div>
      <RowActions item={item} view={view} now={now} />
    </li>
  );
}

function RowFacts({ item, view, now }: QueueRowProps) {
  const t = useText();
  const format = useFormat();
  const isDecided = view.part === 'decided' && item.decided_at !== null;
  const since = isDecided && item.decided_at ? item.decided_at : item.created_at;
  const { milliseconds, isOverdue } = ageOf(item.created_at, now);
  return (
    <p className="mt-1.5 flex flex-wrap items-center gap-x-4 gap-y-1.5 text-sm text-muted">
      <span className="inline-flex items-center gap-1.5">
        <MapPin aria-hidden className="size-4 shrink-0" />
        {format.country(item.country_code)}
      </span>
      <time dateTime={since} title={format.dateTime(since)}>
        {isDecided ? (
          t('queue.decided_at', { when: format.relative(since, new Date(now)) })
        ) : isOverdue ? (
          <Badge tone="caution" icon={TriangleAlert}>
            {t('queue.waiting_long', { duration: format.duration(milliseconds) })}
          </Badge>
        ) : (
          <span className="inline-flex items-center gap-1.5">
            <Clock3 aria-hidden className="size-4 shrink-0" />
            {t('queue.waiting', { duration: format.duration(milliseconds) })}
          </span>
        )}
      </time>
    </p>
  );
}
