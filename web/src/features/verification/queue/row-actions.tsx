import type { QueueItem } from '@faircourt/contracts/verification';
import { ArrowRight, Hand, Undo2, Undo } from 'lucide-react';
import { useCallback, useRef } from 'react';
import { Link } from 'react-router';
import { useRole } from '../../../api/session/use-role.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button, buttonClasses, IconButton } from '../../../ui/button.tsx';
import { itemPath, type QueueView } from './queue-view.ts';
import { RemindButton } from './remind-button.tsx';
import { useClaiming } from './use-claiming.ts';
import { WaitingWords } from './waiting-words.tsx';
import { useUndo } from './use-undo.ts';

/** What can be done with an item without opening it. Admins look after the queue, but directors judge. */
export function RowActions({ item, view, now }: { item: QueueItem; view: QueueView; now: number }) {
  const t = useText();
  const isDirector = useRole() === 'regional_director';
  const { claim, giveBack, isBusy } = useClaiming();
  const { undo, isUndoing } = useUndo();
  const name = t('queue.item', { facts: t(`facts.${item.fact_group}`), name: item.name });
  const look = {
    variant: 'secondary',
    size: 'sm',
    // As wide whatever it says: a press moves no word beside it.
    className: 'min-h-11 min-w-25 lg:justify-self-end',
  } as const;
  const wasFocused = useRef(false);
  /** The button that was pressed goes away, and the next thing to do comes in its place. */
  const takeFocus = useCallback((next: HTMLElement | null) => {
    if (!next || !wasFocused.current || document.activeElement !== document.body) return;
    wasFocused.current = false;
    next.focus({ preventScroll: true });
  }, []);
  const press = (button: HTMLElement, work: typeof claim) => {
    wasFocused.current = document.activeElement === button;
    void work(item);
  };
  if (!isDirector) return null;
  if (item.can_undo_until && Date.parse(item.can_undo_until) > now) {
    return (
      <Button
        {...look}
        icon={<Undo2 aria-hidden />}
        isBusy={isUndoing}
        aria-label={t('ui.named_action', { action: t('item.undo'), title: name })}
        onClick={() => void undo(item)}
      >
        {t('item.undo')}
      </Button>
    );
  }
  if (item.status !== 'open') {
    if (view.part !== 'waiting') return null;
    return (
      // On a phone below the words: it is wider than what can be claimed.
      <div className="flex flex-col gap-1 max-lg:order-last max-lg:col-span-2 max-lg:items-start lg:items-end lg:text-right">
        <RemindButton item={item} now={now} className="min-h-11" />
        <WaitingWords item={item} now={now} />
      </div>
    );
  }
  if (item.claimed_by?.is_you) {
    return (
      <div className="flex gap-1 lg:justify-self-end">
        {/* On a phone it is given back on its own page: the row stays as it was. */}
        <IconButton
          label={t('ui.named_action', { action: t('item.release'), title: name })}
          isBusy={isBusy}
          className="max-sm:hidden"
          onClick={({ currentTarget }) => press(currentTarget, giveBack)}
        >
          <Undo aria-hidden />
        </IconButton>
        <Link
          ref={takeFocus}
          to={itemPath(item.id, view)}
          aria-label={t('ui.named_action', { action: t('queue.decide'), title: name })}
          className={buttonClasses({ size: look.size, className: look.className })}
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
      {...look}
      ref={takeFocus}
      data-queue-claim
      icon={<Hand aria-hidden />}
      isBusy={isBusy}
      aria-label={t('ui.named_action', { action: t('item.claim'), title: name })}
      onClick={({ currentTarget }) => press(currentTarget, claim)}
    >
      {t('item.claim')}
    </Button>
  );
}
