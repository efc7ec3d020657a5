/** The calls of each step on a coach's way to a verified institution. Every answer is the new state. */
import type { ProveEmail } from '@faircourt/contracts/email-code';
import type { Affiliation, Institution, NameInstitution } from '@faircourt/contracts/institutions';
import type { Statement } from '@faircourt/contracts/verification';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { answerOf, api } from '../../api/client.ts';
import { affiliationKey } from '../../domain/affiliation.query.ts';

export const SEARCH_LETTERS_MIN = 2;

/** Institutions by the words of their name; what was found before stays until the next answer is here. */
export function useInstitutions(name: string) {
  return useQuery({
    queryKey: ['institutions', name],
    enabled: name.length >= SEARCH_LETTERS_MIN,
    queryFn: async ({ signal }): Promise<Institution[]> =>
      (await answerOf(api.GET('/api/institutions', { params: { query: { name } }, signal }))).institutions,
    placeholderData: keepPreviousData,
  });
}

export function useNameInstitution() {
  return useStep((named: NameInstitution) => answerOf(api.PUT('/api/affiliation', { body: named })));
}

export function useSendCodeAgain() {
  return useStep<void>(() => answerOf(api.POST('/api/affiliation/code')));
}

export function useProveEmail() {
  return useStep((proof: ProveEmail) => answerOf(api.POST('/api/affiliation/proof', { body: proof })));
}

export function useGiveStatement(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (statement: Statement) => {
      await api.POST('/api/verifications/{id}/statements', { params: { path: { id } }, body: statement });
    },
    // Also after a refusal: the director may have decided meanwhile.
    onSettled: () => queryClient.invalidateQueries({ queryKey: affiliationKey }),
  });
}

function useStep<Sent>(step: (sent: Sent) => Promise<Affiliation>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: step,
    onSuccess: (affiliation) => queryClient.setQueryData(affiliationKey, affiliation),
    // A code may be used up by now, or another tab was faster.
    onError: () => queryClient.invalidateQueries({ queryKey: affiliationKey }),
  });
}
