/** The emails about an account that is to be erased, to its owner and to the guardians of a minor. */
import { longDay, writeLetter } from '../../../delivery/letter.ts';
import type { MailReader } from '../../../delivery/mail-readers.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';

export type OwnErasureLetter =
  | 'erasure_waiting'
  | 'erasure_scheduled'
  | 'erasure_by_guardian'
  | 'erasure_by_admins'
  | 'erasure_by_admins_minor'
  | 'erasure_soon'
  | 'erasure_cancelled';
export type FamilyErasureLetter =
  | 'erasure_asked_guardian'
  | 'erasure_scheduled_guardian'
  | 'erasure_by_admins_guardian'
  | 'erasure_cancelled_guardian';

export function ownErasureMail(
  reader: MailReader,
  letter: OwnErasureLetter,
  { on, baseUrl }: { on: Date | null; baseUrl: string },
): Mail {
  return writeLetter(reader, letter, { values: { on: dayOf(on, reader) }, url: `${baseUrl}/settings` });
}

export function familyErasureMail(
  reader: MailReader,
  letter: FamilyErasureLetter,
  { athlete, on, baseUrl }: { athlete: string; on: Date | null; baseUrl: string },
): Mail {
  return writeLetter(reader, letter, {
    values: { athlete, on: dayOf(on, reader) },
    url: `${baseUrl}/dashboard/athletes`,
  });
}

function dayOf(on: Date | null, { locale }: MailReader): string {
  return on === null ? '' : longDay(on.toISOString().slice(0, 10), locale);
}
