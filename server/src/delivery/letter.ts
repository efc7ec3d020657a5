/**
 * Emails in the language of their reader. Their words are in catalogues/mail, beside those of the interface: a letter has
 * a subject, numbered texts that are its paragraphs, and mostly a button of its own.
 */
import type { Locale } from '@faircourt/contracts/vocabulary';
import english from '../../../catalogues/mail/en.json' with { type: 'json' };
import spanish from '../../../catalogues/mail/es.json' with { type: 'json' };
import portuguese from '../../../catalogues/mail/pt-BR.json' with { type: 'json' };
import { composeMail } from '../platform/mail/compose.ts';
import type { Mail } from '../platform/mail/mailer.ts';
import { topicOfLetter } from './letter-topics.ts';
import { plainWords, type Catalogues, type PlainValues } from '../platform/plain-words.ts';

/** An id that is not in the English catalogue does not compile. */
export type MailWordId = keyof typeof english;
export type LetterId = Before<'subject'>;
type TextsId = Before<'text_1'>;
type Before<End extends string> = MailWordId extends infer Id
  ? Id extends `${infer Start}.${End}`
    ? Start
    : never
  : never;

const CATALOGUES: Catalogues<MailWordId> = {
  en: english,
  es: spanish,
  'pt-BR': portuguese,
};

export interface LetterReader {
  email: string;
  /** Left out for an address that may be a stranger's: the name is what somebody typed. */
  name?: string;
  locale: Locale;
}

export interface LetterParts {
  values?: PlainValues;
  greeting?: MailWordId;
  /** Paragraphs that follow the texts of the letter. */
  more?: readonly string[];
  /** Where the button leads; without it there is none. */
  url?: string;
  button?: MailWordId;
  footer?: MailWordId;
  /** See Mail: only for what holds no word that anybody typed. */
  isForAnyone?: boolean;
}

export function writeLetter(reader: LetterReader, id: LetterId, parts: LetterParts = {}): Mail {
  const { email: to, locale } = reader;
  const { values = {}, more = [], url, isForAnyone = false } = parts;
  const words = mailWords(locale);
  const topic = topicOfLetter(id);
  const isNamed = reader.name !== undefined && !isForAnyone;
  const greeting = parts.greeting ?? (isNamed ? 'greeting' : 'greeting_nameless');
  const mail = composeMail({
    to,
    locale,
    subject: words(`${id}.subject`, values),
    greeting: words(greeting, { name: reader.name ?? '' }),
    paragraphs: [...textsOf(locale, id, values), ...more],
    ...(url === undefined ? {} : { button: { label: words(parts.button ?? buttonOf(id)), url } }),
    footer: words(parts.footer ?? (topic ? 'footer_chosen' : 'footer')),
    isForAnyone,
  });
  return topic ? { ...mail, topic } : mail;
}

/** The numbered texts, in their order. */
export function textsOf(locale: Locale, id: LetterId | TextsId, values: PlainValues = {}): string[] {
  const words = mailWords(locale);
  const texts: string[] = [];
  for (let n = 1; ; n++) {
    const text = `${id}.text_${n}`;
    if (!isWordId(text)) return texts;
    texts.push(words(text, values));
  }
}

export function mailWords(locale: Locale): (id: MailWordId, values?: PlainValues) => string {
  return plainWords(CATALOGUES[locale]);
}

function buttonOf(id: LetterId): MailWordId {
  const button = `${id}.button`;
  if (!isWordId(button)) throw new Error(`The letter ${id} has no button of its own`);
  return button;
}

function isWordId(id: string): id is MailWordId {
  return id in english;
}

/** A day, such as "5 de mayo de 2027". */
export function longDay(day: string, locale: Locale): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
}
