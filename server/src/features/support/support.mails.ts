/**
 * The emails about a message to support. The writer's address is unproved, so a confirmation repeats nothing they
 * typed, not even the name: otherwise anybody could have us mail their words to anybody. The subject never says
 * "safety": somebody else may be looking at the writer's screen.
 */
import { SUPPORT_ANSWER_HOURS } from '@faircourt/contracts/support';
import type { Locale, SupportType } from '@faircourt/contracts/vocabulary';
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
  baseUrl: string,
): Mail {
  return writeLetter(admin, 'safety_alert', {
    values: { reference, hours: SUPPORT_ANSWER_HOURS.safety },
    greeting: 'support.greeting',
    url: `${baseUrl}/dashboard/safety`,
    footer: 'safety_alert.footer',
  });
}
