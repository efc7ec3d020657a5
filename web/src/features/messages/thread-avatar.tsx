import type { ThreadSummary } from '@faircourt/contracts/messages';
import { useRole } from '../../api/session/use-role.ts';
import { personName } from '../../domain/person-name.ts';
import { useText } from '../../i18n/use-text.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { JerseyAvatar } from '../../ui/jersey-avatar.tsx';
import { otherSide } from './thread-words.ts';

/** Of the one whom the reader talks with: athletes wear their jersey as in search, coaches have initials. */
export function ThreadAvatar({ thread, className }: { thread: ThreadSummary; className?: string }) {
  const t = useText();
  const role = useRole();
  const look = { name: personName(otherSide(thread, role), t), ...(className ? { className } : {}) };
  return role === 'coach' ? (
    <JerseyAvatar {...look} position={thread.athlete.primary_position} />
  ) : (
    <Avatar {...look} />
  );
}
