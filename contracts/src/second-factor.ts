/** Strong sign-in: authenticator apps, recovery codes, and the second step that they are for. */
import { z } from 'zod';
import { LIMITS } from './limits.ts';
import { passkeySchema, signInWithPasskeySchema } from './passkeys.ts';

/** What a session can have been started with besides the password. `demo`: an account of the demo data, in demo mode. */
export type SessionFactor = 'authenticator' | 'recovery_code' | 'passkey' | 'demo';

/** What can be set up. */
export type FactorKind = 'authenticator' | 'passkey';

export const AUTHENTICATOR_DIGITS = 6;
/** As every authenticator app shows it. */
const authenticatorCodeSchema = z
  .string()
  .regex(new RegExp(`^\\d{${AUTHENTICATOR_DIGITS}}$`), { error: 'wrong_code' });
/** With or without the hyphen, in capitals or not. */
const recoveryCodeSchema = z.string().trim().min(1).max(40);
const currentPasswordSchema = z.string().min(1).max(LIMITS.passwordMax);

/** The answer to a right password where a second factor is set up: there is no session yet. */
export const secondStepSchema = z.object({ second_step: z.enum(['code', 'passkey']) });
export type SecondStep = z.infer<typeof secondStepSchema>['second_step'];

/** One of the two. */
export const takeSecondStepSchema = z
  .strictObject({
    code: authenticatorCodeSchema.optional(),
    recovery_code: recoveryCodeSchema.optional(),
  })
  .refine(({ code, recovery_code }) => (code === undefined) !== (recovery_code === undefined), {
    error: 'required',
    path: ['code'],
  });
export type TakeSecondStep = z.infer<typeof takeSecondStepSchema>;

export const secondFactorSchema = z.object({
  /** Admins and directors cannot do without. */
  is_required: z.boolean(),
  authenticator: z.object({
    /** Null while there is none. */
    since: z.iso.datetime().nullable(),
    recovery_codes_left: z.int(),
  }),
  passkeys: z.array(passkeySchema),
});
export type SecondFactor = z.infer<typeof secondFactorSchema>;

/** Without the password where a code or a passkey was shown in this session a moment ago. */
export const withPasswordSchema = z.strictObject({ current_password: currentPasswordSchema.optional() });
export type WithPassword = z.infer<typeof withPasswordSchema>;

/** Who is signed in shows once more that it is them: by a code, or by what a passkey has signed. */
export const proveAgainSchema = z
  .strictObject({
    code: authenticatorCodeSchema.optional(),
    passkey: signInWithPasskeySchema.shape.response.optional(),
  })
  .refine(({ code, passkey }) => (code === undefined) !== (passkey === undefined), {
    error: 'required',
    path: ['code'],
  });
export type ProveAgain = z.infer<typeof proveAgainSchema>;

/** The secret leaves once, to be put into the app. */
export const newAuthenticatorSchema = z.object({
  /** What the QR code says. */
  uri: z.string(),
  secret: z.string(),
});
export type NewAuthenticator = z.infer<typeof newAuthenticatorSchema>;

export const confirmAuthenticatorSchema = z.strictObject({ code: authenticatorCodeSchema });
export type ConfirmAuthenticator = z.infer<typeof confirmAuthenticatorSchema>;

/** Shown once, for the person to keep. */
export const recoveryCodesSchema = z.object({ recovery_codes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof recoveryCodesSchema>;
