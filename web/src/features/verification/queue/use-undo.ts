/** Taking a decision back while the family has not heard of it. */
import type { QueueItem, VerificationItem } from '@faircourt/contracts/verification';
import { useNavigate, useSearchParams } from 'react-router';
import { ApiError } from '../../../api/api-error.ts';
import { useSession } from '../../../api/session/use-session.ts';
import { useErrorText } from '../../../api/use-error-text.ts';
import { dropDraft, keepDraft } from '../../../shell/drafts/drafts.ts';
import { useText } from '../../../i18n/use-text.ts';
import { toast } from '../../../ui/toast.tsx';
import { draftOfDecision, formOf } from './decision-draft.ts';
import { itemPath, readQueueView } from './queue-view.ts';
import { useTakeBack } from './queue.queries.ts';

/** One such toast at a time; earlier decisions can still be taken back from the list of what was decided. */
export const UNDO_TOAST = 'verification-undo';

export function useUndo() {
  const t = useText();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const userId = useSession().session?.user.id ?? '';
  const { mutateAsync, isPending } = useTakeBack();

  /** Leads to the item, which is on the director's desk again with the words of the decision. */
  const undo = async (decided: QueueItem | VerificationItem) => {
    const form = formOf(decided.id);
    try {
      // Before the call: the form may open as soon as its answer is there.
      if ('claimed_values' in decided) keepDraft(userId, form, draftOfDecision(decided));
      await mutateAsync(decided.id);
      toast.dismiss(UNDO_TOAST);
      // The decision, which comes next, is at the right edge.
      toast.success({
        title: t('item.undo.done'),
        description: t('item.undo.done_text'),
        isLeft: true,
      });
      await navigate(itemPath(decided.id, { ...readQueueView(address), part: 'open' }));
    } catch (error) {
      dropDraft(userId, form);
      const isTooLate = error instanceof ApiError && ['conflict', 'not_found'].includes(error.code);
      toast.destructive({
        title: t('item.undo.failed'),
        description: isTooLate ? t('item.undo.too_late') : errorText(error),
      });
    }
  };
  return { undo, isUndoing: isPending };
}
