import type { QueueItem } from '@faircourt/contracts/verification';
import { Hand } from 'lucide-react';
import { useState } from 'react';
import { useRole } from '../../../api/session/use-role.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { cn } from '../../../ui/class-names.ts';
import { useClaiming } from './use-claiming.ts';

type ClaimAllButtonProps = { items: readonly [QueueItem, ...QueueItem[]]; className?: string };

/** An athlete's checks are read together, so they are claimed together: one press, one claim after the other. */
export function ClaimAllButton({ items, className }: ClaimAllButtonProps) {
  const t = useText();
  const isDirector = useRole() === 'regional_director';
  const { claim } = useClaiming();
  /** How many the press was for: the words stay while the rows below become one's own. */
  const [wanted, setWanted] = useState<number | null>(null);
  const free = items.filter(({ status, claimed_by }) => status === 'open' && claimed_by === null);
  const count = wanted ?? free.length;
  if (!isDirector || count < 2) return null;
  const words = t('queue.claim_all', { count });
  const claimAll = async (button: HTMLElement) => {
    const first = button
      .closest('[data-queue-group]')
      ?.querySelector<HTMLElement>('[data-queue-item] [data-queue-link]');
    const wasFocused = document.activeElement === button;
    setWanted(free.length);
    for (const item of free) await claim(item);
    // The button has done its work and goes: who used the keyboard goes on with the first of them.
    if (wasFocused) first?.focus({ preventScroll: true });
    setWanted(null);
  };
  return (
    <Button
      variant="ghost"
      size="sm"
      className={cn('min-h-11', className)}
      icon={<Hand aria-hidden />}
      isBusy={wanted !== null}
      aria-label={t('ui.named_action', { action: words, title: items[0].name })}
      onClick={({ currentTarget, detail }) => detail < 2 && void claimAll(currentTarget)}
    >
      {words}
    </Button>
  );
}
