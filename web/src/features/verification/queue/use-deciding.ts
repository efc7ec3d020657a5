/** Sends a decision, says what came of it with the way back, and names the next item of the queue. */
import { UNDO_MINUTES, type QueueItem, type VerificationItem } from '@faircourt/contracts/verification';
import type { DecideVerification } from '@faircourt/contracts/verification-decision';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '../../../api/api-error.ts';
import { useSession } from '../../../api/session/use-session.ts';
import { dropDraft } from '../../../shell/drafts/drafts.ts';
import { useText } from '../../../i18n/use-text.ts';
import { toast } from '../../../ui/toast.tsx';
import { formOf } from './decision-draft.ts';
import { queuePath, type QueueView } from './queue-view.ts';
import { findNext, useDecide } from './queue.queries.ts';
import { readerOf } from './reader-of.ts';
import { UNDO_TOAST, useUndo } from './use-undo.ts';
import { systemClock } from '../../../api/clock.ts';

const SHORTEST_TOAST_MS = 10_000;
const MINUTE_MS = 60_000;

/** `onNext` hears which item follows. It is not opened by itself: each look at a record is one that somebody decided to make. */
export function useDeciding(item: VerificationItem, view: QueueView, onNext: (next: QueueItem) => void) {
  const t = useText();
  const navigate = useNavigate();
  const userId = useSession().session?.user.id ?? '';
  const deciding = useDecide();
  const { undo } = useUndo();
  const isUndone = useRef(false);

  const goOn = async () => {
    const here = window.location.href;
    // Not knowing which is next is no failure of the decision: the queue shows it.
    const next = await findNext(view, item).catch(() => null);
    // A director who has left the page meanwhile, or has undone the decision, is not moved.
    if (isUndone.current || window.location.href !== here) return;
    if (next) onNext(next);
    else await navigate(queuePath(view));
  };

  const decide = async (verdict: DecideVerification) => {
    try {
      isUndone.current = false;
      const decided = await deciding.mutateAsync({ id: item.id, verdict });
      dropDraft(userId, formOf(item.id));
      const isCorrection = decided.status === 'offered';
      toast.success({
        id: UNDO_TOAST,
        title: t(`item.decided.${isCorrection ? 'offer' : verdict.decision}`, { name: item.name }),
        description: t(`item.decided.${readerOf(item)}`, { minutes: UNDO_MINUTES }),
        action: {
          label: t('item.undo'),
          onClick: () => {
            isUndone.current = true;
            void undo(decided);
          },
        },
        durationMs: timeLeft(decided.can_undo_until),
      });
      await goOn();
    } catch (error) {
      if (!isOvertaken(error)) return;
      toast.destructive({ title: t('item.overtaken'), description: t('item.overtaken.text') });
    }
  };
  return { decide, isDeciding: deciding.isPending, error: deciding.error };
}

/** Somebody else changed the item meanwhile: the page is loaded again and shows what. */
export function isOvertaken(error: unknown): boolean {
  return error instanceof ApiError && ['conflict', 'not_found'].includes(error.code);
}

/** The browser's clock may differ from the server's, so the answer is kept within what is possible. */
function timeLeft(until: string | null): number {
  const left = until === null ? 0 : Date.parse(until) - systemClock.now();
  return Math.min(Math.max(left, SHORTEST_TOAST_MS), UNDO_MINUTES * MINUTE_MS);
}
