import type { Role } from '@faircourt/contracts/vocabulary';
import { useSession } from './use-session.ts';

/** The role of the person who is signed in. It decides what a page offers; what is allowed is the server's to say. */
export function useRole(): Role | undefined {
  return useSession().session?.user.user_metadata.role;
}
