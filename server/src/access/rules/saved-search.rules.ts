/**
 * Who keeps searches under a name. They belong to a subscription, and so to everybody who is in it. Without a plan that is
 * live they stay and are locked: seen in the list, and neither opened nor changed.
 */
import { hasLivePlan, isMember, proPlan, type CoachActor, type SignedInActor } from '../engine/actor.ts';
import type { StaffFacts } from '../facts/subjects.ts';

export function canListSavedSearches(actor: SignedInActor): boolean {
  return actor.kind === 'coach';
}

/** A frozen coach searches for nobody, and so opens no search either. */
export function canSaveSearches(actor: SignedInActor, now: Date): boolean {
  return actor.kind === 'coach' && isMember(actor) && hasLivePlan(actor, now);
}

export function holdsSubscription(actor: SignedInActor, { subscriptionId }: StaffFacts): boolean {
  return actor.kind === 'coach' && actor.plans.some((plan) => plan.subscriptionId === subscriptionId);
}

export function canUseSavedSearch(actor: SignedInActor, search: StaffFacts, now: Date): boolean {
  return holdsSubscription(actor, search) && canSaveSearches(actor, now);
}

/** Alerts are part of Pro Scout. Asked when one is chosen, when something is found, and again when it is told. */
export function canReceiveAlerts(actor: SignedInActor, search: StaffFacts, now: Date): boolean {
  return holdsSubscription(actor, search) && actor.kind === 'coach' && hasAlerts(actor, now);
}

export function hasAlerts(coach: CoachActor, now: Date): boolean {
  return isMember(coach) && proPlan(coach, now) !== null;
}
