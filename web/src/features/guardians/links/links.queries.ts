/** An athlete's guardians: listed, invited, confirmed, ended. Decisions fail at once without a connection. */
import type { EndLink, FamilyCode, GuardianLink, InviteGuardian } from '@faircourt/contracts/guardians';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { answerOf, api } from '../../../api/client.ts';
import { familyKey } from '../../../domain/family.query.ts';
import { ownGuardiansQuery } from '../../../domain/own-guardians.query.ts';

const linksKey = ownGuardiansQuery.queryKey;

export function useOwnGuardians(isAllowed: boolean) {
  return useQuery({ ...ownGuardiansQuery, enabled: isAllowed });
}

export function useInviteGuardian() {
  return useLinkChange((body: InviteGuardian): Promise<GuardianLink> =>
    answerOf(api.POST('/api/guardians/invitations', { body })),
  );
}

export function useRenewFamilyCode() {
  return useLinkChange((): Promise<FamilyCode> => answerOf(api.POST('/api/guardians/family-code')));
}

export function useConfirmLink() {
  return useLinkChange((id: string): Promise<GuardianLink> =>
    answerOf(api.POST('/api/guardian-links/{id}/confirm', { params: { path: { id } } })),
  );
}

const NOTHING_SAID: EndLink = { is_unsafe: false, message: null };

/** Either side: takes back an invitation, says no to a guardian who came by code, or ends what was agreed. */
export function useEndLink() {
  return useLinkChange(({ id, said = NOTHING_SAID }: { id: string; said?: EndLink }) =>
    api.POST('/api/guardian-links/{id}/end', { params: { path: { id } }, body: said }),
  );
}

/** To the safety team alone; the link stays as it is and nobody in the family hears of it. */
export function useReportGuardian() {
  return useLinkChange(({ id, message }: { id: string; message: string | null }) =>
    api.POST('/api/guardian-links/{id}/report', { params: { path: { id } }, body: { message } }),
  );
}

function useLinkChange<Input, Answer>(change: (wanted: Input) => Promise<Answer>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    networkMode: 'always',
    // Also after a refusal: the other side may have acted in the meantime, and the page should say so.
    onSettled: () =>
      Promise.all([linksKey, familyKey].map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
  });
}
