/** A seat as the invited coach meets it: shown with what it means for their own plan, then accepted. */
import type { SeatKey, ShownSeatInvitation } from '@faircourt/contracts/team';
import { actedBy } from '../../../access/engine/acted-by.ts';
import { isVerifiedCoach } from '../../../access/engine/actor.ts';
import type { Guard } from '../../../access/engine/guard.ts';
import { holdFor } from '../../../access/holding/hold-for.ts';
import { recordEvent } from '../../../platform/audit.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { takeBackBills } from '../invoices/lapsed-invoices.service.ts';
import { isLive, refuseBusy, requireFreeSeat, requireSeats } from './desk.service.ts';
import { seatTaken } from './seat.events.ts';
import { WRONG_SEAT_KEY_PER_ACCOUNT } from './seat.limits.ts';
import { voidInvitations } from './seat-invitation.service.ts';
import { listOpenInvitations, storeAccepted } from './seat-invitation.store.ts';
import { insertSeat, listOwnDesks, listSeats, parkOwnSeats } from './seat.store.ts';
import type { SeatDeps } from './seats.deps.ts';
import { findShown } from './shown-invitation.ts';
import { presentPlan } from './team.presenter.ts';

export async function readSeatInvitation(
  deps: SeatDeps,
  guard: Guard,
  { token }: SeatKey,
): Promise<ShownSeatInvitation> {
  guard.authorise('seat.read_invitation');
  const { userId } = actedBy(guard);
  const { invitation, desk } = await countingGuesses(deps, userId, () =>
    findShown(deps.db, token, { userId, now: guard.now }),
  );
  const seats = await listSeats(deps.db, desk.id);
  const owner = seats.find(({ user_id }) => user_id === desk.owner_user_id);
  const own = (await listOwnDesks(deps.db, userId)).find((plan) => isLive(plan, guard.now));
  return {
    owner_name: owner?.name ?? '',
    institution_name: owner?.institution_name ?? null,
    plan: desk.plan,
    expires_at: invitation.expires_at.toISOString(),
    own: own ? presentPlan(own) : null,
    is_institution_verified: isVerifiedCoach(guard.actor),
  };
}

/**
 * Two who accept at once come one after the other, because both hold the subscription: the second finds the seats as the
 * first has left them. Accepting twice is accepting once.
 */
export async function acceptSeat(deps: SeatDeps, guard: Guard, { token }: SeatKey): Promise<void> {
  guard.authorise('seat.read_invitation');
  const by = actedBy(guard);
  const key = { userId: by.userId, now: guard.now };
  await countingGuesses(deps, by.userId, async () => {
    const seen = await findShown(deps.db, token, key);
    await inTransaction(deps.db, async (trx) => {
      const own = (await listOwnDesks(trx, by.userId)).map(({ id }) => id);
      await holdFor(trx, guard, 'seat.accept', {
        records: { account: by.userId, subscription: [...own, seen.desk.id] },
        load: async () => {
          await findShown(trx, token, key);
          return { invitedUserId: by.userId };
        },
      });
      const { invitation, desk, isDone } = await findShown(trx, token, key);
      if (isDone) return;
      await refuseBusy(trx, by.userId, desk.id);
      requireSeats(desk, guard.now);
      await requireFreeSeat(trx, desk);
      await storeAccepted(trx, invitation.id, { by: by.userId, now: guard.now });
      await parkOwnSeats(trx, { userId: by.userId, except: desk.id, now: guard.now });
      // The return to a plan of their own was asked for before: it would open behind a parked seat.
      await takeBackBills(trx, by.userId, { by, now: guard.now });
      for (const id of own) {
        const open = await listOpenInvitations(trx, id);
        await voidInvitations(trx, guard, { ids: open.map((one) => one.id), deskId: id });
      }
      const givenBy = desk.owner_user_id;
      const seat = { subscriptionId: desk.id, userId: by.userId, givenBy, now: guard.now };
      const seatId = await insertSeat(trx, seat);
      const data = { seat_id: seatId, user_id: by.userId, invitation_id: invitation.id };
      await recordEvent(trx, seatTaken(desk.id, data, by), guard.now);
    });
  });
}

/** Nobody guesses a key of 32 bytes; who tries all the same is slowed down. */
async function countingGuesses<T>(deps: SeatDeps, userId: string, work: () => Promise<T>): Promise<T> {
  await deps.limiter.refuseWhenUsedUp(WRONG_SEAT_KEY_PER_ACCOUNT, userId);
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError && error.code === 'seat_unknown') {
      await deps.limiter.count([{ limit: WRONG_SEAT_KEY_PER_ACCOUNT, key: userId }]);
    }
    throw error;
  }
}
