/** Names of people. They appear in emails to others, so they are one line and contain no address that leads anywhere. */
import { LIMITS } from './limits.ts';
import { typedText } from './text.ts';

export function personName() {
  return typedText(LIMITS.nameMax)
    .refine((given) => !LINE_BREAK.test(given), {
      params: { code: 'line_break' },
      message: 'Write the name in one line.',
    })
    .refine((given) => !hasAddress(given), {
      params: { code: 'has_address' },
      message: 'A name holds no web or email address.',
    });
}

/** A name from before these rules, fit for a mail: one line, and cut before whatever looks like an address. */
export function nameForMail(name: string): string {
  const words = name.replaceAll(LINE_BREAKS, ' ').split(/\s+/).filter(Boolean);
  const first = words.findIndex((word) => hasAddress(word));
  return (first === -1 ? words : words.slice(0, first)).join(' ');
}

const LINE_BREAK = /[\n\r\t\v\f\u0085\u2028\u2029]/;
const LINE_BREAKS = new RegExp(LINE_BREAK.source, 'g');

/**
 * What mail programs turn into a link: `x@y`, `https:`, `www.`, and a dot between letters where the end is a common
 * ending or is written small. `J.R. Smith`, `St. John` and `Ma.Theresa` are names.
 */
function hasAddress(text: string): boolean {
  // Full-width letters and other dots are read as the plain ones.
  const plain = text.normalize('NFKC').replaceAll(/[\u3002\uFF61]/g, '.');
  return (
    /@|:\/\/|\bwww\d?\.|\b(?:https?|mailto|tel):/i.test(plain) ||
    [...plain.matchAll(/[\p{L}\p{N}-]\.(\p{L}{2,})/gu)].some(
      ([, ending = '']) => ending === ending.toLowerCase() || COMMON_ENDINGS.has(ending.toLowerCase()),
    )
  );
}

const COMMON_ENDINGS = new Set([
  'app',
  'biz',
  'br',
  'club',
  'co',
  'com',
  'dev',
  'edu',
  'gg',
  'info',
  'io',
  'link',
  'live',
  'ly',
  'me',
  'net',
  'online',
  'org',
  'shop',
  'site',
  'top',
  'tv',
  'xyz',
]);
