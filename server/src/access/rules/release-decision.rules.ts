/**
 * What a family's yes and no about one group and one audience come to. Readers outside the family see only what
 * in-effect.ts says; the family is also told what is still missing.
 */
import type { FieldGroup, GuardianLevel } from '@faircourt/contracts/vocabulary';
import type { AthleteFacts, DecisionFacts } from '../facts/subjects.ts';
import { isAdult } from './age.ts';
import { levelToRelease } from './guardian-level.ts';
import { hasSignedFor, isDeniedBy, isRightfullyDecided } from './in-effect.ts';

export interface Outcome<Decision> {
  /** The yes of somebody who still belongs to the family, and that has not run out. */
  approval: Decision | null;
  /** Each no that counts against it. */
  denials: Decision[];
  /** What the one who approved lacks. */
  missingLevel: GuardianLevel | null;
  isOn: boolean;
}

/** `decisions`: all about this group and this audience. */
export function outcomeOf<Decision extends DecisionFacts>(
  decisions: readonly Decision[],
  athlete: AthleteFacts,
  group: FieldGroup,
  now: Date,
): Outcome<Decision> {
  const approval = decisions.find((decision) => isApproved(decision, athlete, now)) ?? null;
  const denials = decisions.filter((decision) => isDenied(decision, approval, athlete, now));
  const isSigned = approval?.decided_by === athlete.userId || hasSignedFor(athlete, group, now);
  const missingLevel = approval && levelMissing(approval, athlete, now);
  const isOn = approval !== null && denials.length === 0 && isSigned && missingLevel === null;
  return { approval, denials, missingLevel, isOn };
}

/** Whether it says anything today: a yes that has run out, or of somebody who has left, does not. */
export function isInForce(decision: DecisionFacts, athlete: AthleteFacts, now: Date): boolean {
  return isApproved(decision, athlete, now) || isDenied(decision, null, athlete, now);
}

/** Whether they have the level is said beside it. */
function isApproved({ status, expires_at, decided_by }: DecisionFacts, athlete: AthleteFacts, now: Date) {
  const isOver = expires_at !== null && expires_at <= now;
  return status === 'approved' && !isOver && isRightfullyDecided(decided_by, 'linked', athlete, now);
}

function levelMissing(approval: DecisionFacts, athlete: AthleteFacts, now: Date): GuardianLevel | null {
  const needed = levelToRelease(athlete, approval.audience, now);
  return isRightfullyDecided(approval.decided_by, needed, athlete, now) ? null : needed;
}

/** A no against this approval or, where there is none yet, against that of the person who decides today. */
function isDenied(
  { status, decided_by }: DecisionFacts,
  approval: DecisionFacts | null,
  athlete: AthleteFacts,
  now: Date,
): boolean {
  const decider = isAdult(athlete, now) ? athlete.userId : null;
  const decidedBy = approval ? approval.decided_by : decider;
  return status === 'declined' && isDeniedBy(decided_by, { decidedBy }, athlete, now);
}
