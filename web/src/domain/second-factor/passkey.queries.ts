/** One's own passkeys: adding, naming and removing them. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { answerOf, api } from '../../api/client.ts';
import { askForPasskey, createPasskey } from '../../api/webauthn.ts';
import { secondFactorKey, withPassword, type Password } from './second-factor.queries.ts';

/** False when the person has closed the browser's dialog. */
export function useAddPasskey() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ name, password }: { name: string; password: Password }): Promise<boolean> => {
      const body = withPassword(password);
      const options = await answerOf(api.POST('/api/auth/passkeys/options', { body }));
      const response = await createPasskey(options);
      if (response === null) return false;
      await api.POST('/api/auth/passkeys', { body: { name, response } });
      return true;
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: secondFactorKey }),
  });
}

/** Shows a passkey instead of the password. False when the person has closed the browser's dialog. */
export function useProveByPasskey() {
  return useMutation({
    mutationFn: async (): Promise<boolean> => {
      const options = await answerOf(api.POST('/api/auth/sign-in/passkey-options'));
      const passkey = await askForPasskey(options);
      if (passkey === null) return false;
      await api.POST('/api/auth/proof', { body: { passkey } });
      return true;
    },
  });
}

export function useRenamePasskey() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, name }: { id: string; name: string }) =>
      api.PATCH('/api/auth/passkeys/{id}', { params: { path: { id } }, body: { name } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: secondFactorKey }),
  });
}

export function useRemovePasskey() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, password }: { id: string; password: Password }) =>
      api.POST('/api/auth/passkeys/{id}/remove', {
        params: { path: { id } },
        body: withPassword(password),
      }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: secondFactorKey }),
  });
}
