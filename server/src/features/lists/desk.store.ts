/** The SQL of a coach's dashboard: over all lists of a desk that are in use, which `which` names as `list`. */
import type { DeskNewsKind } from '@faircourt/contracts/desk';
import type { ListStageKind } from '@faircourt/contracts/lists';
import { sql } from 'kysely';
import type { CardReader } from '../../access/rules/card.rules.ts';
import type { Condition } from '../../access/scopes/condition.ts';
import { cardReadBy } from '../../access/scopes/read-card.scope.ts';
import type { Queries } from '../../platform/database/database.ts';

export interface DueStepRow {
  id: string;
  list_id: string;
  list_name: string;
  athlete_id: string | null;
  step: string;
  step_on: string;
  step_owner_id: string | null;
  step_owner_name: string | null;
  /** All that are due; the same in each row. */
  due: number;
  card: string | null;
}

/** The first of them by day; of one day, the reader's own first. Cards are read for these alone. */
export async function listDueSteps(
  queries: Queries,
  which: Condition,
  { reader, userId, until, most, now }: CardQuestion & { userId: string; until: string; most: number },
): Promise<DueStepRow[]> {
  const { rows } = await sql<DueStepRow>`
    select due.*, shown.card from (
      select entry.id, entry.list_id, list.name as list_name, entry.athlete_id, entry.step, entry.step_on,
        entry.step_owner_id, step_owner.name as step_owner_name, count(*) over ()::int as due
      from recruiting_lists list join list_entries entry on entry.list_id = list.id
      left join users step_owner on step_owner.id = entry.step_owner_id
      where ${which} and list.archived_at is null and entry.removed_at is null and entry.step_on <= ${until}
      order by entry.step_on, entry.step_owner_id is distinct from ${userId}, entry.id limit ${most}
    ) due left join lateral ${cardReadBy(sql`due.athlete_id`, reader, now)} on true
    order by due.step_on, due.step_owner_id is distinct from ${userId}, due.id`.execute(queries);
  return rows;
}

export interface DeskNewsRow {
  kind: DeskNewsKind;
  created_at: Date;
  by_name: string | null;
  list_id: string;
  list_name: string;
  entries: number;
  athlete_id: string | null;
  card: string | null;
}

/** So far back a list's log is read: where the reader works alone, nothing of others would end the search for it. */
const LOOKED_BACK = 500;

/** What others did, newest first, from the log of each list; of one event about many entries, the first is looked up. */
export async function listDeskNews(
  queries: Queries,
  which: Condition,
  question: CardQuestion & { userId: string; since: Date; most: number; kinds: readonly DeskNewsKind[] },
): Promise<DeskNewsRow[]> {
  const { reader, userId, since, most, kinds, now } = question;
  const types = kinds.map((kind) => `list_entries.${kind}`);
  const { rows } = await sql<DeskNewsRow>`
    select news.kind, news.created_at, news.by_name, news.list_id, news.list_name, news.entries, entry.athlete_id, shown.card
    from (
      select replace(happened.type, 'list_entries.', '') as kind, happened.created_at, happened.seq, person.name as by_name,
        list.id as list_id, list.name as list_name,
        jsonb_array_length(happened.data -> 'entry_ids') as entries, (happened.data -> 'entry_ids' ->> 0)::uuid as entry_id
      from recruiting_lists list cross join lateral (
        select * from (
          select * from events recent where recent.chain = list.id order by recent.seq desc limit ${LOOKED_BACK}
        ) happened
        where happened.type = any(${types}) and happened.created_at > ${since}
          and happened.actor_user_id is distinct from ${userId}
        order by happened.seq desc limit ${most}
      ) happened left join users person on person.id = happened.actor_user_id
      where ${which} and list.archived_at is null and list.updated_at > ${since}
      order by happened.created_at desc, happened.seq desc limit ${most}
    ) news
    left join list_entries entry on entry.id = news.entry_id and entry.removed_at is null
    left join lateral ${cardReadBy(sql`entry.athlete_id`, reader, now)} on true
    order by news.created_at desc, news.seq desc`.execute(queries);
  return rows;
}

export interface StageCountRow {
  kind: ListStageKind | null;
  list_id: string;
  list_name: string;
  entries: number;
}

/** How many entries each list has in each kind of stage; the stages that a list added for itself count together. */
export async function countStages(queries: Queries, which: Condition): Promise<StageCountRow[]> {
  const { rows } = await sql<StageCountRow>`
    select stage.kind, list.id as list_id, list.name as list_name, count(*)::int as entries
    from recruiting_lists list join list_entries entry on entry.list_id = list.id
    join list_stages stage on stage.id = entry.stage_id
    where ${which} and list.archived_at is null and entry.removed_at is null
    group by stage.kind, list.id order by entries desc, lower(list.name), list.id`.execute(queries);
  return rows;
}

export async function countListsInUse(queries: Queries, which: Condition): Promise<number> {
  const { rows } = await sql<{ lists: number }>`
    select count(*)::int as lists from recruiting_lists list where ${which} and list.archived_at is null`.execute(
    queries,
  );
  return rows[0]?.lists ?? 0;
}

interface CardQuestion {
  reader: CardReader;
  now: Date;
}
