/** What names one release: who is shown, what of them, and to whom. */
import type { Audience, FieldGroup } from '@faircourt/contracts/vocabulary';

/** One switch of one athlete. */
export interface ReleaseKey {
  athleteId: string;
  fieldGroup: FieldGroup;
  audience: Audience;
  /** With the audience `institution`, else null. */
  institutionId: string | null;
}

/** What the log says of a release. */
export const LOGGED = ['id', 'athlete_id', 'field_group', 'audience', 'institution_id'] as const;
