/** What is left of a coach's complete profiles. Opening one tells the new figure, so it is kept under one key here. */
import type { Allowance } from '@faircourt/contracts/athlete-page';
import { queryOptions } from '@tanstack/react-query';
import { answerOf, api } from '../../api/client.ts';

export const allowanceQuery = queryOptions({
  queryKey: ['allowance'],
  queryFn: ({ signal }): Promise<Allowance> => answerOf(api.GET('/api/allowance', { signal })),
});
