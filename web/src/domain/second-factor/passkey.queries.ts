/** One's own passkeys: adding, naming and removing them. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { answerOf, api } from '../../api/client.ts';
import { createPasskey } from '../../api/webauthn.ts';
import { secondFactorKey } from './second-factor.queries.ts';

/** False when the person has closed the browser's dialog. */
export function useAddPasskey() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ name, password }: { name: string; password: string }): Promise<boolean> => {
      const body = { current_password: password };
      const options = await answerOf(api.POST('/api/auth/passkeys/options', { body }));
      const response = await createPasskey(options);
      if (response === null) return false;
      await api.POST('/api/auth/passkeys', { body: { name, response } });
      return true;
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: secondFactorKey }),
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
    mutationFn: ({ id, password }: { id: string; password: string }) =>
      api.POST('/api/auth/passkeys/{id}/remove', {
        params: { path: { id } },
        body: { current_password: password },
      }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: secondFactorKey }),
  });
}
