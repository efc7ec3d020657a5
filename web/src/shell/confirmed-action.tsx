/** A button that asks first, then does its work and says how it went. */
import { useState, type ComponentProps } from 'react';
import { useErrorText } from '../api/use-error-text.ts';
import { ConfirmDialog } from '../ui/dialog.tsx';
import { toast } from '../ui/toast.tsx';

type Question = Required<
  Pick<
    ComponentProps<typeof ConfirmDialog>,
    'trigger' | 'title' | 'description' | 'confirmLabel' | 'busyText'
  >
>;

type ConfirmedActionProps = Question & {
  cancelLabel?: string;
  isDestructive?: boolean;
  onConfirm: () => Promise<unknown>;
  /** Message after the action succeeded. */
  done: Parameters<typeof toast.success>[0];
  /** Message after it failed, with the reason below. */
  failed: string;
  describeFailure?: (error: unknown) => string;
};

export function ConfirmedAction({
  onConfirm,
  done,
  failed,
  describeFailure,
  ...question
}: ConfirmedActionProps) {
  const errorText = useErrorText();
  const [isOpen, setIsOpen] = useState(false);
  const [isBusy, setIsBusy] = useState(false);

  const confirm = async () => {
    setIsBusy(true);
    try {
      await onConfirm();
      toast.success(done);
    } catch (error) {
      toast.destructive({ title: failed, description: (describeFailure ?? errorText)(error) });
    }
    setIsBusy(false);
    setIsOpen(false);
  };
  return (
    <ConfirmDialog
      {...question}
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      isBusy={isBusy}
      onConfirm={confirm}
    />
  );
}
