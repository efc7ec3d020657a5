/** Dates and countries in a language's own words. */
import type { Locale } from '@faircourt/contracts/vocabulary';

/** A date without a time, such as 2026-11-15. In UTC, or the day could slip back by one. */
export function formatPlainDate(locale: Locale, date: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));
}

/** A year, a month or a day: 2024, 2025-06 or 2026-01-27, as precisely as it is known. */
export function formatPartialDate(locale: Locale, date: string): string {
  const [, month, day] = date.split('-');
  if (day !== undefined) return formatPlainDate(locale, date);
  return new Intl.DateTimeFormat(locale, {
    year: 'numeric',
    ...(month !== undefined && { month: 'long' }),
    timeZone: 'UTC',
  }).format(new Date(date));
}

export function countryName(locale: Locale, code: string): string {
  return new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code;
}
