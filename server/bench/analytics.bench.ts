/**
 * npm run bench:analytics: how long analytics takes with a long log, beside counting the log itself. The page reads sums, so
 * its time must not grow with the log. Prints whether the bar holds.
 *   npm run bench:analytics -- --events 10000000
 * It makes a scratch database named faircourt_bench_… on DATABASE_URL, or on an embedded PostgreSQL of its own.
 */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { dayAfter } from '@faircourt/contracts/analytics';
import { sql } from 'kysely';
import type pg from 'pg';
import { Guard } from '../src/access/engine/guard.ts';
import { readAnalytics } from '../src/features/analytics/analytics.service.ts';
import { MEASURE_COUNTS } from '../src/features/analytics/measure.counts.ts';
import { countDays } from '../src/features/analytics/sum.service.ts';
import type { Database } from '../src/platform/database/database.ts';
import { withBenchDatabase } from './bench-database.ts';
import { median, timed } from './timing.ts';

const { values: options } = parseArgs({ options: { events: { type: 'string', default: '10000000' } } });
const EVENTS = Number(options.events);
const BAR_MS = 300;
const TURNS = 20;
const YEARS = 3;
const TODAY = new Date().toISOString().slice(0, 10);
const RANGE = { from: dayAfter(TODAY, -365 * YEARS), to: dayAfter(TODAY, -1) };

/** Straight into the tables: chaining ten million entries would take hours and change nothing here. */
async function fill(client: pg.Client): Promise<void> {
  const people = EVENTS / 50;
  await client.query(`alter table events disable trigger user`);
  await client.query(`set synchronous_commit = off`);
  await client.query(
    `with made as (
      insert into auth_users (email, email_verified)
      select 'person' || n || '@example.test', true from generate_series(1, $1::int) n returning id
    )
    insert into users (auth_id, role, name, created_at)
    select id, (array['athlete', 'guardian', 'coach'])[1 + floor(random() * 3)]::user_role, 'Somebody',
      now() - random() * interval '${YEARS} years' from made`,
    [people],
  );
  await client.query(
    `insert into events (chain, seq, type, actor_user_id, actor_role, created_at, prev_hash, hash)
    select person.id, n, (array['release.approved', 'release.declined', 'contact.approved', 'athlete.viewed'])[1 + n % 4],
      person.id, person.role::text, now() - random() * interval '${YEARS} years', '', ''
    from users person cross join generate_series(1, 50) n`,
  );
  await client.query(
    `insert into daily_sums (measure, day, part, value)
    select 'articles', day, 'topic/article-' || n, 7
    from generate_series(now() - interval '${YEARS} years', now(), '1 day') day cross join generate_series(1, 100) n`,
  );
  await client.query('analyze');
}

async function measure(db: Database): Promise<void> {
  const first = await timed(() => countDays(db, new Date()));
  console.log(`  the first night counts everything (${(first / 1000).toFixed(1)} s)`);
  const night = await timed(() => countDays(db, new Date(Date.now() + 86_400_000)));
  console.log(`  the next night counts what is new (${(night / 1000).toFixed(1)} s)`);

  const guard = new Guard({ kind: 'admin', userId: '', isMailboxProven: true }, new Date());
  const page: number[] = [];
  const plain: number[] = [];
  for (let turn = 0; turn < TURNS; turn++) {
    page.push(await timed(() => readAnalytics({ db }, guard, RANGE)));
    if (turn < 3) plain.push(await timed(() => countAnswersPlainly(db)));
  }
  const worst = Math.max(...page);
  console.log(`
  three years, all charts, from the sums    median ${median(page).toFixed(0)} ms, worst ${worst.toFixed(0)} ms
  the answers of guardians, from the log    median ${median(plain).toFixed(0)} ms
  ratio                                     ${(median(plain) / median(page)).toFixed(1)} to 1
  ${worst < BAR_MS ? '✓' : '✗'} below ${BAR_MS} ms        load of the machine ${loadavg()[0]?.toFixed(1)}
`);
  if (worst >= BAR_MS) process.exitCode = 1;
}

async function countAnswersPlainly(db: Database): Promise<void> {
  const answers = MEASURE_COUNTS.find(({ measure }) => measure === 'guardian_answers');
  if (answers) await sql`select * from (${answers.rows(RANGE)}) counted`.execute(db);
}

await withBenchDatabase(
  { name: 'analytics', filledWith: `${EVENTS} events and ${EVENTS / 50} people`, connections: 4, fill },
  measure,
);
