/** /auth: signing in and signing up on one page. People who are signed in already are sent on. */
import type { SecondStep } from '@faircourt/contracts/second-factor';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Link, useSearchParams } from 'react-router';
import { session } from '../../api/session/session-client.ts';
import { useSession } from '../../api/session/use-session.ts';
import { safeNextPath } from '../../shell/next-path.ts';
import { PATHS } from '../../shell/paths.ts';
import { useText } from '../../i18n/use-text.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, buttonClasses } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { LoadingView } from '../../ui/states.tsx';
import { AcceptToo } from './accept-too.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { readAuthMode, readAuthWishes, withAuthMode, type AuthMode } from './auth-query.ts';
import { CodeAskedNote } from './code-asked-note.tsx';
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
  // Who has just signed in looks at the form until the next page is there: on a slow line its code takes a while.
  const [hasForm, setHasForm] = useState(status === 'signed_out');
  if (status === 'signed_out' && !hasForm) setHasForm(true);
  if (status === 'loading') return <LoadingView className="min-h-dvh" />;
  const isLeaving = status === 'signed_in';
  return (
    <>
      {isLeaving && <GoNext to={safeNextPath(query.get('next'))} isSeen={!hasForm} />}
      {hasForm && (
        <div inert={isLeaving}>
          <AuthFormPage isLeaving={isLeaving} />
        </div>
      )}
    </>
  );
}

function AuthFormPage({ isLeaving }: { isLeaving: boolean }) {
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
  // A day after the email its link proves nothing any more, and the code is asked for.
  const provenByLink = offer.data?.proves_mailbox ? invitedEmail : null;
  const email = useWatch({ control: form.control, name: 'email' });
  const isAcceptComing = mode === 'signup' && isMailed && offer.isPending;
  // The link proves the mailbox that it was sent to, and no other.
  const canAccept =
    mode === 'signup' && provenByLink !== null && email.trim().toLowerCase() === provenByLink.toLowerCase();
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
        {wishes.isAskedForCode && session.endReason === null && (
          <CodeAskedNote mode={mode} isBusy={form.formState.isSubmitting} onSwitch={toggle} />
        )}
        {mode === 'signin' && failure === null && <EndedNotice />}
        {mode === 'signup' && <SignUpFields form={form} wishes={wishes} />}
        <CredentialFields
          form={form}
          mode={mode}
          invitedEmail={provenByLink}
          isInvitedPending={isMailed && offer.isPending}
        />
        {failure !== null && (
          <Alert kind="error">
            <p>{failure}</p>
            {mode === 'signup' && (
              <OtherWays signIn={`?${withAuthMode(query, 'signin').toString()}`} onSwitch={clearErrors} />
            )}
          </Alert>
        )}
        {mode === 'signup' && <TermsNote />}
        {isAcceptComing && <Skeleton className="h-[20.5rem] w-full" />}
        {canAccept && (
          <AcceptToo
            isBusy={form.formState.isSubmitting || isLeaving}
            accepting={accepting}
            checkRest={check}
            onAccept={(wish) => submit({ wish })}
          />
        )}
        <Button
          type="submit"
          size="lg"
          width="full"
          // Whom an athlete has invited came to accept: an account alone is the lesser way.
          variant={isAcceptComing || canAccept ? 'secondary' : 'primary'}
          isBusy={(form.formState.isSubmitting || isLeaving) && accepting === null}
          busyText={t('auth.busy')}
        >
          {t(texts.submit)}
        </Button>
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

/** After every failed sign-up alike, so that it does not tell whether there is an account with this address. */
function OtherWays({ signIn, onSwitch }: { signIn: string; onSwitch: () => void }) {
  const t = useText();
  const link = buttonClasses({ variant: 'link' });
  return (
    <p className="mt-1">
      {t('auth.sign_up.switch_question')}{' '}
      <Link to={signIn} replace preventScrollReset className={link} onClick={onSwitch}>
        {t('auth.sign_up.switch')}
      </Link>{' '}
      ·{' '}
      <Link to={PATHS.forgotPassword} className={link}>
        {t('auth.sign_up.reset')}
      </Link>
    </p>
  );
}

/** Tells somebody who was signed out from elsewhere why they are here. */
function EndedNotice() {
  const t = useText();
  const reason = session.endReason;
  if (reason === null) return null;
  return <Alert kind="caution">{t(`auth.ended.${reason}`)}</Alert>;
}
