/**
 * The emails about a director's decision, to the family and to a coach. They say what was decided and the director's
 * words, never a value: a person who reads over a shoulder learns no grade from them.
 */
import type { AthleteFactGroup, Locale } from '@faircourt/contracts/vocabulary';
import { longDay, mailWords, writeLetter } from '../../../delivery/letter.ts';
import type { MailReader } from '../../../delivery/mail-readers.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';
import type { Decided } from './undo.ts';

type Reader = Omit<MailReader, 'userId'>;

interface DecidedFact {
  athleteName: string;
  factGroup: AthleteFactGroup;
  decision: Decided;
  reason: string | null;
  /** The day of the question, where this is a reminder of it. */
  remindedOf: string | null;
}

export function verificationDecidedMail(reader: Reader, facts: DecidedFact, baseUrl: string): Mail {
  const group = mailWords(reader.locale)(`fact_group.${facts.factGroup}`);
  return writeLetter(reader, `badge_${facts.decision}`, {
    values: { what: `${group} (${facts.athleteName})` },
    more: wordsOf(facts, reader.locale),
    url: `${baseUrl}/dashboard/verifications`,
    button: 'decided.button',
    footer: 'decided.footer_family',
  });
}

interface DecidedAffiliation {
  institutionName: string;
  decision: Exclude<Decided, 'offered'>;
  reason: string | null;
  /** The day of the question, where this is a reminder of it. */
  remindedOf: string | null;
}

export function affiliationDecidedMail(reader: Reader, facts: DecidedAffiliation, baseUrl: string): Mail {
  return writeLetter(reader, `affiliation_${facts.decision}`, {
    values: { institution: facts.institutionName },
    more: wordsOf(facts, reader.locale),
    url: `${baseUrl}/dashboard/institution`,
    button: 'decided.button',
    footer: 'decided.footer_coach',
  });
}

function wordsOf(
  { reason, remindedOf }: Pick<DecidedFact, 'reason' | 'remindedOf'>,
  locale: Locale,
): string[] {
  return [
    ...reminderOf(remindedOf, locale),
    ...(reason ? [mailWords(locale)('decided.reason', { reason })] : []),
  ];
}

/** Why the same letter comes again. */
export function reminderOf(remindedOf: string | null, locale: Locale): string[] {
  return remindedOf ? [mailWords(locale)('decided.reminder', { on: longDay(remindedOf, locale) })] : [];
}
