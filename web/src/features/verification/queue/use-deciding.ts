/** Sends a decision and names the next item of the queue. */
import type { QueueItem, VerificationItem } from '@faircourt/contracts/verification';
import type { DecideVerification } from '@faircourt/contracts/verification-decision';
import { useNavigate } from 'react-router';
import { ApiError } from '../../../api/api-error.ts';
import { useSession } from '../../../api/session/use-session.ts';
import { dropDraft } from '../../../shell/drafts/drafts.ts';
import { useText } from '../../../i18n/use-text.ts';
import { toast } from '../../../ui/toast.tsx';
import { formOf } from './decision-draft.ts';
import { DONE, queuePath, type QueueView } from './queue-view.ts';
import { useDecide, useFindNext, useIsTakenBack } from './queue.queries.ts';
import { useTellDecided } from './use-tell-decided.ts';

/** `onNext` hears which item follows. It is not opened by itself: each look at a record is one that somebody decided to make. */
export function useDeciding(item: VerificationItem, view: QueueView, onNext: (next: QueueItem) => void) {
  const t = useText();
  const navigate = useNavigate();
  const userId = useSession().session?.user.id ?? '';
  const deciding = useDecide();
  const findNext = useFindNext(view);
  const isTakenBack = useIsTakenBack();
  const tellDecided = useTellDecided();

  const goOn = async (decided: VerificationItem) => {
    const here = window.location.href;
    // Not knowing which is next is no failure of the decision: the queue shows it.
    const next = await findNext(item).catch(() => null);
    // A director who has left the page meanwhile, or has undone the decision, is not moved.
    if (isTakenBack(item.id) || window.location.href !== here) return;
    if (next) {
      onNext(next);
      return;
    }
    // The page of the item says what was decided and has the way back; the queue has neither.
    tellDecided(decided);
    await navigate(queuePath(view), { state: DONE });
  };

  const decide = async (verdict: DecideVerification) => {
    try {
      const decided = await deciding.mutateAsync({ id: item.id, verdict });
      dropDraft(userId, formOf(item.id));
      await goOn(decided);
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
