/** A text that is sent once. What was typed stays in this tab until then, whatever goes wrong. */
import { LIMITS } from '@faircourt/contracts/limits';
import type { ThreadText } from '@faircourt/contracts/support-inbox';
import { Send } from 'lucide-react';
import { useRef, useState, type FormEvent } from 'react';
import { useErrorText } from '../../api/use-error-text.ts';
import { useText } from '../../i18n/use-text.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Textarea } from '../../ui/input.tsx';
import { toast } from '../../ui/toast.tsx';
import { useTextDraft } from './use-text-draft.ts';

type TextFormProps = {
  /** Names the draft. */
  form: string;
  label: string;
  hint: string;
  submitLabel: string;
  busyText: string;
  done: string;
  onSend: (text: ThreadText) => Promise<unknown>;
};

export function TextForm({ form, label, hint, submitLabel, busyText, done, onSend }: TextFormProps) {
  const t = useText();
  const errorText = useErrorText();
  const [draft, change, drop] = useTextDraft(form);
  const [isTried, setIsTried] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  // A double click comes before the next drawing, which would know.
  const isSent = useRef(false);
  const body = draft.body.trim();
  const problem = problemOf(body);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (isSent.current || problem) return;
    isSent.current = true;
    setIsBusy(true);
    setFailure(null);
    try {
      await onSend({ body, submission_id: draft.submission_id });
      drop();
      setIsTried(false);
      toast.success({ title: done });
    } catch (error) {
      setFailure(errorText(error, t('support.not_sent')));
    }
    isSent.current = false;
    setIsBusy(false);
  };
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
      <Field
        label={label}
        hint={hint}
        error={isTried && problem ? t(problem, { max: LIMITS.supportMessageMax }) : undefined}
        isRequired
      >
        <Textarea
          rows={6}
          className="field-sizing-content min-h-36 max-h-[60vh]"
          value={draft.body}
          onChange={({ target }) => change(target.value)}
        />
      </Field>
      {failure !== null && <Alert kind="error">{failure}</Alert>}
      <Button
        type="submit"
        icon={<Send aria-hidden />}
        isBusy={isBusy}
        busyText={busyText}
        className="sm:w-fit"
      >
        {submitLabel}
      </Button>
    </form>
  );
}

function problemOf(body: string) {
  if (body === '') return 'field_error.required';
  return body.length > LIMITS.supportMessageMax ? 'support.too_long' : null;
}
