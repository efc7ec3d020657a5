/** What happens to saved searches, as entries of the log of the coach who did it. Their names are people's own words. */
import type { EventActor, EventOf, FaircourtEvent } from '@faircourt/contracts/events';
import type { SavedSearchRow } from './saved-search.store.ts';

type SavedSearchEvent = EventOf<`saved_search.${'saved' | 'renamed' | 'deleted' | 'restored'}`>['type'];

export function savedSearchEvent(
  type: SavedSearchEvent,
  { id, subscription_id }: Pick<SavedSearchRow, 'id' | 'subscription_id'>,
  by: EventActor & { userId: string },
): FaircourtEvent {
  return { chain: by.userId, type, actor: by, data: { saved_search_id: id, subscription_id } };
}
