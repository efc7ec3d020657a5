/** Which fields a save really changes: saving again without a change must not cost a badge. */
import { isDeepStrictEqual } from 'node:util';

export function changedFields<Fields extends object>(
  before: Record<keyof Fields, unknown>,
  after: Fields,
): (keyof Fields & string)[] {
  const fields = Object.keys(after) as (keyof Fields & string)[];
  return fields.filter((field) => !isSame(before[field], after[field]));
}

/** Of what a save changes: the fields that it fills or fills otherwise. What it empties is none of them. */
export function filledFields<Fields extends object>(
  after: Fields,
  changed: readonly (keyof Fields & string)[],
): (keyof Fields & string)[] {
  return changed.filter((field) => !isEmpty(after[field]));
}

function isEmpty(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.keys(value).length === 0;
  return value === null || value === '';
}

/** Lists and objects by their content; a zero is a zero whatever its sign. */
function isSame(before: unknown, after: unknown): boolean {
  return before === after || isDeepStrictEqual(before, after);
}
