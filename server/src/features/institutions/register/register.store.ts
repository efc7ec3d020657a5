/** The SQL of the list of all institutions. A page is cut first; what costs more is asked of its entries alone. */
import type { RegisterFilters, RegisterState } from '@faircourt/contracts/institution-register';
import type { InstitutionKind } from '@faircourt/contracts/vocabulary';
import { sql, type RawBuilder } from 'kysely';
import { allOf, EVERYBODY, type Condition } from '../../../access/scopes/condition.ts';
import type { Queries } from '../../../platform/database/database.ts';

export interface EntryRow {
  id: string;
  name: string;
  kind: InstitutionKind;
  country_code: string;
  city: string | null;
  email_domain: string | null;
  state: RegisterState;
  coaches: number;
  releases: number;
  has_twin: boolean;
}

const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export async function listEntries(
  queries: Queries,
  wanted: { filters: RegisterFilters; after: string | null; limit: number },
): Promise<EntryRow[]> {
  const { filters, after, limit } = wanted;
  const page = filters.search
    ? sql`select institutions.id, ${scoreOf(filters.search)} as score from institutions
        where ${allOf(isWanted(filters), isFound(filters.search))}
        order by score desc, institutions.id desc limit ${limit}`
    : sql`select institutions.id, 0::real as score from institutions
        where ${isWanted(filters)} ${after ? sql`and institutions.id < ${after}::uuid` : sql``}
        order by institutions.id desc limit ${limit}`;
  const { rows } = await sql<EntryRow>`
    with page as materialized (${page})
    select ${ENTRY} from page join institutions on institutions.id = page.id
    order by page.score desc, institutions.id desc`.execute(queries);
  return rows;
}

export async function findEntry(queries: Queries, id: string): Promise<EntryRow | undefined> {
  const { rows } =
    await sql<EntryRow>`select ${ENTRY} from institutions where institutions.id = ${id}`.execute(queries);
  return rows[0];
}

export async function listTwins(queries: Queries, id: string): Promise<EntryRow[]> {
  const { rows } = await sql<EntryRow>`
    select ${ENTRY} from institutions, institutions this
    where this.id = ${id} and ${isTwin(sql`institutions`, sql`this`)}
    order by coaches desc, institutions.id limit 20`.execute(queries);
  return rows;
}

const STATE = sql<RegisterState>`case when institutions.merged_into is not null then 'merged'
  when institutions.banned_by is not null then 'banned' else institutions.status::text end`;

const ENTRY = sql`institutions.id, institutions.name, institutions.kind, institutions.country_code, institutions.city,
  institutions.email_domain, ${STATE} as state,
  (select count(*)::int from coaches where coaches.institution_id = institutions.id) as coaches,
  (select count(*)::int from releases
    where releases.institution_id = institutions.id and releases.status = 'approved') as releases,
  ${hasTwin()} as has_twin`;

/** Two that were merged are no longer two. */
function isTwin(one: RawBuilder<unknown>, other: RawBuilder<unknown>): Condition {
  return sql<boolean>`(${one}.id <> ${other}.id and ${one}.merged_into is null and ${other}.merged_into is null
    and (${one}.email_domain = ${other}.email_domain
      or (${one}.country_code = ${other}.country_code and ${one}.sorted_name = ${other}.sorted_name)))`;
}

/** Asked twice, so that each question has its index. */
function hasTwin(): Condition {
  const isOther = sql`twin.id <> institutions.id and twin.merged_into is null`;
  return sql<boolean>`(institutions.merged_into is null and (
    exists (select 1 from institutions twin where ${isOther} and twin.email_domain = institutions.email_domain)
    or exists (select 1 from institutions twin where ${isOther}
      and twin.country_code = institutions.country_code and twin.sorted_name = institutions.sorted_name)))`;
}

function isWanted({ kind, country_code: country, state, twins }: RegisterFilters): Condition {
  return allOf(
    kind ? sql`institutions.kind = ${kind}` : EVERYBODY,
    country ? sql`institutions.country_code = ${country}` : EVERYBODY,
    state ? sql`${STATE} = ${state}` : sql`institutions.merged_into is null`,
    twins ? hasTwin() : EVERYBODY,
  );
}

/** By id, by domain, or by a name of which every word is there with at most a letter wrong. */
function isFound(search: string): Condition {
  if (ID.test(search)) return sql<boolean>`institutions.id = ${search}::uuid`;
  const words = search.split(/\s+/u).filter(Boolean);
  const begins = words.map(
    (word) => sql`institutions.sorted_name like '%' || nullif(folded_name(${word}), '') || '%'`,
  );
  const near = words.map(
    (word) => sql`near_spellings(institutions.sorted_name) && near_spellings(folded_name(${word}))`,
  );
  return sql<boolean>`(institutions.email_domain = ${domainIn(search)}::citext
    or (${sql.join(begins, sql` and `)}) or (${sql.join(near, sql` and `)}))`;
}

function scoreOf(search: string) {
  return sql`similarity(institutions.sorted_name, folded_name(${search}))
    + case when institutions.email_domain = ${domainIn(search)}::citext then 1 else 0 end`;
}

/** Of an address only what follows the @. */
function domainIn(search: string): string {
  return search.slice(search.indexOf('@') + 1).trim();
}
