/**
 * npm run bench:table: how long the table of search takes among 1,000,000 athletes, for a coach whose desk has full lists and who
 * looked at thousands: a page, its marks, and the filters of the coach's own work, beside the plain join. Prints whether the bar holds.
 *   npm run bench:table -- --athletes 100000
 * It makes a scratch database named faircourt_bench_… on DATABASE_URL, or on an embedded PostgreSQL of its own.
 */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { LIST_LIMITS } from '@faircourt/contracts/lists';
import { searchFiltersSchema, searchQuerySchema, type SearchPage } from '@faircourt/contracts/search';
import { sql } from 'kysely';
import pg from 'pg';
import { Guard } from '../src/access/engine/guard.ts';
import { loadActor } from '../src/access/facts/load-actor.ts';
import { publishConsentDocuments } from '../src/features/consent/consent-document.service.ts';
import { rebuildCards } from '../src/features/search/cards/card.service.ts';
import { RememberedPages } from '../src/features/search/finding/remembered-pages.ts';
import { SearchConnections } from '../src/features/search/finding/search-connections.ts';
import { countAthletes, searchAthletes } from '../src/features/search/finding/search.service.ts';
import { readMarks } from '../src/features/search/marks/marks.service.ts';
import type { Database } from '../src/platform/database/database.ts';
import { createFileKeys } from '../src/platform/sessions/file-key.ts';
import { withBenchDatabase } from './bench-database.ts';
import { fill, VIEWERS } from './fill.ts';
import { plainJoin } from './plain-join.ts';
import { timed } from './timing.ts';

const { values: options } = parseArgs({ options: { athletes: { type: 'string', default: '1000000' } } });
const ATHLETES = Number(options.athletes);
const TURNS = 100;
const BAR_MS = 250;
const LISTS = 20;
const LOOKS = 5_000;

/** The first list holds those whom the table would show first, so that "not on my lists" walks past all of them. */
const STAFF_WORK = `
  insert into subscriptions (owner_user_id, plan, status, current_period_ends_at)
    select u.id, 'pro_scout', 'active', '2100-01-01' from users u join auth_users a on a.id = u.auth_id
    where a.email = '${VIEWERS.coach}';
  insert into seats (subscription_id, user_id) select s.id, s.owner_user_id from subscriptions s
    where not exists (select 1 from seats where seats.subscription_id = s.id);
  insert into recruiting_lists (subscription_id, owner_user_id, name, is_shared)
    select s.id, s.owner_user_id, 'List ' || n, true from subscriptions s, generate_series(1, ${LISTS}) n;
  insert into list_stages (list_id, kind, position) select id, 'watching', 0 from recruiting_lists;
  insert into list_entries (list_id, stage_id, athlete_id, position)
    select stage.list_id, stage.id, chosen.id, chosen.place
    from list_stages stage join recruiting_lists list on list.id = stage.list_id cross join lateral (
      select id, row_number() over () as place from (
        select id from athletes order by case when list.name = 'List 1' then grad_year end desc nulls last,
          case when list.name = 'List 1' then id end desc nulls last, md5(id::text || list.id::text)
        limit ${LIST_LIMITS.entries}) drawn) chosen;
  insert into profile_views (athlete_id, viewed_on, viewer_user_id, viewer_role, first_viewed_at)
    select drawn.id, current_date - 30, s.owner_user_id, 'coach', now() - interval '30 days'
    from subscriptions s, (select id from athletes order by md5(id::text) limit ${LOOKS}) drawn;
  -- Most of what is checked or released was so before the coach looked.
  update verifications set decided_at = now() - interval '90 days' where athlete_id is not null and random() < 0.9;
  update releases set decided_at = now() - interval '90 days' where random() < 0.9;
  update videos set created_at = now() - interval '90 days' where random() < 0.9`;

async function fillAll(client: pg.Client): Promise<void> {
  await fill(client, ATHLETES);
  await client.query(STAFF_WORK);
}

async function measure(db: Database, url: string): Promise<void> {
  await rebuildCards(db, new Date());
  const bare = new pg.Client(url);
  await bare.connect();
  await bare.query('vacuum analyze');
  await bare.query('create index plain_year on athletes (grad_year desc nulls last, id desc)');
  const searching = new SearchConnections(url, { max: 2, onError: (error) => console.error(error) });
  try {
    await compare(db, bare, searching);
  } finally {
    await searching.end();
    await bare.end();
  }
}

async function compare(db: Database, bare: pg.Client, searching: SearchConnections): Promise<void> {
  const { owner_user_id: userId } = await db
    .selectFrom('subscriptions')
    .select('owner_user_id')
    .executeTakeFirstOrThrow();
  const guard = new Guard(await loadActor(db, userId), new Date());
  const deps = {
    db,
    statements: searching,
    searchStatements: searching,
    clock: { now: () => guard.now },
    fileKeys: createFileKeys('bench'),
    pages: new RememberedPages(1),
    counts: { add: () => {} },
  };
  const caller = { userId, sessionId: userId, expiresAt: 0, lacksSecondFactor: false };
  const page = async (query: Record<string, string>): Promise<SearchPage> =>
    JSON.parse(
      (await searchAthletes(deps, guard, caller, searchQuerySchema.parse(query), null)).toString(),
    ) as SearchPage;
  const count = (query: Record<string, string>) =>
    countAthletes(deps, guard, searchFiltersSchema.parse(query));
  const first = (await page({})).athletes.map(({ id }) => id);
  const looked = await sql<{ id: string }>`
    select athlete_id as id from profile_views order by md5(athlete_id::text) limit 50`.execute(db);
  const lookedIds = looked.rows.map(({ id }) => id);
  const plain = plainJoin({ name: '', query: {}, viewer: 'coach' }, null);

  const works: readonly (readonly [string, () => Promise<unknown>])[] = [
    ['the plain join of a first page', () => bare.query(plain.text, plain.values)],
    ['a first page of the table', () => page({})],
    ['a page by height in one country', () => page({ country: 'US', sort: 'height' })],
    ['marks of a page on full lists', () => readMarks(db, guard, first)],
    ['marks of a page of athletes looked at', () => readMarks(db, guard, lookedIds)],
    [`not on my lists, past ${LIST_LIMITS.entries} who are`, () => page({ unlisted: 'true' })],
    [
      'not on my lists, one country by height',
      () => page({ unlisted: 'true', country: 'US', sort: 'height' }),
    ],
    ['not on my lists, counted', () => count({ unlisted: 'true' })],
    [`new since my last visit, ${LOOKS} looks`, () => page({ news: 'true' })],
    ['new since my last visit, counted', () => count({ news: 'true' })],
  ];
  const times = new Map<string, number[]>(works.map(([name]) => [name, []]));
  for (const [, work] of works) await work();
  for (let turn = 0; turn < TURNS; turn++) {
    for (const [name, work] of works) times.get(name)?.push(await timed(work));
  }
  const found = await count({ news: 'true' });
  console.log(`\n  ${ATHLETES} athletes, ${LISTS} lists of ${LIST_LIMITS.entries}, ${TURNS} turns\n`);
  for (const [name, taken] of times) {
    console.log(`  ${name.padEnd(44)} median ${at(taken, 0.5)} ms, p99 ${at(taken, 0.99)} ms`);
  }
  console.log(`  ${found.count} athletes have something new`);
  const isHeld = [...times.values()].every((taken) => Number(at(taken, 0.99)) < BAR_MS);
  console.log(
    `\n  ${isHeld ? '✓' : '✗'} every p99 below ${BAR_MS} ms        load of the machine ${loadavg()[0]?.toFixed(1)}\n`,
  );
  if (!isHeld) process.exitCode = 1;
}

function at(times: readonly number[], share: number): string {
  const sorted = times.toSorted((a, b) => a - b);
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1);
}

await withBenchDatabase(
  {
    name: 'table',
    filledWith: `${ATHLETES} athletes`,
    connections: 4,
    prepare: async (db) => {
      await publishConsentDocuments(db);
    },
    fill: fillAll,
  },
  measure,
);
