/** What a coach may ask of the athlete whose page is open, and what became of what they asked. */
import type { Askable, RequestContact, RequestRelease } from '@faircourt/contracts/requests';
import type { Division } from '@faircourt/contracts/vocabulary';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { answerOf, api } from '../../../../api/client.ts';

type ContactWindows = Askable['contact']['windows'];
type Asked = { athleteId: string; askable: Askable };

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

/** What the calendar says: of the institution's division or, where none is on record, of the one being chosen. */
export function useContactWindows(
  { athleteId: id, askable }: Asked,
  division: Division | null,
): ContactWindows | null {
  const { contact } = askable;
  const isStated = contact.division === null && division !== null;
  const stated = useQuery({
    queryKey: [...askableKey(id), division],
    enabled: isStated,
    queryFn: ({ signal }): Promise<Askable> =>
      answerOf(
        api.GET('/api/athletes/{id}/requests', {
          params: { path: { id }, query: division ? { division } : {} },
          signal,
        }),
      ),
  });
  if (contact.division !== null) return contact.windows;
  return isStated ? (stated.data?.contact.windows ?? null) : null;
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

function useAsk<Wanted>(id: string, ask: (wanted: Wanted) => Promise<Askable>) {
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
