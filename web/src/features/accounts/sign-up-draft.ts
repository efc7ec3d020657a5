/** The name and the email of a sign-up that was not sent yet, kept for this tab. The password never is. */
import type { UseFormReturn } from 'react-hook-form';
import { BEFORE_SIGN_IN, dropDraft, keepDraft, readDraft } from '../../shell/drafts/drafts.ts';
import type { AuthFormValues } from './auth-form.ts';
import type { AuthWishes } from './auth-query.ts';

type Kept = Pick<AuthFormValues, 'name' | 'email'>;

export function readSignUpDraft(wishes: AuthWishes): Partial<Kept> {
  const draft = readDraft(BEFORE_SIGN_IN, draftName(wishes));
  if (typeof draft !== 'object' || draft === null) return {};
  const { name, email } = draft as Record<keyof Kept, unknown>;
  return typeof name === 'string' && typeof email === 'string' ? { name, email } : {};
}

/** Gives back what ends it. */
export function keepSignUpDraft(
  form: Pick<UseFormReturn<AuthFormValues>, 'subscribe'>,
  wishes: AuthWishes,
): () => void {
  return form.subscribe({
    formState: { values: true },
    callback: ({ values: { name, email } }) => {
      if (name === '' && email === '') dropSignUpDraft(wishes);
      else keepDraft(BEFORE_SIGN_IN, draftName(wishes), { name, email } satisfies Kept);
    },
  });
}

export function dropSignUpDraft(wishes: AuthWishes): void {
  dropDraft(BEFORE_SIGN_IN, draftName(wishes));
}

/** An invitation has a draft of its own: what was typed for another one must not take the place of the invited address. */
function draftName({ invitation }: AuthWishes): string {
  return `sign_up.${invitation ? Object.values(invitation).join('') : ''}`;
}
