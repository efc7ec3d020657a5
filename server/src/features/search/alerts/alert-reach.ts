/**
 * What of an alert decides which cards can touch it. Its key has the country, the class and the position, each with a star
 * where any will do; a card has the keys of all searches that it can be in, twelve at most. All other filters are compared
 * for the alerts that a key leads to.
 */
import type { SearchFilters } from '@faircourt/contracts/search';
import { FILTERS, type Comparison } from '@faircourt/contracts/search-filters';
import { POSITIONS, type Position } from '@faircourt/contracts/vocabulary';
import { sql, type RawBuilder } from 'kysely';
import { filterValues } from '../finding/filter.conditions.ts';

const ANY = '*';

export function reachOf({ country, grad_year, position }: SearchFilters): string {
  return [country ?? ANY, grad_year ?? ANY, position ?? ANY].join('|');
}

/** Every family's save would look at it: its key has nothing but stars. */
export function isTooWide({ country, grad_year, position }: SearchFilters): boolean {
  return country === undefined && grad_year === undefined && position === undefined;
}

/** In the units of the cards; `words` of the name that is looked for, as cards have them. */
export function wantsOf(filters: SearchFilters, words: readonly string[]): Record<string, unknown> {
  const { position, name } = filters;
  return {
    ...filterValues(filters),
    ...(position === undefined ? {} : { position }),
    ...(name === undefined ? {} : { words }),
  };
}

/** Over a card: the row `key (reaches)`. As one array, because a plan for rows would look at every alert there is. */
export function keysOf(card: RawBuilder<unknown>): RawBuilder<unknown> {
  const played = POSITIONS.map(
    (position) => sql`case when ${playing(card, position)} then ${sql.lit(position)} end`,
  );
  return sql`(
    select array_agg(country || '|' || class || '|' || position) as reaches
    from unnest(array['*', (${card}).country_code::text]) country
    cross join unnest(array['*', (${card}).grad_year::text]) class
    cross join unnest(array_remove(array['*', ${sql.join(played)}], null)) position
  ) key`;
}

/** Whether a card meets everything that the alert wants: the same as the conditions of a search. */
export function meets(card: RawBuilder<unknown>, wants: RawBuilder<unknown>): RawBuilder<boolean> {
  const compared = Object.entries(FILTERS).flatMap(([name, { compares }]) =>
    compares ? [comparison(name, compares, card, wants)] : [],
  );
  const played = POSITIONS.map(
    (position) => sql`(${wants} ->> 'position' = ${sql.lit(position)} and ${playing(card, position)})`,
  );
  return sql<boolean>`(${sql.join(
    [
      ...compared,
      sql`(not ${wants} ? 'position' or ${sql.join(played, sql` or `)})`,
      // A name without a single letter finds nobody.
      sql`(not ${wants} ? 'words' or (jsonb_array_length(${wants} -> 'words') > 0 and
        (${card}).name_words @> array(select jsonb_array_elements_text(${wants} -> 'words'))))`,
    ],
    sql` and `,
  )})`;
}

function comparison(
  name: string,
  { column, how, type }: Comparison,
  card: RawBuilder<unknown>,
  wants: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const value = sql`(${wants} ->> ${sql.lit(name)})::${sql.raw(type)}`;
  const fact = sql`(${card}).${sql.ref(column)}`;
  const isMet = {
    'is true': fact,
    equals: sql`${fact} = ${value}`,
    'at least': sql`${fact} >= ${value}`,
    // What is unknown is zero, and below everything.
    'at most': sql`(${fact} >= 1 and ${fact} <= ${value})`,
  }[how];
  return sql`(not ${wants} ? ${sql.lit(name)} or coalesce(${isMet}, false))`;
}

const POSITION_COLUMNS: Record<Position, string> = {
  'Point Guard': 'point_guard_mm',
  'Shooting Guard': 'shooting_guard_mm',
  'Small Forward': 'small_forward_mm',
  'Power Forward': 'power_forward_mm',
  Center: 'center_mm',
};

function playing(card: RawBuilder<unknown>, position: Position): RawBuilder<unknown> {
  return sql`(${card}).${sql.ref(POSITION_COLUMNS[position])} >= 0`;
}
