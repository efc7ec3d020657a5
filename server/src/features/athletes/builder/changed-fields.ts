/** Which fields a save really changes: saving again without a change must not cost a badge. */
import { isDeepStrictEqual } from 'node:util';

export function changedFields<Fields extends object>(
  before: Record<keyof Fields, unknown>,
  after: Fields,
): (keyof Fields & string)[] {
  const fields = Object.keys(after) as (keyof Fields & string)[];
  return fields.filter((field) => !isSame(before[field], after[field]));
}

/** A form that lay open while another page saved holds old values: what was not changed in it stays as it is stored. */
export function takeChanged<Fields extends object>(
  before: Record<keyof Fields, unknown>,
  given: Fields,
  changed: readonly (keyof Fields)[] | undefined,
): Fields {
  if (!changed) return given;
  const kept = (Object.keys(given) as (keyof Fields & string)[]).filter((field) => !changed.includes(field));
  return { ...given, ...Object.fromEntries(kept.map((field) => [field, before[field]])) };
}

/** Of what a save changes: the fields that it fills or fills otherwise. What it empties is none of them, wholly or in part. */
export function filledFields<Fields extends object>(
  before: Record<keyof Fields, unknown>,
  after: Fields,
  changed: readonly (keyof Fields & string)[],
): (keyof Fields & string)[] {
  return changed.filter((field) => !isPartOf(after[field], before[field]));
}

function isPartOf(left: unknown, whole: unknown): boolean {
  if (left === null || left === '') return true;
  if (Array.isArray(left)) {
    const there = Array.isArray(whole) ? whole : [];
    return left.every((one) => there.some((other) => isSame(other, one)));
  }
  if (typeof left !== 'object') return false;
  const there = typeof whole === 'object' && whole !== null ? new Map(Object.entries(whole)) : new Map();
  return Object.entries(left).every(([key, value]) => isSame(there.get(key), value));
}

/** Lists and objects by their content; a zero is a zero whatever its sign. */
function isSame(before: unknown, after: unknown): boolean {
  return before === after || isDeepStrictEqual(before, after);
}
