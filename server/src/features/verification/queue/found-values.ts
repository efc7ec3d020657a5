/** What a director measured or read instead of what was claimed: the group's fields, by the limits that athletes have. */
import { fieldErrors } from '@faircourt/contracts/field-errors';
import type { FactValues } from '@faircourt/contracts/verification';
import { foundValuesSchemas } from '@faircourt/contracts/verification-decision';
import type { FactGroup } from '@faircourt/contracts/vocabulary';
import { z } from 'zod';
import { validationFailed } from '../../../platform/http/problems.ts';
import { isEmptyFact } from '../badges/verification.store.ts';

/** All values of the group with what was found put over them; null when nothing differs from the claim. */
export function correctedValues(
  factGroup: FactGroup,
  claimed: FactValues,
  found: FactValues | null,
): FactValues | null {
  if (found === null) return null;
  if (factGroup !== 'measurements' && factGroup !== 'academics') {
    throw validationFailed([
      { field: 'values', code: 'not_allowed', message: 'Only measurements and academics can be corrected.' },
    ]);
  }
  const parsed = z.safeParse(foundValuesSchemas[factGroup], found, { reportInput: true });
  if (!parsed.success) {
    const errors = fieldErrors(parsed.error.issues);
    throw validationFailed(errors.map((error) => ({ ...error, field: `values.${error.field}` })));
  }
  const changed = Object.entries(parsed.data).filter(
    ([field, value]) => value !== undefined && value !== (claimed[field] ?? null),
  );
  if (changed.length === 0) return null;
  const offered = { ...claimed, ...Object.fromEntries(changed) };
  if (isEmptyFact(offered)) {
    const message = 'Nothing would be left on the record. Reject it instead.';
    throw validationFailed([{ field: 'values', code: 'required', message }]);
  }
  return offered;
}
