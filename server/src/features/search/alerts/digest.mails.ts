/**
 * The email of an alert: for each search, who is new in it or what is new about them, by the name that the card shows. What
 * is on the card past that stays in the product: other people may read the mailbox.
 */
import type { AlertKind } from '@faircourt/contracts/vocabulary';
import { mailWords, writeLetter } from '../../../delivery/letter.ts';
import type { MailReader } from '../../../delivery/mail-readers.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';
import type { ToldSearch } from './told.service.ts';

/** Of each search; how many more there are is said below them. */
const NAMED = 20;

export function digestMail(
  reader: MailReader,
  told: readonly ToldSearch[],
  { baseUrl, key }: { baseUrl: string; key: string },
): Mail {
  const words = mailWords(reader.locale);
  const query = `key=${encodeURIComponent(key)}`;
  const letter = writeLetter(reader, 'search_alert', {
    more: [
      ...told.flatMap((search) => paragraphsOf(reader, search)),
      words('search_alert.stop', { url: `${baseUrl}/alerts/unsubscribe?${query}` }),
    ],
    url: `${baseUrl}/dashboard/alerts`,
    footer: 'search_alert.footer',
  });
  return { ...letter, unsubscribeUrl: `${baseUrl}/api/alerts/unsubscribe?${query}` };
}

function paragraphsOf({ locale }: MailReader, { name, athletes }: ToldSearch): string[] {
  const words = mailWords(locale);
  const lines = athletes.slice(0, NAMED).map(({ card, kinds }) => {
    const news = kinds.map((kind) => words(KIND_WORDS[kind])).join(', ');
    return words(card.is_identity_released ? 'search_alert.athlete' : 'search_alert.athlete_unreleased', {
      name: card.name,
      news,
    });
  });
  const more = athletes.length - lines.length;
  return [
    words('search_alert.search', { search: name }),
    ...lines,
    ...(more > 0 ? [words('search_alert.more', { count: more })] : []),
  ];
}

const KIND_WORDS = {
  match: 'search_alert.kind.match',
  release: 'search_alert.kind.release',
  verification: 'search_alert.kind.verification',
  season: 'search_alert.kind.season',
  video: 'search_alert.kind.video',
  figure: 'search_alert.kind.figure',
} as const satisfies Record<AlertKind, string>;
