/** The only SQL that writes the search cards. */
import { sql, type RawBuilder, type Transaction } from 'kysely';
import { followsCalendar } from '../../../access/scopes/card.scope.ts';
import { releasePolicyInEffect } from '../../../access/scopes/release-policy.scope.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { PreparedStatement } from '../../../platform/database/prepared-statement.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import {
  builtCards,
  CARD_COLUMNS,
  CARD_CONTENT,
  CARD_RULES,
  FILTER_COLUMNS,
  nextMoments,
  type AthleteCondition,
} from './card.build.ts';
import { athletesWithLostWords } from './word.store.ts';

/** More athletes at once than a save or a family ever concerns. */
const MANY = 50;

/** The plan that is kept is for one athlete, and takes many one by one. */
async function run<Row extends object>(
  trx: Transaction<DB>,
  athleteIds: readonly string[],
  statement: RawBuilder<Row>,
): Promise<Row[]> {
  return athleteIds.length > MANY
    ? (await statement.execute(trx)).rows
    : new PreparedStatement(statement).execute(trx);
}

function athletesWithIds(athleteIds: readonly string[]): AthleteCondition {
  return sql<boolean>`athletes.id = any(${athleteIds}::uuid[])`;
}

export interface FormerCard {
  /** What was on it, as one short text. */
  content: string;
  /** The row as JSON, for what compares it with the next one; null where nothing does. */
  former: string | null;
}

/** Returns what was on them. */
export async function deleteCards(
  trx: Transaction<DB>,
  athleteIds: readonly string[],
  { isCompared }: { isCompared: boolean },
): Promise<FormerCard[]> {
  return run(
    trx,
    athleteIds,
    sql<FormerCard>`
      delete from athlete_cards where athlete_id = any(${athleteIds}::uuid[])
      returning ${CARD_CONTENT} as content,
        ${isCompared ? sql`row_to_json(athlete_cards)::text` : sql`null::text`} as former`,
  );
}

/**
 * What was on a card before and is on none now was withdrawn. That is counted in the same transaction, since a replica
 * may answer searches only when it has seen every withdrawal. Every change is counted beside it: pages that were read
 * before it are not given out again.
 */
export async function insertCards(
  trx: Transaction<DB>,
  athleteIds: readonly string[],
  contentsBefore: readonly string[],
  now: Date,
): Promise<void> {
  await run(
    trx,
    athleteIds,
    sql<object>`
    with cards as (
      insert into athlete_cards (${CARD_COLUMNS}, made_by) select ${CARD_COLUMNS}, ${sql.lit(CARD_RULES)} from (${builtCards(athletesWithIds(athleteIds), now)}) built
      returning *, case when cardinality(${contentsBefore}::text[]) > 0 then ${CARD_CONTENT} end as content
    ), names as (
      insert into card_names (audience, word, athlete_id, ${FILTER_COLUMNS})
      select audience, word, athlete_id, ${FILTER_COLUMNS} from cards, unnest(name_words) word
      where audience <> 'institution'
    ), words as (
      insert into card_words (word) select distinct word from cards, unnest(name_words) word order by word
      on conflict do nothing
    )
    select count_card_change(
      exists (select unnest(${contentsBefore}::text[]) except select content from cards))
    where exists (select 1 from cards) or cardinality(${contentsBefore}::text[]) > 0`,
  );
}

/**
 * The releases in effect, as the athlete's own row states them, and the next moment at which that or the cards may
 * change. In one statement, since every save makes it.
 */
export async function storeReleasePolicy(
  trx: Transaction<DB>,
  athleteIds: readonly string[],
  now: Date,
): Promise<void> {
  const which = athletesWithIds(athleteIds);
  await run(
    trx,
    athleteIds,
    sql<object>`
    with due as (${nextMoments(which, now)}), forgotten as (
      delete from card_due using athletes
      where card_due.athlete_id = athletes.id and ${which}
        and not exists (select 1 from due where due.athlete_id = card_due.athlete_id and due.due_at is not null)
    ), stated as (
      update athletes set release_policy = current.policy
      from (select athletes.id, ${releasePolicyInEffect(now)} as policy from athletes where ${which}) current
      where athletes.id = current.id and athletes.release_policy is distinct from current.policy
    )
    insert into card_due (athlete_id, due_at) select athlete_id, due_at from due where due_at is not null
    on conflict (athlete_id) do update set due_at = excluded.due_at`,
  );
}

/** The cards of many are made on two connections at once, each with half of the athletes. */
export const LANES = [0, 1] as const;
export type Lane = (typeof LANES)[number];

function isInLane(athleteId: RawBuilder<unknown>, lane: Lane): RawBuilder<boolean> {
  return sql<boolean>`get_byte(uuid_send(${athleteId}), 15) % ${sql.lit(LANES.length)} = ${lane}`;
}

/** True for one transaction per lane at a time. */
export async function mayRefreshDueCards(trx: Transaction<DB>, lane: Lane): Promise<boolean> {
  const { rows } = await sql<{ is_alone: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended('card_due', ${lane})) as is_alone`.execute(trx);
  return rows[0]?.is_alone ?? false;
}

/** Those whose cards were never made, or not with all their columns, by themselves: making them is no news to anybody. */
export async function listDueAthletes(
  trx: Transaction<DB>,
  lane: Lane,
  { now, limit }: { now: Date; limit: number },
): Promise<{ athleteIds: string[]; isNews: boolean }> {
  const { rows } = await sql<{ athlete_id: string; is_news: boolean }>`
    select athlete_id, due_at > '-infinity' as is_news from card_due
    where due_at <= ${now} and ${isInLane(sql`athlete_id`, lane)}
    order by due_at limit ${limit}`.execute(trx);
  const isNews = rows[0]?.is_news ?? false;
  return {
    athleteIds: rows.filter((row) => row.is_news === isNews).map((row) => row.athlete_id),
    isNews,
  };
}

export async function isAnyCardDue(queries: Queries, now: Date): Promise<boolean> {
  const { rows } = await sql`select 1 from card_due where due_at <= ${now} limit 1`.execute(queries);
  return rows.length > 0;
}

/**
 * When there are athletes and no cards at all: all are due at once, and stay so until their cards are made. Returns how
 * many that are.
 */
export async function markMissingCards(queries: Queries): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into card_due (athlete_id, due_at)
    select athletes.id, '-infinity' from athletes
    where ${followsCalendar()} and not exists (select 1 from athlete_cards)
    on conflict (athlete_id) do update set due_at = excluded.due_at`.execute(queries);
  return Number(numAffectedRows ?? 0);
}

/** Those that older rules have made: due at once, some at a time, and nobody is told of them as news. */
export async function markOutdatedCards(queries: Queries): Promise<void> {
  await sql`
    insert into card_due (athlete_id, due_at)
    select athlete_id, '-infinity' from athlete_cards where made_by < ${sql.lit(CARD_RULES)}
    group by athlete_id order by athlete_id limit ${sql.lit(OUTDATED_AT_ONCE)}
    on conflict (athlete_id) do update set due_at = excluded.due_at`.execute(queries);
}

const OUTDATED_AT_ONCE = 10_000;

/** In the order of their ids, so that a rebuild can go through all of them in steps. */
export async function listAthleteIds(
  queries: Queries,
  lane: Lane,
  after: string,
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from athletes where id > ${after} and ${isInLane(sql`id`, lane)} order by id limit ${limit}`.execute(
    queries,
  );
  return rows.map((row) => row.id);
}

export async function listAthletesOfUser(queries: Queries, userId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from athletes where user_id = ${userId}
    union select athlete_id from guardian_links where guardian_user_id = ${userId}
    order by id`.execute(queries);
  return rows.map((row) => row.id);
}

export async function listAthletesOfMailbox(queries: Queries, userId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct link.athlete_id as id
    from shared_mailboxes shared join guardian_links link on link.guardian_user_id = shared.other_user_id
    where shared.user_id = ${userId} and link.status = 'active'
    order by id`.execute(queries);
  return rows.map((row) => row.id);
}

export interface CardDifference {
  athlete_id: string;
  kind: 'missing' | 'extra' | 'different';
}

/** What the cards are beside what they should be, in one statement and so at one moment. */
export async function findDifferences(queries: Queries, now: Date): Promise<CardDifference[]> {
  return new PreparedStatement(sql<CardDifference>`
    with built as (${builtCards(sql`true`, now)}), due as (${nextMoments(sql`true`, now)}),
    pairs as (
      select coalesce(built.athlete_id, stored.athlete_id) as athlete_id,
        stored.athlete_id is null as is_missing, built.athlete_id is null as is_extra,
        (select row(${CARD_COLUMNS}) from (select built.*) b) is distinct from
          (select row(${CARD_COLUMNS}) from (select stored.*) s) as is_different
      from built full join athlete_cards stored
        on stored.athlete_id = built.athlete_id and stored.audience = built.audience
        and stored.institution_id is not distinct from built.institution_id
      union all
      select coalesce(due.athlete_id, stored.athlete_id), stored.athlete_id is null,
        due.due_at is null, due.due_at is distinct from stored.due_at
      from (select * from due where due_at is not null) due full join card_due stored using (athlete_id)
      union all
      select coalesce(n.athlete_id, c.athlete_id), n.athlete_id is null, c.athlete_id is null,
        (select row(${FILTER_COLUMNS}) from (select n.*) x) is distinct from
          (select row(${FILTER_COLUMNS}) from (select c.*) y)
      from card_names n full join (
        select athlete_cards.*, word from athlete_cards, unnest(name_words) word where audience <> 'institution'
      ) c on c.athlete_id = n.athlete_id and c.audience = n.audience and c.word = n.word
      union all
      select athlete_id, false, false, true from (${athletesWithLostWords()}) unfindable
      union all
      select athletes.id, false, false, true from athletes
      where athletes.release_policy is distinct from ${releasePolicyInEffect(now)}
    )
    select distinct athlete_id,
      case when is_missing then 'missing' when is_extra then 'extra' else 'different' end as kind
    from pairs where is_missing or is_extra or is_different
    order by athlete_id`).execute(queries);
}
