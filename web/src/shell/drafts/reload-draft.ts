/**
 * What a page keeps over its own reload holds a family's data, and is good for a minute. A reload that failed would leave
 * it in the tab for as long as that is open, so every document that starts sweeps it away.
 */
import { dropDraftsWhere } from './drafts.ts';

export const RELOAD_DRAFT = 'reload';
/** A document that comes later was opened by the person, who expects the page from its start. */
const GOOD_FOR_MS = 60_000;

export function isRecentView(stored: unknown): boolean {
  if (typeof stored !== 'object' || stored === null || !('kept_at' in stored)) return false;
  return typeof stored.kept_at === 'number' && Date.now() - stored.kept_at < GOOD_FOR_MS;
}

export function sweepReloadDrafts(): void {
  dropDraftsWhere(RELOAD_DRAFT, (stored) => !isRecentView(stored));
}

/** At the end of a session, also of one that ran out. */
export function dropReloadDrafts(): void {
  dropDraftsWhere(RELOAD_DRAFT, () => true);
}
