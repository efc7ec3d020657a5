/** Codes that an athlete shows or reads out at home: no 0, O, 1 or I in them. */
import { randomInt } from 'node:crypto';
import { FAMILY_CODE_LENGTH } from '@faircourt/contracts/guardians';

const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

export function newFamilyCode(): string {
  return Array.from({ length: FAMILY_CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}

/** As people type it: in small letters, in groups, with dashes. */
export function readFamilyCode(typed: string): string {
  return typed.toUpperCase().replaceAll(/[\s\p{Pd}]/gu, '');
}
