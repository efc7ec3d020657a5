/** Whether an athlete is under 18 and has no guardian, and whether this browser has said so before. */
import { useCallback, useState } from 'react';
import { useSession } from '../../api/session/use-session.ts';
import { keepDraft, readDraft } from '../../shell/drafts/drafts.ts';
import { useFamily } from '../family.query.ts';

interface GuardianNeed {
  isNeeded: boolean;
  isNew: boolean;
  noteSeen: () => void;
}

export function useGuardianNeed(): GuardianNeed {
  const userId = useSession().session?.user.id ?? '';
  const [isUnseen] = useState(() => readDraft(userId, SEEN) !== true);
  const noteSeen = useCallback(() => void keepDraft(userId, SEEN, true), [userId]);
  const { data: family } = useFamily();
  const own = family?.athletes.find(({ is_self }) => is_self);
  const road = family?.roads.find(({ is_self }) => is_self);
  const isInvited = road?.steps.some(({ todo }) => todo === 'invite_guardian') ?? false;
  // Without a birthdate nobody knows yet whether a guardian is needed.
  const isNeeded = isInvited && own !== undefined && own.adult_on !== null;
  return { isNeeded, isNew: isNeeded && isUnseen, noteSeen };
}

/** With the drafts: it is gone when the person signs out. */
const SEEN = 'invite-guardian-seen';
