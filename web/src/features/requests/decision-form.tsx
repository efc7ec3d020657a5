import type { FormEvent, ReactNode } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { DialogActions, DialogClose } from '../../ui/dialog.tsx';
import { useDecisionFailure } from './use-decision-failure.ts';

type DecisionFormProps = {
  submitLabel: string;
  /** The state of saving. */
  saving: { isPending: boolean; error: unknown };
  /** Something typed is not right yet, and its field says so. */
  isInvalid: boolean;
  onSubmit: () => Promise<void>;
  children: ReactNode;
};

/** Inside a dialog. What fails is said above the buttons, and what was chosen and typed is kept. */
export function DecisionForm({ submitLabel, saving, isInvalid, onSubmit, children }: DecisionFormProps) {
  const t = useText();
  const describeFailure = useDecisionFailure();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isInvalid || saving.isPending) return;
    try {
      await onSubmit();
    } catch {
      // Said below.
    }
  };
  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={(event) => void submit(event)}>
      {children}
      {saving.error !== null && <Alert kind="error">{describeFailure(saving.error)}</Alert>}
      <DialogActions className="mt-1">
        <DialogClose asChild>
          <Button variant="secondary">{t('ui.cancel')}</Button>
        </DialogClose>
        <Button type="submit" isBusy={saving.isPending} busyText={t('requests.busy')}>
          {submitLabel}
        </Button>
      </DialogActions>
    </form>
  );
}
