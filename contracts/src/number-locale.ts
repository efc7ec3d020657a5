/**
 * How each language writes numbers and money, on screens, in emails and in PDFs: one convention for each. Spanish here is Latin
 * American: most of its readers, in the United States, Mexico and Puerto Rico, write 9,000.50; "es" alone would be Spain's 9000,50.
 */
import type { Locale } from './vocabulary.ts';

const NUMBER_LOCALES: Record<string, string> = { es: 'es-419' } satisfies Partial<Record<Locale, string>>;

export function numberLocale(locale: string): string {
  return NUMBER_LOCALES[locale] ?? locale;
}
