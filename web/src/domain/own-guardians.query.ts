/** An athlete's guardians: their page and the dashboard read one answer. */
import type { OwnGuardians } from '@faircourt/contracts/guardians';
import { queryOptions } from '@tanstack/react-query';
import { answerOf, api } from '../api/client.ts';

export const ownGuardiansQuery = queryOptions({
  queryKey: ['links'],
  queryFn: ({ signal }): Promise<OwnGuardians> => answerOf(api.GET('/api/guardians', { signal })),
});
