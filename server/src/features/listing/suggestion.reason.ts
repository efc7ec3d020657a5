import type { AthleteFacts } from '../../access/facts/subjects.ts';
import { releasesInEffect, visibilityHold } from '../../access/rules/in-effect.ts';

/** There is something to find, and nothing but the athlete's own switch hides it. */
export function hasReasonToSuggest(athlete: AthleteFacts, now: Date): boolean {
  return (
    athlete.visibility === 'private' &&
    !athlete.isSuspended &&
    !athlete.isWithheld &&
    visibilityHold(athlete, now) === null &&
    releasesInEffect(athlete, now).length > 0
  );
}
