/** The emails about a second factor. Nobody adds or takes one away without the owner hearing of it. */
import type { FactorKind } from '@faircourt/contracts/second-factor';
import { mailWords, writeLetter } from '../../delivery/letter.ts';
import type { MailReader } from '../../delivery/mail-readers.ts';
import type { Mail } from '../../platform/mail/mailer.ts';

type Reader = Omit<MailReader, 'userId'>;

export function factorAddedMail(reader: Reader, kind: FactorKind, baseUrl: string): Mail {
  const factor = mailWords(reader.locale)(`second_factor.${kind}`);
  return writeLetter(reader, 'second_factor_added', { values: { factor }, url: `${baseUrl}/auth/forgot` });
}

export function factorRemovedMail(reader: Reader, kind: FactorKind, baseUrl: string): Mail {
  const factor = mailWords(reader.locale)(`second_factor.${kind}`);
  return writeLetter(reader, 'second_factor_removed', { values: { factor }, url: `${baseUrl}/auth/forgot` });
}

export function factorResetMail(reader: Reader, baseUrl: string): Mail {
  return writeLetter(reader, 'second_factor_reset', { url: `${baseUrl}/support?type=account` });
}

export function recoveryCodesRenewedMail(reader: Reader, baseUrl: string): Mail {
  return writeLetter(reader, 'recovery_codes_renewed', { url: `${baseUrl}/settings` });
}

export function recoveryCodeUsedMail(reader: Reader, left: number, baseUrl: string): Mail {
  return writeLetter(reader, 'recovery_code_used', { values: { left }, url: `${baseUrl}/settings` });
}
