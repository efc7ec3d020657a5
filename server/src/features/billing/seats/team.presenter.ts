/** The staff as it leaves the server: names, never addresses but those that the owner typed. */
import type { SeatInvitation, TeamSeat } from '@faircourt/contracts/team';
import type { ScoutPlan, SubscriptionStatus } from '@faircourt/contracts/vocabulary';
import type { InvitationRow } from './seat-invitation.store.ts';
import type { DeskRow, SeatRow } from './seat.store.ts';

export function presentPlan(row: { plan: ScoutPlan; status: SubscriptionStatus; ends_at: Date | null }) {
  return { plan: row.plan, status: row.status, ends_at: row.ends_at?.toISOString() ?? null };
}

/** `place`: in the order of listSeats, where the owner comes first. */
export function presentSeat(
  row: SeatRow,
  desk: DeskRow,
  { userId, place }: { userId: string; place: number },
): TeamSeat {
  const isOwner = row.user_id === desk.owner_user_id;
  return {
    id: row.id,
    name: row.name,
    since: row.since.toISOString(),
    is_owner: isOwner,
    is_you: row.user_id === userId,
    is_institution_verified: row.is_institution_verified,
    institution_name: row.institution_name,
    is_offered_ownership: row.user_id === desk.offered_to,
    is_without_room: !isOwner && place >= desk.seats_max,
  };
}

export function presentInvitation(row: InvitationRow, now: Date): SeatInvitation {
  return {
    id: row.id,
    email: row.email,
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    is_expired: row.expires_at <= now,
  };
}
