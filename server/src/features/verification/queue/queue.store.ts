/**
 * Reads the queue. A page is found by walking an index in its order, country by country, for no more than a page of each;
 * what was found is merged and cut, and only what is left gets its names. So it does not matter how many wait.
 */
import { COUNTED_MAX, QUEUE_PAGE } from '@faircourt/contracts/verification';
import type { FactGroup, VerificationStatus } from '@faircourt/contracts/vocabulary';
import { sql, type RawBuilder } from 'kysely';
import { allOf, EVERYBODY, type Condition } from '../../../access/scopes/condition.ts';
import { listedName } from '../../../access/scopes/listed-name.scope.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { isClaimed, isUnclaimed } from './claim.ts';
import { momentOf, type QueueCursor } from './queue.cursor.ts';

export interface QueueRow {
  id: string;
  athlete_id: string | null;
  fact_group: FactGroup;
  status: VerificationStatus;
  name: string;
  institution_name: string | null;
  guardian_name: string | null;
  season_label: string | null;
  country_code: string;
  created_at: Date;
  decided_at: Date | null;
  reminded_at: Date | null;
  director_user_id: string | null;
  offered_values: Record<string, unknown> | null;
  claimed_by: string | null;
  claimed_at: Date | null;
  claimer_name: string | null;
}

/** One more than a page, so that one knows whether there is a next; `at` is for the cursor. */
export type ListedRow = QueueRow & { at: string };

export interface QueueFilter {
  /** What this reader may see within the countries, as access says it; and none of the countries is another's. */
  listed: Condition;
  countries: readonly string[];
  factGroup: FactGroup | null;
  onlyUnclaimed: boolean;
  after: QueueCursor | null;
  now: Date;
}

const ROWS = QUEUE_PAGE + 1;
const CREATED = sql`verifications.created_at`;
const DECIDED = sql`verifications.decided_at`;
const IS_OPEN = sql<boolean>`verifications.status = 'open'`;
const IS_WAITING = sql<boolean>`verifications.status in ('more_asked', 'offered')`;

/** Oldest first. */
export function listOpen(queries: Queries, filter: QueueFilter): Promise<ListedRow[]> {
  const unclaimed = filter.onlyUnclaimed ? isUnclaimed(filter.now) : EVERYBODY;
  return walkCountries(queries, filter, allOf(IS_OPEN, unclaimed), CREATED);
}

/** For the family's answer: what was asked longest ago first. */
export function listWaiting(queries: Queries, filter: QueueFilter): Promise<ListedRow[]> {
  return walkCountries(queries, filter, IS_WAITING, DECIDED);
}

function walkCountries(
  queries: Queries,
  filter: QueueFilter,
  which: Condition,
  since: RawBuilder<unknown>,
): Promise<ListedRow[]> {
  return withNames(
    queries,
    sql`
      select page.* from unnest(${[...filter.countries]}::text[]) as place (code)
      cross join lateral (
        select verifications.id, ${since} as at from verifications
        where verifications.country_code = place.code and ${which}
          and ${filter.listed} and ${isOfGroup(filter)} and ${isPast(since, filter.after, '>')}
        order by ${since}, verifications.id limit ${ROWS}
      ) page
      order by page.at, page.id limit ${ROWS}`,
    'asc',
    filter.now,
  );
}

/** What this person works on, oldest first. */
export function listMine(queries: Queries, filter: QueueFilter, userId: string): Promise<ListedRow[]> {
  return withNames(
    queries,
    sql`
      select verifications.id, ${CREATED} as at from verifications
      where verifications.claimed_by = ${userId} and ${isClaimed(filter.now)} and verifications.status = 'open'
        and ${filter.listed} and ${isOfGroup(filter)} and ${isIn(filter)} and ${isPast(CREATED, filter.after, '>')}
      order by ${CREATED}, verifications.id limit ${ROWS}`,
    'asc',
    filter.now,
  );
}

/** What this person has decided, newest first. What a family answered since waits in the queue again. */
export function listDecided(queries: Queries, filter: QueueFilter, userId: string): Promise<ListedRow[]> {
  return withNames(
    queries,
    sql`
      select verifications.id, ${DECIDED} as at from verifications
      where verifications.director_user_id = ${userId} and ${DECIDED} is not null and verifications.status <> 'open'
        and ${filter.listed} and ${isOfGroup(filter)} and ${isIn(filter)} and ${isPast(DECIDED, filter.after, '<')}
      order by ${DECIDED} desc, verifications.id desc limit ${ROWS}`,
    'desc',
    filter.now,
  );
}

export interface PartCounts {
  open: number;
  mine: number;
  waiting: number;
}

/** How many wait in each part, in one query that stops counting where nobody would read on. */
export async function countParts(queries: Queries, filter: QueueFilter, userId: string): Promise<PartCounts> {
  const unclaimed = filter.onlyUnclaimed ? isUnclaimed(filter.now) : EVERYBODY;
  const counted = (which: Condition) => sql`(
    select count(*)::int from (
      select 1 from verifications
      where ${which} and ${isIn(filter)} and ${filter.listed} and ${isOfGroup(filter)} limit ${COUNTED_MAX}
    ) some_of_them)`;
  const { rows } = await sql<PartCounts>`
    select ${counted(allOf(IS_OPEN, unclaimed))} as open,
      ${counted(allOf(sql<boolean>`verifications.claimed_by = ${userId}`, isClaimed(filter.now), IS_OPEN))} as mine,
      ${counted(IS_WAITING)} as waiting`.execute(queries);
  const [counts] = rows;
  if (!counts) throw new Error('Counting gave no row');
  return counts;
}

/**
 * For admins, who watch over all regions: each country is found by one step along an index, however many items it has.
 */
export async function listCountriesWithItems(queries: Queries): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    with recursive ${countrySteps('open_place', sql`status = 'open'`)},
      ${countrySteps('waiting_place', sql`status in ('more_asked', 'offered')`)}
    select code from open_place where code is not null
    union select code from waiting_place where code is not null order by code`.execute(queries);
  return rows.map(({ code }) => code);
}

function countrySteps(name: string, which: RawBuilder<unknown>): RawBuilder<unknown> {
  const steps = sql.ref(name);
  return sql`${steps} (code) as (
    (select country_code::text from verifications where ${which} order by country_code limit 1)
    union all
    select (
      select country_code::text from verifications where ${which} and country_code > ${steps}.code
      order by country_code limit 1
    ) from ${steps} where ${steps}.code is not null)`;
}

function isOfGroup({ factGroup }: QueueFilter): Condition {
  return factGroup === null ? EVERYBODY : sql<boolean>`verifications.fact_group = ${factGroup}`;
}

function isIn({ countries }: QueueFilter): Condition {
  return sql<boolean>`verifications.country_code = any(${[...countries]}::text[])`;
}

function isPast(at: RawBuilder<unknown>, after: QueueCursor | null, beyond: '<' | '>'): Condition {
  if (!after) return EVERYBODY;
  // A moment and no sum: what PostgreSQL knows while it plans tells it how many come after.
  return sql<boolean>`((${at}, verifications.id) ${sql.raw(beyond)} (${momentOf(after)}::timestamptz, ${after.id}::uuid))`;
}

async function withNames(
  queries: Queries,
  page: RawBuilder<unknown>,
  order: 'asc' | 'desc',
  now: Date,
): Promise<ListedRow[]> {
  const direction = sql.raw(order);
  const { rows } = await sql<ListedRow>`
    with page as materialized (${page})
    select ${queueColumns(listedName(now, 'account'))}, (extract(epoch from page.at) * 1000000)::bigint::text as at
    from page join verifications on verifications.id = page.id
    order by page.at ${direction}, page.id ${direction}`.execute(queries);
  return rows;
}

/**
 * Each name is looked up by itself: joining seven tables takes PostgreSQL longer to plan than to do. How an athlete is
 * named depends on whether the look is logged; so does a guardian, who often has the athlete's family name.
 */
export function queueColumns(athleteName: RawBuilder<string>): RawBuilder<unknown> {
  return sql`verifications.id, verifications.athlete_id, verifications.fact_group, verifications.status,
  coalesce(
    (select ${athleteName} from athletes join users account on account.id = athletes.user_id
      where athletes.id = verifications.athlete_id),
    (select account.name from coaches concerned join users account on account.id = concerned.user_id
      where concerned.id = verifications.coach_id),
    (select concerned.name from institutions concerned where concerned.id = verifications.institution_id)) as name,
  (select concerned.name from institutions concerned where concerned.id = verifications.institution_id)
    as institution_name,
  (select ${athleteName} from guardian_links concerned join users account on account.id = concerned.guardian_user_id
    join athletes on athletes.id = concerned.athlete_id
    where concerned.id = verifications.guardian_link_id) as guardian_name,
  (select concerned.label from seasons concerned where concerned.id = verifications.season_id) as season_label,
  verifications.country_code, verifications.created_at, verifications.decided_at, verifications.reminded_at,
  verifications.director_user_id,
  verifications.offered_values, verifications.claimed_by, verifications.claimed_at,
  (select claimer.name from users claimer where claimer.id = verifications.claimed_by) as claimer_name`;
}
