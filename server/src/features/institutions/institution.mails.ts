/**
 * The email that proves a work address. Its reader may have nothing to do with us, so it contains no word that the
 * sender could have chosen.
 */
import { EMAIL_CODE_MINUTES } from '@faircourt/contracts/email-code';
import type { Locale } from '@faircourt/contracts/vocabulary';
import { writeLetter } from '../../delivery/letter.ts';
import type { Mail } from '../../platform/mail/mailer.ts';

export function emailCodeMail({ email, locale }: { email: string; locale: Locale }, code: string): Mail {
  return writeLetter({ email, locale }, 'work_email_code', {
    values: { code, minutes: EMAIL_CODE_MINUTES },
    footer: 'work_email_code.footer',
    isForAnyone: true,
  });
}
