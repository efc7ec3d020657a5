import { LIMITS } from '@faircourt/contracts/limits';
import { PLAN_PRICES } from '@faircourt/contracts/plan-prices';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase, type FreshDatabase } from '../../../test/app/fresh-database.ts';

let fresh: FreshDatabase;
beforeAll(async () => {
  fresh = await freshDatabase();
});
afterAll(() => fresh.drop());

test('what the public pages print is what the plans table charges', async () => {
  const plans = await fresh.db.selectFrom('plans').selectAll().execute();
  const charged = Object.fromEntries(
    plans.map(({ plan, monthly_price_cents, annual_price_cents }) => [
      plan,
      { monthly: monthly_price_cents, annual: annual_price_cents },
    ]),
  );
  const { basic_scout, pro_scout, global_report } = PLAN_PRICES;
  expect(charged).toMatchObject({
    athlete: { monthly: 0, annual: 0 },
    basic_scout: { monthly: basic_scout.monthly * 100, annual: null },
    pro_scout: { monthly: pro_scout.monthly * 100, annual: pro_scout.annual * 100 },
    nil_consulting: { monthly: null, annual: null },
    global_report: { monthly: null, annual: global_report.annual * 100 },
  });
});

test('what the plans promise is what the plans table allows', async () => {
  const plans = await fresh.db.selectFrom('plans').select(['plan', 'profiles_per_month', 'seats']).execute();
  const allowed = Object.fromEntries(plans.map(({ plan, ...rest }) => [plan, rest]));
  expect(allowed['basic_scout']).toEqual({
    profiles_per_month: LIMITS.basicScoutProfilesPerMonth,
    seats: 1,
  });
  expect(allowed['pro_scout']).toEqual({ profiles_per_month: null, seats: LIMITS.proScoutSeats });
});
