/** Taking an item and giving it back, and saying how it went. */
import type { QueueItem } from '@faircourt/contracts/verification';
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

  /** Row and page say themselves whose it is: a toast would lie on the next claim, or on the decision. */
  const claim = async ({ id }: Named, onClaimed?: () => void) => {
    try {
      await claiming.mutateAsync(id);
      onClaimed?.();
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
