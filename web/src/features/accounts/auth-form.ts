/** The rules of the sign-in and sign-up form. One set of values for both modes, so that switching loses nothing. */
import type { GuardianInvitationKey } from '@faircourt/contracts/guardians';
import { LIMITS } from '@faircourt/contracts/limits';
import { SIGN_UP_ROLES, type Locale, type ScoutPlan } from '@faircourt/contracts/vocabulary';
import { z } from 'zod';
import type { SignUpRequest } from '../../api/session/create-session-client.ts';
import type { AuthMode, AuthWishes } from './auth-query.ts';

/** Messages are the codes of field-errors.ts, so that the server's findings and ours read alike. */
export const emailRule = z
  .string()
  .trim()
  .min(1, 'required')
  .max(LIMITS.emailMax, 'too_long')
  .pipe(z.email('invalid_email'));
export const newPasswordRule = z
  .string()
  .min(1, 'required')
  .min(LIMITS.passwordMin, 'password_too_short')
  .max(LIMITS.passwordMax, 'too_long');

const signInForm = z.object({
  name: z.string(),
  role: z.enum(SIGN_UP_ROLES),
  inviteCode: z.string(),
  email: emailRule,
  // Only compared, never judged: a rule here would tell a stranger what our passwords look like.
  password: z.string().min(1, 'required'),
});

const signUpForm = signInForm
  .extend({
    name: z.string().trim().min(1, 'required').max(LIMITS.nameMax, 'too_long'),
    inviteCode: z.string().trim().toUpperCase().max(40, 'too_long'),
    password: newPasswordRule,
  })
  .refine(({ role, inviteCode }) => role !== 'athlete' || inviteCode.trim() !== '', {
    path: ['inviteCode'],
    error: 'invite_required',
    // Said together with whatever else is wrong, not only once the rest is right.
    when: () => true,
  });

export type AuthFormValues = z.infer<typeof signInForm>;

export function authFormSchema(mode: AuthMode): z.ZodType<AuthFormValues, AuthFormValues> {
  return mode === 'signup' ? signUpForm : signInForm;
}

export function emptyAuthForm({ role, inviteCode }: AuthWishes): AuthFormValues {
  return { name: '', role, inviteCode, email: '', password: '' };
}

/** Where the server's findings belong in the form. */
export const AUTH_FORM_FIELDS = {
  'data.name': 'name',
  'data.role': 'role',
  'data.invite_code': 'inviteCode',
  email: 'email',
  password: 'password',
} as const satisfies Record<string, keyof AuthFormValues>;

export function toSignUpRequest(
  values: AuthFormValues,
  context: {
    plan: ScoutPlan | null;
    invitation: GuardianInvitationKey | null;
    locale: Locale;
    origin: string;
  },
): SignUpRequest {
  const { name, role, inviteCode, email, password } = values;
  const { invitation } = context;
  return {
    email,
    password,
    options: {
      emailRedirectTo: `${context.origin}/dashboard`,
      data: {
        name,
        role,
        invite_code: role === 'athlete' ? inviteCode : null,
        ...(role === 'coach' && context.plan !== null ? { plan: context.plan } : {}),
        locale: context.locale,
        ...(invitation !== null && 'token' in invitation ? { guardian_invitation: invitation.token } : {}),
      },
    },
  };
}
