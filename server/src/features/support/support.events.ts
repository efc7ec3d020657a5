/** What happens to messages to support, as entries of the log. Nothing of the message or its writer goes in. */
import type { FaircourtEvent } from '@faircourt/contracts/events';
import type { Locale, SupportType } from '@faircourt/contracts/vocabulary';

export function supportRequested(
  id: string,
  { type, locale, isQuiet }: { type: SupportType; locale: Locale; isQuiet: boolean },
): FaircourtEvent {
  return {
    chain: id,
    type: 'support.requested',
    actor: { userId: null, role: 'anonymous' },
    data: { type, locale, ...(isQuiet ? { is_quiet: true } : {}) },
  };
}

export function supportForgotten(id: string): FaircourtEvent {
  return { chain: id, type: 'support.forgotten', actor: { userId: null, role: 'system' }, data: {} };
}
