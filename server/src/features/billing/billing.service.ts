/** The billing page of a coach, and what the owner of a plan decides there. */
import type { Billing, BillingDetails, ChooseOffer, SaveBillingDetails } from '@faircourt/contracts/billing';
import type { Transaction } from 'kysely';
import { actedBy } from '../../access/engine/acted-by.ts';
import type { Guard } from '../../access/engine/guard.ts';
import { loadDeskFacts } from '../../access/facts/load-desk-facts.ts';
import { holdFor } from '../../access/holding/hold-for.ts';
import { recordEvent } from '../../platform/audit.ts';
import type { Clock } from '../../platform/clock.ts';
import { inTransaction, type Database, type Queries } from '../../platform/database/database.ts';
import type { DB } from '../../platform/database/schema.gen.ts';
import type { RateLimiter } from '../../platform/rate-limit.ts';
import { CHOOSE_PER_PLAN, RESUME_PER_PLAN } from './billing.limits.ts';
import { presentBilling, presentNoPlan } from './billing.presenter.ts';
import { findBilledDesk, findBilledDeskOf, findDetails, findPrices, storeDetails } from './billing.store.ts';
import { findInvoice, findOpenInvoiceId } from './invoices/invoice.store.ts';
import { changeDropped, detailsSaved, offerChosen, planCancelled, planResumed } from './life/life.events.ts';
import { findLife, listEndedBySuspension } from './life/life.store.ts';
import { takeStep, type Taken } from './life/live.service.ts';
import { endsWhenCancelled } from './life/moments.ts';
import { passTime } from './life/pass-time.ts';
import { SCOUT_DESK } from './stripe/card-desk.ts';
import type { CardPayments } from './stripe/card.payments.ts';
import { isByCard, wishByCard, type CardWished } from './stripe/wish.service.ts';
import { listOrdersOf } from './orders/order.store.ts';

interface Deps {
  db: Database;
}

type WishDeps = Deps & { clock: Clock; cards: CardPayments | null };

type LimitedDeps = WishDeps & { limiter: RateLimiter };

export async function readBilling(deps: Deps, guard: Guard): Promise<Billing> {
  guard.authorise('billing.read');
  return presentFor(deps.db, actedBy(guard).userId, guard.now);
}

export async function chooseOffer(deps: LimitedDeps, guard: Guard, offer: ChooseOffer): Promise<Billing> {
  if (await isByCard(deps.db, guard, SCOUT_DESK)) {
    return askByCard(deps, guard, { kind: 'change', offer, limit: CHOOSE_PER_PLAN });
  }
  return decide(deps, guard, async (trx, subscriptionId, taken) => {
    await takeStep(trx, subscriptionId, { kind: 'chosen', offer }, taken);
    await deps.limiter.count([{ limit: CHOOSE_PER_PLAN, key: subscriptionId }], trx);
    await recordEvent(trx, offerChosen(subscriptionId, offer, taken.by), taken.now);
  });
}

/** Ends with what is paid, or at once when nothing is: foresee-cancel says which before. */
export async function cancelPlan(deps: LimitedDeps, guard: Guard): Promise<Billing> {
  if (await isByCard(deps.db, guard, SCOUT_DESK)) return askByCard(deps, guard, { kind: 'cancel' });
  return decide(deps, guard, async (trx, subscriptionId, taken) => {
    const before = await findLife(trx, subscriptionId);
    const life = await takeStep(trx, subscriptionId, { kind: 'cancelled' }, taken);
    // What had ended is not cancelled: an invoice is taken back, and that is in the log.
    if (before && passTime(before.life, taken.now).life.stage === 'lapsed') return;
    const endsAt = endsWhenCancelled(life, taken.now);
    await recordEvent(trx, planCancelled(subscriptionId, endsAt, taken.by), taken.now);
  });
}

export async function resumePlan(deps: LimitedDeps, guard: Guard): Promise<Billing> {
  if (await isByCard(deps.db, guard, SCOUT_DESK)) {
    return askByCard(deps, guard, { kind: 'resume', limit: RESUME_PER_PLAN });
  }
  return decide(deps, guard, async (trx, subscriptionId, taken) => {
    await takeStep(trx, subscriptionId, { kind: 'resumed' }, taken);
    await deps.limiter.count([{ limit: RESUME_PER_PLAN, key: subscriptionId }], trx);
    await recordEvent(trx, planResumed(subscriptionId, taken.by), taken.now);
  });
}

export async function keepPlan(deps: LimitedDeps, guard: Guard): Promise<Billing> {
  if (await isByCard(deps.db, guard, SCOUT_DESK)) return askByCard(deps, guard, { kind: 'keep' });
  return decide(deps, guard, async (trx, subscriptionId, taken) => {
    await takeStep(trx, subscriptionId, { kind: 'kept' }, taken);
    await recordEvent(trx, changeDropped(subscriptionId, taken.by), taken.now);
  });
}

/** For invoices from now on: those that were issued stay as they are. */
export function saveDetails(deps: Deps, guard: Guard, details: SaveBillingDetails): Promise<Billing> {
  return decide(deps, guard, async (trx, subscriptionId, { by, now }) => {
    const before = await findDetails(trx, subscriptionId);
    const fields = changedDetails(before, details);
    if (fields.length === 0) return;
    await storeDetails(trx, subscriptionId, details, now);
    await recordEvent(trx, detailsSaved(subscriptionId, fields, by), now);
  });
}

export function changedDetails(before: BillingDetails | null, details: SaveBillingDetails): string[] {
  return DETAILS.filter((field) => before?.[field] !== details[field]);
}

const DETAILS = [
  'buyer_name',
  'address_line1',
  'address_line2',
  'city',
  'region',
  'postal_code',
  'country_code',
  'tax_number',
] as const;

export async function decide(
  deps: Deps,
  guard: Guard,
  change: (trx: Transaction<DB>, subscriptionId: string, taken: Taken) => Promise<void>,
): Promise<Billing> {
  const deskId = (await findBilledDeskOf(deps.db, guard.actor))?.id ?? null;
  return inTransaction(deps.db, async (trx) => {
    const { subscriptionId } = await holdFor(trx, guard, 'billing.manage', {
      records: { subscription: deskId },
      load: () => loadDeskFacts(trx, deskId),
    });
    await change(trx, subscriptionId, { by: actedBy(guard), now: guard.now });
    return presentFor(trx, actedBy(guard).userId, guard.now);
  });
}

/** What the owner of a plan wants that is paid by card: written down, asked of the payment service, and read again. */
async function askByCard(deps: LimitedDeps, guard: Guard, wish: CardWished): Promise<Billing> {
  await wishByCard(deps, guard, SCOUT_DESK, wish);
  return presentFor(deps.db, actedBy(guard).userId, deps.clock.now());
}

/** As it is now, also where the clock has not come by yet. */
export async function presentFor(queries: Queries, userId: string, now: Date): Promise<Billing> {
  const prices = await findPrices(queries);
  const desk = await findBilledDesk(queries, userId);
  const found = desk && (await findLife(queries, desk.id));
  if (!desk || !found) return presentNoPlan(prices);
  const { life } = passTime(found.life, now);
  const openId = await findOpenInvoiceId(queries, desk.id);
  const stillOpen =
    openId !== null && life.bill?.isPaid === false ? await findInvoice(queries, openId) : null;
  return presentBilling({
    desk,
    life,
    trialEndsAt: found.trialEndsAt,
    prices,
    details: await findDetails(queries, desk.id),
    openInvoice: stillOpen?.ordinal === life.bill?.ordinal ? stillOpen : null,
    isEndedBySuspension: (await listEndedBySuspension(queries, desk.owner_user_id)).includes(desk.id),
    orders: await listOrdersOf(queries, { subscriptionId: desk.id, userId }),
    isOwner: desk.owner_user_id === userId,
    now,
  });
}
