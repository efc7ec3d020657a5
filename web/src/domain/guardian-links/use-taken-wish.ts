import type { GuardianInvitationKey } from '@faircourt/contracts/guardians';
import { useLayoutEffect, useRef } from 'react';
import { useSession } from '../../api/session/use-session.ts';
import { takeWish, type AcceptWish } from './accept-wish.ts';

/**
 * For the card of an invitation. The wish is taken as the card opens, whatever the card then shows: what cannot be given at once is
 * not given on a later visit. The answer gives it away, once, and only while the same person is signed in.
 */
export function useTakenWish(key: GuardianInvitationKey): () => AcceptWish | null {
  const userId = useSession().session?.user.id ?? '';
  const token = 'token' in key ? key.token : '';
  const held = useRef<{ wish: AcceptWish; userId: string } | null>(null);
  // Before the effects of what is inside the card, which asks for it there.
  useLayoutEffect(() => {
    const wish = takeWish({ userId, token });
    if (wish !== null) held.current = { wish, userId };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- as the card opens
  }, []);
  return () => {
    const given = held.current;
    held.current = null;
    return given?.userId === userId ? given.wish : null;
  };
}
