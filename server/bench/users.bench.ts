/**
 * npm run bench:users: how long it takes an admin to find somebody among a million accounts, by name with and without a
 * letter wrong, by address, by institution and with filters, beside counting the accounts. Prints whether the bar holds.
 *   npm run bench:users -- --accounts 1000000
 * It makes a scratch database named faircourt_bench_… on DATABASE_URL, or on an embedded PostgreSQL of its own.
 */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { userFiltersSchema } from '@faircourt/contracts/users';
import { sql } from 'kysely';
import type pg from 'pg';
import { listUserRows } from '../src/features/admin/users/user-list.store.ts';
import type { Database } from '../src/platform/database/database.ts';
import { withBenchDatabase } from './bench-database.ts';
import { familyNames, givenNames } from './names.ts';
import { median, timed } from './timing.ts';

const { values: options } = parseArgs({ options: { accounts: { type: 'string', default: '1000000' } } });
const ACCOUNTS = Number(options.accounts);
const BAR_MS = 50;
const TURNS = 20;
const PAGE = 51;

const SEARCHES = [
  { name: 'the latest accounts', query: {} },
  { name: 'a name that many have', query: { search: 'maria garcia' } },
  { name: 'a rare name', query: { search: familyNames()[900] } },
  { name: 'a letter wrong in each word', query: { search: 'Cristopher Rodrigez' } },
  { name: 'an address with a letter wrong', query: { search: 'maria.garzia15@mail15.example' } },
  { name: 'two letters', query: { search: 'ma' } },
  { name: 'a part of an address', query: { search: 'kowalski7' } },
  { name: 'an institution', query: { search: 'State College 17' } },
  { name: 'a name and filters', query: { search: 'maria silva', role: 'guardian', state: 'suspended' } },
  { name: 'filters alone', query: { role: 'coach', country_code: 'MX' } },
  { name: 'nobody', query: { search: 'qqqxxxzzz' } },
];

/** A few names that many have, as populations do; one in eight coaches, one in a hundred suspended. */
async function fill(client: pg.Client): Promise<void> {
  const given = givenNames();
  const family = familyNames();
  await client.query('set synchronous_commit = off');
  await client.query('select setseed(0.42)');
  await client.query(
    `create temp table people as
     select n, uuid_v7() as id,
       ($2::text[])[1 + floor(${given.length} * power(random(), 3))::int] || ' ' ||
       ($3::text[])[1 + floor(${family.length} * power(random(), 3))::int] as name,
       case when n % 8 = 0 then 'coach' when n % 3 = 0 then 'guardian' else 'athlete' end as role
     from generate_series(1, $1::int) n`,
    [ACCOUNTS, given, family],
  );
  for (const statement of [
    `insert into auth_users (id, email, email_verified)
     select id, regexp_replace(lower(name), '[^a-z]+', '.', 'g') || n || '@mail' || n % 50 || '.example', n % 10 > 0
     from people`,
    `insert into users (id, auth_id, role, name, status)
     select id, id, role::user_role, name, case when n % 100 = 0 then 'suspended' else 'active' end::account_status
     from people`,
    `insert into institutions (name, kind, country_code)
     select 'State College ' || n, 'college', (array['US', 'MX', 'BR', 'ES'])[1 + n % 4]
     from generate_series(1, greatest(1, $1::int / 500)) n`,
    `create temp table places as select id, row_number() over (order by id) as n from institutions`,
    `insert into coaches (user_id, institution_id)
     select people.id, places.id from people
     join places on places.n = 1 + people.n % (select count(*) from places) where people.role = 'coach'`,
  ]) {
    await client.query(statement, statement.includes('$1') ? [ACCOUNTS] : []);
  }
  await client.query('vacuum analyze');
}

async function measure(db: Database): Promise<void> {
  const counts: number[] = [];
  for (let turn = 0; turn < 5; turn++) {
    counts.push(await timed(() => sql`select count(*) from users`.execute(db)));
  }
  const plain = median(counts);
  console.log(`\n  ${'counting the accounts'.padEnd(32)} median ${plain.toFixed(1)} ms\n`);
  let worst = 0;
  for (const { name, query } of SEARCHES) {
    const times: number[] = [];
    const filters = userFiltersSchema.parse(query);
    const ask = () => listUserRows(db, { filters, after: null, limit: PAGE, now: new Date() });
    const found = await ask();
    for (let turn = 0; turn < TURNS; turn++) times.push(await timed(ask));
    const typical = median(times);
    worst = Math.max(worst, typical);
    const held = typical < BAR_MS ? '✓' : '✗';
    console.log(
      `  ${held} ${name.padEnd(30)} median ${typical.toFixed(1)} ms, worst ${Math.max(...times).toFixed(1)} ms, ` +
        `${found.length} found, ${(plain / typical).toFixed(1)} times as fast as the count`,
    );
  }
  console.log(`
  ${worst < BAR_MS ? '✓' : '✗'} every median below ${BAR_MS} ms        load of the machine ${loadavg()[0]?.toFixed(1)}
`);
  if (worst >= BAR_MS) process.exitCode = 1;
}

await withBenchDatabase({ name: 'users', filledWith: `${ACCOUNTS} accounts`, connections: 2, fill }, measure);
