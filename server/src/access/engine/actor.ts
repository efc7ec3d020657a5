/** Who asks. Facts about the person behind a request, read from the database and never from what a client claims. */
import {
  SCOUT_PLANS,
  type Role,
  type ScoutPlan,
  type SubscriptionStatus,
} from '@faircourt/contracts/vocabulary';

export type Actor = AnonymousActor | SuspendedActor | SignedInActor;

/** The only actors a rule ever meets: everybody else is refused before a rule is asked. */
export type SignedInActor = AthleteActor | GuardianActor | CoachActor | DirectorActor | AdminActor;

export interface AnonymousActor {
  kind: 'anonymous';
}

export interface SuspendedActor {
  kind: 'suspended';
  userId: string;
  role: Role;
}

interface Person {
  userId: string;
  /** A mailed code or link has come back from the account's address: until then it counts for little. */
  isMailboxProven: boolean;
}

export interface AthleteActor extends Person {
  kind: 'athlete';
  /** Null until the athlete saves a profile for the first time. */
  athleteId: string | null;
}

export interface GuardianActor extends Person {
  kind: 'guardian';
  /** Athletes with an active link to this guardian. */
  athleteIds: readonly string[];
}

export interface CoachActor extends Person {
  kind: 'coach';
  coachId: string | null;
  institutionId: string | null;
  /** The institution is real, and this person works there: a director has said both. */
  isInstitutionVerified: boolean;
  /** The account is frozen: it sees and asks nothing past itself. */
  isRestricted: boolean;
  /** Athletes whose families have blocked this coach or the institution. */
  blockedByAthleteIds: readonly string[];
  /** The scout plans of the desk at which the coach has a seat; which of them counts depends on the moment: see livePlan. */
  plans: readonly HeldPlan[];
}

export interface HeldPlan {
  subscriptionId: string;
  plan: ScoutPlan;
  status: SubscriptionStatus;
  endsAt: Date | null;
}

export interface DirectorActor extends Person {
  kind: 'director';
  /** Until an admin approves them, a director has no power beyond their own account. */
  isApproved: boolean;
  countries: readonly string[];
}

export interface AdminActor extends Person {
  kind: 'admin';
}

export const ANONYMOUS: AnonymousActor = { kind: 'anonymous' };

export function isSignedIn(actor: Actor): actor is SignedInActor {
  return actor.kind !== 'anonymous' && actor.kind !== 'suspended';
}

/** A member may look around: signed in, and neither a director who still waits for approval nor a frozen coach. */
export function isMember(actor: Actor): actor is SignedInActor {
  if (actor.kind === 'coach') return !actor.isRestricted;
  return isSignedIn(actor) && (actor.kind !== 'director' || actor.isApproved);
}

export function isVerifiedCoach(actor: Actor): actor is CoachActor {
  return actor.kind === 'coach' && actor.isInstitutionVerified && !actor.isRestricted;
}

export function isApprovedDirector(actor: Actor): actor is DirectorActor {
  return actor.kind === 'director' && actor.isApproved;
}

/**
 * The best plan that is live at this moment: a coach may hold a Pro trial beside a paid Basic plan. A trial is for a
 * person, not for an address that somebody made up: without a proven mailbox it opens nothing.
 */
export function livePlan(coach: CoachActor, now: Date): HeldPlan | null {
  const live = coach.plans.filter(
    ({ status, endsAt }) =>
      status !== 'lapsed' && endsAt !== null && endsAt > now && (status !== 'trial' || coach.isMailboxProven),
  );
  return live.toSorted((a, b) => SCOUT_PLANS.indexOf(b.plan) - SCOUT_PLANS.indexOf(a.plan))[0] ?? null;
}

/** The plan whose trial begins when the coach's mailbox is proven. */
export function waitingTrial({ plans, isMailboxProven }: CoachActor): ScoutPlan | null {
  if (isMailboxProven) return null;
  return plans.find(({ status, endsAt }) => status === 'trial' && endsAt === null)?.plan ?? null;
}

/**
 * The subscription at which the coach works: what a staff keeps (lists, notes, saved searches) belongs to it. It is also
 * named when no plan is live any more, since a lapsed plan locks the work of a staff and never loses it.
 */
export function deskOf(coach: CoachActor, now: Date): HeldPlan | null {
  return livePlan(coach, now) ?? coach.plans.at(-1) ?? null;
}

/** What only Pro Scout has, such as summaries. Null on every other plan. */
export function proPlan(coach: CoachActor, now: Date): HeldPlan | null {
  const held = livePlan(coach, now);
  return held?.plan === 'pro_scout' ? held : null;
}

export function hasLivePlan(coach: CoachActor, now: Date): boolean {
  return livePlan(coach, now) !== null;
}

/** The athletes of this person's own family: themself, or those they are linked to. */
export function ownAthleteIds(actor: Actor): readonly string[] {
  if (actor.kind === 'guardian') return actor.athleteIds;
  return actor.kind === 'athlete' && actor.athleteId !== null ? [actor.athleteId] : [];
}

/** As accounts, view lists and the event log name it. */
export function roleOf(actor: SignedInActor): Role {
  return actor.kind === 'director' ? 'regional_director' : actor.kind;
}
