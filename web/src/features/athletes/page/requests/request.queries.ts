/** What a coach may ask of the athlete whose page is open, and what became of what they asked. */
import type { Askable, RequestContact, RequestRelease } from '@faircourt/contracts/requests';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { answerOf, api } from '../../../../api/client.ts';

/** Under the key that answers of families refresh. */
const askableKey = (id: string) => ['athlete', id, 'askable'] as const;

export function useAskable(id: string, isCoach: boolean) {
  return useQuery({
    queryKey: askableKey(id),
    enabled: isCoach,
    queryFn: ({ signal }): Promise<Askable> =>
      answerOf(api.GET('/api/athletes/{id}/requests', { params: { path: { id } }, signal })),
  });
}

export function useRequestReleases(id: string) {
  return useAsk(id, (wanted: RequestRelease) =>
    answerOf(api.POST('/api/athletes/{id}/release-requests', { params: { path: { id } }, body: wanted })),
  );
}

export function useRequestContact(id: string) {
  return useAsk(id, (wanted: RequestContact) =>
    answerOf(api.POST('/api/athletes/{id}/contact-requests', { params: { path: { id } }, body: wanted })),
  );
}

function useAsk<Input>(id: string, ask: (wanted: Input) => Promise<Askable>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ask,
    onSuccess: (askable) => {
      queryClient.setQueryData(askableKey(id), askable);
      return queryClient.invalidateQueries({ queryKey: ['requests'] });
    },
    // A colleague may have asked meanwhile, or the family closed the page.
    onError: () => queryClient.invalidateQueries({ queryKey: askableKey(id) }),
  });
}
