import { useState, type FormEvent } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { showFieldErrors } from '../../../api/contract-resolver.ts';
import { useErrorText } from '../../../api/use-error-text.ts';
import { useText } from '../../../i18n/use-text.ts';
import { isOvertaken } from '../../../shell/reason-dialog.tsx';
import { toast } from '../../../ui/toast.tsx';

interface Saving<Body> {
  step: (body: Body) => Promise<unknown>;
  fields: readonly string[];
  /** Message once it is done. */
  done: string;
  onDone: () => void;
}

/** Sends a step and says how it went: at its field, in the form, or, when the page was too old, where it stays. */
export function useSavedStep<Form extends FieldValues, Body>(
  form: UseFormReturn<Form, unknown, Body>,
  { step, fields, done, onDone }: Saving<Body>,
): { failure: string | null; save: (event: FormEvent) => Promise<void> } {
  const t = useText();
  const errorText = useErrorText();
  const [failure, setFailure] = useState<string | null>(null);
  const save = form.handleSubmit(async (body) => {
    setFailure(null);
    try {
      await step(body);
      toast.success({ title: done });
      onDone();
    } catch (error) {
      if (showFieldErrors(form, error, (path) => fields.includes(path))) return;
      setFailure(isOvertaken(error) ? t('consulting.overtaken') : errorText(error, t('billing.not_saved')));
    }
  });
  return { failure, save };
}
