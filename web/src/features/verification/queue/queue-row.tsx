import type { QueueItem } from '@faircourt/contracts/verification';
import { Clock3, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../../../i18n/use-format.ts';
import { useText } from '../../../i18n/use-text.ts';
import { cn } from '../../../ui/class-names.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { ageOf } from './age.ts';
import { ClaimMark } from './claim-mark.tsx';
import { FACT_ICONS } from './fact-icons.ts';
import { RowActions } from './row-actions.tsx';
import { itemPath, type QueueView } from './queue-view.ts';
import { StatusBadge } from './status-badge.tsx';

type SinceProps = { item: QueueItem; view: QueueView; now: number };
/** `head`: above the question, where the card has no head of its own. */
type QueueRowProps = SinceProps & { head: ReactNode };

/** One question on the card of a person. Its link is what the keys move between. */
export function QueueRow({ item, view, now, head }: QueueRowProps) {
  const t = useText();
  const Icon = FACT_ICONS[item.fact_group];
  const facts = t(`facts.${item.fact_group}`);
  const about =
    item.guardian_name === null
      ? (item.season_label ?? item.institution_name)
      : t('item.guardian.of', { guardian: item.guardian_name });
  // Where the institution alone is asked about, it is the name itself.
  const isSaid = about === item.name;
  return (
    <li
      data-queue-item
      className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 py-1 lg:min-h-14 lg:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_12rem] lg:gap-x-5 lg:py-1.5"
    >
      <div className="min-w-0">
        {head}
        <div className="flex min-w-0 items-start gap-2">
          <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-court" />
          <div className="flex min-w-0 flex-wrap items-baseline gap-x-2 lg:flex-col">
            <Link
              to={itemPath(item.id, view)}
              data-queue-link
              aria-label={t('queue.item', { facts, name: item.name })}
              // The ring stays on its own line: how long it waits is right below.
              className="min-w-0 rounded-sm leading-6 font-medium break-words underline-offset-4 outline-offset-0 hover:underline"
            >
              {facts}
            </Link>
            <p className="flex min-w-0 flex-wrap gap-x-2 text-sm text-muted">
              {about && !isSaid && <span className="min-w-0 break-words">{about}</span>}
              <Since item={item} view={view} now={now} />
            </p>
          </div>
        </div>
      </div>
      {/* A question that nobody works on is the normal case, and says nothing of it. Where there is no room, one's own has the button that says so. */}
      <div
        // One's own claim is heard, those of colleagues are not: they come while one reads.
        aria-live={item.claimed_by?.is_you === false ? 'off' : 'polite'}
        className={cn(
          'min-w-0 empty:hidden max-lg:order-last max-lg:col-span-2 lg:empty:block',
          item.claimed_by?.is_you && 'max-lg:sr-only',
        )}
      >
        {item.status !== 'open' ? (
          <StatusBadge status={item.status} />
        ) : (
          item.claimed_by && <ClaimMark claim={item.claimed_by} />
        )}
      </div>
      <RowActions item={item} view={view} now={now} />
    </li>
  );
}

function Since({ item, view, now }: SinceProps) {
  const t = useText();
  const format = useFormat();
  const { decided_at: decided, created_at: since } = item;
  const { milliseconds, isOverdue } = ageOf(since, now);
  const duration = format.duration(milliseconds);
  // Somebody else's turn: how long the family has had, and nothing that the director is late with.
  if (decided !== null && (view.part === 'decided' || view.part === 'waiting')) {
    return (
      <time dateTime={decided} title={format.dateTime(decided)}>
        {t(view.part === 'decided' ? 'queue.decided_at' : 'queue.asked_since', {
          when: format.relative(decided, new Date(now)),
        })}
      </time>
    );
  }
  // That it waits is clear in a queue: how long is enough for the eye.
  const Icon = isOverdue ? TriangleAlert : Clock3;
  return (
    <time
      dateTime={since}
      title={format.dateTime(since)}
      className={cn('whitespace-nowrap', isOverdue && 'font-medium text-caution')}
    >
      <Icon aria-hidden className="mr-1 inline size-4 align-text-bottom" />
      <span aria-hidden>{duration}</span>
      <VisuallyHidden>{t(isOverdue ? 'queue.waiting_long' : 'queue.waiting', { duration })}</VisuallyHidden>
    </time>
  );
}
