import type { QueueItem } from '@faircourt/contracts/verification';
import { ArrowRight, Hand, Undo2, Undo } from 'lucide-react';
import { Link } from 'react-router';
import { useRole } from '../../../api/session/use-role.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button, buttonClasses } from '../../../ui/button.tsx';
import { itemPath, type QueueView } from './queue-view.ts';
import { useClaiming } from './use-claiming.ts';
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
    className: 'min-h-11 lg:justify-self-end',
  } as const;
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
  if (item.status !== 'open') return null;
  if (item.claimed_by?.is_you) {
    return (
      <div className="flex flex-wrap gap-2 max-lg:order-last max-lg:col-span-2 max-lg:*:flex-1 lg:flex-col">
        <Link
          to={itemPath(item.id, view)}
          aria-label={t('ui.named_action', { action: t('queue.decide'), title: name })}
          className={buttonClasses({ size: look.size, className: look.className })}
        >
          {t('queue.decide')}
          <ArrowRight aria-hidden />
        </Link>
        <Button
          {...look}
          icon={<Undo aria-hidden />}
          isBusy={isBusy}
          aria-label={t('ui.named_action', { action: t('item.release'), title: name })}
          onClick={() => void giveBack(item)}
        >
          {t('item.release')}
        </Button>
      </div>
    );
  }
  if (item.claimed_by) return null;
  return (
    <Button
      {...look}
      data-queue-claim
      icon={<Hand aria-hidden />}
      isBusy={isBusy}
      aria-label={t('ui.named_action', { action: t('item.claim'), title: name })}
      onClick={() => void claim(item)}
    >
      {t('item.claim')}
    </Button>
  );
}
