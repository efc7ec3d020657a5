/** A release counts for nobody while the whole profile is hidden from them: by its visibility, or by what holds it back. */
import type { FamilyAthlete } from '@faircourt/contracts/family';
import type { Audience, Visibility } from '@faircourt/contracts/vocabulary';

export type Shown = Pick<FamilyAthlete, 'visibility' | 'visibility_hold'>;

/** Where the profile opens for each audience. A conditional one opens for institutions that were named. */
const OPENS_FOR: Record<Audience, readonly Visibility[]> = {
  institution: ['public', 'colleges_only', 'conditional'],
  verified_colleges: ['public', 'colleges_only'],
  everyone: ['public'],
};

/** Null where the audience opens the profile. */
export function whyHidden(
  audience: Audience,
  { visibility, visibility_hold: hold }: Shown,
): 'held' | Exclude<Visibility, 'public'> | null {
  if (hold !== null) return 'held';
  return visibility === 'public' || OPENS_FOR[audience].includes(visibility) ? null : visibility;
}
