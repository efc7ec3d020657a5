/**
 * An invitation that a guardian has opened and not answered, kept on this device: the link of the emailed code opens
 * another tab, and from there the way leads on to the invitation. It belongs to one person and ends with the answer.
 */
import type { GuardianInvitationKey } from '@faircourt/contracts/guardians';
import { useCallback } from 'react';
import { useSession } from '../../api/session/use-session.ts';
import { invitationPath, readInvitationPath } from './invitation-address.ts';

const PREFIX = 'faircourt.invitation.';

export function useKeptInvitation() {
  const userId = useSession().session?.user.id ?? '';
  const keep = useCallback((key: GuardianInvitationKey) => store(userId, invitationPath(key)), [userId]);
  const drop = useCallback(() => store(userId, null), [userId]);
  return { kept: read(userId), keep, drop };
}

function read(userId: string): string | null {
  try {
    const address = localStorage.getItem(PREFIX + userId);
    return readInvitationPath(address) === null ? null : address;
  } catch {
    return null;
  }
}

function store(userId: string, address: string | null): void {
  try {
    if (address === null) localStorage.removeItem(PREFIX + userId);
    else if (userId !== '') localStorage.setItem(PREFIX + userId, address);
  } catch {
    // Without storage the invitation is in the address of this tab and in the email.
  }
}
