/** The pages behind the current one in this tab, so that a way back in a page can be the browser's own. */

const PAGES = new Map<number, string>();

/** Called with every page that is opened. */
export function leaveTrail(pathname: string): void {
  PAGES.set(place(), pathname);
}

/** Whether a page is one of a row that was walked through, each from the one before. */
type IsOfRow = (pathname: string) => boolean;

/** How many of the browser's steps lead back to this page, past nothing but pages of the same row; null where none do. */
export function stepsBackTo(pathname: string, isOfRow: IsOfRow = () => false): number | null {
  for (let steps = 1; ; steps += 1) {
    const behind = PAGES.get(place() - steps);
    if (behind === pathname) return steps;
    if (behind === undefined || !isOfRow(behind)) return null;
  }
}

/** The router counts its entries. */
function place(): number {
  const state: unknown = window.history.state;
  const isCounted = typeof state === 'object' && state !== null && 'idx' in state;
  return isCounted && typeof state.idx === 'number' ? state.idx : 0;
}
