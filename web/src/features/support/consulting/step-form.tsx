import type { FormEvent, ReactNode } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { DialogActions, DialogClose } from '../../../ui/dialog.tsx';

type StepFormProps = {
  onSubmit: (event: FormEvent) => Promise<void>;
  failure: string | null;
  isBusy: boolean;
  submitLabel: string;
  children: ReactNode;
};

/** The fields of one step in a dialog, with what went wrong and the two buttons below. */
export function StepForm({ onSubmit, failure, isBusy, submitLabel, children }: StepFormProps) {
  const t = useText();
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void onSubmit(event)}>
      {children}
      {failure !== null && <Alert kind="error">{failure}</Alert>}
      <DialogActions className="mt-2">
        <DialogClose asChild>
          <Button variant="secondary">{t('ui.cancel')}</Button>
        </DialogClose>
        <Button type="submit" isBusy={isBusy} busyText={t('support.sending')}>
          {submitLabel}
        </Button>
      </DialogActions>
    </form>
  );
}
