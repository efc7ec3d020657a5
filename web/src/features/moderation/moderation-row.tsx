import type { ModerationEntry } from '@faircourt/contracts/moderation';
import { ArrowRight, Hand, Undo } from 'lucide-react';
import { useCallback, useRef } from 'react';
import { Link } from 'react-router';
import { moderationTitle, reportedBy } from '../../domain/moderation-title.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { moderationPath } from '../../shell/paths.ts';
import { Button, buttonClasses, IconButton } from '../../ui/button.tsx';
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
              {moderationTitle(item, { t, format })}
            </Link>
          </h2>
          {about && <p className="text-sm break-words text-muted">{about}</p>}
          <p className="mt-1 text-sm text-muted">
            {reportedBy(item, t)} ·{' '}
            <time dateTime={item.created_at} title={format.dateTime(item.created_at)}>
              {format.relative(item.created_at)}
              {/* Of reports that name nobody, the moment is what tells one from another. */}
              {!about && ` · ${format.dateTime(item.created_at)}`}
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
  const wasPressed = useRef(false);
  /** The button that was pressed goes away, and the next thing to do comes in its place. */
  const takeFocus = useCallback((next: HTMLElement | null) => {
    if (!next || !wasPressed.current || document.activeElement !== document.body) return;
    wasPressed.current = false;
    next.focus({ preventScroll: true });
  }, []);
  const press = (button: HTMLElement, work: typeof claim) => {
    wasPressed.current = document.activeElement === button;
    void work(item.id);
  };
  const title = t(`moderation.kind.${item.kind}`);
  const named = (action: string) => t('ui.named_action', { action, title });
  if (item.closed_at !== null) return null;
  if (item.claimed_by?.is_you) {
    return (
      <div className="flex gap-1 lg:justify-self-end">
        <IconButton
          label={named(t('item.release'))}
          isBusy={isBusy}
          onClick={({ currentTarget }) => press(currentTarget, giveBack)}
        >
          <Undo aria-hidden />
        </IconButton>
        <Link
          ref={takeFocus}
          to={moderationPath(item.id)}
          aria-label={named(t('queue.decide'))}
          className={buttonClasses({ size: 'sm', className: 'min-h-11 max-lg:flex-1' })}
          // The second press of two was meant for the claim.
          onClick={(event) => event.detail > 1 && event.preventDefault()}
        >
          {t('queue.decide')}
          <ArrowRight aria-hidden />
        </Link>
      </div>
    );
  }
  if (item.claimed_by) return null;
  return (
    <Button
      ref={takeFocus}
      data-queue-claim
      variant="secondary"
      size="sm"
      className="min-h-11 max-lg:w-full lg:justify-self-end"
      icon={<Hand aria-hidden />}
      isBusy={isBusy}
      aria-label={named(t('item.claim'))}
      onClick={({ currentTarget }) => press(currentTarget, claim)}
    >
      {t('item.claim')}
    </Button>
  );
}
