/** Full names: what a guardian states, and whether a signature gives the same name. One rule for server and forms. */

/** More than a first name. In scripts that part no words, two characters are a first and a last name. */
export function isFullName(name: string): boolean {
  const words = wordsOf(name);
  return words.length > 1 || (words.length === 1 && UNPARTED.test(words[0] ?? ''));
}

/**
 * Case, blanks, accents, hyphens and a middle name more or less are forgiven; first and last name have to be there. Where
 * we know a first name only, the signature adds the rest to it.
 */
export function isSignatureOf(signed: string, expected: string): boolean {
  if (!isFullName(signed)) return false;
  const given = wordsOf(signed);
  const known = wordsOf(expected);
  if (known.length === 0) return false;
  if (!isFullName(expected)) return known.every((word) => given.includes(word));
  if (given.join('') === known.join('')) return true;
  if (given[0] !== known[0] || given.at(-1) !== known.at(-1)) return false;
  return given.length < known.length ? isWithin(given, known) : isWithin(known, given);
}

/** All of these words are among the others, in their order. */
function isWithin(words: readonly string[], others: readonly string[]): boolean {
  let next = 0;
  for (const word of others) if (word === words[next]) next += 1;
  return next === words.length;
}

function wordsOf(name: string): string[] {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[ßæœøłđðþı]/g, (letter) => PLAIN[letter] ?? letter)
    .replaceAll(/[\p{M}.'’ʼ`´]/gu, '')
    .normalize('NFC')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** Letters that consist of one piece, and that people leave out on other keyboards. */
const PLAIN: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

const UNPARTED =
  /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]{2,}$/u;
