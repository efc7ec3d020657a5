/** A decision that an admin gives a reason for. What was typed stays, whatever goes wrong. */
import { useState, type FormEvent, type ReactElement, type ReactNode } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { useErrorText } from '../../api/use-error-text.ts';
import { useText } from '../../i18n/use-text.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions, DialogClose, DialogContent, DialogTrigger } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Textarea } from '../../ui/input.tsx';
import { toast } from '../../ui/toast.tsx';

type ReasonDialogProps = {
  trigger: ReactElement;
  title: string;
  description: ReactNode;
  label: string;
  hint?: string;
  max: number;
  confirmLabel: string;
  isDestructive?: boolean;
  onConfirm: (reason: string) => Promise<unknown>;
  /** Message once it is done. */
  done: string;
};

export function ReasonDialog({ trigger, title, description, ...form }: ReasonDialogProps) {
  const [isOpen, setIsOpen] = useState(false);
  // Here and not in the form, so that closing the dialog to look something up loses nothing.
  const [reason, setReason] = useState('');
  return (
    <Dialog open={isOpen} onOpenChange={setIsOpen}>
      <DialogTrigger asChild>{trigger}</DialogTrigger>
      <DialogContent title={title} description={description}>
        <ReasonForm {...form} reason={reason} onReason={setReason} onClose={() => setIsOpen(false)} />
      </DialogContent>
    </Dialog>
  );
}

type ReasonFormProps = Omit<ReasonDialogProps, 'trigger' | 'title' | 'description'> & {
  reason: string;
  onReason: (reason: string) => void;
  onClose: () => void;
};

function ReasonForm({ reason, onReason, label, hint, max, ...decision }: ReasonFormProps) {
  const t = useText();
  const { submit, isBusy, isMissing, failure } = useReasoned(reason.trim(), decision);
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
      <Field label={label} hint={hint} error={isMissing ? t('field_error.required') : undefined} isRequired>
        <Textarea rows={3} maxLength={max} value={reason} onChange={({ target }) => onReason(target.value)} />
      </Field>
      {failure !== null && <Alert kind="error">{failure}</Alert>}
      <DialogActions className="mt-2">
        <DialogClose asChild>
          <Button variant="secondary">{t('ui.cancel')}</Button>
        </DialogClose>
        <Button
          type="submit"
          variant={decision.isDestructive ? 'destructive' : 'primary'}
          isBusy={isBusy}
          busyText={t('safety.saving')}
        >
          {decision.confirmLabel}
        </Button>
      </DialogActions>
    </form>
  );
}

function useReasoned(
  reason: string,
  { onConfirm, onClose, done }: Pick<ReasonFormProps, 'onConfirm' | 'onClose' | 'done'>,
) {
  const t = useText();
  const errorText = useErrorText();
  const [isTried, setIsTried] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (isBusy || reason === '') return;
    setIsBusy(true);
    setFailure(null);
    try {
      await onConfirm(reason);
      toast.success({ title: done });
      onClose();
    } catch (error) {
      // The row goes away under the dialog, so the words go where they stay.
      if (isOvertaken(error)) toast.info({ title: t('safety.overtaken') });
      else setFailure(errorText(error, t('safety.not_saved')));
    }
    setIsBusy(false);
  };
  return { submit, isBusy, isMissing: isTried && reason === '', failure };
}

/** Somebody else has decided in the meantime. */
export function isOvertaken(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'not_found' || error.code === 'conflict');
}
