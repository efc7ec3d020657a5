import { expect, test } from 'vitest';
import { formatMoney } from './use-money.ts';

const price = { amount_cents: 100_000, currency: 'USD' } as const;

test('a price leaves the cents out, an invoice never does', () => {
  expect(formatMoney('en', price, 'short')).toBe('$1,000');
  expect(formatMoney('en', price, 'exact')).toBe('$1,000.00');
  expect(formatMoney('en', { ...price, amount_cents: 19_950 }, 'short')).toBe('$199.50');
});

test('an amount names its currency where a plain $ could be pesos or reais', () => {
  expect(formatMoney('es', price, 'exact')).toMatch(/^USD\s1,000\.00$/);
  expect(formatMoney('pt-BR', price, 'exact')).toMatch(/^US\$\s1\.000,00$/);
});
