/**
 * Heights typed in feet as the edges of a search in centimetres, and back. Profiles are shown to the half inch, so a search
 * reaches half a step further: who is shown with what was typed is found with it. Feet are told from centimetres by their
 * tenths, in the address as in a saved search.
 */
import type { FilterName } from '@faircourt/contracts/search-filters';
import type { TypedLength } from '../../i18n/typed-length.ts';
import { fromInches, toInches } from '../../i18n/units.ts';

export type Limits = { min: number; max: number };

const HALF_A_STEP_CM = 0.25 * 2.54;

export function edgeOf(name: FilterName, { cm, system }: TypedLength, { min, max }: Limits): number {
  if (system === 'metric') return cm;
  const edge = feetEdge(name, cm);
  // The least and the most that may be typed are not refused for the half inch.
  return cm < min || cm > max ? edge : Math.min(Math.max(edge, min), max);
}

/** The length in feet that was typed for this edge; null where it was centimetres. */
export function typedInFeet(name: FilterName, edge: number): number | null {
  if (Number.isInteger(edge)) return null;
  const typed = fromInches(toInches(isLeast(name) ? edge + HALF_A_STEP_CM : edge - HALF_A_STEP_CM));
  return feetEdge(name, typed) === edge ? typed : null;
}

/** In tenths, as heights are kept: 6 feet 0 are 182.9 cm, and a whole centimetre more would leave them out. */
function feetEdge(name: FilterName, cm: number): number {
  const tenths = isLeast(name)
    ? Math.ceil((cm - HALF_A_STEP_CM) * 10)
    : Math.floor((cm + HALF_A_STEP_CM) * 10);
  const isWhole = tenths % 10 === 0;
  return (isWhole ? tenths + (isLeast(name) ? -1 : 1) : tenths) / 10;
}

function isLeast(name: FilterName): boolean {
  return name.startsWith('min_');
}
