/**
 * What looks like a way to reach somebody in text that a person wrote. It is pointed out before saving and to a minor's
 * guardian, and never refused: a score, a season or a jersey is a number too, so a wrong guess must cost nothing.
 */

export const CONTACT_DETAILS = ['phone', 'email', 'handle', 'address'] as const;
export type ContactDetail = (typeof CONTACT_DETAILS)[number];

/** Each kind once, in the order of the list. */
export function findContactDetails(text: string | null): ContactDetail[] {
  if (text === null) return [];
  const plain = text.normalize('NFKC');
  return CONTACT_DETAILS.filter((kind) => LOOKS_LIKE[kind](plain));
}

const EMAIL = /[\p{L}\p{N}._%+-]+(?:@|\s?(?:\(at\)|\[at\])\s?)[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/iu;
/** `@name` at the beginning of a word, or a service's name followed by one: "insta: maya.hoops". */
const HANDLE =
  /(?<![\p{L}\p{N}._%+-])@[\p{L}\p{N}_][\p{L}\p{N}._]{1,29}|\b(?:instagram|insta|ig|snapchat|snap|tiktok|twitter|telegram|whatsapp|discord|facebook)\s*(?:[:=@]|is\b|es\b|é\b)\s*[\p{L}\p{N}@]/iu;
/** A house number beside a word for a street, as written in English, Spanish and Portuguese. */
const STREET_LAST =
  /\b\d{1,5}\s+(?:[\p{L}\p{N}.'’-]+\s+){1,4}(?:street|st|avenue|ave|road|rd|lane|ln|drive|dr|boulevard|blvd|court|ct|way)\b/iu;
const STREET_FIRST =
  /(?<!\p{L})(?:calle|avenida|av\.|carrera|rua|travessa|alameda|paseo|plaza)\s+[^\n\d]{1,40}\d{1,5}\b/iu;
const DIGITS_IN_A_ROW = /(?<![\p{L}\p{N}.])\+?\(?\d(?:[\s().–-]{0,2}\d){6,14}(?!\d)/gu;
const SEASON_OR_DATE = /^(?:\d{4}\s?[–-]\s?\d{2,4}|\d{1,4}[.–-]\d{1,2}[.–-]\d{1,4})$/u;

const LOOKS_LIKE: Record<ContactDetail, (text: string) => boolean> = {
  phone: (text) => [...text.matchAll(DIGITS_IN_A_ROW)].some(([found]) => !SEASON_OR_DATE.test(found.trim())),
  email: (text) => EMAIL.test(text),
  handle: (text) => HANDLE.test(text),
  address: (text) => STREET_LAST.test(text) || STREET_FIRST.test(text),
};
