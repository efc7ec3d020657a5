/** Which fields a save really changes: saving again without a change must not cost a badge. */
import { isDeepStrictEqual } from 'node:util';

export function changedFields<Fields extends object>(
  before: Record<keyof Fields, unknown>,
  after: Fields,
): (keyof Fields & string)[] {
  const fields = Object.keys(after) as (keyof Fields & string)[];
  return fields.filter((field) => !isSame(before[field], after[field]));
}

/** Lists and objects by their content; a zero is a zero whatever its sign. */
function isSame(before: unknown, after: unknown): boolean {
  return before === after || isDeepStrictEqual(before, after);
}
