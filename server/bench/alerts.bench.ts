/**
 * npm run bench:alerts: matching alerts by what changed, among many saved searches. Changes athletes one by one, as families
 * do, and prints how many searches a second that decides, how many statements a change takes, and how long the change takes
 * with and without the alerts, side by side. On a smaller set it holds the alerts against running every search before and
 * after each change.
 *   npm run bench:alerts -- --searches 100000 --changes 1000
 * It makes a scratch database named faircourt_bench_… on DATABASE_URL, or on an embedded PostgreSQL of its own.
 */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import type pg from 'pg';
import type { SearchFilters } from '@faircourt/contracts/search';
import { loadActor } from '../src/access/facts/load-actor.ts';
import { cardReader, type CardReader } from '../src/access/rules/card.rules.ts';
import { meets } from '../src/features/search/alerts/alert-reach.ts';
import { findAmong } from '../src/features/search/finding/among.service.ts';
import { refreshCards, rebuildCards } from '../src/features/search/cards/card.service.ts';
import { inTransaction, type Database } from '../src/platform/database/database.ts';
import type { Statements } from '../src/platform/database/pinned-connections.ts';
import { withBenchDatabase } from './bench-database.ts';
import { median, timed } from './timing.ts';

const { values: options } = parseArgs({
  options: {
    searches: { type: 'string', default: '100000' },
    changes: { type: 'string', default: '1000' },
    checked: { type: 'string', default: '300' },
  },
});
const SEARCHES = Number(options.searches);
const CHANGES = Number(options.changes);
/** So many of the searches are run, as the page of search runs them, before and after each of a few changes. */
const CHECKED = Number(options.checked);
const CHECKED_CHANGES = 20;
const NOW = new Date('2026-11-15T12:00:00Z');

/** Most searches name a country, a class and a position, as coaches do; one that names none has no alert. Three persons in four are verified. */
async function fill(client: pg.Client): Promise<void> {
  await client.query('set synchronous_commit = off');
  await client.query('select setseed(0.42)');
  const positions = `(array['Point Guard','Shooting Guard','Small Forward','Power Forward','Center'])`;
  const countries = `(array['US','US','US','MX','BR','CA','ES','FR','DE','AU','NG','SN'])`;
  for (const statement of [
    `create temp table people as select n, uuid_v7() as id, n <= $1 as is_coach from generate_series(1, $1::int + $2::int) n`,
    `insert into auth_users (id, email, email_verified) select id, n || '@bench.example', true from people`,
    `insert into users (id, auth_id, role, name)
     select id, id, case when is_coach then 'coach' else 'athlete' end::user_role, 'Ada Bench' || n from people`,
    `insert into institutions (name, kind, country_code, status)
     select 'College ' || n, 'college', 'US', 'verified' from generate_series(1, 300) n`,
    `create temp table places as select id, row_number() over (order by id) as n from institutions`,
    `insert into coaches (user_id, institution_id, affiliation_status)
     select people.id, places.id, case when people.n % 4 > 0 then 'verified' else 'unverified' end::institution_status
     from people join places on places.n = 1 + people.n % 300 where is_coach`,
    `insert into subscriptions (owner_user_id, plan, status, current_period_ends_at)
     select id, 'pro_scout', 'active', '2100-01-01' from people where is_coach`,
    `insert into athletes (user_id, birthdate, visibility, country_code, grad_year, height_cm, primary_position)
     select id, '2000-01-01', case when n % 3 = 0 then 'colleges_only' else 'public' end::visibility,
       ${countries}[1 + floor(random() * 12)::int], 2025 + floor(random() * 6)::int, 175 + floor(random() * 40)::int,
       ${positions}[1 + floor(random() * 5)::int]::player_position
     from people where not is_coach`,
    `insert into saved_searches (subscription_id, saved_by, name, filters, sort, created_at)
     select s.id, s.owner_user_id, 'Search', jsonb_strip_nulls(jsonb_build_object(
       'country', case when random() < 0.7 then ${countries}[1 + floor(random() * 12)::int] end,
       'grad_year', case when random() < 0.8 then 2025 + floor(random() * 6)::int end,
       'position', case when random() < 0.8 then ${positions}[1 + floor(random() * 5)::int] end,
       'min_height', case when random() < 0.6 then 180 + floor(random() * 30)::int end,
       'verified', case when random() < 0.1 then true end)), 'grad_year', now()
     from subscriptions s, generate_series(1, $3::int / $1::int) where $2::int > 0`,
    `insert into alerts (saved_search_id, user_id, kinds, frequency, by_bell, by_email, reach, wants, created_at)
     select id, saved_by, '{match,release,verification,season,video,figure}', 'daily', true, false,
       coalesce(filters ->> 'country', '*') || '|' || coalesce(filters ->> 'grad_year', '*') || '|' ||
         coalesce(filters ->> 'position', '*'),
       filters || case when filters ? 'min_height'
         then jsonb_build_object('min_height', (filters -> 'min_height')::int * 10) else '{}' end, now()
     from saved_searches where filters ?| array['country', 'grad_year', 'position']`,
  ]) {
    const last = Math.max(0, ...[...statement.matchAll(/\$(\d)/gu)].map(([, n]) => Number(n)));
    await client.query(statement, [COACHES, Math.max(CHANGES, 2_000), SEARCHES].slice(0, last));
  }
  await client.query('vacuum analyze');
}

const COACHES = Math.max(1, Math.floor(SEARCHES / 20));

async function measure(db: Database): Promise<void> {
  await rebuildCards(db, NOW);
  await sql`analyze`.execute(db);
  const { rows: athletes } = await sql<{ id: string }>`
    select id from athletes order by id limit ${CHANGES}`.execute(db);
  await checkEquality(
    db,
    athletes.slice(0, CHECKED_CHANGES).map(({ id }) => id),
  );
  await sql`delete from alert_matches`.execute(db);

  // By turns, so that both meet the same moments of the machine.
  const withAlerts: number[] = [];
  const without: number[] = [];
  for (const { id } of athletes) {
    await grow(db, id);
    without.push(
      await timed(() => inTransaction(db, (trx) => refreshCards(trx, [id], NOW, { isNews: false }))),
    );
    await grow(db, id);
    withAlerts.push(await timed(() => inTransaction(db, (trx) => refreshCards(trx, [id], NOW))));
  }
  const { rows } = await sql<{ matches: number }>`select count(*)::int as matches from alert_matches`.execute(
    db,
  );
  const matches = rows[0]?.matches ?? 0;
  const seconds = withAlerts.reduce((sum, ms) => sum + ms, 0) / 1000;
  const plain = without.reduce((sum, ms) => sum + ms, 0) / 1000;
  const extra = seconds - plain;
  console.log(`
  ${SEARCHES} saved searches with alerts, ${athletes.length} changed cards
  matches            ${matches}, ${(matches / athletes.length).toFixed(0)} for each change
  matches a second   ${(matches / extra).toFixed(0)} of the time that alerts add, ${(matches / seconds).toFixed(0)} of the whole change
  searches decided   ${((SEARCHES * athletes.length) / extra).toExponential(1)} a second
  statements         ${await statementsOf(db, athletes[0]?.id ?? '', true)} for a change, ${await statementsOf(db, athletes[0]?.id ?? '', false)} without news and alerts, however many searches there are
  a change           median ${median(withAlerts).toFixed(1)} ms, without news and alerts ${median(without).toFixed(1)} ms: ${(median(withAlerts) / median(without)).toFixed(2)} times
  every search run   ${(await timeOfAll(db, athletes[0]?.id ?? '')).toFixed(0)} ms for one change, against the same card
  load of the machine ${loadavg()[0]?.toFixed(1)}
`);
}

/** Another height each time: some searches begin to find the athlete, and others end to. */
async function grow(db: Database, athleteId: string): Promise<void> {
  await sql`update athletes set height_cm = 175 + (height_cm::int - 175 + 13) % 40 where id = ${athleteId}`.execute(
    db,
  );
}

async function statementsOf(db: Database, athleteId: string, isNews: boolean): Promise<number> {
  let statements = 0;
  await inTransaction(db, async (trx) => {
    const built = trx.withPlugin({
      transformQuery: ({ node }) => {
        statements++;
        return node;
      },
      transformResult: ({ result }) => Promise.resolve(result),
    });
    // Prepared statements are sent as they are, past every plugin.
    const counted = new Proxy(built, {
      get(target, key) {
        if (key === 'executeQuery') statements++;
        const value: unknown = Reflect.get(target, key);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
    await refreshCards(counted, [athleteId], NOW, { isNews });
  });
  return statements;
}

/** What is run in place of matching: every search, against the card of one athlete, by those who read it. */
function finds(db: Database, athleteId: string, limit: number) {
  return sql<{ id: string }>`
    select alerts.id from (select * from alerts order by id limit ${limit}) alerts
    join coaches on coaches.user_id = alerts.user_id
    join athlete_cards read on read.athlete_id = ${athleteId} and (
      case when coaches.affiliation_status = 'verified' then read.audience = 'verified_colleges'
        else read.audience = 'everyone' and read.is_public end)
    where ${meets(sql`read`, sql`alerts.wants`)} order by alerts.id`.execute(db);
}

async function timeOfAll(db: Database, athleteId: string): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; turn < 3; turn++) times.push(await timed(() => finds(db, athleteId, SEARCHES)));
  return median(times);
}

interface CheckedSearch {
  alert_id: string;
  user_id: string;
  filters: SearchFilters;
}

/** The searches themselves, without anything of the matching: the rules say who reads which cards. */
async function checkEquality(db: Database, athleteIds: readonly string[]): Promise<void> {
  let found = 0;
  let wrong = 0;
  const { rows: searches } = await sql<CheckedSearch>`
    select alerts.id as alert_id, alerts.user_id, saved.filters
    from alerts join saved_searches saved on saved.id = alerts.saved_search_id
    order by md5(alerts.id::text) limit ${CHECKED}`.execute(db);
  const readers = new Map<string, CardReader | null>();
  for (const { user_id: userId } of searches) readers.set(userId, cardReader(await loadActor(db, userId)));
  const run = async (athleteId: string) => {
    const finding = new Set<string>();
    for (const { alert_id, user_id, filters } of searches) {
      const reader = readers.get(user_id);
      if (!reader) continue;
      const cards = await findAmong(statements(db), { reader, filters, words: [], now: NOW }, [athleteId]);
      if (cards.size > 0) finding.add(alert_id);
    }
    return finding;
  };
  const ids = searches.map(({ alert_id }) => alert_id);
  for (const athleteId of athleteIds) {
    const before = await run(athleteId);
    await sql`delete from alert_matches`.execute(db);
    await grow(db, athleteId);
    await inTransaction(db, (trx) => refreshCards(trx, [athleteId], NOW));
    const expected = [...(await run(athleteId))].filter((one) => !before.has(one)).toSorted();
    const { rows } = await sql<{ id: string }>`
      select alert_id as id from alert_matches
      where kind = 'match' and alert_id = any(${ids}::uuid[])`.execute(db);
    const stored = rows.map((row) => row.id).toSorted();
    found += stored.length;
    if (JSON.stringify(stored) !== JSON.stringify(expected)) wrong++;
  }
  console.log(
    `  ${wrong === 0 ? '✓' : '✗'} ${CHECKED} searches run before and after ${athleteIds.length} changes find what the alerts found: ${found} new matches`,
  );
  if (wrong > 0) process.exitCode = 1;
}

function statements(db: Database) {
  const onDatabase: Statements = { run: (statement, given) => statement.execute(db, given) };
  return { statements: onDatabase, searchStatements: onDatabase };
}

await withBenchDatabase(
  { name: 'alerts', filledWith: `${SEARCHES} saved searches`, connections: 2, fill },
  measure,
);
