import type { Thread } from '@faircourt/contracts/messages';
import { useErrorText } from '../../api/use-error-text.ts';
import { AlsoFor, useAlsoFor } from '../../domain/blocks/also-for.tsx';
import { useBlock } from '../../domain/blocks/block.query.ts';
import { useText } from '../../i18n/use-text.ts';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { toast } from '../../ui/toast.tsx';

/** Shown to the person who decides for the athlete, for as long as the question is open. */
export function BlockDialog({ thread, onClose }: { thread: Thread; onClose: () => void }) {
  const t = useText();
  const errorText = useErrorText();
  const { mutateAsync: block, isPending } = useBlock();
  const { coach, athlete } = thread;
  const alsoFor = useAlsoFor(thread.also_deals_with);

  const confirm = async () => {
    try {
      await block({
        athlete_ids: [athlete.id, ...alsoFor.chosenIds],
        coach_id: coach.id,
        institution_id: null,
      });
      toast.success({ title: t('messages.block.done', { name: coach.name }) });
    } catch (error) {
      toast.destructive({ title: t('messages.block.failed'), description: errorText(error) });
    }
    onClose();
  };

  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={t('messages.block.title', { name: coach.name })}
      description={t('messages.block.text', { name: coach.name, athlete: athlete.name })}
      confirmLabel={t('messages.block.submit')}
      isBusy={isPending}
      busyText={t('messages.block.busy')}
      onConfirm={confirm}
    >
      <AlsoFor name={coach.name} choice={alsoFor} />
    </ConfirmDialog>
  );
}
