/**
 * The emails about whose mailbox it is. They go to addresses that nobody has proven, so they hold no word that anybody
 * typed, not even a name.
 */
import { EMAIL_CODE_MINUTES, MAILBOX_LINK_HOURS } from '@faircourt/contracts/email-code';
import type { Locale } from '@faircourt/contracts/vocabulary';
import { writeLetter } from '../../delivery/letter.ts';
import type { Mail } from '../../platform/mail/mailer.ts';

interface Address {
  email: string;
  locale: Locale;
}

/**
 * The link needs the account's session as well: a person who only reads the mailbox cannot confirm a stranger's
 * account.
 */
export function mailboxCodeMail(
  { email, locale }: Address,
  { code, token }: { code: string; token: string },
  baseUrl: string,
): Mail {
  return writeLetter({ email, locale }, 'mailbox_code', {
    values: { code, minutes: EMAIL_CODE_MINUTES, hours: MAILBOX_LINK_HOURS },
    url: `${baseUrl}/dashboard/confirm?token=${encodeURIComponent(token)}`,
    footer: 'mailbox.footer',
    isForAnyone: true,
  });
}

/** To the address that an account had before. It was proven; now it is nobody's. */
export function addressChangedMail({ email, locale }: Address, baseUrl: string): Mail {
  return writeLetter({ email, locale }, 'mailbox_changed', {
    url: `${baseUrl}/support`,
    footer: 'mailbox.footer',
    isForAnyone: true,
  });
}

/** To the address that an account still has, when an admin has asked for another one. */
export function correctionMail({ email, locale }: Address, baseUrl: string): Mail {
  return writeLetter({ email, locale }, 'mailbox_correction', {
    url: `${baseUrl}/support`,
    footer: 'mailbox.footer',
    isForAnyone: true,
  });
}
