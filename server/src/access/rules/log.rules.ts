/**
 * What a family reads of the log of its athlete. A minor learns of a coach's request, to talk or to see something, once a
 * guardian has approved it, so not from the log either: not from who was blocked, and not from how much a lock-down has
 * closed. The download of a minor follows the same rule.
 */
import type { Role } from '@faircourt/contracts/vocabulary';
import type { Actor } from '../engine/actor.ts';
import type { AthleteFacts, LogEntryFacts } from '../facts/subjects.ts';
import { isAdult } from './age.ts';
import { isSelf } from './athlete.rules.ts';

/** The one reader who does not read everything. */
export function isMinorThemself(actor: Actor, athlete: AthleteFacts, now: Date): boolean {
  return isSelf(actor, athlete) && !isAdult(athlete, now);
}

export function canReadEntry(isMinor: boolean, entry: LogEntryFacts): boolean {
  if (!isMinor || entry.isApproved) return true;
  if (/^(?:contact|block)\./u.test(entry.type)) return false;
  return entry.institutionId === null || !TELLS_WHO_ASKED.has(entry.type);
}

/** Where they name an institution, it may be one that asked and was refused. */
const TELLS_WHO_ASKED: ReadonlySet<string> = new Set([
  'release.requested',
  'release.closed',
  'release.set_aside',
  'release.taken_up',
  'release.declined',
  'release.denial_withdrawn',
  'release.denial_passed_on',
  'athlete.institutions_merged',
]);

/** That it happened is told, and nothing more of it. */
export function isWithheld(isMinor: boolean, { type }: Pick<LogEntryFacts, 'type'>): boolean {
  return isMinor && type === 'athlete.locked_down';
}

/**
 * A family knows by name whom it deals with: coaches, directors, itself, and everybody it ever had a link with, ended or
 * not. Everybody else acts for the platform.
 */
export function isKnownByName(
  author: { userId: string; role: Role },
  family: { athleteUserId: string; linkedUserIds: readonly string[] },
): boolean {
  if (author.role === 'coach' || author.role === 'regional_director') return true;
  return author.userId === family.athleteUserId || family.linkedUserIds.includes(author.userId);
}
