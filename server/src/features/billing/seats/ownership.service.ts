/** A subscription that changes hands: the owner asks somebody of the staff, who has to say yes. */
import type { OfferOwnership } from '@faircourt/contracts/team';
import { actedBy } from '../../../access/engine/acted-by.ts';
import type { Guard } from '../../../access/engine/guard.ts';
import { loadDeskFacts, loadSeatFacts } from '../../../access/facts/load-desk-facts.ts';
import { holdFor } from '../../../access/holding/hold-for.ts';
import { recordEvent } from '../../../platform/audit.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { settleOwnPlans } from './desk.service.ts';
import { handedOver, offerEnded, ownershipOffered } from './seat.events.ts';
import { OFFER_PER_COLLEAGUE, OFFER_PER_OWNER } from './seat.limits.ts';
import { ownDeskId } from './seat-invitation.service.ts';
import { storeHandOver, storeOffer } from './ownership.store.ts';
import { listOwnDesks, listSeats, parkOwnSeats } from './seat.store.ts';
import type { SeatDeps } from './seats.deps.ts';

type Deps = Pick<SeatDeps, 'db'>;

/** Asking another one replaces the question. */
export async function offerOwnership(
  deps: Pick<SeatDeps, 'db' | 'limiter'>,
  guard: Guard,
  { seat_id: seatId }: OfferOwnership,
): Promise<void> {
  const seen = guard.authorise('team.offer', await loadSeatFacts(deps.db, seatId));
  if (seen.desk.offeredTo === seen.userId) return;
  await deps.limiter.count([
    { limit: OFFER_PER_OWNER, key: actedBy(guard).userId },
    { limit: OFFER_PER_COLLEAGUE, key: seen.userId },
  ]);
  await inTransaction(deps.db, async (trx) => {
    const { desk, userId } = await holdFor(trx, guard, 'team.offer', {
      records: { subscription: seen.desk.subscriptionId },
      load: () => loadSeatFacts(trx, seatId),
    });
    if (desk.offeredTo === userId) return;
    const held = await listSeats(trx, desk.subscriptionId);
    if (!held.some(({ id }) => id === seatId)) {
      throw new AppError('conflict', 'This person has left. Load the page again.');
    }
    await storeOffer(trx, desk.subscriptionId, { toUserId: userId, now: guard.now });
    await recordEvent(trx, ownershipOffered(desk.subscriptionId, userId, actedBy(guard)), guard.now);
  });
}

/** The owner takes the question back, or the person says no. */
export async function endOffer(deps: Deps, guard: Guard): Promise<void> {
  const deskId = ownDeskId(guard);
  await inTransaction(deps.db, async (trx) => {
    const { subscriptionId, offeredTo, ownerUserId } = await holdFor(trx, guard, 'team.end_offer', {
      records: { subscription: deskId },
      load: () => loadDeskFacts(trx, deskId),
    });
    if (offeredTo === null) return;
    await storeOffer(trx, subscriptionId, null);
    const asked = { userId: offeredTo, ownerUserId };
    await recordEvent(trx, offerEnded(subscriptionId, asked, actedBy(guard)), guard.now);
  });
}

/** The former owner keeps a seat. */
export async function takeOver(deps: Deps, guard: Guard): Promise<void> {
  const deskId = ownDeskId(guard);
  const seen = guard.authorise('team.take_over', await loadDeskFacts(deps.db, deskId));
  await inTransaction(deps.db, async (trx) => {
    const by = actedBy(guard);
    const own = (await listOwnDesks(trx, by.userId)).map(({ id }) => id);
    const { subscriptionId, ownerUserId } = await holdFor(trx, guard, 'team.take_over', {
      records: { account: [by.userId, seen.ownerUserId], subscription: [...own, seen.subscriptionId] },
      load: () => loadDeskFacts(trx, deskId),
    });
    await settleOwnPlans(trx, by.userId, { by, now: guard.now });
    const people = { fromUserId: ownerUserId, toUserId: by.userId, by: by.userId };
    await storeHandOver(trx, { subscriptionId, ...people, reason: null, now: guard.now });
    await parkOwnSeats(trx, { userId: ownerUserId, except: subscriptionId, now: guard.now });
    const data = { from_user_id: ownerUserId, to_user_id: by.userId, is_by_admin: false };
    await recordEvent(trx, handedOver(subscriptionId, data, by), guard.now);
  });
}
