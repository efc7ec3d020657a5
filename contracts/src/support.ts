/** Messages to support: what the form sends, what the writer is promised in return, and how long we keep it. */
import { z } from 'zod';
import { LIMITS } from './limits.ts';
import { RETENTION } from './retention.ts';
import { optionalText, typedText } from './text.ts';
import { DAY_MS } from './time.ts';
import { DEFAULT_LOCALE, LOCALES, SUPPORT_TYPES, type SupportType } from './vocabulary.ts';

/** As long as it is with blanks around it. */
const SUPPORT_REFERENCE_MAX = 20;

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
  /**
   * Of an earlier message, to go on with it. When no message with this reference came from the same address, this is a
   * new one.
   */
  reference: optionalText(SUPPORT_REFERENCE_MAX),
  /** People do not see this field. Whatever fills it in is a machine, so it may be of any length and is never an error. */
  website: z.string().optional(),
});
export type SupportRequest = z.infer<typeof supportRequestSchema>;

export const supportReceiptSchema = z.object({
  /** What the writer quotes when they come back, such as `FC-7KQ2-M9XD`. */
  reference: z.string(),
  type: z.enum(SUPPORT_TYPES),
  answer_within_hours: z.int(),
  /** Where somebody who is signed in finds it among their messages. */
  request_id: z.uuid().optional(),
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

/**
 * Until when an answer is due to somebody who waits since `from`. The inbox measures by this what the texts promise. On
 * Saturday and Sunday no time passes, except for safety; days are those of UTC.
 */
export function answerDue(type: SupportType, from: Date): Date {
  const promised = SUPPORT_ANSWER_HOURS[type] * (DAY_MS / 24);
  if (type === 'safety') return new Date(from.getTime() + promised);
  let due = from;
  if (isWeekend(due)) due = firstWorkingMoment(due);
  for (let left = promised; left > 0; left -= DAY_MS) {
    due = new Date(due.getTime() + Math.min(left, DAY_MS));
    while (isWeekend(due)) due = new Date(due.getTime() + DAY_MS);
  }
  return due;
}

function isWeekend(moment: Date): boolean {
  const day = moment.getUTCDay();
  return day === 0 || day === 6;
}

function firstWorkingMoment(weekend: Date): Date {
  const midnight = new Date(weekend);
  midnight.setUTCHours(0, 0, 0, 0);
  return new Date(midnight.getTime() + (weekend.getUTCDay() === 6 ? 2 : 1) * DAY_MS);
}

/** After this a message is deleted. A safety report may be needed as evidence for longer. The privacy notice says both. */
export const SUPPORT_RETENTION_MONTHS: Record<SupportType, number> = {
  general: RETENTION.support_messages.count,
  account: RETENTION.support_messages.count,
  billing: RETENTION.support_messages.count,
  safety: RETENTION.safety_messages.count,
  'nil-consulting': RETENTION.consulting.count,
};
