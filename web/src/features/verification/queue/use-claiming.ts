/** Taking an item and giving it back, and saying how it went. */
import { CLAIM_HOURS, type QueueItem } from '@faircourt/contracts/verification';
import { ApiError } from '../../../api/api-error.ts';
import { useErrorText } from '../../../api/use-error-text.ts';
import { useText } from '../../../i18n/use-text.ts';
import { toast } from '../../../ui/toast.tsx';
import { useClaim, useGiveBack } from './queue.queries.ts';

type Named = Pick<QueueItem, 'id' | 'name'>;

export function useClaiming() {
  const t = useText();
  const errorText = useErrorText();
  const claiming = useClaim();
  const givingBack = useGiveBack();

  /** With `onClaimed` the page says it itself: a toast would lie on the decision that comes next. */
  const claim = async ({ id, name }: Named, onClaimed?: () => void) => {
    try {
      await claiming.mutateAsync(id);
      if (onClaimed) {
        onClaimed();
        return;
      }
      toast.success({
        title: t('item.claim.done', { name }),
        description: t('item.claim.done_text', { hours: CLAIM_HOURS }),
      });
    } catch (error) {
      const isOvertaken = error instanceof ApiError && ['conflict', 'not_found'].includes(error.code);
      toast.destructive({
        title: t('item.claim.failed'),
        description: isOvertaken ? t('item.claim.overtaken') : errorText(error),
      });
    }
  };

  const giveBack = async ({ id, name }: Named) => {
    try {
      await givingBack.mutateAsync(id);
      toast.success({ title: t('item.release.done', { name }), description: t('item.release.done_text') });
    } catch (error) {
      toast.destructive({ title: t('item.release.failed'), description: errorText(error) });
    }
  };

  return { claim, giveBack, isBusy: claiming.isPending || givingBack.isPending };
}
