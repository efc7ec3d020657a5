/** Seats as the owner gives them: invited by email, and taken back as long as nobody has accepted. */
import { DAY_MS } from '@faircourt/contracts/time';
import { OPEN_SEAT_INVITATIONS_MAX, SEAT_INVITATION_DAYS } from '@faircourt/contracts/team';
import type { InviteToSeat, SeatInvitation } from '@faircourt/contracts/team';
import type { Transaction } from 'kysely';
import { actedBy } from '../../../access/engine/acted-by.ts';
import { deskOf } from '../../../access/engine/actor.ts';
import type { Guard } from '../../../access/engine/guard.ts';
import { loadDeskFacts } from '../../../access/facts/load-desk-facts.ts';
import { holdFor } from '../../../access/holding/hold-for.ts';
import { findMailReader, listMailReaders } from '../../../delivery/mail-readers.ts';
import { recordEvent } from '../../../platform/audit.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import { AppError } from '../../../platform/errors.ts';
import { validationFailed } from '../../../platform/http/problems.ts';
import { SEND_MAIL } from '../../../platform/mail/send-mail.job.ts';
import { requireDesk, requireSeats } from './desk.service.ts';
import { seatInvitationVoided, seatInvited } from './seat.events.ts';
import { SEAT_INVITE_PER_OWNER, SEAT_INVITE_PER_RECIPIENT } from './seat.limits.ts';
import { seatInvitationMail } from './seat.mails.ts';
import { findInvitation, keepInvitation, listOpenInvitations, storeVoided } from './seat-invitation.store.ts';
import { listSeats } from './seat.store.ts';
import type { SeatDeps } from './seats.deps.ts';
import { hashSeatToken, newSeatToken } from './shown-invitation.ts';
import { presentInvitation } from './team.presenter.ts';

/** Inviting the same address again emails a new key; the old one is dead from then on. */
export async function inviteToSeat(
  deps: SeatDeps,
  guard: Guard,
  { email }: InviteToSeat,
): Promise<SeatInvitation> {
  const deskId = ownDeskId(guard);
  guard.authorise('team.invite', await loadDeskFacts(deps.db, deskId));
  await deps.limiter.count([
    { limit: SEAT_INVITE_PER_OWNER, key: actedBy(guard).userId },
    { limit: SEAT_INVITE_PER_RECIPIENT, key: email.toLowerCase() },
  ]);
  const token = newSeatToken();
  return inTransaction(deps.db, async (trx) => {
    const { subscriptionId } = await holdFor(trx, guard, 'team.invite', {
      records: { subscription: deskId },
      load: () => loadDeskFacts(trx, deskId),
    });
    requireSeats(await requireDesk(trx, subscriptionId), guard.now);
    const invited = await findMailReader(trx, email);
    const locale = await localeFor(trx, guard, { subscriptionId, email, invited });
    const by = actedBy(guard);
    const { row, isRenewed } = await keepInvitation(trx, {
      subscriptionId,
      email,
      tokenHash: hashSeatToken(token),
      invitedBy: by.userId,
      expiresAt: new Date(guard.now.getTime() + SEAT_INVITATION_DAYS * DAY_MS),
      now: guard.now,
    });
    await recordEvent(trx, seatInvited(subscriptionId, { id: row.id, isRenewed }, by), guard.now);
    // Only its hash is kept, so nothing that follows later could write this mail.
    await deps.jobs.enqueue(trx, SEND_MAIL, seatInvitationMail({ email, locale }, token, deps.baseUrl));
    return presentInvitation(row, guard.now);
  });
}

/** Taking it back twice is taking it back once. */
export async function voidSeatInvitation(
  deps: Pick<SeatDeps, 'db'>,
  guard: Guard,
  id: string,
): Promise<void> {
  const seen = await findInvitation(deps.db, id);
  const deskId = seen?.subscription_id ?? null;
  await inTransaction(deps.db, async (trx) => {
    await holdFor(trx, guard, 'team.void_invitation', {
      records: { subscription: deskId },
      load: () => loadDeskFacts(trx, deskId),
    });
    const invitation = await findInvitation(trx, id);
    if (invitation?.accepted_at) {
      throw new AppError('conflict', 'It was accepted a moment ago. Take the seat back instead.');
    }
    await voidInvitations(trx, guard, { ids: [id], deskId: deskId ?? '' });
  });
}

export async function voidInvitations(
  trx: Transaction<DB>,
  guard: Guard,
  { ids, deskId }: { ids: readonly string[]; deskId: string },
): Promise<void> {
  for (const id of await storeVoided(trx, ids, guard.now)) {
    await recordEvent(trx, seatInvitationVoided(deskId, id, actedBy(guard)), guard.now);
  }
}

/** Refuses what would lead nowhere, and says in which language the address is written to. */
async function localeFor(
  trx: Transaction<DB>,
  guard: Guard,
  { subscriptionId, email, invited }: { subscriptionId: string; email: string; invited?: Reader | undefined },
): Promise<Reader['locale']> {
  const seats = await listSeats(trx, subscriptionId);
  if (invited && seats.some(({ user_id }) => user_id === invited.userId)) {
    const message = 'This person has a seat already.';
    throw validationFailed([{ field: 'email', code: 'has_seat', message }]);
  }
  const open = await listOpenInvitations(trx, subscriptionId);
  const isNew = !open.some((one) => one.email.toLowerCase() === email.toLowerCase());
  if (isNew && open.length >= OPEN_SEAT_INVITATIONS_MAX) {
    throw new AppError('too_many', `At most ${OPEN_SEAT_INVITATIONS_MAX} invitations can be open. Void one.`);
  }
  const [owner] = await listMailReaders(trx, [actedBy(guard).userId]);
  return invited?.locale ?? owner?.locale ?? 'en';
}

type Reader = NonNullable<Awaited<ReturnType<typeof findMailReader>>>;

export function ownDeskId({ actor, now }: Guard): string | null {
  return actor.kind === 'coach' ? (deskOf(actor, now)?.subscriptionId ?? null) : null;
}
