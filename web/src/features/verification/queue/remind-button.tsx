import type { QueueItem } from '@faircourt/contracts/verification';
import { BellRing } from 'lucide-react';
import { useErrorText } from '../../../api/use-error-text.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.tsx';
import { listedReaderOf } from './reader-of.ts';
import { useRemind } from './queue.queries.ts';

type RemindButtonProps = { item: QueueItem; now: number; className?: string };

/** Says once more what a director asked. Where it was said only lately there is no button, and WaitingWords says from when. */
export function RemindButton({ item, now, className }: RemindButtonProps) {
  const t = useText();
  const errorText = useErrorText();
  const { mutateAsync, isPending } = useRemind();
  if (!isRemindable(item, now)) return null;
  const words = t(`queue.remind.${listedReaderOf(item)}`);
  const title = t('queue.item', { facts: t(`facts.${item.fact_group}`), name: item.name });
  const remind = async (button: HTMLElement) => {
    // The button goes with the reminder: who works by keyboard stays in the row.
    const row = button.closest('[data-queue-item]')?.querySelector<HTMLElement>('[data-queue-link]');
    const wasFocused = document.activeElement === button;
    try {
      await mutateAsync(item.id);
      if (wasFocused) row?.focus({ preventScroll: true });
      toast.success({
        title: t('queue.remind.done', { name: item.name }),
        description: t('queue.remind.done_text'),
      });
    } catch (error) {
      toast.destructive({ title: t('queue.remind.failed'), description: errorText(error) });
    }
  };
  return (
    <Button
      variant="secondary"
      size="sm"
      className={className}
      icon={<BellRing aria-hidden />}
      isBusy={isPending}
      aria-label={t('ui.named_action', { action: words, title })}
      onClick={({ currentTarget, detail }) => detail < 2 && void remind(currentTarget)}
    >
      {words}
    </Button>
  );
}

export function isRemindable({ can_remind_from: from }: QueueItem, now: number): boolean {
  return from !== null && Date.parse(from) <= now;
}
