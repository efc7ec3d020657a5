/**
 * The emails about seats. An invitation goes to an address that nobody has proven, so it holds no word that the owner typed,
 * not even the name, and opening its link decides nothing.
 */
import { SEAT_INVITATION_DAYS } from '@faircourt/contracts/team';
import { nameForMail } from '@faircourt/contracts/person-name';
import type { Locale } from '@faircourt/contracts/vocabulary';
import { writeLetter } from '../../../delivery/letter.ts';
import type { MailReader } from '../../../delivery/mail-readers.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';

export function seatInvitationMail(
  { email, locale }: { email: string; locale: Locale },
  token: string,
  baseUrl: string,
): Mail {
  return writeLetter({ email, locale }, 'seat_invitation', {
    values: { days: SEAT_INVITATION_DAYS },
    url: `${baseUrl}/dashboard/team?invite=${encodeURIComponent(token)}`,
    footer: 'seat_invitation.footer',
    isForAnyone: true,
  });
}

/** What is mailed of the news that the bell brings. */
export type MailedNews =
  | 'seat_taken'
  | 'seat_left'
  | 'seat_taken_back'
  | 'ownership_offered'
  | 'you_own'
  | 'owner_changed'
  | 'owner_gone'
  | 'plan_ending'
  | 'plan_over';

export function teamMail(reader: MailReader, what: MailedNews, otherName: string, baseUrl: string): Mail {
  return writeLetter(reader, `team_${what}`, {
    values: { other: nameForMail(otherName) },
    url: `${baseUrl}/dashboard/team`,
    button: 'team.button',
  });
}
