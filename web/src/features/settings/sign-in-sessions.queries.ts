/** Where a person is signed in, and ending it. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { answerOf, api } from '../../api/client.ts';

export const signInSessionsKey = ['sign-in-sessions'] as const;

export function useSignInSessions() {
  return useQuery({
    queryKey: signInSessionsKey,
    queryFn: async ({ signal }) => {
      const { sessions } = await answerOf(api.GET('/api/auth/sessions', { signal }));
      // This device first: it is the one a person recognises, and the others are compared with it.
      return sessions.toSorted((one, other) => Number(other.is_current) - Number(one.is_current));
    },
  });
}

export function useEndSession() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.DELETE('/api/auth/sessions/{id}', { params: { path: { id } } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: signInSessionsKey }),
  });
}

export function useEndOtherSessions() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api.DELETE('/api/auth/sessions'),
    onSettled: () => queryClient.invalidateQueries({ queryKey: signInSessionsKey }),
  });
}
