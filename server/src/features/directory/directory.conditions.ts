/** What every list of the directory shares: whose countries, which names, and where the page before ended. */
import type { DirectoryKind, DirectoryQuery } from '@faircourt/contracts/directory';
import { sql, type RawBuilder } from 'kysely';
import type { Actor } from '../../access/engine/actor.ts';
import { allOf, EVERYBODY, type Condition } from '../../access/scopes/condition.ts';
import { inOwnCountries, peopleInDirectory } from '../../access/scopes/region.scope.ts';
import type { Queries } from '../../platform/database/database.ts';

export type DirectoryFilters = Omit<DirectoryQuery, 'after' | 'kind'>;

export interface EntryQuery {
  actor: Actor;
  filters: DirectoryFilters;
  now: Date;
  /** The last entry of the page before. */
  after: Anchor | null;
  limit: number;
  /** Each athlete listed gets an entry in their family's log, so minors are named in full. */
  isLoggedLook: boolean;
}

export interface Anchor {
  /** The name as it is sorted. */
  name: string;
  id: string;
}

/** Where the entries of a kind come from, and what of it is compared. */
interface Source {
  tables: RawBuilder<unknown>;
  id: RawBuilder<unknown>;
  /** The name as it is sorted and found: without accents, capitals and signs. */
  name: RawBuilder<string>;
  country: RawBuilder<unknown>;
  /** Which of them are entries of the kind. */
  isOfKind: Condition;
  listedFor: (actor: Actor, country: RawBuilder<unknown>) => Condition;
}

export const SOURCES: Record<DirectoryKind, Source> = {
  athletes: {
    tables: sql`users join athletes on athletes.user_id = users.id`,
    id: sql`athletes.id`,
    name: sql`users.sorted_name`,
    country: sql`athletes.country_code`,
    isOfKind: sql`users.role = 'athlete'`,
    listedFor: peopleInDirectory,
  },
  coaches: {
    tables: sql`users join coaches on coaches.user_id = users.id
      join institutions on institutions.id = coaches.institution_id`,
    id: sql`coaches.id`,
    name: sql`users.sorted_name`,
    country: sql`institutions.country_code`,
    isOfKind: sql`users.role = 'coach'`,
    listedFor: peopleInDirectory,
  },
  institutions: {
    tables: sql`institutions`,
    id: sql`institutions.id`,
    name: sql`institutions.sorted_name`,
    country: sql`institutions.country_code`,
    isOfKind: EVERYBODY,
    listedFor: inOwnCountries,
  },
};

/** Matches entries of the director's countries that fit the filters and come after the last page. */
export function isInDirectory(kind: DirectoryKind, { actor, filters, after }: EntryQuery): Condition {
  const { country } = SOURCES[kind];
  return allOf(
    isListed(kind, actor),
    filters.country_code ? sql<boolean>`${country} = ${filters.country_code}` : EVERYBODY,
    ...wordsOf(filters.search).map((word) => isNamed(kind, word)),
    after ? comesAfter(kind, after) : EVERYBODY,
  );
}

export function isListed(kind: DirectoryKind, actor: Actor): Condition {
  const { isOfKind, listedFor, country } = SOURCES[kind];
  return allOf(isOfKind, listedFor(actor, country));
}

/** Only among those whom this director finds: nobody learns where in the alphabet somebody else is. */
export async function findAnchor(
  queries: Queries,
  kind: DirectoryKind,
  actor: Actor,
  entryId: string,
): Promise<Anchor | null> {
  const { tables, id, name } = SOURCES[kind];
  const { rows } = await sql<Anchor>`
    select ${id} as id, ${name} as name from ${tables}
    where ${id} = ${entryId}::uuid and ${isListed(kind, actor)}`.execute(queries);
  return rows[0] ?? null;
}

const SEARCHED_WORDS_MAX = 8;

function wordsOf(search: string | null): string[] {
  return (search ?? '').split(/\s+/).filter(Boolean).slice(0, SEARCHED_WORDS_MAX);
}

/** The word is anywhere in the name. A word of punctuation alone matches nobody. */
function isNamed(kind: DirectoryKind, word: string): Condition {
  // Of a folded word nothing but letters, digits and blanks is left, so nothing in it is a pattern.
  return sql<boolean>`${SOURCES[kind].name} like '%' || nullif(ltrim(folded_name(${word})), '') || '%'`;
}

/** In the order of the list. The first half is what an index can be entered with. */
function comesAfter(kind: DirectoryKind, after: Anchor): Condition {
  const { id, name } = SOURCES[kind];
  return sql<boolean>`(${name} >= ${after.name} and (${name} > ${after.name} or ${id} > ${after.id}::uuid))`;
}
