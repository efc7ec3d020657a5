import type { DirectoryKind, DirectoryState } from '@faircourt/contracts/directory';
import type { MessageId } from '../../i18n/messages.ts';

/** Of a coach, half the way is a proven work e-mail, and better said so. */
export function stateName(kind: DirectoryKind, state: DirectoryState): MessageId {
  return kind === 'coaches' && state === 'partly'
    ? 'directory.state.email_proven'
    : `directory.state.${state}`;
}
