/** /search with the athletes' own page in its side panel: features do not know each other, so they meet here. */
import { AthletePanel } from '../features/athletes/page/athlete-panel.tsx';
import { SearchPage } from '../features/search/search-page.tsx';

export function SearchDesk() {
  return <SearchPage renderAthlete={(id) => <AthletePanel key={id} id={id} />} />;
}
