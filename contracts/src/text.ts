/** Text that people type, as every contract takes it. */
import { z } from 'zod';

/** Control, direction and other invisible characters, but line breaks, tabs and the joiner that emoji need. */
const UNTYPED = /(?![\n\r\t\u200C\u200D])[\p{Cc}\p{Cf}\uFFFD]/gu;

/**
 * Drops what no keyboard types and no page shows: control characters (PostgreSQL refuses NUL outright), marks that turn
 * the direction of the text around them, and halves of characters. Line breaks and tabs stay.
 */
export function typedText(max: number) {
  return z
    .string()
    .overwrite((given) => given.toWellFormed().replaceAll(UNTYPED, ''))
    .trim()
    .min(1)
    .max(max);
}
