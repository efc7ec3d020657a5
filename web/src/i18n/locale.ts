/** Which language the interface speaks: detection, names and where the choice is kept. */
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@faircourt/contracts/vocabulary';
import { LANGUAGE_READ_KEY, LOCALE_STORAGE_KEY } from './locale-storage.ts';

/** A language names itself in its own words, whatever the interface speaks. */
export const LOCALE_NAMES: Record<Locale, string> = {
  en: 'English',
  es: 'Español',
  'pt-BR': 'Português',
};

export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value);
}

/** The closest supported language for a list of wishes such as `navigator.languages`. */
export function matchLocale(wishes: readonly string[]): Locale {
  return supportedLocale(wishes) ?? DEFAULT_LOCALE;
}

function supportedLocale(wishes: readonly string[]): Locale | null {
  for (const wish of wishes) {
    const language = wish.toLowerCase().split('-')[0];
    const match = LOCALES.find((locale) => locale.toLowerCase().split('-')[0] === language);
    if (match) return match;
  }
  return null;
}

/** What was chosen; else what was read on the way here; else what the browser asks for. */
export function preferredLocale(): Locale {
  return (
    readLocale(() => localStorage.getItem(LOCALE_STORAGE_KEY)) ??
    readLocale(() => sessionStorage.getItem(LANGUAGE_READ_KEY)) ??
    matchLocale(navigator.languages)
  );
}

function readLocale(read: () => string | null): Locale | null {
  try {
    const kept = read();
    return isLocale(kept) ? kept : null;
  } catch {
    // Storage may be blocked by the browser; the language then lasts for this visit only.
    return null;
  }
}

export function storeLocale(locale: Locale): void {
  try {
    localStorage.setItem(LOCALE_STORAGE_KEY, locale);
  } catch {
    // As above: nothing is lost but the memory of the choice.
  }
}
