/** Emails about reports. They name nobody: somebody else may look at the screen. */
import type { Measure } from '@faircourt/contracts/vocabulary';
import { longDay, mailWords, writeLetter, type LetterReader } from '../../delivery/letter.ts';
import type { Mail } from '../../platform/mail/mailer.ts';

export function alertMail({ email, locale }: LetterReader, itemId: string, baseUrl: string): Mail {
  return writeLetter({ email, locale }, 'moderation_alert', {
    greeting: 'support.greeting',
    url: `${baseUrl}/dashboard/moderation/${itemId}`,
    footer: 'safety_alert.footer',
  });
}

/** To a person who reported something. */
export function reportDecidedMail(
  reader: LetterReader,
  outcome: 'nothing_wrong' | 'acted',
  baseUrl: string,
): Mail {
  const words = mailWords(reader.locale);
  return writeLetter(reader, 'report_decided', {
    more: [words(`report_decided.${outcome}`), words('report_decided.danger')],
    url: `${baseUrl}/support?type=safety`,
  });
}

/** To the person concerned, with what the moderators wrote for them. */
export function measureMail(
  reader: LetterReader,
  { measure, reason, until }: { measure: Measure; reason: string; until: Date | null },
  baseUrl: string,
): Mail {
  const words = mailWords(reader.locale);
  const last = until && longDay(new Date(until.getTime() - 1).toISOString().slice(0, 10), reader.locale);
  return writeLetter(reader, 'measure_taken', {
    more: [
      words(`measure_taken.${measure}`),
      ...(last ? [words('suspended.until', { day: last })] : []),
      words('measure_taken.reason', { reason }),
      words(measure === 'suspend' ? 'measure_taken.appeal_by_support' : 'measure_taken.appeal'),
    ],
    // Nobody who is suspended can open a page of theirs.
    url: measure === 'suspend' ? `${baseUrl}/support?type=account` : `${baseUrl}/dashboard/decisions`,
    button: measure === 'suspend' ? 'suspended.button' : 'measure_taken.button',
  });
}

/** With what the other moderator answered to the appeal. */
export function measureUndoneMail(
  reader: LetterReader,
  { measure, answer, isShutOut }: { measure: Measure; answer: string; isShutOut: boolean },
  baseUrl: string,
): Mail {
  const words = mailWords(reader.locale);
  return writeLetter(reader, 'measure_undone', {
    more: [words(`measure_undone.${measure}`), words('appeal_declined.answer', { answer })],
    ...ownDecisions(isShutOut, baseUrl),
  });
}

/** To a suspended person, with what a moderator entered for them: they can say when it is not what they wrote. */
export function appealEnteredMail(reader: LetterReader, appeal: string, baseUrl: string): Mail {
  return writeLetter(reader, 'appeal_entered', {
    more: [mailWords(reader.locale)('appeal_entered.words', { appeal })],
    url: `${baseUrl}/support?type=account`,
  });
}

/** To a person who reported it. */
export function reportAppealedMail(reader: LetterReader, isAccepted: boolean, baseUrl: string): Mail {
  return writeLetter(reader, 'report_appealed', {
    more: [mailWords(reader.locale)(`report_appealed.${isAccepted ? 'accepted' : 'declined'}`)],
    url: `${baseUrl}/support?type=safety`,
  });
}

/** With what the other moderator answered. */
export function appealDeclinedMail(
  reader: LetterReader,
  { answer, isShutOut }: { answer: string; isShutOut: boolean },
  baseUrl: string,
): Mail {
  return writeLetter(reader, 'appeal_declined', {
    more: [mailWords(reader.locale)('appeal_declined.answer', { answer })],
    ...ownDecisions(isShutOut, baseUrl),
  });
}

/** Nobody who is suspended can open a page of theirs. */
function ownDecisions(isShutOut: boolean, baseUrl: string): { url: string; button?: 'suspended.button' } {
  return isShutOut
    ? { url: `${baseUrl}/support?type=account`, button: 'suspended.button' }
    : { url: `${baseUrl}/dashboard/decisions` };
}
