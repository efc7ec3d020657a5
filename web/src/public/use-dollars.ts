/** Prices are in US dollars in every language, and say so where "$" alone could mean pesos. */
import { numberLocale } from '@faircourt/contracts/number-locale';
import { useLingui } from '@lingui/react';

export function useDollars(): (amount: number) => string {
  const { locale } = useLingui().i18n;
  return (amount) => formatDollars(locale, amount);
}

export function formatDollars(locale: string, amount: number): string {
  return new Intl.NumberFormat(numberLocale(locale), {
    style: 'currency',
    currency: 'USD',
    maximumFractionDigits: 0,
  }).format(amount);
}
