/** What has to be so before somebody sits down at a desk, or gets one. The people and the subscriptions are held by then. */
import type { EventActor } from '@faircourt/contracts/events';
import type { Transaction } from 'kysely';
import { recordEvent } from '../../../platform/audit.ts';
import type { Queries } from '../../../platform/database/database.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import { AppError } from '../../../platform/errors.ts';
import { takeBackBills } from '../invoices/lapsed-invoices.service.ts';
import { planLapsed } from './seat.events.ts';
import { findDesk, findGuestSeat, listOwnDesks, listSeats, type DeskRow } from './seat.store.ts';
import { lapseOwnTrials } from './ownership.store.ts';

type Plan = Pick<DeskRow, 'status' | 'ends_at'>;

export function isLive({ status, ends_at: endsAt }: Plan, now: Date): boolean {
  return status !== 'lapsed' && endsAt !== null && endsAt > now;
}

/** Seats past the owner's own come with Pro Scout, and only while it is live. */
export function requireSeats(desk: DeskRow, now: Date): void {
  if (isLive(desk, now) && desk.seats_max > 1) return;
  throw new AppError('pro_needed', 'Seats for a staff take a live Pro Scout plan.');
}

export async function requireFreeSeat(trx: Transaction<DB>, desk: DeskRow): Promise<void> {
  const held = await listSeats(trx, desk.id);
  if (held.length < desk.seats_max) return;
  throw new AppError('seats_taken', `All ${desk.seats_max} seats are taken. The owner can take one back.`);
}

/** A person works at one desk at a time, and an owner does not walk away from a staff. */
export async function refuseBusy(queries: Queries, userId: string, subscriptionId: string): Promise<void> {
  const seat = await findGuestSeat(queries, userId);
  if (seat && seat.subscriptionId !== subscriptionId) {
    throw new AppError(
      'seat_elsewhere',
      'This person has a seat on another staff and has to leave it first.',
    );
  }
  const own = await listOwnDesks(queries, userId);
  if (own.some(({ id, others }) => others > 0 && id !== subscriptionId)) {
    throw new AppError('staff_owner', 'Others have seats in the own subscription. Hand it over first.');
  }
}

/**
 * Before somebody owns another subscription: nobody pays for two, and a trial of one's own has no purpose any more. What
 * was kept under it stays.
 */
export async function settleOwnPlans(
  trx: Transaction<DB>,
  userId: string,
  { by, now }: { by: EventActor; now: Date },
): Promise<void> {
  const own = await listOwnDesks(trx, userId);
  if (own.some((plan) => (plan.status === 'active' || plan.is_paid_ahead) && isLive(plan, now))) {
    throw new AppError('pays_already', 'This person pays for a plan of their own, which has to end first.');
  }
  await takeBackBills(trx, userId, { by, now });
  for (const id of (await lapseOwnTrials(trx, userId)).toSorted()) {
    await recordEvent(trx, planLapsed(id, userId, by), now);
  }
}

export async function requireDesk(queries: Queries, subscriptionId: string): Promise<DeskRow> {
  const desk = await findDesk(queries, subscriptionId);
  if (!desk) throw new Error('A subscription is gone while somebody works at it');
  return desk;
}
