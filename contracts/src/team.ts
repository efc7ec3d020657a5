/** Seats: who works at the desk of a subscription, whom its owner has invited, and who is to own it next. */
import { z } from 'zod';
import { LIMITS } from './limits.ts';
import { SCOUT_PLANS, SUBSCRIPTION_STATUSES } from './vocabulary.ts';

/** How long an invitation to a seat can be accepted. */
export const SEAT_INVITATION_DAYS = 7;
/** More than there are seats, because not everybody answers: the first to accept get one. */
export const OPEN_SEAT_INVITATIONS_MAX = 10;

export const inviteToSeatSchema = z.strictObject({ email: z.email().max(LIMITS.emailMax) });
export type InviteToSeat = z.infer<typeof inviteToSeatSchema>;

export const seatKeySchema = z.strictObject({ token: z.string().min(20).max(200) });
export type SeatKey = z.infer<typeof seatKeySchema>;

export const offerOwnershipSchema = z.strictObject({ seat_id: z.uuid() });
export type OfferOwnership = z.infer<typeof offerOwnershipSchema>;

const planSchema = z.object({
  plan: z.enum(SCOUT_PLANS),
  status: z.enum(SUBSCRIPTION_STATUSES),
  ends_at: z.iso.datetime().nullable(),
});

export const seatInvitationSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  created_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
  is_expired: z.boolean(),
});
export type SeatInvitation = z.infer<typeof seatInvitationSchema>;

const teamSeatSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  since: z.iso.datetime(),
  is_owner: z.boolean(),
  is_you: z.boolean(),
  /** A seat gives no sight: each person's own institution has to be verified. */
  is_institution_verified: z.boolean(),
  institution_name: z.string().nullable(),
  /** The owner has asked this person to take the subscription over. */
  is_offered_ownership: z.boolean(),
  /** Past what the plan has room for: nothing opens until there is a seat again. */
  is_without_room: z.boolean(),
});
export type TeamSeat = z.infer<typeof teamSeatSchema>;

export const teamSchema = z.object({
  /** Null: the coach has no subscription and no seat. */
  desk: planSchema
    .extend({
      is_live: z.boolean(),
      is_owner: z.boolean(),
      /** Of the plan, whether it is live or not. */
      seats_max: z.int(),
      /** The owner's account is closed or suspended: nobody can invite, and an admin hands the subscription over. */
      is_orphaned: z.boolean(),
      seats: z.array(teamSeatSchema),
      /** For the owner alone. */
      invitations: z.array(seatInvitationSchema),
    })
    .nullable(),
  /** A subscription of one's own that waits while one works here. */
  parked: planSchema.nullable(),
});
export type Team = z.infer<typeof teamSchema>;

/** What a coach is told before saying yes. */
export const shownSeatInvitationSchema = z.object({
  owner_name: z.string(),
  institution_name: z.string().nullable(),
  plan: z.enum(SCOUT_PLANS),
  expires_at: z.iso.datetime(),
  /** One's own subscription, which is put on hold: a trial, or one that is paid for and goes on being charged. */
  own: planSchema.nullable(),
  is_institution_verified: z.boolean(),
});
export type ShownSeatInvitation = z.infer<typeof shownSeatInvitationSchema>;

/** What admins see of the scout subscriptions that a person owns or has a seat in. */
export const userDesksSchema = z.object({
  desks: z.array(
    planSchema.extend({
      id: z.uuid(),
      is_owner: z.boolean(),
      seats_max: z.int(),
      seats: z.array(
        z.object({ user_id: z.uuid(), name: z.string(), since: z.iso.datetime(), is_owner: z.boolean() }),
      ),
      /** Its owner's account is closed or suspended. */
      is_orphaned: z.boolean(),
      /** It can be handed over: the owner is not only suspended until a day. */
      can_hand_over: z.boolean(),
      /** Who can get it: those with a seat in it first, then the verified coaches of the same institution. */
      candidates: z.array(z.object({ user_id: z.uuid(), name: z.string(), has_seat: z.boolean() })),
    }),
  ),
  /** What this person got or gave away, the latest first; the reason where an admin did it. */
  handovers: z.array(
    z.object({
      id: z.uuid(),
      plan: z.enum(SCOUT_PLANS),
      from_name: z.string(),
      to_name: z.string(),
      by_name: z.string(),
      reason: z.string().nullable(),
      at: z.iso.datetime(),
    }),
  ),
});
export type UserDesks = z.infer<typeof userDesksSchema>;
