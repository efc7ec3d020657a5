/** Passkeys: what the browser is asked to sign, and what it answers. */
import { z } from 'zod';
import { typedText } from './text.ts';

export const PASSKEY_NAME_MAX = 60;
export const PASSKEYS_MAX = 20;

export const passkeySchema = z.object({
  id: z.uuid(),
  name: z.string(),
  created_at: z.iso.datetime(),
  last_used_at: z.iso.datetime().nullable(),
  /** Kept by a password manager on several devices, and not lost with one of them. */
  is_synced: z.boolean(),
});
export type Passkey = z.infer<typeof passkeySchema>;

const passkeyNameSchema = typedText(PASSKEY_NAME_MAX);

/** As WebAuthn has it; browsers make their own objects of it. */
export const passkeyOptionsSchema = z.looseObject({ challenge: z.string() });
export type PasskeyOptions = z.infer<typeof passkeyOptionsSchema>;

/** Encoded bytes. The longest is the attestation of a device, some kilobytes. */
const bytes = z.string().max(20_000);
const signed = {
  id: z.string().min(1).max(2000),
  rawId: z.string().min(1).max(2000),
  type: z.literal('public-key'),
  clientExtensionResults: z.looseObject({}).default({}),
};

export const addPasskeySchema = z.strictObject({
  name: passkeyNameSchema,
  response: z.strictObject({
    ...signed,
    response: z.object({
      clientDataJSON: bytes,
      attestationObject: bytes,
      transports: z.array(z.string().max(40)).max(10).default([]),
    }),
  }),
});
export type AddPasskey = z.infer<typeof addPasskeySchema>;

export const signInWithPasskeySchema = z.strictObject({
  response: z.strictObject({
    ...signed,
    response: z.object({
      clientDataJSON: bytes,
      authenticatorData: bytes,
      signature: bytes,
      userHandle: bytes.nullable().default(null),
    }),
  }),
});
export type SignInWithPasskey = z.infer<typeof signInWithPasskeySchema>;

export const renamePasskeySchema = z.strictObject({ name: passkeyNameSchema });
export type RenamePasskey = z.infer<typeof renamePasskeySchema>;
