/** The second step of signing in: a code of the authenticator app, a recovery code, or a passkey. */
import type { SecondStep } from '@faircourt/contracts/second-factor';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { ApiError } from '../../api/api-error.ts';
import { describeFieldError } from '../../api/field-errors.ts';
import { session } from '../../api/session/session-client.ts';
import { useErrorText } from '../../api/use-error-text.ts';
import { CodeForm } from '../../domain/second-factor/code-form.tsx';
import { useText } from '../../i18n/use-text.ts';
import { PATHS } from '../../shell/paths.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { PasskeySignIn } from './passkey-sign-in.tsx';

type SecondStepPageProps = { step: SecondStep; onStartOver: () => void };

export function SecondStepPage({ step, onStartOver }: SecondStepPageProps) {
  return step === 'code' ? <CodeStep onStartOver={onStartOver} /> : <PasskeyStep onStartOver={onStartOver} />;
}

function PasskeyStep({ onStartOver }: { onStartOver: () => void }) {
  const t = useText();
  return (
    <AuthLayout
      title={t('second_step.passkey_title')}
      description={t('second_step.passkey_description')}
      takesFocus
    >
      <PasskeySignIn />
      <Button variant="link" className="mt-6" onClick={onStartOver}>
        {t('second_step.start_over')}
      </Button>
    </AuthLayout>
  );
}

function CodeStep({ onStartOver }: { onStartOver: () => void }) {
  const t = useText();
  const [isRecovering, setIsRecovering] = useState(false);
  return (
    <AuthLayout
      title={t('second_step.title')}
      description={t(isRecovering ? 'second_step.recovery_description' : 'second_step.description')}
    >
      {isRecovering ? (
        <RecoveryForm />
      ) : (
        <CodeForm
          takesFocus
          submitLabel={t('second_step.submit')}
          failed={t('second_step.failed')}
          onCode={async (code) => void (await session.takeSecondStep({ code }))}
        />
      )}
      <PasskeySignIn />
      <div className="mt-6 flex flex-wrap gap-x-6 gap-y-2">
        <Button variant="link" onClick={() => setIsRecovering(!isRecovering)}>
          {t(isRecovering ? 'second_step.use_app' : 'second_step.use_recovery')}
        </Button>
        <Button variant="link" onClick={onStartOver}>
          {t('second_step.start_over')}
        </Button>
      </div>
      {isRecovering && (
        <p className="mt-4">
          <a href={`${PATHS.support}?type=account`} className="text-court underline">
            {t('second_step.lost')}
          </a>
        </p>
      )}
    </AuthLayout>
  );
}

const recoveryForm = z.object({ code: z.string().trim().min(1, 'required').max(40, 'too_long') });

function RecoveryForm() {
  const t = useText();
  const { form, failure, submit } = useRecoveryForm();
  const code = form.formState.errors.code?.message;
  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={(event) => void submit(event)}>
      <Field
        label={t('second_step.recovery')}
        error={code && (code === 'refused' ? t('second_step.recovery_wrong') : describeFieldError(code, t))}
        isRequired
      >
        <Input
          autoCapitalize="none"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the person has just asked for this field
          autoFocus
          maxLength={40}
          className="max-w-64 font-mono text-lg"
          {...form.register('code')}
        />
      </Field>
      {failure !== null && <Alert kind="error">{failure}</Alert>}
      <Button
        type="submit"
        className="self-start"
        isBusy={form.formState.isSubmitting}
        busyText={t('second_factor.busy')}
      >
        {t('second_step.submit')}
      </Button>
    </form>
  );
}

function useRecoveryForm() {
  const t = useText();
  const errorText = useErrorText();
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm({ resolver: zodResolver(recoveryForm), defaultValues: { code: '' } });
  const submit = form.handleSubmit(async ({ code }) => {
    setFailure(null);
    try {
      await session.takeSecondStep({ recovery_code: code });
    } catch (error) {
      const isWrong = error instanceof ApiError && error.code === 'second_step_wrong';
      if (isWrong) form.setError('code', { message: 'refused' }, { shouldFocus: true });
      else setFailure(errorText(error, t('second_step.failed')));
    }
  });
  return { form, failure, submit };
}
