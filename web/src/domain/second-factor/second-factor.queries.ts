/** One's own second factor: what is set up, and changing it. */
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { answerOf, api } from '../../api/client.ts';

export const secondFactorKey = ['second-factor'] as const;

export const secondFactorQuery = queryOptions({
  queryKey: secondFactorKey,
  queryFn: ({ signal }) => answerOf(api.GET('/api/auth/second-factor', { signal })),
});

export function useSecondFactor() {
  return useQuery(secondFactorQuery);
}

/** Undefined where a passkey was shown instead. */
export type Password = string | undefined;

export function withPassword(current_password: Password) {
  return current_password === undefined ? {} : { current_password };
}

/** Nothing is kept of what these answer: a secret and codes are shown once. */
export function useBeginAuthenticator() {
  return useMutation({
    mutationFn: (password: Password) =>
      answerOf(api.POST('/api/auth/second-factor/authenticator', { body: withPassword(password) })),
  });
}

export function useConfirmAuthenticator() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (code: string) =>
      answerOf(api.POST('/api/auth/second-factor/authenticator/confirm', { body: { code } })),
    // The sessions on other devices have ended.
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['sign-in-sessions'] }),
  });
}

export function useRenewRecoveryCodes() {
  return useMutation({
    mutationFn: (password: Password) =>
      answerOf(api.POST('/api/auth/second-factor/recovery-codes', { body: withPassword(password) })),
  });
}

export function useTurnOffAuthenticator() {
  return useMutation({
    mutationFn: (password: Password) =>
      api.POST('/api/auth/second-factor/authenticator/off', { body: withPassword(password) }),
  });
}

/** Called once the person has seen what is shown once: what follows replaces it on the page. */
export function useReloadSecondFactor(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: secondFactorKey });
}
