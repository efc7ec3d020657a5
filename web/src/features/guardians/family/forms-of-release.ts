import type { FamilyAthlete, ReleaseSwitch } from '@faircourt/contracts/family';
import { namedFormsPath, releaseRowPath } from '../../../shell/paths.ts';

/** Where what an approval waits for is signed; afterwards one is back at its row. */
export function formsOfRelease(
  { missing_consents, field_group }: ReleaseSwitch,
  { id }: FamilyAthlete,
): string {
  return namedFormsPath(id, missing_consents, releaseRowPath(id, field_group));
}
