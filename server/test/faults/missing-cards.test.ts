/**
 * A start on a database whose search cards are all missing, as an upgrade may leave it: the server answers at once, finds
 * those whose cards are made, and goes on after being killed. Two servers at once make each card once.
 */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Session } from '@faircourt/contracts/accounts';
import { LIMITS } from '@faircourt/contracts/limits';
import type { SearchCount, SearchPage } from '@faircourt/contracts/search';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkCards } from '../../src/features/search/cards/card.service.ts';
import { freePort } from '../../src/platform/database/embedded.ts';
import { freshDatabase, type FreshDatabase } from '../app/fresh-database.ts';
import { whileLocked } from '../app/held-lock.ts';
import { spawnServer, type SpawnedServer } from '../app/spawned-server.ts';
import { PASSWORD } from '../app/test-app.ts';

const ATHLETES = 5_000;
const UNHURRIED = { timeout: 60_000, interval: 100 };

let fresh: FreshDatabase;
let directory: string;
const servers: SpawnedServer[] = [];

beforeAll(async () => {
  fresh = await freshDatabase();
  directory = await mkdtemp(join(tmpdir(), 'faircourt-cards-'));
  await seedWithoutCards(ATHLETES);
}, 60_000);
afterAll(async () => {
  for (const { process, ended } of servers) {
    process.kill('SIGKILL');
    await ended;
  }
  await fresh.drop();
  await rm(directory, { recursive: true, force: true });
}, 60_000);

test(
  'a server without cards is ready, finds who has one, and the next ones make the rest after it is killed',
  { timeout: 300_000 },
  async () => {
    // While somebody holds one athlete, the batch with this one cannot end: so the start is seen in the middle of its work.
    await whileLocked(
      fresh.url,
      ['select 1 from athletes order by id limit 1 for no key update'],
      async () => {
        const { server, address } = await start();
        expect(server.output()).toContain(`${ATHLETES} athletes are not found until theirs are made`);
        expect((await fetch(`${address}/api/ready`)).status).toBe(200);
        const token = await signUpAndIn(address);
        await expect.poll(() => countFound(address, token), UNHURRIED).toBeGreaterThan(0);
        expect((await find(address, token)).athletes).toHaveLength(50);
        server.process.kill('SIGKILL');
        await server.ended;
        expect(await countCarded()).toBeLessThan(ATHLETES);
      },
    );

    const [second, third] = await Promise.all([start(), start()]);
    for (const { address } of [second, third]) {
      expect((await fetch(`${address}/api/ready`)).status).toBe(200);
    }
    await expect.poll(countCarded, UNHURRIED).toBe(ATHLETES);
    await expect.poll(countDue, UNHURRIED).toBe(0);
    expect(await checkCards(fresh.db, new Date())).toEqual([]);
    for (const { address } of [second, third]) {
      expect(await countFound(address, await signUpAndIn(address))).toBe(LIMITS.searchCountMax);
    }
  },
);

async function start(): Promise<{ server: SpawnedServer; address: string }> {
  const port = await freePort();
  const server = spawnServer({
    DATABASE_URL: fresh.url,
    DATA_DIR: directory,
    PORT: String(port),
    METRICS_PORT: '0',
    RATE_LIMIT_SCALE: '1000',
  });
  servers.push(server);
  await server.said('Faircourt is at');
  return { server, address: `http://localhost:${port}` };
}

/** In plain SQL, as an older version would have left them. Adults, whose cards follow no calendar. */
async function seedWithoutCards(count: number): Promise<void> {
  await sql`
    with people as (select gen_random_uuid() as id, n from generate_series(1, ${count}) n),
    accounts as (insert into auth_users (id, email) select id, id || '@example.test' from people),
    persons as (
      insert into users (id, auth_id, role, name)
      select id, id, 'athlete', 'Maria Silva' || chr(97 + n % 26) || chr(97 + n / 26 % 26) from people
    )
    insert into athletes (id, user_id, birthdate, visibility, country_code)
    select id, id, '2000-01-01', 'public', 'BR' from people`.execute(fresh.db);
}

async function signUpAndIn(address: string): Promise<string> {
  const credentials = { email: `${randomUUID()}@example.test`, password: PASSWORD };
  const post = (path: string, body: object) =>
    fetch(`${address}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  await post('/api/auth/sign-up', { ...credentials, data: { name: 'Vi', role: 'guardian' } });
  return ((await (await post('/api/auth/sign-in', credentials)).json()) as Session).access_token;
}

async function find(address: string, token: string): Promise<SearchPage> {
  return (await ask(`${address}/api/athletes`, token)) as SearchPage;
}

async function countFound(address: string, token: string): Promise<number> {
  return ((await ask(`${address}/api/athletes/count`, token)) as SearchCount).count;
}

async function ask(url: string, token: string): Promise<unknown> {
  const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  expect(answer.status).toBe(200);
  return answer.json();
}

async function countCarded(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct athlete_id)::int as count from athlete_cards`.execute(fresh.db);
  return rows[0]?.count ?? 0;
}

async function countDue(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from card_due where due_at <= now()`.execute(fresh.db);
  return rows[0]?.count ?? 0;
}
