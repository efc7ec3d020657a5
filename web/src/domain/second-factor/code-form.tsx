/** The six digits of an authenticator app, typed in: to confirm a new one, and at each sign-in. */
import { AUTHENTICATOR_DIGITS, confirmAuthenticatorSchema } from '@faircourt/contracts/second-factor';
import { useState, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError } from '../../api/api-error.ts';
import { contractResolver } from '../../api/contract-resolver.ts';
import { useErrorText } from '../../api/use-error-text.ts';
import { useText } from '../../i18n/use-text.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';

interface Code {
  code: string;
}

/** Apps show the code in two halves, and some people copy the blank between them. */
const resolver = contractResolver<Code, Code>(confirmAuthenticatorSchema, ({ code }) => ({
  code: code.replaceAll(/\s/g, ''),
}));

type CodeFormProps = {
  submitLabel: string;
  failed: string;
  /** Whether the cursor waits in the field when it appears. */
  takesFocus?: boolean;
  onCode: (code: string) => Promise<void>;
  children?: ReactNode;
};

export function CodeForm({ submitLabel, failed, takesFocus = false, onCode, children }: CodeFormProps) {
  const t = useText();
  const { form, failure, submit } = useCodeForm(onCode, failed);
  const problem = form.formState.errors.code?.message;
  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={(event) => void submit(event)}>
      <Field
        label={t('second_factor.app.code')}
        hint={t('second_factor.app.code_hint')}
        error={problem && t(problem === 'refused' ? 'second_factor.app.wrong' : 'second_factor.app.digits')}
      >
        <Input
          inputMode="numeric"
          autoComplete="one-time-code"
          autoCorrect="off"
          spellCheck={false}
          // Room for blanks that came along with it.
          maxLength={2 * AUTHENTICATOR_DIGITS}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page asks for nothing else
          autoFocus={takesFocus}
          className="max-w-48 font-heading text-xl tracking-[0.3em] tabular-nums"
          {...form.register('code')}
        />
      </Field>
      {failure !== null && <Alert kind="error">{failure}</Alert>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={form.formState.isSubmitting} busyText={t('second_factor.busy')}>
          {submitLabel}
        </Button>
        {children}
      </div>
    </form>
  );
}

function useCodeForm(onCode: CodeFormProps['onCode'], failed: string) {
  const errorText = useErrorText();
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<Code, unknown, Code>({ resolver, defaultValues: { code: '' } });
  const submit = form.handleSubmit(async ({ code }) => {
    setFailure(null);
    try {
      await onCode(code);
    } catch (error) {
      const isWrong = error instanceof ApiError && error.code === 'second_step_wrong';
      if (isWrong) form.setError('code', { message: 'refused' }, { shouldFocus: true });
      else setFailure(errorText(error, failed));
    }
  });
  return { form, failure, submit };
}
