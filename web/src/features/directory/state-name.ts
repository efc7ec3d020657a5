import type { DirectoryKind, DirectoryState } from '@faircourt/contracts/directory';
import type { MessageId } from '../../i18n/messages.ts';

/** A coach who has proven their work email is halfway there, and the page says so. */
export function stateName(kind: DirectoryKind, state: DirectoryState): MessageId {
  return kind === 'coaches' && state === 'partly'
    ? 'directory.state.email_proven'
    : `directory.state.${state}`;
}
