/** What coaches ask of the families that the reader decides for: their page, the dashboard and the navigation read one answer. */
import type { FamilyRequestList } from '@faircourt/contracts/requests';
import { queryOptions } from '@tanstack/react-query';
import { answerOf, api } from '../api/client.ts';
import { askedTogether, type AskedTogether } from './asked-together.ts';

export const familyRequestsQuery = queryOptions({
  queryKey: ['requests', 'family'],
  queryFn: ({ signal }): Promise<FamilyRequestList> => answerOf(api.GET('/api/requests', { signal })),
});

/** One card per coach and athlete, without what was put off. */
export function waitingCards(list: FamilyRequestList): AskedTogether[] {
  return askedTogether(waitingRequests(list));
}

/** What every number says, wherever it stands: how many requests wait. A card may hold several. */
export function waitingRequests({ open }: FamilyRequestList): FamilyRequestList['open'] {
  return open.filter(({ set_aside_until }) => set_aside_until === null);
}
