/**
 * The emails about guardian links. An invitation goes to an address that nobody has proven, so it holds no word that
 * the athlete typed, not even the name, and opening its link decides nothing.
 */
import { GUARDIAN_INVITATION_DAYS } from '@faircourt/contracts/guardians';
import { nameForMail } from '@faircourt/contracts/person-name';
import type { Locale } from '@faircourt/contracts/vocabulary';
import { writeLetter } from '../../../delivery/letter.ts';
import type { MailReader } from '../../../delivery/mail-readers.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';

type Reader = Omit<MailReader, 'userId'>;

/** The other side of the link. */
interface Other {
  name: string;
  isAthlete: boolean;
}

export function invitationMail(
  { email, locale }: { email: string; locale: Locale },
  token: string,
  baseUrl: string,
): Mail {
  return writeLetter({ email, locale }, 'guardian_invitation', {
    values: { days: GUARDIAN_INVITATION_DAYS },
    url: `${baseUrl}/dashboard/athletes?invite=${encodeURIComponent(token)}`,
    footer: 'guardian_invitation.footer',
    isForAnyone: true,
  });
}

export function linkActiveMail(reader: Reader, other: Other, baseUrl: string): Mail {
  return writeLetter(reader, other.isAthlete ? 'link_active_guardian' : 'link_active_athlete', {
    values: { other: nameForMail(other.name) },
    url: pageOf(other, baseUrl),
  });
}

/** Ended on a court order's word it is no mistake that the two could put right: then support answers. */
export function linkEndedMail(reader: Reader, other: Other & { isOrdered: boolean }, baseUrl: string): Mail {
  const side = other.isAthlete ? 'guardian' : 'athlete';
  return writeLetter(reader, other.isOrdered ? `link_ordered_${side}` : `link_ended_${side}`, {
    values: { other: nameForMail(other.name) },
    url: other.isOrdered ? `${baseUrl}/support` : pageOf(other, baseUrl),
  });
}

function pageOf(other: Other, baseUrl: string): string {
  return `${baseUrl}/dashboard/${other.isAthlete ? 'athletes' : 'guardians'}`;
}
