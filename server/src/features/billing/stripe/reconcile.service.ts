/**
 * Compares every subscription at Stripe that we began with our own plans. What differs is taken over as after a webhook; what we
 * cannot set right is listed for an admin. Nothing that was lost on the way stays lost longer than a night.
 */
import { DAY_MS } from '@faircourt/contracts/time';
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

/** One that fails stops no other. */
async function compare(deps: StripeDeps, stripeId: string): Promise<Difference[]> {
  const about = async () => ({ stripeId, planId: await findPlanIdOf(deps.db, stripeId) });
  try {
    const what = await mirrorPlan(deps, stripeId);
    if (what === 'taken_over') {
      return [{ ...(await about()), what, isOpen: false, detail: 'our plan was behind' }];
    }
    if (what === 'given_back') {
      const detail = 'the plan is paid otherwise, the money goes back';
      return [{ ...(await about()), what, isOpen: false, detail }];
    }
    return [];
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    return [{ ...(await about()), what: 'failed', isOpen: true, detail }];
  }
}
