/** An athlete's guardians: listed, invited, reported. Decisions fail at once without a connection. */
import type { GuardianLink, InviteGuardian } from '@faircourt/contracts/guardians';
import { useQuery } from '@tanstack/react-query';
import { answerOf, api } from '../../../api/client.ts';
import { useLinkChange } from '../../../domain/guardian-links/link-answers.queries.ts';
import { ownGuardiansQuery } from '../../../domain/own-guardians.query.ts';

export function useOwnGuardians(isAllowed: boolean) {
  return useQuery({ ...ownGuardiansQuery, enabled: isAllowed });
}

export function useInviteGuardian() {
  return useLinkChange((body: InviteGuardian): Promise<GuardianLink> =>
    answerOf(api.POST('/api/guardians/invitations', { body })),
  );
}

/** To the safety team alone; the link stays as it is and nobody in the family hears of it. */
export function useReportGuardian() {
  return useLinkChange(({ id, message }: { id: string; message: string | null }) =>
    api.POST('/api/guardian-links/{id}/report', { params: { path: { id } }, body: { message } }),
  );
}
