/** What other features put into /search. They do not know each other: `app/search-desk.tsx` hands these over. */
import type { ReactNode } from 'react';
import type { Search } from './search-address.ts';

export interface SearchSlots {
  /** One athlete beside the results. */
  renderAthlete: (athleteId: string) => ReactNode;
  /** A button on the card of one athlete. */
  renderCardAction: (athlete: { id: string; name: string }) => ReactNode;
  /** Buttons and links for the rows that are picked, in the order of the rows. One at least is picked. */
  renderPickedActions: (athleteIds: readonly string[], search: Search) => ReactNode;
  /** Buttons and links for everybody whom the search finds. */
  renderSearchActions: (search: Search) => ReactNode;
}
