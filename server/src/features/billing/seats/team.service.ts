/** The staff of a subscription, as everybody with a seat reads it. */
import type { Team } from '@faircourt/contracts/team';
import { deskOf } from '../../../access/engine/actor.ts';
import { actedBy } from '../../../access/engine/acted-by.ts';
import type { Guard } from '../../../access/engine/guard.ts';
import { isLive, requireDesk } from './desk.service.ts';
import { listOpenInvitations } from './seat-invitation.store.ts';
import { listOwnDesks, listSeats } from './seat.store.ts';
import type { SeatDeps } from './seats.deps.ts';
import { presentInvitation, presentPlan, presentSeat } from './team.presenter.ts';

export async function readTeam(deps: Pick<SeatDeps, 'db'>, guard: Guard): Promise<Team> {
  guard.authorise('team.read');
  const { userId } = actedBy(guard);
  const own = await listOwnDesks(deps.db, userId);
  const waiting = own.find(({ is_parked: isParked, status }) => isParked && status !== 'lapsed');
  const parked = waiting ? presentPlan(waiting) : null;
  const held = guard.actor.kind === 'coach' ? deskOf(guard.actor, guard.now) : null;
  if (!held) return { desk: null, parked };
  const desk = await requireDesk(deps.db, held.subscriptionId);
  const seats = await listSeats(deps.db, desk.id);
  const isOwner = desk.owner_user_id === userId;
  const invitations = isOwner ? await listOpenInvitations(deps.db, desk.id) : [];
  return {
    desk: {
      ...presentPlan(desk),
      is_live: isLive(desk, guard.now),
      is_owner: isOwner,
      seats_max: desk.seats_max,
      is_orphaned: !desk.is_owner_active,
      seats: seats.map((seat, place) => presentSeat(seat, desk, { userId, place })),
      invitations: invitations.map((invitation) => presentInvitation(invitation, guard.now)),
    },
    parked,
  };
}
