/** A decision whose consequences are asked for when the dialog opens: nobody can confirm before having seen them. */
import { useState, type ReactNode } from 'react';
import { useErrorText } from '../../api/use-error-text.ts';
import { useText } from '../../i18n/use-text.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { DialogActions, DialogClose } from '../../ui/dialog.tsx';
import { ErrorState, LoadingView } from '../../ui/states.tsx';
import { toast } from '../../ui/toast.tsx';

interface Foreseeing {
  data: unknown;
  error: unknown;
  isPending: boolean;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
}

type DecisionProps = {
  foreseen: Foreseeing;
  /** What was foreseen, once it is there. */
  children: ReactNode;
  confirmLabel: string;
  closeLabel: string;
  isDestructive?: boolean;
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
  done: Parameters<typeof toast.success>[0];
};

export function ForeseenDecision({ foreseen, children, onClose, ...decision }: DecisionProps) {
  const t = useText();
  const errorText = useErrorText();
  const { data, error, isPending, isFetching, refetch } = foreseen;
  const { confirm, isBusy, failure } = useConfirming(decision, onClose);
  if (isPending) return <LoadingView className="min-h-40" />;
  if (data === undefined) {
    return (
      <ErrorState title={t('billing.foresee.failed')} onRetry={() => void refetch()} isRetrying={isFetching}>
        {errorText(error)}
      </ErrorState>
    );
  }
  return (
    <div className="flex flex-col gap-4">
      {children}
      {failure !== null && <Alert kind="error">{failure}</Alert>}
      <DialogActions className="mt-2">
        <DialogClose asChild>
          <Button variant="secondary">{decision.closeLabel}</Button>
        </DialogClose>
        <Button
          variant={decision.isDestructive ? 'destructive' : 'primary'}
          isBusy={isBusy}
          busyText={t('billing.saving')}
          onClick={() => void confirm()}
        >
          {decision.confirmLabel}
        </Button>
      </DialogActions>
    </div>
  );
}

function useConfirming({ onConfirm, done }: Pick<DecisionProps, 'onConfirm' | 'done'>, onClose: () => void) {
  const t = useText();
  const errorText = useErrorText();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const confirm = async () => {
    setIsBusy(true);
    setFailure(null);
    try {
      await onConfirm();
      toast.success(done);
      onClose();
    } catch (error) {
      setFailure(errorText(error, t('billing.not_saved')));
    }
    setIsBusy(false);
  };
  return { confirm, isBusy, failure };
}
