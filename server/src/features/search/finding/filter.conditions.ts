/** The table of filters as SQL over the cards, and just as well over their entries by name, which repeat these columns. */
import { FILTER_NAMES, FILTERS, type Comparison, type FilterName } from '@faircourt/contracts/search-filters';
import type { SearchFilters } from '@faircourt/contracts/search';
import type { Position, SearchSort } from '@faircourt/contracts/vocabulary';
import { sql, type RawBuilder } from 'kysely';
import { POSITION_COLUMNS } from '../../../access/scopes/read-card.scope.ts';
import { given, type Planning } from '../../../platform/database/prepared-statement.ts';

export type Fragment = RawBuilder<unknown>;

/** Among those who play a position, the height there is the height: and it has the index of the position. */
export function sortColumn(sort: SearchSort, position: Position | undefined): Fragment {
  if (sort === 'height') return cardColumn('height_mm', position);
  return sql.ref(sort === 'grad_year' ? 'grad_year' : 'updated_at');
}

function cardColumn(column: string, position: Position | undefined): Fragment {
  return sql.ref(column === 'height_mm' && position ? POSITION_COLUMNS[position] : column);
}

export function filtersSet(filters: SearchFilters): FilterName[] {
  return FILTER_NAMES.filter((name) => filters[name] !== undefined);
}

/** What each card must meet for these filters; the values come with filterValues. */
export function filterConditions(
  names: readonly FilterName[],
  position: Position | undefined,
  planning: Planning,
): Fragment[] {
  const conditions = names.flatMap((name) => {
    const { compares } = FILTERS[name];
    return compares ? comparison(name, compares, cardColumn(compares.column, position), planning) : [];
  });
  const isHeightAsked = names.includes('min_height') || names.includes('max_height');
  return position && !isHeightAsked
    ? [...conditions, sql`${cardColumn('height_mm', position)} >= 0`]
    : conditions;
}

function comparison(
  name: FilterName,
  { how, type }: Comparison,
  column: Fragment,
  planning: Planning,
): Fragment[] {
  const value = given(name, type);
  switch (how) {
    case 'is true':
      return [column];
    case 'equals':
      // A kept plan must walk the index that begins with this column. Equality would take the column out of the order, and
      // the planner would rather walk the primary key, past everybody else.
      return planning === 'kept' && type === 'smallint'
        ? [sql`${column} >= ${value}`, sql`${column} <= ${value}`]
        : [sql`${column} = ${value}`];
    case 'at least':
      return [sql`${column} >= ${value}`];
    case 'at most':
      // What is unknown is zero, and below everything.
      return [sql`${column} >= 1`, sql`${column} <= ${value}`];
  }
}

/** In the whole units of the columns, without the noise of binary fractions: 3.51 is 351 and not a little more. */
export function filterValues(filters: SearchFilters): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const name of FILTER_NAMES) {
    const value = filters[name];
    const compares: Comparison | null = FILTERS[name].compares;
    if (value === undefined || !compares) continue;
    values[name] = typeof value === 'number' ? inUnits(value, compares) : value;
  }
  return values;
}

function inUnits(value: number, { how, unitsPerOne = 1 }: Comparison): number {
  const units = Number((value * unitsPerOne).toFixed(6));
  return how === 'at most' ? Math.floor(units) : Math.ceil(units);
}
