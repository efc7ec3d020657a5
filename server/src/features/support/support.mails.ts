/**
 * The emails about a message to support. The writer's address is unproved, so a confirmation repeats nothing they
 * typed, not even the name: otherwise anybody could have us mail their words to anybody. The subject never says
 * "safety": somebody else may be looking at the writer's screen.
 */
import { SUPPORT_ANSWER_HOURS } from '@faircourt/contracts/support';
import { DEFAULT_LOCALE, type Locale, type SupportType } from '@faircourt/contracts/vocabulary';
import { mailWords, textsOf, writeLetter } from '../../delivery/letter.ts';
import type { Mail } from '../../platform/mail/mailer.ts';

const NEXT = {
  general: 'support_general',
  account: 'support_account',
  billing: 'support_billing',
  'nil-consulting': 'support_nil_consulting',
  safety: 'support_safety',
} as const satisfies Record<SupportType, string>;

export function confirmationMail(
  { email, type, locale }: { email: string; type: SupportType; locale: Locale },
  reference: string,
): Mail {
  const words = mailWords(locale);
  const hours = SUPPORT_ANSWER_HOURS[type];
  // The other promises count working days, and people think of them in days.
  const next = textsOf(locale, NEXT[type], { hours, days: hours / 24 });
  return writeLetter({ email, locale }, 'support', {
    values: { reference },
    greeting: 'support.greeting',
    more: [words('support.received', { reference }), ...next, words('support.not_you')],
    footer: 'support.footer',
    isForAnyone: true,
  });
}

export function safetyAlertMail(
  admin: { email: string; locale: Locale },
  reference: string,
  url: string,
): Mail {
  return writeLetter(admin, 'safety_alert', {
    values: { reference, hours: SUPPORT_ANSWER_HOURS.safety },
    greeting: 'support.greeting',
    url,
    footer: 'safety_alert.footer',
  });
}

/**
 * The words of an admin, and how to reply. Nothing that the writer typed is repeated, so this may go to an unproved
 * address as well. Its receipt tells the inbox that it has left.
 */
export function answerMail(
  { email, locale, reference }: { email: string; locale: Locale; reference: string },
  answer: { id: string; body: string },
  baseUrl: string,
): Mail {
  const words = mailWords(locale);
  const site = locale === DEFAULT_LOCALE ? baseUrl : `${baseUrl}/${locale}`;
  const lines = answer.body.split('\n').filter((line) => line.trim() !== '');
  const mail = writeLetter({ email, locale }, 'support_answer', {
    values: { reference },
    greeting: 'support.greeting',
    more: [...lines, words('support_answer.reply', { reference })],
    url: `${site}/support?reference=${reference}`,
    footer: 'support.footer',
    isForAnyone: true,
  });
  return { ...mail, receipt: answer.id };
}
