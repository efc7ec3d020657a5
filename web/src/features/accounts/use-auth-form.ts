/** The state of the /auth form: its values in both modes, what went wrong, and the submit that changes the session. */
import type { AuthUser } from '@faircourt/contracts/accounts';
import type { SecondStep } from '@faircourt/contracts/second-factor';
import type { Relationship } from '@faircourt/contracts/vocabulary';
import { zodResolver } from '@hookform/resolvers/zod';
import { useCallback, useEffect, useState } from 'react';
import { useForm, type FieldErrors, type UseFormReturn } from 'react-hook-form';
import { ApiError } from '../../api/api-error.ts';
import { fieldErrorsFor } from '../../api/field-errors.ts';
import { session } from '../../api/session/session-client.ts';
import { useErrorText } from '../../api/use-error-text.ts';
import { dropWish, handOverWish, type AcceptWish } from '../../domain/guardian-links/accept-wish.ts';
import { useLocale } from '../../i18n/locale-provider.tsx';
import { useText } from '../../i18n/use-text.ts';
import { toast } from '../../ui/toast.tsx';
import {
  AUTH_FORM_FIELDS,
  authFormSchema,
  emptyAuthForm,
  toSignUpRequest,
  type AuthFormValues,
} from './auth-form.ts';
import type { AuthMode, AuthWishes } from './auth-query.ts';
import { dropSignUpDraft, keepSignUpDraft, readSignUpDraft } from './sign-up-draft.ts';

interface AuthForm {
  form: UseFormReturn<AuthFormValues>;
  /** What is wrong with the attempt as a whole, ready to show. */
  failure: string | null;
  /** Of the last press: as whom the invitation is to be accepted too. It only says which button is busy. */
  accepting: Relationship | null;
  clearErrors: () => void;
  /** `wish`: what the press asks for besides the account. */
  submit: (press: { event?: React.FormEvent; wish?: AcceptWish }) => void;
  /** Sends nothing: marks all that is missing, as a submit does, and focuses the first of it. True: nothing is. */
  check: () => Promise<boolean>;
}

export function useAuthForm(
  mode: AuthMode,
  wishes: AuthWishes,
  { switchTo, askFor }: { switchTo: (mode: AuthMode) => void; askFor: (step: SecondStep) => void },
): AuthForm {
  const t = useText();
  const errorText = useErrorText();
  const { locale } = useLocale();
  const [failure, setFailure] = useState<string | null>(null);
  const [accepting, setAccepting] = useState<Relationship | null>(null);
  const form = useForm<AuthFormValues>({
    resolver: zodResolver(authFormSchema(mode)),
    defaultValues: { ...emptyAuthForm(wishes), ...(mode === 'signup' ? readSignUpDraft(wishes) : {}) },
    // It would go by when a field first appeared, and the name comes after the email for a person who had to sign in first.
    shouldFocusError: false,
  });

  useEffect(() => (mode === 'signup' ? keepSignUpDraft(form, wishes) : undefined), [mode, form, wishes]);

  const clearErrors = useCallback(() => {
    setFailure(null);
    form.clearErrors();
  }, [form]);

  const signIn = async ({ email, password }: AuthFormValues) => {
    try {
      const outcome = await session.signInWithPassword({ email, password });
      if (typeof outcome === 'string') askFor(outcome);
    } catch (error) {
      setFailure(errorText(error, t('auth.sign_in.failed')));
    }
  };

  const signUp = async (values: AuthFormValues, wish: AcceptWish | null) => {
    let created: AuthUser;
    try {
      const { plan, invitation } = wishes;
      const context = { plan, invitation, locale, origin: location.origin };
      created = await session.signUp(toSignUpRequest(values, context));
    } catch (error) {
      if (!showAtFields(error)) setFailure(errorText(error, t('auth.sign_up.failed')));
      return;
    }
    dropSignUpDraft(wishes);
    toast.success({ title: t('auth.sign_up.created'), isOnTop: true });
    // Before the session is there, with which the page of the invitation opens.
    if (wish !== null && session.snapshot.session === null) handOver(wish, created);
    try {
      await session.signInWithPassword({ email: values.email, password: values.password });
    } catch {
      dropWish();
      // The account exists: signing up again could only fail, so the page goes on as sign-in with everything kept.
      switchTo('signin');
      setFailure(t('auth.sign_up.created_not_signed_in'));
    }
  };

  const handOver = (wish: AcceptWish, { id: userId }: AuthUser) => {
    const { invitation } = wishes;
    if (invitation !== null && 'token' in invitation) {
      handOverWish(wish, { userId, token: invitation.token });
    }
  };

  const showAtFields = (error: unknown): boolean => {
    const isAboutInvite = error instanceof ApiError && error.code.startsWith('invite_');
    const found = isAboutInvite
      ? [{ name: 'inviteCode' as const, code: error.code }]
      : fieldErrorsFor(error, AUTH_FORM_FIELDS);
    for (const { name, code } of found) form.setError(name, { message: code }, { shouldFocus: true });
    return found.length > 0;
  };

  const focusFirst = (errors: FieldErrors<AuthFormValues>) => {
    const first = Object.values(AUTH_FORM_FIELDS).find((name) => errors[name]);
    if (first) form.setFocus(first);
  };
  const submit: AuthForm['submit'] = ({ event, wish = null }) => {
    event?.preventDefault();
    if (form.formState.isSubmitting) return;
    setFailure(null);
    setAccepting(wish?.relationship ?? null);
    const send = mode === 'signup' ? (values: AuthFormValues) => signUp(values, wish) : signIn;
    void form.handleSubmit(send, focusFirst)(event);
  };
  const check = async () => {
    let isRight = false;
    setFailure(null);
    await form.handleSubmit(() => {
      isRight = true;
    }, focusFirst)();
    return isRight;
  };
  return { form, failure, accepting, clearErrors, submit, check };
}
