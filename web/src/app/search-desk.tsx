/** /search with what other features add to it: features do not know each other, so they meet here. */
import { ComparePicked } from '../domain/compare/compare-picked.tsx';
import { CompareToggle, CompareTray } from '../features/athletes/compare/compare-tray.tsx';
import { AthletePanel } from '../features/athletes/page/athlete-panel.tsx';
import { ExportSearch } from '../features/search/export-search.tsx';
import { SearchPage } from '../features/search/search-page.tsx';
import type { SearchSlots } from '../features/search/search-slots.ts';

const SLOTS: SearchSlots = {
  renderAthlete: (id) => <AthletePanel key={id} id={id} />,
  renderCardAction: (athlete) => <CompareToggle athlete={athlete} />,
  renderPickedActions: (athleteIds, search) => (
    <>
      <ComparePicked athleteIds={athleteIds} />
      <ExportSearch search={search} athleteIds={athleteIds} />
    </>
  ),
  renderSearchActions: (search) => <ExportSearch search={search} athleteIds={null} />,
};

export function SearchDesk() {
  return (
    <>
      <SearchPage slots={SLOTS} />
      <CompareTray />
    </>
  );
}
