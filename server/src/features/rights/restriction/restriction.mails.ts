/** The emails about an account that is frozen, or open again, to its owner and to the guardians of a minor. */
import { writeLetter } from '../../../delivery/letter.ts';
import type { MailReader } from '../../../delivery/mail-readers.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';

export type RestrictionNews = 'placed' | 'lifted';

export function ownRestrictionMail(
  reader: MailReader,
  { what, isCoach, baseUrl }: { what: RestrictionNews; isCoach: boolean; baseUrl: string },
): Mail {
  const letter =
    what === 'lifted' ? 'restriction_lifted' : isCoach ? 'restriction_coach' : 'restriction_placed';
  return writeLetter(reader, letter, { url: `${baseUrl}/settings/data` });
}

export function familyRestrictionMail(
  reader: MailReader,
  { what, athlete, baseUrl }: { what: RestrictionNews; athlete: string; baseUrl: string },
): Mail {
  return writeLetter(
    reader,
    what === 'lifted' ? 'restriction_lifted_guardian' : 'restriction_placed_guardian',
    {
      values: { athlete },
      url: `${baseUrl}/dashboard/athletes`,
    },
  );
}
