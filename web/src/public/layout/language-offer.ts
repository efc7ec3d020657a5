/** Offers the page in the visitor's language, once. A choice made earlier counts more than the browser's list. */
import type { Locale } from '@faircourt/contracts/vocabulary';
import { isLocale, readStoredLocale, supportedLocale } from '../../i18n/locale.ts';

const DISMISSED_KEY = 'faircourt.language-offer';
const DISMISSED = 'dismissed';

export function offerLanguage(): void {
  const pageLocale = document.documentElement.lang;
  if (!isLocale(pageLocale) || wasDismissed()) return;
  const offered = offeredLocale(pageLocale, readStoredLocale(), navigator.languages);
  const card = document.querySelector<HTMLElement>(`[data-language-offer="${offered}"]`);
  if (!card) return;
  card.hidden = false;
  card.querySelector('[data-dismiss-offer]')?.addEventListener('click', () => {
    card.remove();
    rememberDismissal();
  });
}

export function offeredLocale(
  pageLocale: Locale,
  chosen: Locale | null,
  wishes: readonly string[],
): Locale | null {
  const wanted = chosen ?? supportedLocale(wishes);
  return wanted === pageLocale ? null : wanted;
}

function wasDismissed(): boolean {
  try {
    return localStorage.getItem(DISMISSED_KEY) === DISMISSED;
  } catch {
    // Storage is blocked, so a dismissal could not be kept: better no offer than one on every page.
    return true;
  }
}

function rememberDismissal(): void {
  try {
    localStorage.setItem(DISMISSED_KEY, DISMISSED);
  } catch {
    // The card is gone for this page; there is nothing more to do.
  }
}
