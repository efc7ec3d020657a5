/** /search with what other features add to it: features do not know each other, so they meet here. */
import { AthletePanel } from '../features/athletes/page/athlete-panel.tsx';
import { SearchPage } from '../features/search/search-page.tsx';
import type { SearchSlots } from '../features/search/search-slots.ts';

const SLOTS: SearchSlots = {
  renderAthlete: (id) => <AthletePanel key={id} id={id} />,
  renderPickedActions: () => null,
  renderSearchActions: () => null,
};

export function SearchDesk() {
  return <SearchPage slots={SLOTS} />;
}
