/**
 * Who downloads what we hold about a person: the person, and a guardian for a minor. Whatever has happened since it was
 * asked for counts: a link that has ended, a birthday, seven days that are over.
 */
import type { SignedInActor } from '../engine/actor.ts';
import type { AthleteFacts, DataExportFacts } from '../facts/subjects.ts';
import { isOwn } from './account.rules.ts';
import { isAdult } from './age.ts';
import { isLinkedGuardian } from './athlete.rules.ts';
import { isInConflict } from './guardian-level.ts';

/** Not a guardian whose other account deals with the athlete: a download would carry the record over to it. */
export function canExportFor(actor: SignedInActor, athlete: AthleteFacts, now: Date): boolean {
  return isLinkedGuardian(actor, athlete) && !isAdult(athlete, now) && !isInConflict(athlete, actor.userId);
}

export function canOpenExport(actor: SignedInActor, wanted: DataExportFacts, now: Date): boolean {
  const { athlete, expiresAt } = wanted;
  if (!isOwn(actor, wanted) || expiresAt === null || expiresAt <= now) return false;
  return athlete === null || canExportFor(actor, athlete, now);
}
