/** Taking an item and giving it back, and saying how it went. */
import { MODERATION_CLAIM_HOURS } from '@faircourt/contracts/moderation';
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
      await claiming.mutateAsync(id);
      toast.success({
        title: t('moderation.claim.done'),
        description: t('moderation.claim.done_text', { hours: MODERATION_CLAIM_HOURS }),
      });
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
