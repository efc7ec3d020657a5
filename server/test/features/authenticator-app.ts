/** An authenticator app as people have it on the phone: RFC 6238 by itself, without a line of the engine. */
import { createHmac } from 'node:crypto';

const PERIOD_MS = 30_000;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Of the next half minute, which is taken already: for somebody who has used the one of this. */
export function nextCode(secret: string): string {
  return codeOf(secret, 1);
}

/** The code of the period that is so many periods away from now. */
export function codeOf(secret: string, periods = 0, now = Date.now()): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(now / PERIOD_MS) + periods));
  const mac = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const number = mac.readUInt32BE((mac.at(-1) ?? 0) & 15) & 0x7f_ff_ff_ff;
  return String(number % 1_000_000).padStart(6, '0');
}

function fromBase32(text: string): Buffer {
  const bits = text
    .split('')
    .map((letter) => LETTERS.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
