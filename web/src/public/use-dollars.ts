/** Prices are in US dollars in every language, and say so where "$" alone could mean pesos. */
import type { Locale } from '@faircourt/contracts/vocabulary';
import { useLingui } from '@lingui/react';

const NUMBER_LOCALES: Record<string, string> = { es: 'es-419' } satisfies Partial<Record<Locale, string>>;

export function useDollars(): (amount: number) => string {
  const { locale } = useLingui().i18n;
  return (amount) => formatDollars(locale, amount);
}

export function formatDollars(locale: string, amount: number): string {
  return new Intl.NumberFormat(NUMBER_LOCALES[locale] ?? locale, {
    style: 'currency',
    currency: 'USD',
    maximumFractionDigits: 0,
  }).format(amount);
}
