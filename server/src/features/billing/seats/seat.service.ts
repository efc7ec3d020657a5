/**
 * The end of a seat: its owner takes it back, or the person leaves. Access ends with the next request, because the plan is
 * read through the seat each time; the work stays with the subscription. What the person owns works again.
 */
import type { EventOf } from '@faircourt/contracts/events';
import type { Transaction } from 'kysely';
import { actedBy } from '../../../access/engine/acted-by.ts';
import type { Guard } from '../../../access/engine/guard.ts';
import { loadSeatFacts } from '../../../access/facts/load-desk-facts.ts';
import { holdFor } from '../../../access/holding/hold-for.ts';
import { holdUnasked } from '../../../access/holding/unasked.ts';
import { recordEvent } from '../../../platform/audit.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import { storeOffer } from './ownership.store.ts';
import { seatEnded } from './seat.events.ts';
import { findDesk, findGuestSeat, storeSeatEnd, unparkSeats } from './seat.store.ts';
import type { SeatDeps } from './seats.deps.ts';

/** Ending twice is ending once. */
export async function endSeat(deps: Pick<SeatDeps, 'db'>, guard: Guard, seatId: string): Promise<void> {
  const seen = await loadSeatFacts(deps.db, seatId);
  await inTransaction(deps.db, async (trx) => {
    const { desk, userId } = await holdFor(trx, guard, 'seat.end', {
      records: { account: seen?.userId, subscription: seen?.desk.subscriptionId },
      load: () => loadSeatFacts(trx, seatId),
    });
    const by = actedBy(guard);
    const why = by.userId === userId ? 'left' : 'taken_back';
    await finishSeat(
      trx,
      { id: seatId, subscriptionId: desk.subscriptionId, userId },
      { why, by, now: guard.now },
    );
  });
}

/** The account is going to be erased: its colleagues should not wait for it. */
export async function endSeatOfErased(
  trx: Transaction<DB>,
  { chain: userId }: EventOf<'erasure.due'>,
  { now }: { now: Date },
): Promise<void> {
  const seen = await findGuestSeat(trx, userId);
  if (!seen) return;
  await holdUnasked(trx, 'a consequence', { records: { subscription: seen.subscriptionId } });
  const by = { userId, role: 'coach' };
  await finishSeat(trx, { ...seen, userId }, { why: 'account_closed', by, now });
}

async function finishSeat(
  trx: Transaction<DB>,
  seat: { id: string; subscriptionId: string; userId: string },
  {
    why,
    by,
    now,
  }: { why: EventOf<'seat.ended'>['data']['why']; by: { userId: string; role: string }; now: Date },
): Promise<void> {
  if (!(await storeSeatEnd(trx, seat.id, { by: by.userId, now }))) return;
  await unparkSeats(trx, seat.userId);
  const desk = await findDesk(trx, seat.subscriptionId);
  if (desk?.offered_to === seat.userId) await storeOffer(trx, seat.subscriptionId, null);
  const data = { seat_id: seat.id, user_id: seat.userId, why };
  await recordEvent(trx, seatEnded(seat.subscriptionId, data, by), now);
}
