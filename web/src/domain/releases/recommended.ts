/** What most families release while recruiting, to verified colleges, and what a sitting hands over to the next page. */
import type { FamilyAthlete, ReleaseSwitch } from '@faircourt/contracts/family';

const RECOMMENDED = ['identity', 'measurements', 'academics', 'videos'] as const;

/** What of the set is not approved yet; empty for who may approve nothing now. */
export function recommendedMissing(athlete: FamilyAthlete): ReleaseSwitch[] {
  return athlete.decides && !isApprovalHeld(athlete) ? athlete.switches.filter(isMissing) : [];
}

/** While the family is held, or by a guardian in conflict, nothing new is approved; what is on can be turned off. */
export function isApprovalHeld({ guardianship, hold }: FamilyAthlete): boolean {
  return guardianship?.next_step === 'resolve_conflict' || hold?.can_approve === false;
}

/** Handed over beside the address and not in it: no link from elsewhere may claim that something was signed. */
export interface FromSitting {
  signedFor: string;
  /** How many forms were signed: the page that comes next says so itself. */
  signed: number;
}

export function fromSitting(state: unknown, athleteId: string): FromSitting | null {
  return isFromSitting(state) && state.signedFor === athleteId ? state : null;
}

function isFromSitting(state: unknown): state is FromSitting {
  return typeof state === 'object' && state !== null && 'signedFor' in state;
}

function isMissing({ field_group, audience, is_approved, state }: ReleaseSwitch): boolean {
  return (
    audience === 'verified_colleges' &&
    RECOMMENDED.some((group) => group === field_group) &&
    !is_approved &&
    state !== 'denied' &&
    state !== 'covered'
  );
}
