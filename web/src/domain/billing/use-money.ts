/** Amounts arrive in cents. They are US dollars in every language, and say so where "$" alone could mean pesos. */
import { numberLocale } from '@faircourt/contracts/number-locale';
import { useLingui } from '@lingui/react';

export interface Money {
  amount_cents: number;
  currency: 'USD';
}

/** "$199" for prices; an invoice always shows the cents: `money(amount, 'exact')`. */
export function useMoney(): (money: Money, form?: 'short' | 'exact') => string {
  const { locale } = useLingui().i18n;
  return (money, form = 'short') => formatMoney(locale, money, form);
}

export function formatMoney(
  locale: string,
  { amount_cents: cents, currency }: Money,
  form: 'short' | 'exact',
): string {
  return new Intl.NumberFormat(numberLocale(locale), {
    style: 'currency',
    currency,
    trailingZeroDisplay: form === 'short' ? 'stripIfInteger' : 'auto',
  }).format(cents / 100);
}
