import { REQUEST_MESSAGE_MAX } from '@faircourt/contracts/requests';
import type { Translate } from '../../../../i18n/messages.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { Field } from '../../../../ui/field.tsx';
import { Textarea } from '../../../../ui/input.tsx';

type MessageFieldProps = {
  label: string;
  hint: string;
  max: number;
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
};

/** The family decides by these words. Typing past the limit is possible and told, so that nothing is cut off. */
export function MessageField({ label, hint, max, value, onChange, error }: MessageFieldProps) {
  const t = useText();
  return (
    <Field
      label={label}
      hint={`${hint} ${t('profile.count', { count: value.trim().length, max })}`}
      error={error}
      isRequired
    >
      <Textarea rows={5} value={value} onChange={(event) => onChange(event.target.value)} />
    </Field>
  );
}

export function messageProblem(message: string, t: Translate): string | undefined {
  const { length } = message.trim();
  if (length === 0) return t('field_error.required');
  return length > REQUEST_MESSAGE_MAX ? t('field_error.max_length', { max: REQUEST_MESSAGE_MAX }) : undefined;
}
