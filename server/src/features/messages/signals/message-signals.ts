/** What in a message asks a child for something that nobody should ask for. Only ever a reason to look. */
import { MESSAGE_SIGNALS, type MessageSignal } from '@faircourt/contracts/vocabulary';
import { SIGNAL_PHRASES } from './signal-phrases.ts';

const PATTERNS = MESSAGE_SIGNALS.map((signal) => ({
  signal,
  pattern: new RegExp(Object.values(SIGNAL_PHRASES[signal]).flat().join('|'), 'u'),
}));

/** Days and times of day have as many digits as a phone number. */
const DATES = /\b\d{4}-\d{2}-\d{2}\b|\b\d{1,2}[./]\d{1,2}[./]\d{2,4}\b|\b\d{1,2}[:.h]\d{2}\b/gu;

/**
 * A message says something by the names of its files too, where words are parted by other signs than blanks. Numbers count
 * only as they stand there: a camera's days and times are no phone number.
 */
export function signalsInMessage({
  body,
  fileNames,
}: {
  body: string;
  fileNames: readonly string[];
}): MessageSignal[] {
  const names = fileNames.map((name) => name.replaceAll(/[\d_\-.+]+/gu, ' '));
  return signalsIn([body, ...fileNames, ...names].join('\n'));
}

export function signalsIn(text: string): MessageSignal[] {
  const plain = plainText(text);
  return PATTERNS.flatMap(({ signal, pattern }) => (pattern.test(plain) ? [signal] : []));
}

/** Small letters without accents, one blank between words: as the phrases are written. */
function plainText(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replaceAll(/[’‘`´]/gu, "'")
    .replaceAll(DATES, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();
}
