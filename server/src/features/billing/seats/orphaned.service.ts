/** A subscription whose owner's account is closed or suspended: an admin hands it to somebody of the staff. */
import type { HandOver, UserDesks } from '@faircourt/contracts/team';
import { actedBy } from '../../../access/engine/acted-by.ts';
import type { Guard } from '../../../access/engine/guard.ts';
import { loadHandOverFacts } from '../../../access/facts/load-desk-facts.ts';
import { holdFor } from '../../../access/holding/hold-for.ts';
import { recordEvent } from '../../../platform/audit.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { refuseBusy, requireDesk, requireFreeSeat, settleOwnPlans } from './desk.service.ts';
import {
  findAccountFacts,
  listCandidates,
  listDesksOf,
  listHandovers,
  storeHandOver,
} from './ownership.store.ts';
import { handedOver } from './seat.events.ts';
import { findDesk, insertSeat, listOwnDesks, listSeats, parkOwnSeats, storeSeatEnd } from './seat.store.ts';
import type { SeatDeps } from './seats.deps.ts';
import { presentPlan } from './team.presenter.ts';

type Deps = Pick<SeatDeps, 'db'>;

/** For the page of a person. An erased owner has none, so the subscription is also on the pages of those with a seat. */
export async function listUserDesks(deps: Deps, guard: Guard, userId: string): Promise<UserDesks> {
  guard.authorise('user.read', await findAccountFacts(deps.db, userId));
  const desks: UserDesks['desks'] = [];
  for (const id of await listDesksOf(deps.db, userId)) {
    const desk = await requireDesk(deps.db, id);
    const seats = await listSeats(deps.db, id);
    desks.push({
      id,
      ...presentPlan(desk),
      is_owner: desk.owner_user_id === userId,
      seats_max: desk.seats_max,
      seats: seats.map(({ user_id, name, since }) => ({
        user_id,
        name,
        since: since.toISOString(),
        is_owner: user_id === desk.owner_user_id,
      })),
      is_orphaned: !desk.is_owner_active,
      candidates: desk.is_owner_active ? [] : await listCandidates(deps.db, id),
    });
  }
  const handovers = await listHandovers(deps.db, userId);
  return {
    desks,
    handovers: handovers.map(({ handed_at: at, ...handed }) => ({ ...handed, at: at.toISOString() })),
  };
}

/** The former owner's seat ends: should they come back, they ask for one as everybody does. */
export async function handOver(
  deps: Deps,
  guard: Guard,
  subscriptionId: string,
  { to_user_id: toUserId, reason }: HandOver,
): Promise<void> {
  const ownerUserId = (await findDesk(deps.db, subscriptionId))?.owner_user_id;
  await inTransaction(deps.db, async (trx) => {
    const own = (await listOwnDesks(trx, toUserId)).map(({ id }) => id);
    await holdFor(trx, guard, 'subscription.hand_over', {
      records: { account: [toUserId, ownerUserId ?? toUserId], subscription: [...own, subscriptionId] },
      load: () => loadHandOverFacts(trx, { subscriptionId, toUserId }),
    });
    const { now } = guard;
    const desk = await requireDesk(trx, subscriptionId);
    const by = actedBy(guard);
    await refuseBusy(trx, toUserId, subscriptionId);
    await settleOwnPlans(trx, toUserId, now);
    const seats = await listSeats(trx, subscriptionId);
    const former = seats.find(({ user_id }) => user_id === desk.owner_user_id);
    if (former) await storeSeatEnd(trx, former.id, { by: by.userId, now });
    if (!seats.some(({ user_id }) => user_id === toUserId)) {
      await requireFreeSeat(trx, desk);
      await insertSeat(trx, { subscriptionId, userId: toUserId, givenBy: by.userId, now });
    }
    await parkOwnSeats(trx, { userId: toUserId, except: subscriptionId, now });
    const people = { fromUserId: desk.owner_user_id, toUserId, by: by.userId };
    await storeHandOver(trx, { subscriptionId, ...people, reason, now });
    const data = { from_user_id: desk.owner_user_id, to_user_id: toUserId, is_by_admin: true };
    await recordEvent(trx, handedOver(subscriptionId, data, by), now);
  });
}
