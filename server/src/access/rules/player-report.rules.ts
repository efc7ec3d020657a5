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

/** The athletes of the sample are invented. */
export function canSeeSample(): boolean {
  return true;
}
