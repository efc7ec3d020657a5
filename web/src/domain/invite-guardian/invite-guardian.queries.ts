/** An athlete asks a guardian by email. Fails at once without a connection. */
import type { GuardianLink, InviteGuardian } from '@faircourt/contracts/guardians';
import { answerOf, api } from '../../api/client.ts';
import { useLinkChange } from '../guardian-links/link-answers.queries.ts';

export function useInviteGuardian() {
  return useLinkChange((body: InviteGuardian): Promise<GuardianLink> =>
    answerOf(api.POST('/api/guardians/invitations', { body })),
  );
}
