/** The pages behind the current one in this tab, so that a way back in a page can be the browser's own. */

const PAGES = new Map<number, string>();

/** Called with every page that is opened. */
export function leaveTrail(pathname: string): void {
  PAGES.set(place(), pathname);
}

/** Whether the browser's Back leads to this page. */
export function isBehind(pathname: string): boolean {
  return PAGES.get(place() - 1) === pathname;
}

/** The router counts its entries. */
function place(): number {
  const state: unknown = window.history.state;
  const isCounted = typeof state === 'object' && state !== null && 'idx' in state;
  return isCounted && typeof state.idx === 'number' ? state.idx : 0;
}
