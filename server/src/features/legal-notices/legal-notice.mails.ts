/** The email about a new version of the terms or the privacy notice: from when it applies, what changes, and both texts. */
import { legalVersionPath, type LegalVersion, type NoticedText } from '@faircourt/contracts/legal';
import type { Locale } from '@faircourt/contracts/vocabulary';
import { longDay, writeLetter } from '../../delivery/letter.ts';
import type { MailReader } from '../../delivery/mail-readers.ts';
import type { Mail } from '../../platform/mail/mailer.ts';

/** English has the plain addresses, as on the public pages. */
const PREFIXES: Record<Locale, string> = { en: '', es: '/es', 'pt-BR': '/pt-BR' };

export function newVersionMail(
  reader: MailReader,
  { document, version, former }: { document: NoticedText; version: LegalVersion; former: LegalVersion },
  baseUrl: string,
): Mail {
  const addressOf = (one: LegalVersion) =>
    `${baseUrl}${PREFIXES[reader.locale]}${legalVersionPath(document, one.version)}`;
  return writeLetter(reader, `new_${document}`, {
    values: {
      version: version.version,
      on: longDay(version.effective, reader.locale),
      former: former.version,
      address: addressOf(former),
    },
    more: (version.changes?.[reader.locale] ?? []).map((change) => `– ${change}`),
    url: addressOf(version),
  });
}
