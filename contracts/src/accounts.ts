/** Accounts and sign-in sessions: what the browser sends and what it gets back. */
import { z } from 'zod';
import { deviceSchema } from './device.ts';
import { LIMITS } from './limits.ts';
import { personName } from './person-name.ts';
import { typedText } from './text.ts';
import {
  ACCOUNT_STATUSES,
  DEFAULT_LOCALE,
  LOCALES,
  ROLES,
  SCOUT_PLANS,
  SIGN_UP_ROLES,
} from './vocabulary.ts';

export const emailSchema = z.email().max(LIMITS.emailMax);
const newPasswordSchema = z.string().min(LIMITS.passwordMin).max(LIMITS.passwordMax);
/** A password that is only compared may be anything, so that a wrong guess never learns our rules. */
const givenPasswordSchema = z.string().min(1).max(LIMITS.passwordMax);

export const signInSchema = z.strictObject({ email: emailSchema, password: givenPasswordSchema });
export type SignIn = z.infer<typeof signInSchema>;

const inviteCodeSchema = typedText(40).toUpperCase();

/** Optional people-facing wishes travel in `data`, as the specification has it; the server decides what becomes fact. */
export const signUpSchema = z.strictObject({
  email: emailSchema,
  password: newPasswordSchema,
  email_redirect_to: z.url().max(LIMITS.urlMax).optional(),
  data: z.strictObject({
    name: personName(),
    role: z.enum(SIGN_UP_ROLES).default('athlete'),
    invite_code: inviteCodeSchema.nullable().default(null),
    plan: z.enum(SCOUT_PLANS).optional(),
    locale: z.enum(LOCALES).default(DEFAULT_LOCALE),
    /** The key of a mailed invitation that the person came by: the one who has it needs no code for that mailbox. */
    guardian_invitation: z.string().min(1).max(200).optional(),
  }),
});
export type SignUp = z.infer<typeof signUpSchema>;

export const authUserSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  /** A mailed code or link has come back from this address. */
  is_mailbox_proven: z.boolean(),
  user_metadata: z.object({
    name: z.string(),
    role: z.enum(ROLES),
    invite_code: z.string().nullable(),
  }),
  status: z.enum(ACCOUNT_STATUSES),
  locale: z.enum(LOCALES),
  /**
   * An admin or director in a session without a second factor: nothing is open to it but setting one up. Browsers keep
   * sessions from before this was said.
   */
  lacks_second_factor: z.boolean().default(false),
});
export type AuthUser = z.infer<typeof authUserSchema>;

export const sessionSchema = z.object({
  access_token: z.string(),
  /** Unix seconds. */
  expires_at: z.int(),
  user: authUserSchema,
});
export type Session = z.infer<typeof sessionSchema>;

/** How far the proof of one's address has come. */
export const mailboxSchema = z.object({
  email: z.string(),
  is_proven: z.boolean(),
  /** The address that replaces the other one once it is proven. */
  new_email: z.string().nullable(),
  /** Until when the mailed code can be typed in; null when none is on its way. */
  code_expires_at: z.iso.datetime().nullable(),
});
export type Mailbox = z.infer<typeof mailboxSchema>;

/** By the link of the mail, in the account that it was made for. */
export const proveByLinkSchema = z.strictObject({ token: z.string().min(1).max(200) });

export const changeEmailSchema = z.strictObject({
  email: emailSchema,
  current_password: givenPasswordSchema,
});
export type ChangeEmail = z.infer<typeof changeEmailSchema>;

export const forgotPasswordSchema = z.strictObject({
  email: emailSchema,
  locale: z.enum(LOCALES).default(DEFAULT_LOCALE),
});
export const resetPasswordSchema = z.strictObject({
  token: z.string().min(1).max(200),
  password: newPasswordSchema,
});
export const changePasswordSchema = z.strictObject({
  current_password: givenPasswordSchema,
  password: newPasswordSchema,
});
/** What a person may change about their own account. The role is never among it. */
export const updateAccountSchema = z.strictObject({
  name: personName().optional(),
  locale: z.enum(LOCALES).optional(),
});
export type UpdateAccount = z.infer<typeof updateAccountSchema>;

export const signInSessionSchema = z.object({
  id: z.uuid(),
  is_current: z.boolean(),
  created_at: z.iso.datetime(),
  last_used_at: z.iso.datetime(),
  /** Made from the user agent, which itself is never shown. */
  device: deviceSchema,
  ip_address: z.string().nullable(),
});
export type SignInSession = z.infer<typeof signInSessionSchema>;
export const signInSessionListSchema = z.object({ sessions: z.array(signInSessionSchema) });
