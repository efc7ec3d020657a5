/** What most families release while recruiting, to verified colleges, and what a sitting hands over to the next page. */
import type { FamilyAthlete, ReleaseSwitch } from '@faircourt/contracts/family';
import { CONSENTS_TO_SHOW, type ConsentKind } from '@faircourt/contracts/vocabulary';

const RECOMMENDED = ['identity', 'measurements', 'academics', 'videos'] as const;
type RecommendedGroup = (typeof RECOMMENDED)[number];
/** Pictures and the full name wait for one form more. */
const WITH_MEDIA: readonly RecommendedGroup[] = ['identity', 'videos'];

/** What of the set is not approved yet; empty for who may approve nothing now, and while everything is locked down. */
export function recommendedMissing(athlete: FamilyAthlete): ReleaseSwitch[] {
  const isOffered = athlete.decides && !isApprovalHeld(athlete) && athlete.locked_down === null;
  return isOffered ? athlete.switches.filter(isMissing) : [];
}

/** Of what is still off: the forms that nobody has signed for it, and the parts that would stay off for want of them. */
export function recommendedUnsigned(athlete: FamilyAthlete): {
  forms: ConsentKind[];
  parts: RecommendedGroup[];
} {
  const missing = RECOMMENDED.filter((group) =>
    recommendedMissing(athlete).some(({ field_group }) => field_group === group),
  );
  const unsigned = athlete.consents.flatMap(({ kind, is_signed: isSigned }) => (isSigned ? [] : [kind]));
  const waiting = missing.map((group) => ({
    group,
    forms: unsigned.filter((kind) => formsOf(group).includes(kind)),
  }));
  // An adult signs nothing.
  if (athlete.is_adult) return { forms: [], parts: [] };
  return {
    forms: [...new Set(waiting.flatMap(({ forms }) => forms))],
    parts: waiting.flatMap(({ group, forms }) => (forms.length > 0 ? [group] : [])),
  };
}

/** How many parts the set has that nobody refused, and what of them is approved and waits for a form. */
export function recommendedStanding({ switches }: Pick<FamilyAthlete, 'switches'>) {
  const parts = switches.filter((one) => isInSet(one) && one.state !== 'denied');
  const waiting = parts.filter(({ state }) => state === 'awaits_forms');
  return { of: parts.length, waiting };
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

function formsOf(group: RecommendedGroup): readonly ConsentKind[] {
  return WITH_MEDIA.includes(group) ? [...CONSENTS_TO_SHOW, 'media'] : CONSENTS_TO_SHOW;
}

function isMissing(release: ReleaseSwitch): boolean {
  const { is_approved, state } = release;
  return isInSet(release) && !is_approved && state !== 'denied' && state !== 'covered';
}

function isInSet({ field_group, audience }: ReleaseSwitch): boolean {
  return audience === 'verified_colleges' && RECOMMENDED.some((group) => group === field_group);
}
