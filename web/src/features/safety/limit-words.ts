import type { MessageId } from '../../i18n/messages.ts';

const WORDS: Readonly<Record<string, MessageId>> = {
  'search hour': 'safety.limit.search.hour',
  'search day': 'safety.limit.search.day',
  'open hour': 'safety.limit.open.hour',
  'open day': 'safety.limit.open.day',
};

/** The server names a limit `search:work:hour`; null for one that this page does not know yet. */
export function limitWords(limit: string): MessageId | null {
  const [what = '', , span = ''] = limit.split(':');
  return WORDS[`${what} ${span}`] ?? null;
}
