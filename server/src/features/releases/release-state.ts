/** What a family reads of one release: whether it counts, and where it does not, the nearest reason. */
import type { ReleaseSwitch } from '@faircourt/contracts/family';
import type { Audience, ReleaseState } from '@faircourt/contracts/vocabulary';

/** Who sees what was released to a wider audience, too. */
export const WIDER_AUDIENCES: Record<Audience, readonly Audience[]> = {
  everyone: [],
  verified_colleges: ['everyone'],
  institution: ['everyone', 'verified_colleges'],
};

const APPROVED: readonly ReleaseState[] = ['on', 'awaits_forms', 'awaits_level'];

type Facts = Pick<ReleaseSwitch, 'is_on' | 'decided_by' | 'missing_consents' | 'missing_level' | 'denied_by'>;

/** `isReleasedWider`: asked only where nobody has decided about this audience. */
export function releaseState(facts: Facts, isReleasedWider: () => boolean): ReleaseState {
  const { is_on, decided_by, missing_consents, missing_level, denied_by } = facts;
  // Another guardian's no is what has to be explained, whatever else was decided.
  if (denied_by.some(({ is_you }) => !is_you)) return 'denied';
  if (denied_by.length > 0) return 'off';
  // A form is the nearer step: it can be signed at once.
  if (missing_consents.length > 0) return 'awaits_forms';
  if (missing_level !== null) return 'awaits_level';
  if (is_on) return 'on';
  if (decided_by !== null) return 'off';
  return isReleasedWider() ? 'covered' : 'undecided';
}

export function isApprovedState(state: ReleaseState): boolean {
  return APPROVED.includes(state);
}
