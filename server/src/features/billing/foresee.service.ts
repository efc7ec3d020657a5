/** What a choice or an end would do, said before anybody confirms it. Nothing is changed. */
import {
  RENEWAL_NOTICE_DAYS,
  type ChooseOffer,
  type ForeseenCancel,
  type ForeseenChoice,
  type PlanBenefit,
} from '@faircourt/contracts/billing';
import type { BilledPlan } from '@faircourt/contracts/vocabulary';
import type { Guard } from '../../access/engine/guard.ts';
import { loadDeskFacts } from '../../access/facts/load-desk-facts.ts';
import type { Database } from '../../platform/database/database.ts';
import { foreseeOffer, priceOf, unpaidUntil } from './billing.presenter.ts';
import { findBilledDeskOf, findPrices, type BilledDesk, type Prices } from './billing.store.ts';
import type { Life } from './life/life.ts';
import { findLife } from './life/life.store.ts';
import { endsWhenCancelled } from './life/moments.ts';
import { passTime } from './life/pass-time.ts';
import { addDays } from './life/periods.ts';

/** What only Pro Scout has. */
const PRO_BENEFITS: readonly PlanBenefit[] = [
  'seats',
  'alerts',
  'csv_export',
  'summaries',
  'unlimited_profiles',
];

export async function foreseeChoice(db: Database, guard: Guard, offer: ChooseOffer): Promise<ForeseenChoice> {
  const { desk, life, prices } = await load(db, guard);
  const { now } = guard;
  const { from, chargedOn } = foreseeOffer(life, now);
  const before = life.stage === 'lapsed' ? null : life.plan;
  const isLess = before === 'pro_scout' && offer.plan === 'basic_scout';
  return {
    takes_effect_on: from?.toISOString() ?? null,
    is_at_once: from !== null && from <= now,
    charge: {
      ...priceOf(prices, offer),
      on: (chargedOn ?? addDays(now, RENEWAL_NOTICE_DAYS)).toISOString(),
    },
    unpaid_until: unpaidUntil(life, now)?.toISOString() ?? null,
    seats_over: Math.max(0, desk.seats_used - prices[offer.plan].seats),
    alerts_locked: isLess ? desk.alerts : 0,
    loses: isLess ? [...PRO_BENEFITS] : [],
    gains: gains(before, offer.plan),
  };
}

export async function foreseeCancel(db: Database, guard: Guard): Promise<ForeseenCancel> {
  const { desk, life } = await load(db, guard);
  const isPro = life.plan === 'pro_scout' && life.stage !== 'lapsed';
  return {
    ends_on: endsWhenCancelled(life, guard.now).toISOString(),
    // The owner's own seat opens nothing either, and comes back with the plan.
    seats_over: Math.max(0, desk.seats_used - 1),
    alerts_locked: isPro ? desk.alerts : 0,
    loses: isPro ? [...PRO_BENEFITS] : [],
  };
}

function gains(before: BilledPlan | null, after: BilledPlan): PlanBenefit[] {
  return after === 'pro_scout' && before !== 'pro_scout' ? [...PRO_BENEFITS] : [];
}

async function load(db: Database, guard: Guard): Promise<{ desk: BilledDesk; life: Life; prices: Prices }> {
  const desk = await findBilledDeskOf(db, guard.actor);
  guard.authorise('billing.manage', await loadDeskFacts(db, desk?.id ?? null));
  const found = desk && (await findLife(db, desk.id));
  if (!found) throw new Error('A plan was there a moment ago');
  return { desk, life: passTime(found.life, guard.now).life, prices: await findPrices(db) };
}
