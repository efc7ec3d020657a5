/** Blocking a coach or an institution, for one athlete or for several of the family at once. */
import type { Block, BlockInput } from '@faircourt/contracts/requests';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { answerOf, api } from '../../api/client.ts';

/** What a block also ends, and what any answer to a request changes: requests, releases and conversations. */
export const TOUCHED = [['requests'], ['family'], ['threads']] as const;

/** Loads again after a refusal too: another guardian may have decided meanwhile, and the page should say so. */
export function useBlock() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (wanted: BlockInput): Promise<Block[]> =>
      (await answerOf(api.POST('/api/blocks', { body: wanted }))).blocks,
    onSettled: () => Promise.all(TOUCHED.map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
  });
}
