import type { ModerationEntry } from '@faircourt/contracts/moderation';
import { Hand, Undo } from 'lucide-react';
import { Link } from 'react-router';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { moderationPath } from '../../shell/paths.ts';
import { Button } from '../../ui/button.tsx';
import { KIND_ICONS } from './kind-icons.ts';
import { ClaimMark, DueBadge, FrozenBadge, SeverityBadge } from './marks.tsx';
import { useClaiming } from './use-claiming.ts';

/** A card on a phone, a line on a wide screen. Its link is what the keys move between. */
export function ModerationRow({ item }: { item: ModerationEntry }) {
  const t = useText();
  const format = useFormat();
  const Icon = KIND_ICONS[item.kind];
  const about =
    item.about && t('moderation.about', { name: item.about.name, role: t(`role.${item.about.role}`) });
  return (
    <li
      data-queue-item
      className="grid gap-x-5 gap-y-3 rounded-lg border border-line bg-surface p-4 shadow-soft transition-colors focus-within:border-court lg:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_9rem] lg:items-center"
    >
      <div className="flex min-w-0 items-start gap-3">
        <span className="grid size-10 shrink-0 place-items-center rounded-md bg-court-soft text-court">
          <Icon aria-hidden className="size-5" />
        </span>
        <div className="min-w-0">
          <h2 className="text-base break-words">
            <Link
              to={moderationPath(item.id)}
              data-queue-link
              className="rounded-sm underline-offset-4 hover:underline"
            >
              {t('moderation.item', {
                kind: t(`moderation.kind.${item.kind}`),
                category: t(`report.category.${item.category}`),
              })}
            </Link>
          </h2>
          {about && <p className="text-sm break-words text-muted">{about}</p>}
          <p className="mt-1 text-sm text-muted">
            {t('moderation.reports', { count: item.report_count })} ·{' '}
            <time dateTime={item.created_at} title={format.dateTime(item.created_at)}>
              {format.relative(item.created_at)}
            </time>
          </p>
        </div>
      </div>
      <div className="flex min-w-0 flex-wrap items-center gap-2">
        <SeverityBadge severity={item.severity} />
        <DueBadge item={item} />
        <FrozenBadge isFrozen={item.is_frozen} />
        <ClaimMark item={item} />
      </div>
      <RowAction item={item} />
    </li>
  );
}

function RowAction({ item }: { item: ModerationEntry }) {
  const t = useText();
  const { claim, giveBack, isBusy } = useClaiming();
  const isYours = item.claimed_by?.is_you === true;
  if (item.closed_at !== null || (item.claimed_by !== null && !isYours)) return null;
  const action = t(isYours ? 'item.release' : 'item.claim');
  const title = t(`moderation.kind.${item.kind}`);
  return (
    <Button
      data-queue-claim
      variant="secondary"
      size="sm"
      className="min-h-11 max-lg:w-full lg:justify-self-end"
      icon={isYours ? <Undo aria-hidden /> : <Hand aria-hidden />}
      isBusy={isBusy}
      aria-label={t('ui.named_action', { action, title })}
      onClick={() => void (isYours ? giveBack(item.id) : claim(item.id))}
    >
      {action}
    </Button>
  );
}
