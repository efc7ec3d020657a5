/** A yes or a no to a guardian's link, from either side. Decisions fail at once without a connection. */
import type { EndLink, GuardianLink } from '@faircourt/contracts/guardians';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { answerOf, api } from '../../api/client.ts';
import { familyKey } from '../family.query.ts';
import { ownGuardiansQuery } from '../own-guardians.query.ts';

const TOUCHED = [ownGuardiansQuery.queryKey, familyKey] as const;

export function useConfirmLink() {
  return useLinkChange((id: string): Promise<GuardianLink> =>
    answerOf(api.POST('/api/guardian-links/{id}/confirm', { params: { path: { id } } })),
  );
}

/** Of a guardian who is there already, to another one. */
export function useAgreeToLink() {
  return useLinkChange((id: string) =>
    api.POST('/api/guardian-links/{id}/agree', { params: { path: { id } }, body: { reason: null } }),
  );
}

const NOTHING_SAID: EndLink = { is_unsafe: false, message: null };

/** Either side: takes back an invitation, says no to a guardian who came by code, or ends what was agreed. */
export function useEndLink() {
  return useLinkChange(({ id, said = NOTHING_SAID }: { id: string; said?: EndLink }) =>
    api.POST('/api/guardian-links/{id}/end', { params: { path: { id } }, body: said }),
  );
}

export function useLinkChange<Input, Answer>(change: (wanted: Input) => Promise<Answer>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    // Also after a refusal: the other side may have acted in the meantime, and the page should say so.
    onSettled: () => Promise.all(TOUCHED.map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
  });
}
