/** The digits that we email to an address. A person who types them in has proven that they read that mailbox. */
import { z } from 'zod';

export const EMAIL_CODE_DIGITS = 6;
export const EMAIL_CODE_MINUTES = 15;
export const EMAIL_CODE_ATTEMPTS = 5;
/** The link beside the code; nobody guesses it, and people read their mail later. */
export const MAILBOX_LINK_HOURS = 24;
/** A second press of the button sends no second mail. */
export const EMAIL_CODE_WAIT_SECONDS = 60;

export const proveEmailSchema = z.strictObject({
  code: z
    .string()
    .trim()
    .regex(new RegExp(`^\\d{${EMAIL_CODE_DIGITS}}$`)),
});
export type ProveEmail = z.infer<typeof proveEmailSchema>;
