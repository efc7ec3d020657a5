/**
 * Compares every subscription at Stripe that we began with our own plans. What differs is taken over as after a webhook; what we
 * cannot set right is listed for an admin. Nothing that was lost on the way stays lost longer than a night.
 */
import { DAY_MS } from '@faircourt/contracts/time';
import { dayOf } from '../../../platform/clock.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import type { StripeDeps } from './card.payments.ts';
import { findPlanIdOf } from './card.store.ts';
import {
  insertComparison,
  listByCard,
  listGivenUp,
  listUnheard,
  type Difference,
} from './comparison.store.ts';
import { listUnlooked } from './looked-at.store.ts';
import { mirrorPlan, type OddPayment } from './mirror.service.ts';
import { listUnpaidPeriods } from './unpaid-periods.store.ts';

const PAGE = 100;
/** The queue tries a message for half an hour. */
const UNHEARD_MS = DAY_MS / 24;

/** What it found is stored, so that admins can read it. */
export async function reconcile(deps: StripeDeps): Promise<Difference[]> {
  const found: Difference[] = [];
  const seen = new Set<string>();
  for await (const { id, metadata } of deps.stripe.subscriptions.list({ status: 'all', limit: PAGE })) {
    if (!metadata['subscription_id']) continue;
    seen.add(id);
    found.push(...(await compare(deps, id)));
  }
  for (const { stripeId, planId } of await listByCard(deps.db)) {
    if (seen.has(stripeId)) continue;
    const detail = 'a plan of ours is paid by it, and Stripe does not know it';
    found.push({ stripeId, planId, what: 'gone_at_stripe', isOpen: true, detail, mark: '' });
  }
  found.push(...(await listGivenUp(deps.db)));
  const now = deps.clock.now();
  found.push(...(await listUnheard(deps.db, new Date(now.getTime() - UNHEARD_MS))));
  found.push(...(await listUnpaidPeriods(deps.db, now)));
  const left = await listUnlooked(deps.db, found);
  await inTransaction(deps.db, (trx) => insertComparison(trx, { now, compared: seen.size, found: left }));
  return left;
}

export function describeDifferences(differences: readonly Difference[]): string[] {
  if (differences.length === 0) return ['Stripe and our plans agree.'];
  return differences.map(
    ({ stripeId, what, isOpen, detail }) =>
      `${isOpen ? 'LOOK AT' : 'done   '} ${stripeId} ${what.replaceAll('_', ' ')}: ${detail}`,
  );
}

/**
 * By its invoice at Stripe: there somebody gives it back with a credit note, after which it is not listed any more. Who keeps it marks it
 * here as looked at; it comes back when the amount, the time or what it was for is another.
 */
function oddPayment(planId: string | null, payment: OddPayment): Difference {
  const { id, number, cents, backCents, period, plan, interval, isOfOther } = payment;
  const days = `${dayOf(period.from)} to ${dayOf(period.to)}`;
  const back = backCents > 0 ? `, of which ${backCents} went back` : '';
  const why = isOfOther
    ? `it was paid by a price of ${plan}, which this subscription is not for`
    : 'this subscription had paid for that time';
  const detail = `${number}, ${cents} cents${back}, for ${days}: ${why}, so it is in no book of ours`;
  const mark = [cents, backCents, dayOf(period.from), dayOf(period.to), plan, interval].join(' ');
  return { stripeId: id, planId, what: 'odd_payment', isOpen: true, detail, mark };
}

/** One that fails stops no other. */
async function compare(deps: StripeDeps, stripeId: string): Promise<Difference[]> {
  try {
    const { what, odd, planId } = await mirrorPlan(deps, stripeId);
    const found = odd.map((payment) => oddPayment(planId, payment));
    const done = { stripeId, planId, isOpen: false, mark: '' };
    if (what === 'taken_over') found.push({ ...done, what, detail: 'our plan was behind' });
    if (what === 'given_back') {
      found.push({ ...done, what, detail: 'the plan is paid otherwise, the money goes back' });
    }
    return found;
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    const planId = await findPlanIdOf(deps.db, stripeId);
    return [{ stripeId, planId, what: 'failed', isOpen: true, detail, mark: '' }];
  }
}
