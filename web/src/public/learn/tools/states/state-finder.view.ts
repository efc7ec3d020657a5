/** What the filters show on the map and in the table, and the keys that move over the map. */
import { matchesQuery } from '../../articles/article-search-text.ts';
import { enhanceFilters, type Filters } from '../../filtered-list.ts';
import { stepOnMap } from './map-places.ts';

export function enhanceFinder(finder: HTMLElement, filters: HTMLFormElement): void {
  const rows = [...finder.querySelectorAll<HTMLElement>('[data-state]')];
  const tiles = [...finder.querySelectorAll<HTMLElement>('[data-tile]')];
  const shownTiles = () => tiles.filter((tile) => !tile.hidden);
  const keepOneTabStop = enhanceKeys(finder.querySelector<HTMLElement>('[data-state-map]'), shownTiles);

  enhanceFilters(finder, filters, (wanted) => {
    for (const row of rows) row.hidden = !isWanted(row, wanted);
    const shown = new Set(rows.filter((row) => !row.hidden).map(({ dataset }) => dataset.state));
    for (const tile of tiles) {
      tile.hidden = !shown.has(tile.dataset.tile);
      tile.parentElement?.toggleAttribute('data-out', tile.hidden);
    }
    keepOneTabStop();
    return shown.size;
  });
}

function isWanted({ dataset }: HTMLElement, { q = '', status, deadline }: Filters): boolean {
  return (
    (!status || dataset.status === status) &&
    (!deadline || dataset.deadline === deadline) &&
    matchesQuery(dataset.words ?? '', q)
  );
}

/** Arrows instead of 51 tab stops. Returns what makes one square of those shown the way in. */
function enhanceKeys(map: HTMLElement | null, shownTiles: () => HTMLElement[]): () => void {
  const enterAt = (entry: HTMLElement | undefined) => {
    for (const tile of shownTiles()) tile.tabIndex = tile === entry ? 0 : -1;
  };
  map?.addEventListener('keydown', (event) => {
    const shown = shownTiles();
    const from = shown.find((tile) => tile === document.activeElement)?.dataset.tile;
    if (from === undefined || event.metaKey || event.ctrlKey || event.altKey) return;
    const codes = shown.map(({ dataset }) => dataset.tile ?? '');
    const next = stepOnMap(codes, from, event.key);
    const tile = shown.find(({ dataset }) => dataset.tile === next);
    if (!tile) return;
    event.preventDefault();
    enterAt(tile);
    tile.focus();
  });
  return () => {
    const shown = shownTiles();
    enterAt(shown.find((tile) => tile.tabIndex === 0 && tile === document.activeElement) ?? shown[0]);
  };
}
