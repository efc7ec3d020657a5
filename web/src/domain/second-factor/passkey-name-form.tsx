import { PASSKEY_NAME_MAX } from '@faircourt/contracts/passkeys';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { describeFieldError } from '../../api/field-errors.ts';
import { useErrorText } from '../../api/use-error-text.ts';
import { useText } from '../../i18n/use-text.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';

const nameForm = z.object({ name: z.string().trim().min(1, 'required').max(PASSKEY_NAME_MAX, 'too_long') });

/** A name by which its owner tells one passkey from the others. */
export function PasskeyNameForm({ name, onName }: { name: string; onName: (name: string) => Promise<void> }) {
  const t = useText();
  const errorText = useErrorText();
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm({ resolver: zodResolver(nameForm), defaultValues: { name } });
  const code = form.formState.errors.name?.message;
  const save = form.handleSubmit(async (typed) => {
    setFailure(null);
    try {
      await onName(typed.name);
    } catch (error) {
      setFailure(errorText(error, t('passkeys.rename_failed')));
    }
  });
  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={(event) => void save(event)}>
      <Field label={t('passkeys.name')} error={code && describeFieldError(code, t)} isRequired>
        <Input maxLength={PASSKEY_NAME_MAX} {...form.register('name')} />
      </Field>
      {failure !== null && <Alert kind="error">{failure}</Alert>}
      <Button
        type="submit"
        className="self-start"
        isBusy={form.formState.isSubmitting}
        busyText={t('second_factor.busy')}
      >
        {t('passkeys.rename_submit')}
      </Button>
    </form>
  );
}
