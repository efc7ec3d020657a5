/** Taking an item and giving it back, and saying how it went. */
import { useErrorText } from '../../api/use-error-text.ts';
import { useText } from '../../i18n/use-text.ts';
import { isOvertaken } from '../../shell/reason-dialog.tsx';
import { toast } from '../../ui/toast.tsx';
import { useClaim, useGiveBack } from './moderation.queries.ts';

export function useClaiming() {
  const t = useText();
  const errorText = useErrorText();
  const claiming = useClaim();
  const givingBack = useGiveBack();

  const claim = async (id: string) => {
    try {
      // Row and page say themselves whose it is: a toast would lie on the next claim, or on what is to be read.
      await claiming.mutateAsync(id);
    } catch (error) {
      toast.destructive({
        title: t('item.claim.failed'),
        description: isOvertaken(error) ? t('item.claim.overtaken') : errorText(error),
      });
    }
  };

  const giveBack = async (id: string) => {
    try {
      await givingBack.mutateAsync(id);
      toast.success({ title: t('moderation.release.done'), description: t('item.release.done_text') });
    } catch (error) {
      toast.destructive({ title: t('item.release.failed'), description: errorText(error) });
    }
  };

  return { claim, giveBack, isBusy: claiming.isPending || givingBack.isPending };
}
