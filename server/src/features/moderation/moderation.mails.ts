/** Emails about reports. They name nobody: somebody else may look at the screen. */
import { writeLetter, type LetterReader } from '../../delivery/letter.ts';
import type { Mail } from '../../platform/mail/mailer.ts';

export function alertMail({ email, locale }: LetterReader, itemId: string, baseUrl: string): Mail {
  return writeLetter({ email, locale }, 'moderation_alert', {
    greeting: 'support.greeting',
    url: `${baseUrl}/dashboard/moderation/${itemId}`,
    footer: 'safety_alert.footer',
  });
}
