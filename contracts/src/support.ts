/** Messages to support: what the form sends, what the writer is promised in return, and how long we keep it. */
import { z } from 'zod';
import { LIMITS } from './limits.ts';
import { typedText } from './text.ts';
import { DEFAULT_LOCALE, LOCALES, SUPPORT_TYPES, type SupportType } from './vocabulary.ts';

export const supportRequestSchema = z.strictObject({
  type: z.enum(SUPPORT_TYPES),
  name: typedText(LIMITS.nameMax),
  email: z.email().max(LIMITS.emailMax),
  message: typedText(LIMITS.supportMessageMax),
  locale: z.enum(LOCALES).default(DEFAULT_LOCALE),
  /**
   * Made by the sender, the same for every attempt to send one message: when an answer is lost on the way, sending
   * again does not make a second request.
   */
  submission_id: z.uuid().optional(),
  /** People do not see this field. Whatever fills it in is a machine, so it may be of any length and is never an error. */
  website: z.string().optional(),
});
export type SupportRequest = z.infer<typeof supportRequestSchema>;

export const supportReceiptSchema = z.object({
  /** What the writer quotes when they come back, such as `FC-7KQ2-M9XD`. */
  reference: z.string(),
  type: z.enum(SUPPORT_TYPES),
  answer_within_hours: z.int(),
});
export type SupportReceipt = z.infer<typeof supportReceiptSchema>;

/** The page, the mail and the receipt all promise the same. Hours of working days, except for safety: there every day counts. */
export const SUPPORT_ANSWER_HOURS: Record<SupportType, number> = {
  general: 48,
  account: 48,
  billing: 48,
  safety: 24,
  'nil-consulting': 48,
};

/** After this a message is deleted. A safety report may be needed as evidence for longer. The privacy notice says both. */
export const SUPPORT_RETENTION_MONTHS: Record<SupportType, number> = {
  general: 24,
  account: 24,
  billing: 24,
  safety: 60,
  'nil-consulting': 24,
};
