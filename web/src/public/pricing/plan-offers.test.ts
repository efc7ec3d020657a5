import { PLAN_PRICES, PRO_ANNUAL_SAVING, PRO_ANNUAL_SAVING_PERCENT } from '@faircourt/contracts/plan-prices';
import { PLANS } from '@faircourt/contracts/vocabulary';
import { expect, test } from 'vitest';
import { formatDollars } from '../use-dollars.ts';
import { PLAN_OFFERS } from './plan-offers.ts';

test('the five plans are sold in their order, and Pro Scout alone is the most popular', () => {
  expect(PLAN_OFFERS.map(({ plan }) => plan)).toEqual(PLANS);
  expect(PLAN_OFFERS.filter((offer) => offer.isMostPopular).map(({ plan }) => plan)).toEqual(['pro_scout']);
});

test('each button leads where the specification says, with the role first', () => {
  expect(PLAN_OFFERS.map(({ action }) => action.href)).toEqual([
    '/auth?mode=signup&role=athlete',
    '/auth?mode=signup&role=coach&plan=basic_scout',
    '/auth?mode=signup&role=coach&plan=pro_scout',
    '/support?type=nil-consulting',
    '/auth?mode=signup&role=coach&next=%2Fdashboard%2Freports',
  ]);
});

test('annual Pro Scout saves 3,000 dollars, a quarter of twelve monthly payments', () => {
  expect(PLAN_PRICES.pro_scout).toEqual({ monthly: 1000, annual: 9000 });
  expect([PRO_ANNUAL_SAVING, PRO_ANNUAL_SAVING_PERCENT]).toEqual([3000, 25]);
});

test('a price names its currency where a plain $ could be pesos or reais', () => {
  expect(formatDollars('en', 1500)).toBe('$1,500');
  expect(formatDollars('es', 1500)).toMatch(/^USD\s1,500$/);
  expect(formatDollars('pt-BR', 1500)).toMatch(/^US\$\s1\.500$/);
});
