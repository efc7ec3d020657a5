/**
 * The first view is what the build has drawn of a page. The browser shows it while the application's code is on its way;
 * preferences.js says at the document's root whether there is one, and for whom.
 */

/** What replaces the first view must not let the page appear a second time. */
export function isFirstViewShown(): boolean {
  return globalThis.document === undefined || document.documentElement.dataset['first'] !== undefined;
}

/** From here on the application itself is on the screen. */
export function endFirstView(): void {
  const root = document.documentElement;
  delete root.dataset['first'];
  delete root.dataset['reloaded'];
  delete root.dataset['role'];
  root.style.removeProperty('--name');
}
