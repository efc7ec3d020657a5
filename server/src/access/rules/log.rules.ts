/**
 * What a family reads of the log of its athlete. A minor learns of a coach's request to talk once a guardian has approved
 * it, so not from the log either: not from who was blocked, and not from how much a lock-down has closed.
 */
import type { Actor } from '../engine/actor.ts';
import type { AthleteFacts, LogEntryFacts } from '../facts/subjects.ts';
import { isAdult } from './age.ts';
import { isSelf } from './athlete.rules.ts';

/** The one reader who does not read everything. */
export function isMinorThemself(actor: Actor, athlete: AthleteFacts, now: Date): boolean {
  return isSelf(actor, athlete) && !isAdult(athlete, now);
}

export function canReadEntry(isMinor: boolean, entry: LogEntryFacts): boolean {
  return !isMinor || !/^(?:contact|block)\./u.test(entry.type) || entry.isContactApproved;
}

/** That it happened is told, and nothing more of it. */
export function isWithheld(isMinor: boolean, { type }: Pick<LogEntryFacts, 'type'>): boolean {
  return isMinor && type === 'athlete.locked_down';
}
