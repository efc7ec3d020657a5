/**
 * Compares every subscription at Stripe that we began with our own plans. What differs is taken over as after a webhook; what we
 * cannot set right is listed for an admin. Nothing that was lost on the way stays lost longer than a night.
 */
import { DAY_MS } from '@faircourt/contracts/time';
import { dayOf } from '../../../platform/clock.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import type { Receipt } from '../life/mirror.ts';
import type { StripeDeps } from './card.payments.ts';
import { findPlanIdOf } from './card.store.ts';
import {
  insertComparison,
  listByCard,
  listGivenUp,
  listUnheard,
  type Difference,
} from './comparison.store.ts';
import { mirrorPlan } from './mirror.service.ts';

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
    found.push({ stripeId, planId, what: 'gone_at_stripe', isOpen: true, detail });
  }
  found.push(...(await listGivenUp(deps.db)));
  const now = deps.clock.now();
  found.push(...(await listUnheard(deps.db, new Date(now.getTime() - UNHEARD_MS))));
  await inTransaction(deps.db, (trx) => insertComparison(trx, { now, compared: seen.size, found }));
  return found;
}

export function describeDifferences(differences: readonly Difference[]): string[] {
  if (differences.length === 0) return ['Stripe and our plans agree.'];
  return differences.map(
    ({ stripeId, what, isOpen, detail }) =>
      `${isOpen ? 'LOOK AT' : 'done   '} ${stripeId} ${what.replaceAll('_', ' ')}: ${detail}`,
  );
}

/** By its invoice at Stripe: there somebody keeps it, or gives it back with a credit note, after which it is not listed any more. */
function oddPayment(planId: string | null, { id, number, cents, period }: Receipt): Difference {
  const days = `${dayOf(period.from)} to ${dayOf(period.to)}`;
  const detail = `${number}, ${cents} cents, for ${days}: this subscription had paid for that time, so it is in no book of ours`;
  return { stripeId: id, planId, what: 'odd_payment', isOpen: true, detail };
}

/** One that fails stops no other. */
async function compare(deps: StripeDeps, stripeId: string): Promise<Difference[]> {
  const about = async () => ({ stripeId, planId: await findPlanIdOf(deps.db, stripeId) });
  try {
    const { what, odd } = await mirrorPlan(deps, stripeId);
    const { planId } = await about();
    const found = odd.map((receipt) => oddPayment(planId, receipt));
    if (what === 'taken_over') {
      found.push({ stripeId, planId, what, isOpen: false, detail: 'our plan was behind' });
    }
    if (what === 'given_back') {
      const detail = 'the plan is paid otherwise, the money goes back';
      found.push({ stripeId, planId, what, isOpen: false, detail });
    }
    return found;
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    return [{ ...(await about()), what: 'failed', isOpen: true, detail }];
  }
}
