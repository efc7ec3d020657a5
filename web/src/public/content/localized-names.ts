/** Dates and countries in a language's own words. */
import type { Locale } from '@faircourt/contracts/vocabulary';

/** A date without a time, such as 2026-11-15. In UTC, or the day could slip back by one. */
export function formatPlainDate(locale: Locale, date: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));
}

export function countryName(locale: Locale, code: string): string {
  return new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code;
}
