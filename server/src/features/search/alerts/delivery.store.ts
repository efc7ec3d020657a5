/** The only SQL on what is on its way to people: untold matches, digests and settings. */
import type { AlertFrequency, AlertKind } from '@faircourt/contracts/vocabulary';
import type { SearchFilters } from '@faircourt/contracts/search';
import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import { deleteOutdated, type Due } from '../../../platform/database/outdated.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';

interface Settings {
  time_zone: string;
  quiet_from: number | null;
  quiet_until: number | null;
  is_paused: boolean;
  is_email_off: boolean;
}

export const DEFAULT_SETTINGS: Settings = {
  time_zone: 'UTC',
  quiet_from: null,
  quiet_until: null,
  is_paused: false,
  is_email_off: false,
};

export function findSettings(queries: Queries, userId: string): Promise<Settings | undefined> {
  return queries
    .selectFrom('alert_settings')
    .select(['time_zone', 'quiet_from', 'quiet_until', 'is_paused', 'is_email_off'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** The clock on the wall of somebody who has not said a time zone yet. */
export async function storeFirstZone(queries: Queries, userId: string, timeZone: string): Promise<void> {
  await queries
    .insertInto('alert_settings')
    .values({ user_id: userId, time_zone: timeZone })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute();
}

export async function storeSettings(queries: Queries, userId: string, settings: Settings): Promise<void> {
  await queries
    .insertInto('alert_settings')
    .values({ user_id: userId, ...settings })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ ...settings }))
    .execute();
}

/** Returns whether emails went out until now: false as well for an account that is gone. */
export async function storeEmailOff(trx: Transaction<DB>, userId: string): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    insert into alert_settings (user_id, time_zone, is_email_off)
    select id, ${DEFAULT_SETTINGS.time_zone}, true from users where id = ${userId} and role = 'coach'
    on conflict (user_id) do update set is_email_off = true where not alert_settings.is_email_off`.execute(
    trx,
  );
  return numAffectedRows > 0n;
}

export interface Waiting {
  user_id: string;
  frequency: AlertFrequency;
  oldest: Date;
  last_at_once: Date | null;
  settings: Settings;
}

/** People for whom something was found that they have not been told, how long it has waited, and when they want to hear. */
export async function listWaiting(queries: Queries, userId?: string): Promise<Waiting[]> {
  const { rows } = await sql<Omit<Waiting, 'settings'> & { settings: Settings | null }>`
    select waiting.*,
      (select max(made_at) from alert_digests where alert_digests.user_id = waiting.user_id and is_at_once) as last_at_once,
      (select to_jsonb(alert_settings) from alert_settings where alert_settings.user_id = waiting.user_id) as settings
    from (
      select alerts.user_id, alerts.frequency, min(match.matched_at) as oldest
      from alert_matches match join alerts on alerts.id = match.alert_id
      join saved_searches saved on saved.id = alerts.saved_search_id and saved.deleted_at is null
      where match.digest_id is null and ${userId === undefined ? sql`true` : sql`alerts.user_id = ${userId}`}
      group by alerts.user_id, alerts.frequency
    ) waiting order by waiting.user_id`.execute(queries);
  return rows.map((row) => ({ ...row, settings: row.settings ?? DEFAULT_SETTINGS }));
}

export interface FoundByAlert {
  alert_id: string;
  saved_search_id: string;
  subscription_id: string;
  name: string;
  filters: SearchFilters;
  by_bell: boolean;
  by_email: boolean;
  matches: { athlete_id: string; kind: AlertKind }[];
}

type Which = { userId: string; frequencies: readonly AlertFrequency[] } | { digestId: string };

/** What each alert has found: that is untold, or that is in this digest. */
export async function listFound(queries: Queries, which: Which): Promise<FoundByAlert[]> {
  const condition =
    'digestId' in which
      ? sql`match.digest_id = ${which.digestId}`
      : sql`match.digest_id is null and alerts.user_id = ${which.userId}
          and alerts.frequency = any(${which.frequencies}::alert_frequency[])`;
  const { rows } = await sql<FoundByAlert>`
    select alerts.id as alert_id, saved.id as saved_search_id, saved.subscription_id, saved.name, saved.filters,
      alerts.by_bell, alerts.by_email,
      json_agg(json_build_object('athlete_id', match.athlete_id, 'kind', match.kind)
        order by match.matched_at desc, match.athlete_id, match.kind) as matches
    from alert_matches match
    join alerts on alerts.id = match.alert_id
    join saved_searches saved on saved.id = alerts.saved_search_id and saved.deleted_at is null
    where ${condition}
    group by alerts.id, saved.id order by saved.name, saved.id`.execute(queries);
  return rows;
}

/** Takes what was read into one digest, so that no other run tells it again. One for the bell alone has been told. */
export async function insertDigest(
  trx: Transaction<DB>,
  digest: { userId: string; mailed: readonly FoundByAlert[]; isAtOnce: boolean; now: Date },
): Promise<string> {
  const { userId, mailed, isAtOnce, now } = digest;
  const { id } = await trx
    .insertInto('alert_digests')
    .values({
      user_id: userId,
      made_at: now,
      is_at_once: isAtOnce,
      sent_at: mailed.length === 0 ? now : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`update alert_matches match set digest_id = ${id} from ${matchesIn(mailed)} where ${isReadMatch()}`.execute(
    trx,
  );
  return id;
}

/** Of what was read: told by the bell alone, or to nobody any more. */
export async function dropUntold(trx: Transaction<DB>, found: readonly FoundByAlert[]): Promise<void> {
  await sql`delete from alert_matches match using ${matchesIn(found)} where ${isReadMatch()}`.execute(trx);
}

/** The rows `read`. What families have added since is nobody's yet, and waits for the next run. */
function matchesIn(found: readonly FoundByAlert[]): RawBuilder<unknown> {
  const read = found.flatMap(({ alert_id, matches }) => matches.map((match) => ({ alert_id, ...match })));
  return sql`jsonb_to_recordset(${JSON.stringify(read)}::jsonb) read (alert_id uuid, athlete_id uuid, kind alert_kind)`;
}

function isReadMatch(): RawBuilder<boolean> {
  return sql<boolean>`match.alert_id = read.alert_id and match.athlete_id = read.athlete_id and match.kind = read.kind
    and match.digest_id is null`;
}

export function findDigest(queries: Queries, id: string) {
  return queries
    .selectFrom('alert_digests')
    .select(['id', 'user_id', 'sent_at'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** What was in it is told, and so it is gone. */
export async function storeSent(trx: Transaction<DB>, id: string, now: Date): Promise<void> {
  await trx.updateTable('alert_digests').set({ sent_at: now }).where('id', '=', id).execute();
  await trx.deleteFrom('alert_matches').where('digest_id', '=', id).execute();
}

export function forgetDigests(trx: Transaction<DB>, { over, most }: Due): Promise<number> {
  return deleteOutdated(trx, 'alert_digests', sql`made_at <= ${over}`, most);
}
