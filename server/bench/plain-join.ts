/**
 * The search that one would write without cards: athletes joined with users, whatever a family has released. It is what
 * the cards are measured against, with the indexes that a careful person would give it.
 */
import { LIMITS } from '@faircourt/contracts/limits';
import { searchQuerySchema } from '@faircourt/contracts/search';
import { readCursor } from '../src/features/search/finding/search.cursor.ts';
import type { Combination } from './combinations.ts';
import type { SentStatement } from './own-sql.ts';

/** Values go beside the text, never into it. */
class Values {
  readonly list: unknown[] = [];

  add(value: unknown, type: string): string {
    return `$${this.list.push(value)}::${type}`;
  }
}

export const SENSIBLE_INDEXES = [
  'create index plain_year on athletes (grad_year desc nulls last, id desc)',
  'create index plain_country on athletes (country_code, grad_year desc nulls last, id desc)',
  'create index plain_primary on athletes (primary_position, grad_year desc nulls last, id desc)',
  'create index plain_height on athletes (height_cm desc nulls last, id desc)',
  'create index plain_updated on athletes (updated_at desc, id desc)',
  'create index plain_gpa on academics (gpa)',
  'create index plain_name on users using gin (name gin_trgm_ops)',
];

const SORTS = { grad_year: 'a.grad_year', height: 'a.height_cm', updated: 'a.updated_at' };

export function plainJoin({ query, viewer }: Combination, after: string | null): SentStatement {
  const values = new Values();
  const filters = searchQuerySchema.parse(
    Object.fromEntries(Object.entries(query).map(([key, value]) => [key, String(value)])),
  );
  const column = SORTS[filters.sort];
  const where = [
    viewer === 'member' ? `a.visibility = 'public'` : `a.visibility in ('public', 'colleges_only')`,
    `u.status <> 'suspended'`,
  ];
  if (filters.position) {
    const position = values.add(filters.position, 'player_position');
    where.push(`(a.primary_position = ${position} or a.secondary_position = ${position})`);
  }
  if (filters.grad_year) where.push(`a.grad_year = ${values.add(filters.grad_year, 'int')}`);
  if (filters.country) where.push(`a.country_code = ${values.add(filters.country, 'text')}`);
  if (filters.min_height) where.push(`a.height_cm >= ${values.add(filters.min_height, 'numeric')}`);
  if (filters.max_height) where.push(`a.height_cm <= ${values.add(filters.max_height, 'numeric')}`);
  if (filters.name) where.push(`${values.add(filters.name, 'text')} <% u.name`);
  if (filters.verified) {
    where.push(`exists (select 1 from verifications v where v.athlete_id = a.id
      and v.fact_group = 'measurements' and v.status = 'verified')`);
  }
  if (filters.min_gpa !== undefined) where.push(`c.gpa >= ${values.add(filters.min_gpa, 'numeric')}`);
  if (filters.dominant_hand) {
    where.push(`a.dominant_hand = ${values.add(filters.dominant_hand, 'dominant_hand')}`);
  }
  if (filters.updated_since)
    where.push(`a.updated_at >= ${values.add(filters.updated_since, 'timestamptz')}`);
  if (filters.has_video) where.push('exists (select 1 from videos v where v.athlete_id = a.id)');
  if (after) {
    const { key, athleteId } = readCursor(filters.sort, after);
    const last = filters.sort === 'height' ? key / 10 : key;
    where.push(`(${column}, a.id) < (${values.add(last, 'numeric')}, ${values.add(athleteId, 'uuid')})`);
  }
  return {
    text: `select a.id, u.name, u.avatar_url, a.primary_position, a.secondary_position, a.height_cm, a.grad_year,
        a.country_code, a.city, a.school_name
      from athletes a join users u on u.id = a.user_id
      ${filters.min_gpa === undefined ? '' : 'join academics c on c.athlete_id = a.id'}
      where ${where.join(' and ')} order by ${column} desc nulls last, a.id desc limit ${LIMITS.searchPage}`,
    values: values.list,
    settings: {},
  };
}
