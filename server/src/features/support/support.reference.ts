/** The name of a request that people read out on the phone: no 0, O, 1 or I in it. */
import { randomInt } from 'node:crypto';

const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

export function newReference(): string {
  return `FC-${block()}-${block()}`;
}

function block(): string {
  return Array.from({ length: 4 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}
