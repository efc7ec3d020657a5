/** The emails about an account. */
import type { Device } from '@faircourt/contracts/device';
import type { SignUpRole } from '@faircourt/contracts/vocabulary';
import { longDay, mailWords, writeLetter } from '../../delivery/letter.ts';
import type { MailReader } from '../../delivery/mail-readers.ts';
import type { Mail } from '../../platform/mail/mailer.ts';

type Reader = Omit<MailReader, 'userId'>;

export function welcomeMail(reader: Reader, role: SignUpRole, baseUrl: string): Mail {
  const next = mailWords(reader.locale)(`welcome.next.${role}`);
  return writeLetter(reader, 'welcome', { more: [next], url: `${baseUrl}/dashboard` });
}

/** This email also goes to an address that is not proven yet: a link that comes back from it proves it. */
export function resetMail(reader: Reader, token: string, baseUrl: string): Mail {
  const url = `${baseUrl}/auth/reset?token=${encodeURIComponent(token)}`;
  return writeLetter(reader, 'password_reset', { url, isForAnyone: true });
}

export function passwordChangedMail(reader: Reader, baseUrl: string): Mail {
  return writeLetter(reader, 'password_changed', { url: `${baseUrl}/auth/forgot` });
}

/** The day in UTC: where its reader is nobody knows. A new password ends every session, so one button does both. */
export function newDeviceMail(reader: Reader, { browser, system }: Device, now: Date, baseUrl: string): Mail {
  const words = mailWords(reader.locale);
  const device =
    browser && system
      ? words('device.name', { browser, system })
      : (browser ?? system ?? words('device.unknown'));
  const day = longDay(now.toISOString().slice(0, 10), reader.locale);
  return writeLetter(reader, 'new_device', { values: { device, day }, url: `${baseUrl}/auth/forgot` });
}

/** The same sign-in turned up in two places: one of the two is not the owner. */
export function sessionCopiedMail(reader: Reader, baseUrl: string): Mail {
  return writeLetter(reader, 'session_copied', { url: `${baseUrl}/auth` });
}

/** Tells the owner of an address, and only them, that somebody tried to sign up with it. */
export function addressInUseMail(reader: Reader, baseUrl: string): Mail {
  return writeLetter(reader, 'address_in_use', { url: `${baseUrl}/auth` });
}

/** What the admin wrote is for the person to read. The last day is one that still counts. */
export function suspendedMail(
  reader: Reader,
  { reason, until }: { reason: string | null; until: Date | null },
  baseUrl: string,
): Mail {
  const words = mailWords(reader.locale);
  const ends =
    until === null
      ? words('suspended.open_end')
      : words('suspended.until', {
          day: longDay(new Date(until.getTime() - 1).toISOString().slice(0, 10), reader.locale),
        });
  return writeLetter(reader, 'suspended', {
    more: [...(reason === null ? [] : [words('suspended.reason', { reason })]), ends],
    url: `${baseUrl}/support?type=account`,
  });
}

export function reinstatedMail(reader: Reader, baseUrl: string): Mail {
  return writeLetter(reader, 'reinstated', { url: `${baseUrl}/auth` });
}

export function madeAdminMail(reader: Reader, baseUrl: string): Mail {
  return writeLetter(reader, 'made_admin', { url: `${baseUrl}/auth` });
}

/** To all who were admins before: a new one is nothing that should happen unseen. */
export function newAdminMail(reader: Reader, name: string, baseUrl: string): Mail {
  return writeLetter(reader, 'new_admin', { values: { name }, url: `${baseUrl}/dashboard/users?role=admin` });
}
