/** Who reads the Global Player Report: coaches who pay for it, or try it out. What it shows them of athletes, their cards say. */
import { isMember, type SignedInActor } from '../engine/actor.ts';
import type { ReportFacts } from '../facts/subjects.ts';

export function canReadReports(
  actor: SignedInActor,
  { planEndsAt, isTrial }: ReportFacts,
  now: Date,
): boolean {
  if (actor.kind === 'admin') return true;
  if (actor.kind !== 'coach' || !isMember(actor)) return false;
  return planEndsAt !== null && planEndsAt > now && (!isTrial || actor.isMailboxProven);
}

/** Those who could read it, so that nobody pays for what stays closed to them. */
export function canBuyReports(actor: SignedInActor): boolean {
  return actor.kind === 'coach' && isMember(actor);
}

/** Coaches who pay can end it, also while they may not read. */
export function canEndReports(actor: SignedInActor): boolean {
  return actor.kind === 'coach';
}

/** The athletes of the sample are invented. */
export function canSeeSample(): boolean {
  return true;
}
