import type { Figures } from '@faircourt/contracts/verification';
import { useQuery } from '@tanstack/react-query';
import { answerOf, api } from '../../../api/client.ts';

export function useFigures(isAllowed: boolean) {
  return useQuery({
    queryKey: ['figures'],
    enabled: isAllowed,
    queryFn: ({ signal }): Promise<Figures> => answerOf(api.GET('/api/figures', { signal })),
  });
}
