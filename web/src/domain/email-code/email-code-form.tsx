/** The digits of a mail, typed in; the same form for a work address and for the account's own. */
import { EMAIL_CODE_DIGITS, proveEmailSchema, type ProveEmail } from '@faircourt/contracts/email-code';
import { MailCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError } from '../../api/api-error.ts';
import { contractResolver, showFieldErrors } from '../../api/contract-resolver.ts';
import { useErrorText } from '../../api/use-error-text.ts';
import type { Translate } from '../../i18n/messages.ts';
import { useText } from '../../i18n/use-text.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { ResendButton } from './resend-button.tsx';

/** Emails show the code in two halves, and some people copy the blank between them. */
const resolver = contractResolver<ProveEmail, ProveEmail>(proveEmailSchema, ({ code }) => ({
  code: code.replaceAll(/\s/g, ''),
}));

type EmailCodeFormProps = {
  codeExpiresAt: string | null;
  submitLabel: string;
  /** False where the code is an answer as well: people press what they decide. */
  sendsByItself?: boolean;
  prove: (proof: ProveEmail) => Promise<unknown>;
  resend: () => Promise<string>;
  onProven: () => void;
};

export function EmailCodeForm({
  codeExpiresAt,
  submitLabel,
  sendsByItself = true,
  prove,
  resend,
  onProven,
}: EmailCodeFormProps) {
  const t = useText();
  const { form, failure, submit, startAgain } = useCodeForm(prove, onProven);
  const { errors, isSubmitting } = form.formState;
  // Sent from here, the code comes in a moment, and its field is what the reader waits for.
  const hadNone = useRef(codeExpiresAt === null);
  useEffect(() => {
    if (hadNone.current && codeExpiresAt !== null) form.setFocus('code');
    hadNone.current = codeExpiresAt === null;
  }, [codeExpiresAt, form]);
  const again = <ResendButton key={codeExpiresAt} {...{ codeExpiresAt, resend }} onSent={startAgain} />;
  // Nothing is out that could be typed in.
  if (codeExpiresAt === null) return <div>{again}</div>;
  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={(event) => void submit(event)}>
      <Field
        label={t('email_code.label')}
        hint={t('email_code.hint')}
        error={errors.code?.message && describeRefusal(errors.code.message, t)}
      >
        <Input
          inputMode="numeric"
          autoComplete="one-time-code"
          autoCorrect="off"
          spellCheck={false}
          // Twice as long as a code: room for blanks that came along with it.
          maxLength={2 * EMAIL_CODE_DIGITS}
          className="max-w-48 font-heading text-xl tracking-[0.3em] tabular-nums"
          {...form.register('code', {
            // The last digit is all that there is to say.
            onChange: ({ target }: { target: HTMLInputElement }) => {
              const isWhole = target.value.replaceAll(/\s/g, '').length === EMAIL_CODE_DIGITS;
              if (sendsByItself && isWhole) void submit();
            },
          })}
        />
      </Field>
      {failure !== null && <Alert kind="error">{failure}</Alert>}
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          icon={<MailCheck aria-hidden />}
          isBusy={isSubmitting}
          busyText={t('email_code.busy')}
          className="max-sm:w-full"
        >
          {submitLabel}
        </Button>
        {again}
      </div>
    </form>
  );
}

function useCodeForm(prove: EmailCodeFormProps['prove'], onProven: () => void) {
  const t = useText();
  const errorText = useErrorText();
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<ProveEmail, unknown, ProveEmail>({ resolver, defaultValues: { code: '' } });

  // The last digit sends the code by itself: who presses the button as well would spend a second of few tries.
  const [refusal, setRefusal] = useState<{ code: string; error: unknown } | null>(null);
  const send = form.handleSubmit(async (proof) => {
    if (refusal?.code === proof.code) {
      showFieldErrors(form, refusal.error, (path) => path === 'code');
      return;
    }
    setFailure(null);
    try {
      await prove(proof);
      onProven();
    } catch (error) {
      if (showFieldErrors(form, error, (path) => path === 'code')) {
        setRefusal({ code: proof.code, error });
        return;
      }
      const isUsedUp = error instanceof ApiError && error.code === 'conflict';
      setFailure(isUsedUp ? t('email_code.error.expired') : errorText(error, t('email_code.failed')));
    }
  });
  const { isSubmitting } = form.formState;
  const submit = async (event?: React.FormEvent) => {
    event?.preventDefault();
    if (!isSubmitting) await send(event);
  };
  /** Another code is on its way, and might even be the same. */
  const startAgain = () => {
    setRefusal(null);
    form.reset();
    form.setFocus('code');
  };
  return { form, failure, submit, startAgain };
}

/** What the server says of a code, and what this form says of one that cannot be one. */
function describeRefusal(code: string, t: Translate): string {
  if (code === 'wrong_code') return t('email_code.error.wrong');
  if (code === 'code_expired') return t('email_code.error.expired');
  if (code === 'code_used_up') return t('email_code.error.used_up');
  return t('email_code.error.digits', { digits: EMAIL_CODE_DIGITS });
}
