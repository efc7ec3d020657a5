/** /search with what other features add to it: features do not know each other, so they meet here. */
import { ComparePicked } from '../domain/compare/compare-picked.tsx';
import { CompareToggle, CompareTray } from '../features/athletes/compare/compare-tray.tsx';
import { AthletePanel } from '../features/athletes/page/athlete-panel.tsx';
import { SearchPage } from '../features/search/search-page.tsx';
import type { SearchSlots } from '../features/search/search-slots.ts';

const SLOTS: SearchSlots = {
  renderAthlete: (id) => <AthletePanel key={id} id={id} />,
  renderCardAction: (athlete) => <CompareToggle athlete={athlete} />,
  renderPickedActions: (athleteIds) => <ComparePicked athleteIds={athleteIds} />,
  renderSearchActions: () => null,
};

export function SearchDesk() {
  return (
    <>
      <SearchPage slots={SLOTS} />
      <CompareTray />
    </>
  );
}
