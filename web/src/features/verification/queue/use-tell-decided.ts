/** Who has left the page of a decision is told of it by a toast, with the way back that the page had. */
import { UNDO_MINUTES, type VerificationItem } from '@faircourt/contracts/verification';
import { systemClock } from '../../../api/clock.ts';
import { useText } from '../../../i18n/use-text.ts';
import { toast } from '../../../ui/toast.tsx';
import { readerOf } from './reader-of.ts';
import { UNDO_TOAST, useUndo } from './use-undo.ts';

const SHORTEST_TOAST_MS = 10_000;
const MINUTE_MS = 60_000;

const WORDS = { verified: 'verify', rejected: 'reject', more_asked: 'ask_more', offered: 'offer' } as const;

export function useTellDecided(): (decided: VerificationItem) => void {
  const t = useText();
  const { undo } = useUndo();
  return (decided) => {
    const { status } = decided;
    // It has been answered or edited meanwhile: there is nothing to undo.
    if (status === 'open' || status === 'dropped') return;
    toast.success({
      id: UNDO_TOAST,
      title: t(`item.decided.${WORDS[status]}`, { name: decided.name }),
      description: t(`item.decided.${readerOf(decided)}`, { minutes: UNDO_MINUTES }),
      action: { label: t('item.undo'), onClick: () => void undo(decided) },
      durationMs: timeLeft(decided.can_undo_until),
    });
  };
}

/** The browser's clock may differ from the server's, so the answer is kept within what is possible. */
function timeLeft(until: string | null): number {
  const left = until === null ? 0 : Date.parse(until) - systemClock.now();
  return Math.min(Math.max(left, SHORTEST_TOAST_MS), UNDO_MINUTES * MINUTE_MS);
}
