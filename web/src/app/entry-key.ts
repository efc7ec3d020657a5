/**
 * The router calls the first entry of every document the same. With a key of its own that the browser keeps, as all later entries
 * have one, Back from a public page or after a reload finds the place on the page that was left for it. Made as the router makes
 * its own: `crypto.randomUUID` is not there on plain http, and without this the application would not start.
 */
export function keepEntryKey(): void {
  const state = history.state as { key?: string } | null;
  if (!state?.key) history.replaceState({ ...state, key: Math.random().toString(36).slice(2) }, '');
}
