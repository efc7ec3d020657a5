import type { Thread } from '@faircourt/contracts/messages';
import { useErrorText } from '../../api/use-error-text.ts';
import { useText } from '../../i18n/use-text.ts';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { toast } from '../../ui/toast.tsx';
import { useBlockCoach } from './threads.queries.ts';

/** Shown to the person who decides for the athlete. */
export function BlockDialog({
  thread,
  isOpen,
  onOpenChange,
}: {
  thread: Thread;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}) {
  const t = useText();
  const errorText = useErrorText();
  const { mutateAsync: block, isPending } = useBlockCoach(thread);
  const coach = thread.coach.name;

  const confirm = async () => {
    try {
      await block();
      toast.success({ title: t('messages.block.done', { name: coach }) });
    } catch (error) {
      toast.destructive({ title: t('messages.block.failed'), description: errorText(error) });
    }
    onOpenChange(false);
  };

  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t('messages.block.title', { name: coach })}
      description={t('messages.block.text', { name: coach, athlete: thread.athlete.name })}
      confirmLabel={t('messages.block.submit')}
      isBusy={isPending}
      busyText={t('messages.block.busy')}
      onConfirm={confirm}
    />
  );
}
