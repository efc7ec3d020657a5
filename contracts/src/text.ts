/** Text and numbers that people type, as every contract takes them. */
import { z } from 'zod';

/** Control, direction and other invisible characters, but line breaks, tabs and the joiner that emoji need. */
const UNTYPED = /(?![\n\r\t\u200C\u200D])[\p{Cc}\p{Cf}\uFFFD]/gu;
/** No-break, thin and other blanks: to a reader, and to whatever parts words, they are a blank. */
const BLANK = /\p{Zs}/gu;

/**
 * Drops what no keyboard types and no page shows: control characters (PostgreSQL refuses NUL outright), marks that turn
 * the direction of the text around them, and halves of characters. Line breaks and tabs stay; every kind of blank becomes
 * the plain one.
 */
export function typedText(max: number) {
  return cleanText().min(1).max(max);
}

/** For what is always text, if perhaps an empty one. */
export function emptyableText(max: number) {
  return cleanText().max(max);
}

/** For what may be left empty: an empty field and blanks are the same as none. */
export function optionalText(max: number) {
  return cleanText()
    .max(max)
    .transform((given) => given || null)
    .nullable()
    .default(null);
}

/** For numbers that the database keeps with so many decimals: what comes back is what was stored. */
export function rounded(decimals: number): (given: number) => number {
  return (given) => Number(given.toFixed(decimals));
}

function cleanText() {
  return z
    .string()
    .overwrite((given) => given.toWellFormed().replaceAll(UNTYPED, '').replaceAll(BLANK, ' '))
    .trim();
}
