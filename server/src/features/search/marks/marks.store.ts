/** The SQL behind what a coach knows of found athletes: on which lists they are, who looked, and what is new. It changes nothing. */
import type { NewsKind } from '@faircourt/contracts/search-marks';
import { sql } from 'kysely';
import type { CoachActor } from '../../../access/engine/actor.ts';
import type { CardReader } from '../../../access/rules/card.rules.ts';
import type { Condition } from '../../../access/scopes/condition.ts';
import { familyFacts } from '../../../access/scopes/in-effect.scope.ts';
import { mayHaveNews, newsSinceLook } from '../../../access/scopes/news.scope.ts';
import { cardReadBy } from '../../../access/scopes/read-card.scope.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { PreparedStatement } from '../../../platform/database/prepared-statement.ts';

/** Who of them is in search for this reader. */
export async function listFound(
  queries: Queries,
  athleteIds: readonly string[],
  reader: CardReader,
  now: Date,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select given.id from unnest(${athleteIds}::uuid[]) given (id)
    cross join lateral ${cardReadBy(sql`given.id`, reader, now)}`.execute(queries);
  return rows.map(({ id }) => id);
}

/** `which` is over recruiting_lists named `list`. */
export async function listOpenLists(queries: Queries, which: Condition): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select list.id from recruiting_lists list where list.archived_at is null and ${which}
    order by list.id`.execute(queries);
  return rows.map(({ id }) => id);
}

export interface ListedRow {
  athlete_id: string;
  id: string;
  name: string;
}

export async function listEntriesOn(
  queries: Queries,
  athleteIds: readonly string[],
  listIds: readonly string[],
): Promise<ListedRow[]> {
  const { rows } = await sql<ListedRow>`
    select entry.athlete_id, list.id, list.name
    from list_entries entry join recruiting_lists list on list.id = entry.list_id
    where entry.athlete_id = any(${athleteIds}::uuid[]) and entry.removed_at is null
      and entry.list_id = any(${listIds}::uuid[])
    order by list.name, list.id`.execute(queries);
  return rows;
}

export interface LookRow {
  athlete_id: string;
  user_id: string;
  name: string;
  looked_at: Date;
}

/** What a colleague looked at before they joined the desk was other work, and stays with it. */
export async function listLooks(
  queries: Queries,
  athleteIds: readonly string[],
  coach: { userId: string; subscriptionId: string | null },
): Promise<LookRow[]> {
  const { rows } = await sql<LookRow>`
    select given.id as athlete_id, staff.user_id, viewer.name, last.looked_at
    from (
      select ${coach.userId}::uuid as user_id, '-infinity'::timestamptz as since
      union all select seat.user_id, seat.since from seats seat
      where seat.subscription_id = ${coach.subscriptionId}::uuid and seat.ended_at is null
        and seat.parked_at is null and seat.user_id <> ${coach.userId}::uuid
    ) staff
    join users viewer on viewer.id = staff.user_id
    cross join unnest(${athleteIds}::uuid[]) given (id)
    cross join lateral (
      select coalesce(view.last_viewed_at, view.first_viewed_at) as looked_at from profile_views view
      where view.viewer_user_id = staff.user_id and view.athlete_id = given.id
        and view.first_viewed_at >= staff.since
      order by view.viewed_on desc limit 1
    ) last
    order by last.looked_at desc, staff.user_id`.execute(queries);
  return rows;
}

export interface NewsRow {
  athlete_id: string;
  kinds: NewsKind[];
}

/** Of these athletes, or of those whom the coach looked at last. */
export function listNews(
  queries: Queries,
  coach: CoachActor,
  which: { athleteIds: readonly string[] } | { latest: number },
  now: Date,
): Promise<NewsRow[]> {
  const some = 'latest' in which ? sql`` : sql`and athlete_id = any(${which.athleteIds}::uuid[])`;
  const latest = 'latest' in which ? sql`order by seen_at desc limit ${which.latest}` : sql``;
  // A row of a downloaded table, or a name in a report, shows the card alone, so all that was new on the page still is.
  // Longer than most, so that planning it would take more time than running it.
  return new PreparedStatement(sql<NewsRow>`
    with look as materialized (
      select athlete_id, max(coalesce(last_viewed_at, first_viewed_at)) as seen_at from profile_views
      where viewer_user_id = ${coach.userId} and ((not is_exported and report_form is null) or last_viewed_at is not null) ${some}
      group by athlete_id ${latest}
    ), changed as materialized (select * from look where ${mayHaveNews()})
    select look.athlete_id, news.kinds
    from changed look join athletes on athletes.id = look.athlete_id
    cross join lateral ${familyFacts(now)}
    cross join lateral ${newsSinceLook(coach, now)}
    where news.kinds <> '{}'`).execute(queries);
}
