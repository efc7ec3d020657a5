/** How far each fact of a family's athletes has come. Shown by the family's page and beside the fields of the profile. */
import type { FamilyVerifications } from '@faircourt/contracts/verification';
import { queryOptions } from '@tanstack/react-query';
import { answerOf, api } from '../../api/client.ts';

/** Below the life of a file key, so that documents can always be opened. */
const REFRESH_MS = 4 * 60 * 1000;

export const ownVerificationsQuery = queryOptions({
  queryKey: ['verifications', 'own'],
  queryFn: ({ signal }): Promise<FamilyVerifications> =>
    answerOf(api.GET('/api/own-verifications', { signal })),
  refetchInterval: REFRESH_MS,
});
