import { zodResolver } from '@hookform/resolvers/zod';
import { isFullName, isSignatureOf } from '@faircourt/contracts/full-name';
import { LIMITS } from '@faircourt/contracts/limits';
import { PenLine } from 'lucide-react';
import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { ApiError } from '../../api/api-error.ts';
import { describeFieldError, fieldErrorsFor } from '../../api/field-errors.ts';
import { useSession } from '../../api/session/use-session.ts';
import { useErrorText } from '../../api/use-error-text.ts';
import { useKeptText } from '../../shell/drafts/use-kept-text.ts';
import { useText } from '../../i18n/use-text.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input, PasswordInput } from '../../ui/input.tsx';
import type { FormsOfAthlete } from './athlete-forms.tsx';

/** The server compares the name in the same way. */
function signatureForm(signAs: string) {
  return z.object({
    signed_name: z
      .string()
      .trim()
      .min(1, 'required')
      .max(LIMITS.nameMax, 'too_long')
      .refine((name) => isSignatureOf(name, signAs), 'other_name'),
    password: z.string().min(1, 'required'),
  });
}
type SignatureForm = z.infer<ReturnType<typeof signatureForm>>;
export type TypedSignature = SignatureForm;

type SignWay = {
  id: string;
  label: string;
  onSign: (signature: TypedSignature) => Promise<void>;
};

type SignFormProps = {
  label: string;
  /** Whose full name is expected. */
  signer: Pick<FormsOfAthlete, 'id' | 'sign_as'>;
  /** Other ways to sign, that do more; the words above them say what. */
  more?: { text: ReactNode; ways: readonly SignWay[] } | null;
  /** What is stored beside the name. */
  stored: string;
  isDisabled?: boolean;
  onSign: (signature: TypedSignature) => Promise<void>;
};

/** A typed name and the password, for one form or for several. */
export function SignForm({ label, signer, stored, isDisabled = false, more = null, onSign }: SignFormProps) {
  const t = useText();
  const email = useSession().session?.user.email ?? '';
  const signAs = signer.sign_as ?? '';
  // The sheet may be closed by Back and opened again, or the page reloaded: the name is there. The password never is.
  const [typedName, keepName, dropName] = useKeptText(`signature.${signer.id}`);
  const { form, failure, sign, way } = useSignForm(signAs, typedName, async (signature, chosen) => {
    await (chosen ?? { onSign }).onSign(signature);
    dropName();
  });
  const { isSubmitting } = form.formState;
  const errorOf = (name: keyof SignatureForm) => {
    const code = form.formState.errors[name]?.message;
    if (code === 'current_password_wrong') return t('error.current_password_wrong');
    if (code === 'other_name') return t('consent.sign.other_name', { name: signAs });
    return code === undefined ? undefined : describeFieldError(code, t);
  };
  return (
    <form
      noValidate
      className="flex flex-col gap-5 border-t border-line pt-5"
      onSubmit={(event) => void sign(event)}
    >
      {/* Password managers need to know whose password this is. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <Field
        label={t('consent.sign.name')}
        hint={t(isFullName(signAs) ? 'consent.sign.name_hint' : 'consent.sign.name_hint_short', {
          name: signAs,
        })}
        error={errorOf('signed_name')}
        isRequired
      >
        <Input
          autoComplete="name"
          {...form.register('signed_name', {
            onChange: ({ target }: { target: HTMLInputElement }) => keepName(target.value),
          })}
        />
      </Field>
      <Field
        label={t('consent.sign.password')}
        hint={t('consent.sign.password_hint')}
        error={errorOf('password')}
        isRequired
      >
        <PasswordInput
          autoComplete="current-password"
          maxLength={LIMITS.passwordMax}
          {...form.register('password')}
        />
      </Field>
      <p className="text-sm text-muted">{stored}</p>
      {failure !== null && <Alert kind="error">{failure}</Alert>}
      <Button
        type="submit"
        size="lg"
        icon={<PenLine aria-hidden />}
        disabled={isDisabled || (isSubmitting && way !== null)}
        isBusy={isSubmitting && way === null}
        busyText={t('consent.sign.busy')}
        className="self-start max-sm:w-full"
      >
        {label}
      </Button>
      {more && (
        <div className="flex flex-col gap-3 rounded-md border border-line bg-sunken px-4 py-3">
          {more.text}
          {more.ways.map((one) => (
            <Button
              key={one.id}
              variant="secondary"
              icon={<PenLine aria-hidden />}
              disabled={isDisabled || (isSubmitting && way !== one.id)}
              isBusy={isSubmitting && way === one.id}
              busyText={t('consent.sign.busy')}
              className="self-start max-sm:w-full"
              onClick={() => void sign(undefined, one)}
            >
              {one.label}
            </Button>
          ))}
        </div>
      )}
    </form>
  );
}

function useSignForm(
  signAs: string,
  typedName: string,
  onSign: (signature: TypedSignature, way: SignWay | null) => Promise<void>,
) {
  const t = useText();
  const errorText = useErrorText();
  const [failure, setFailure] = useState<string | null>(null);
  // By which of the other buttons; null for the form's own.
  const [way, setWay] = useState<string | null>(null);
  const form = useForm<SignatureForm>({
    resolver: zodResolver(signatureForm(signAs)),
    defaultValues: { signed_name: typedName, password: '' },
  });

  const isSigning = useRef(false);
  const sign = async (event?: FormEvent, chosen: SignWay | null = null) => {
    event?.preventDefault();
    // Enter in a field, or the other button, before this one is drawn as busy.
    if (isSigning.current) return;
    isSigning.current = true;
    setWay(chosen?.id ?? null);
    await form.handleSubmit(async (signature) => {
      setFailure(null);
      try {
        await onSign(signature, chosen);
      } catch (error) {
        const isWrongPassword = error instanceof ApiError && error.code === 'current_password_wrong';
        const found = isWrongPassword
          ? [{ name: 'password' as const, code: error.code }]
          : fieldErrorsFor(error, { signed_name: 'signed_name', password: 'password' } as const);
        for (const { name, code } of found) form.setError(name, { message: code }, { shouldFocus: true });
        if (found.length === 0) setFailure(errorText(error, t('consent.sign.failed')));
      }
    })(event);
    isSigning.current = false;
  };
  return { form, failure, sign, way };
}
