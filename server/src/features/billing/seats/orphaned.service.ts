/** A subscription whose owner's account is closed or suspended: two admins hand it to somebody of the staff. */
import type { EventOf } from '@faircourt/contracts/events';
import type { UserDesks } from '@faircourt/contracts/team';
import type { Transaction } from 'kysely';
import type { Guard } from '../../../access/engine/guard.ts';
import { holdUnasked } from '../../../access/holding/unasked.ts';
import { recordEvent } from '../../../platform/audit.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import { refuseBusy, requireDesk, requireFreeSeat, settleOwnPlans } from './desk.service.ts';
import {
  findAccountFacts,
  findReason,
  listCandidates,
  listDesksOf,
  listHandovers,
  storeHandOver,
} from './ownership.store.ts';
import { handedOver } from './seat.events.ts';
import { insertSeat, listOwnDesks, listSeats, parkOwnSeats, storeSeatEnd } from './seat.store.ts';
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
      can_hand_over: desk.is_owner_gone,
      candidates: desk.is_owner_gone ? await listCandidates(deps.db, id) : [],
    });
  }
  const handovers = await listHandovers(deps.db, userId);
  return {
    desks,
    handovers: handovers.map(({ handed_at: at, ...handed }) => ({ ...handed, at: at.toISOString() })),
  };
}

/** Two admins have said so, and hold both accounts. The former owner's seat ends: should they come back, they ask for one as everybody does. */
export async function handOverAsConfirmed(
  trx: Transaction<DB>,
  { actor, data }: EventOf<'confirmation.confirmed'>,
  { now }: { now: Date },
): Promise<void> {
  const { kind, subscription_id: subscriptionId, to_user_id: toUserId } = data;
  if (kind !== 'hand_over_plan' || subscriptionId === null || toUserId === null) return;
  const own = (await listOwnDesks(trx, toUserId)).map(({ id }) => id);
  await holdUnasked(trx, 'a consequence', { records: { subscription: [...own, subscriptionId] } });
  const desk = await requireDesk(trx, subscriptionId);
  await refuseBusy(trx, toUserId, subscriptionId);
  await settleOwnPlans(trx, toUserId, { by: actor, now });
  const seats = await listSeats(trx, subscriptionId);
  const former = seats.find(({ user_id }) => user_id === desk.owner_user_id);
  const by = actor.userId;
  if (former) await storeSeatEnd(trx, former.id, { by, now });
  if (!seats.some(({ user_id }) => user_id === toUserId)) {
    await requireFreeSeat(trx, desk);
    await insertSeat(trx, { subscriptionId, userId: toUserId, givenBy: by, now });
  }
  await parkOwnSeats(trx, { userId: toUserId, except: subscriptionId, now });
  const people = { fromUserId: desk.owner_user_id, toUserId, by };
  const reason = await findReason(trx, data.confirmation_id);
  await storeHandOver(trx, { subscriptionId, ...people, reason, now });
  const changed = { from_user_id: desk.owner_user_id, to_user_id: toUserId, is_by_admin: true };
  await recordEvent(trx, handedOver(subscriptionId, changed, actor), now);
}
