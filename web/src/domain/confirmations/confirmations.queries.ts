/** What waits for a second admin, and what admins say to it. */
import type { AskConfirmation } from '@faircourt/contracts/confirmations';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../api/client.ts';
import { confirmationsQuery } from '../admin-work.queries.ts';

const confirmationsKey = confirmationsQuery.queryKey;

export function useConfirmations() {
  return useQuery(confirmationsQuery);
}

export function useAskConfirmation() {
  return useChange(async (body: AskConfirmation): Promise<void> => {
    await api.POST('/api/confirmations', { body });
  });
}

export function useDecideConfirmation() {
  return useChange(
    async ({
      id,
      what,
      reason,
    }: {
      id: string;
      what: 'confirm' | 'refuse';
      reason: string;
    }): Promise<void> => {
      const given = { params: { path: { id } }, body: { reason } };
      await (what === 'confirm'
        ? api.POST('/api/confirmations/{id}/confirm', given)
        : api.POST('/api/confirmations/{id}/refuse', given));
    },
  );
}

export function useTakeBackConfirmation() {
  return useChange(async (id: string): Promise<void> => {
    await api.POST('/api/confirmations/{id}/take-back', { params: { path: { id } } });
  });
}

/** The page of the person or the institution says it too. */
function useChange<Input>(change: (wanted: Input) => Promise<void>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: async () => {
      await queryClient.invalidateQueries({ queryKey: confirmationsKey });
      await queryClient.invalidateQueries({ queryKey: ['users', 'one'] });
      await queryClient.invalidateQueries({ queryKey: ['register'] });
    },
  });
}
