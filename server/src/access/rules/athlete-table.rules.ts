/**
 * Who downloads athletes as a table. What has left the platform cannot be called back, so it takes all that a coach can have:
 * an institution that a director has checked, and Pro Scout.
 */
import type { ExportLock } from '@faircourt/contracts/vocabulary';
import { isVerifiedCoach, proPlan, type Actor, type SignedInActor } from '../engine/actor.ts';
import type { ListFacts } from '../facts/subjects.ts';
import { canWorkOnList } from './list.rules.ts';

/** What is missing, the first of it. Null: nothing is. */
export function exportLock(actor: Actor, now: Date): ExportLock | null {
  if (actor.kind !== 'coach') return 'coaches_only';
  if (!isVerifiedCoach(actor)) return 'needs_institution';
  return proPlan(actor, now) === null ? 'needs_pro' : null;
}

export function canExportFound(actor: SignedInActor, now: Date): boolean {
  return exportLock(actor, now) === null;
}

export function canExportList(actor: SignedInActor, list: ListFacts, now: Date): boolean {
  return canExportFound(actor, now) && canWorkOnList(actor, list, now);
}
