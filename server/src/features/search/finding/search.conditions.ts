/** A search as SQL conditions: over the cards, and just as well over their entries by name, which repeat these columns. */
import type { SearchFilters } from '@faircourt/contracts/search';
import type { Position, SearchSort } from '@faircourt/contracts/vocabulary';
import { earliestCardEnd, type CardReader } from '../../../access/rules/card.rules.ts';
import type { Cursor } from './search.cursor.ts';

/** Values go beside the text, never into it. Each is cast where it stands, so that the text alone fixes its type. */
export class Values {
  readonly list: unknown[] = [];

  add(value: unknown, type: string): string {
    return `$${this.list.push(value)}::${type}`;
  }
}

/** The height again, where that position is played; below zero where it is not. */
const POSITION_COLUMNS: Record<Position, string> = {
  'Point Guard': 'point_guard_mm',
  'Shooting Guard': 'shooting_guard_mm',
  'Small Forward': 'small_forward_mm',
  'Power Forward': 'power_forward_mm',
  Center: 'center_mm',
};

/** Among those who play a position, the height there is the height: and it has the index of the position. */
export function sortColumn(sort: SearchSort, { position }: SearchFilters): string {
  if (sort === 'height') return heightColumn(position);
  return sort === 'grad_year' ? 'grad_year' : 'updated_at';
}

function heightColumn(position: Position | undefined): string {
  return position ? POSITION_COLUMNS[position] : 'height_mm';
}

/** In the whole units of the column, without the noise of binary fractions: 3.51 is 351 and not a little more. */
function inUnits(value: number, unitsPerOne: number): number {
  return Number((value * unitsPerOne).toFixed(6));
}

/** What each card must meet, whoever reads it. Unknown years and heights are zero and meet no filter. */
export function filterConditions(values: Values, filters: SearchFilters, now: Date): string[] {
  const conditions = [`valid_until >= ${values.add(earliestCardEnd(now), 'timestamptz')}`];
  const { position, grad_year, country, min_height, max_height } = filters;
  if (grad_year) conditions.push(`grad_year = ${values.add(grad_year, 'smallint')}`);
  if (country) conditions.push(`country_code = ${values.add(country, 'text')}`);
  const height = heightColumn(position);
  const isHeightAsked = min_height !== undefined || max_height !== undefined;
  if (isHeightAsked) {
    const least = min_height === undefined ? 1 : Math.ceil(inUnits(min_height, 10));
    conditions.push(`${height} >= ${values.add(least, 'smallint')}`);
  } else if (position) {
    conditions.push(`${height} >= 0`);
  }
  if (max_height !== undefined) {
    conditions.push(`${height} <= ${values.add(Math.floor(inUnits(max_height, 10)), 'smallint')}`);
  }
  if (filters.verified) conditions.push('is_height_verified');
  if (filters.min_gpa !== undefined)
    conditions.push(`gpa >= ${values.add(Math.ceil(inUnits(filters.min_gpa, 100)), 'smallint')}`);
  if (filters.dominant_hand) {
    conditions.push(`dominant_hand = ${values.add(filters.dominant_hand, 'dominant_hand')}`);
  }
  if (filters.updated_since) {
    conditions.push(`updated_at >= ${values.add(new Date(filters.updated_since), 'timestamptz')}`);
  }
  if (filters.has_video) conditions.push('has_video');
  return conditions;
}

/** Families who blocked this reader are few, and most readers are blocked by nobody. */
export function blockConditions(values: Values, { blockedByAthleteIds }: CardReader): string[] {
  if (blockedByAthleteIds.length === 0) return [];
  return [`athlete_id <> all(${values.add([...blockedByAthleteIds], 'uuid[]')})`];
}

/** Which of the shared cards this reader reads. */
export function readerConditions(reader: CardReader, institution: string | null): string[] {
  if (reader.audience === 'everyone') return reader.isPublicOnly ? ['is_public'] : [];
  // For these athletes the institution has cards of its own.
  return institution === null
    ? []
    : [`(except_institutions is null or ${institution} <> all(except_institutions))`];
}

export function cursorCondition(
  values: Values,
  sort: SearchSort,
  column: string,
  cursor: Cursor | null,
): string[] {
  if (!cursor) return [];
  const key =
    sort === 'updated' ? values.add(new Date(cursor.key), 'timestamptz') : values.add(cursor.key, 'smallint');
  return [`(${column}, athlete_id) < (${key}, ${values.add(cursor.athleteId, 'uuid')})`];
}
