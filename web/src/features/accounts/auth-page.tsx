/** /auth: signing in and signing up on one page. People who are signed in already are sent on. */
import type { SecondStep } from '@faircourt/contracts/second-factor';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useSearchParams } from 'react-router';
import { session } from '../../api/session/session-client.ts';
import { useSession } from '../../api/session/use-session.ts';
import { safeNextPath } from '../../shell/next-path.ts';
import { useText } from '../../i18n/use-text.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { LoadingView } from '../../ui/states.tsx';
import { AcceptToo } from './accept-too.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { readAuthMode, readAuthWishes, withAuthMode, type AuthMode } from './auth-query.ts';
import { CredentialFields } from './credential-fields.tsx';
import { GoNext } from './go-next.tsx';
import { GuardianOfferNote, useGuardianOffer } from './guardian-offer.tsx';
import { PasskeySignIn } from './passkey-sign-in.tsx';
import { SecondStepPage } from './second-step-page.tsx';
import { SignUpFields } from './sign-up-fields.tsx';
import { TermsNote } from './terms-note.tsx';
import { useAuthForm } from './use-auth-form.ts';

export function AuthPage() {
  const { status } = useSession();
  const [query] = useSearchParams();
  if (status === 'loading') return <LoadingView className="min-h-dvh" />;
  if (status === 'signed_in') return <GoNext to={safeNextPath(query.get('next'))} />;
  return <AuthFormPage />;
}

function AuthFormPage() {
  const t = useText();
  const [query, setQuery] = useSearchParams();
  const mode = readAuthMode(query);
  const [wishes] = useState(() => readAuthWishes(query));
  const switchTo = (next: AuthMode) =>
    setQuery((current) => withAuthMode(current, next), { replace: true, preventScrollReset: true });
  const [secondStep, askFor] = useState<SecondStep | null>(null);
  const { form, failure, accepting, clearErrors, submit, check } = useAuthForm(mode, wishes, {
    switchTo,
    askFor,
  });
  const texts = TEXTS[mode];
  const offer = useGuardianOffer(wishes.invitation);
  // A family code was mailed to nobody.
  const isMailed = wishes.invitation !== null && 'token' in wishes.invitation;
  const invitedEmail = offer.data?.invited_email ?? null;
  const email = useWatch({ control: form.control, name: 'email' });
  useEffect(() => {
    if (invitedEmail !== null && form.getValues('email') === '') form.setValue('email', invitedEmail);
  }, [invitedEmail, form]);

  const toggle = () => {
    clearErrors();
    switchTo(texts.other);
  };

  const startOver = () => {
    form.resetField('password');
    askFor(null);
  };
  if (secondStep !== null) return <SecondStepPage step={secondStep} onStartOver={startOver} />;
  return (
    <AuthLayout title={t(texts.title)} description={t(texts.description)}>
      <form noValidate className="flex flex-col gap-5" onSubmit={(event) => submit({ event })}>
        {wishes.invitation !== null && <GuardianOfferNote offer={offer} mode={mode} />}
        {mode === 'signin' && failure === null && <EndedNotice />}
        {mode === 'signup' && <SignUpFields form={form} wishes={wishes} />}
        <CredentialFields
          form={form}
          mode={mode}
          invitedEmail={invitedEmail}
          isInvitedPending={isMailed && offer.isPending}
        />
        {failure !== null && <Alert kind="error">{failure}</Alert>}
        {mode === 'signup' && <TermsNote />}
        <Button
          type="submit"
          size="lg"
          width="full"
          isBusy={form.formState.isSubmitting && accepting === null}
          busyText={t('auth.busy')}
        >
          {t(texts.submit)}
        </Button>
        {mode === 'signup' &&
          offer.isPending &&
          wishes.invitation !== null &&
          'token' in wishes.invitation && <Skeleton className="h-[20.5rem] w-full" />}
        {/* The link proves the mailbox that it was sent to, and no other. */}
        {mode === 'signup' &&
          invitedEmail !== null &&
          email.trim().toLowerCase() === invitedEmail.toLowerCase() && (
            <AcceptToo
              isBusy={form.formState.isSubmitting}
              accepting={accepting}
              checkRest={check}
              onAccept={(wish) => submit({ wish })}
            />
          )}
      </form>
      {mode === 'signin' && <PasskeySignIn />}
      <p className="mt-6 text-center text-muted">
        {t(texts.question)}{' '}
        <Button variant="link" disabled={form.formState.isSubmitting} onClick={toggle}>
          {t(texts.toggle)}
        </Button>
      </p>
    </AuthLayout>
  );
}

const TEXTS = {
  signin: {
    other: 'signup',
    title: 'auth.sign_in.title',
    description: 'auth.sign_in.description',
    submit: 'auth.sign_in.submit',
    question: 'auth.sign_in.switch_question',
    toggle: 'auth.sign_in.switch',
  },
  signup: {
    other: 'signin',
    title: 'auth.sign_up.title',
    description: 'auth.sign_up.description',
    submit: 'auth.sign_up.submit',
    question: 'auth.sign_up.switch_question',
    toggle: 'auth.sign_up.switch',
  },
} as const;

/** Tells somebody who was signed out from elsewhere why they are here. */
function EndedNotice() {
  const t = useText();
  const reason = session.endReason;
  if (reason === null) return null;
  return <Alert kind="caution">{t(`auth.ended.${reason}`)}</Alert>;
}
