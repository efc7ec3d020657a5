/** Asks for the name of a saved search. What was typed stays when saving fails. */
import { LIMITS } from '@faircourt/contracts/limits';
import { useState, type FormEvent } from 'react';
import { fieldErrorsFor } from '../../../api/field-errors.ts';
import { useErrorText } from '../../../api/use-error-text.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogActions, DialogClose, DialogContent } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';

interface NameDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  description: string;
  name?: string;
  /** What was saved is said by the caller; what fails is said here. */
  onSave: (name: string) => Promise<unknown>;
}

export function NameDialog({ isOpen, onOpenChange, ...rest }: NameDialogProps) {
  return (
    <Dialog open={isOpen} onOpenChange={onOpenChange}>
      <DialogContent title={rest.title} description={rest.description}>
        <NameForm {...rest} onDone={() => onOpenChange(false)} />
      </DialogContent>
    </Dialog>
  );
}

type NameFormProps = Pick<NameDialogProps, 'name' | 'onSave'> & { onDone: () => void };

function NameForm({ name = '', onSave, onDone }: NameFormProps) {
  const t = useText();
  const errorText = useErrorText();
  const [typed, setTyped] = useState(name);
  const [isBusy, setIsBusy] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const isNameRefused = failure !== null && fieldErrorsFor(failure, { name: 'name' }).length > 0;

  const save = async (event: FormEvent) => {
    event.preventDefault();
    setIsMissing(typed.trim() === '');
    if (typed.trim() === '' || isBusy) return;
    setIsBusy(true);
    setFailure(null);
    try {
      await onSave(typed.trim());
      onDone();
    } catch (error) {
      setFailure(error);
    }
    setIsBusy(false);
  };
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void save(event)}>
      {failure !== null && !isNameRefused && <Alert kind="error">{errorText(failure)}</Alert>}
      <Field
        label={t('saved_searches.name')}
        isRequired
        error={isMissing || isNameRefused ? t('saved_searches.name.missing') : undefined}
      >
        <Input
          value={typed}
          maxLength={LIMITS.savedSearchNameMax}
          autoComplete="off"
          onChange={({ target }) => setTyped(target.value)}
        />
      </Field>
      <DialogActions>
        <DialogClose asChild>
          <Button variant="secondary">{t('ui.cancel')}</Button>
        </DialogClose>
        <Button type="submit" isBusy={isBusy} busyText={t('saved_searches.saving')}>
          {t('saved_searches.save')}
        </Button>
      </DialogActions>
    </form>
  );
}
