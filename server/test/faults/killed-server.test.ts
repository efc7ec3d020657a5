/** kill -9 in the middle of sign-ups: every account that was answered "created" is complete, and no account is half made. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findBrokenChains } from '../../src/platform/audit.ts';
import { freePort } from '../../src/platform/database/embedded.ts';
import { freshDatabase, type FreshDatabase } from '../app/fresh-database.ts';
import { spawnServer, type SpawnedServer } from '../app/spawned-server.ts';
import { PASSWORD } from '../app/test-app.ts';

const CLIENTS = 8;
const KILL_AFTER_CREATED = 25;

let fresh: FreshDatabase;
let directory: string;
let server: SpawnedServer | undefined;

beforeAll(async () => {
  fresh = await freshDatabase();
  directory = await mkdtemp(join(tmpdir(), 'faircourt-killed-'));
});
afterAll(async () => {
  server?.process.kill('SIGKILL');
  await fresh.drop();
  await rm(directory, { recursive: true, force: true });
});

test('every acknowledged account is there and whole; no half account is', { timeout: 300_000 }, async () => {
  const address = await startServer();
  const created = await signUpUntilKilled(address);
  expect(created.length).toBeGreaterThanOrEqual(KILL_AFTER_CREATED);

  // The database ends what the dead server had begun before we look.
  await new Promise((resolve) => setTimeout(resolve, 500));
  const { rows } = await sql<{ email: string; parts: number }>`
    select a.email::text as email,
      (select count(*) from auth_accounts c where c.user_id = a.id)
        + (select count(*) from users u where u.auth_id = a.id)
        + (select count(*) from users u join coaches c on c.user_id = u.id where u.auth_id = a.id)
        + (select count(*) from users u join subscriptions s on s.owner_user_id = u.id where u.auth_id = a.id)
        + (select count(*) from users u join events e on e.chain = u.id and e.type = 'account.created' where u.auth_id = a.id)
        + (select count(*) from users u join notifications n on n.user_id = u.id where u.auth_id = a.id) as parts
    from auth_users a`.execute(fresh.db);
  const found = new Map(rows.map((row) => [row.email, row.parts]));
  expect(created.filter((email) => found.get(email) !== 6)).toEqual([]);
  expect(rows.filter((row) => row.parts !== 6)).toEqual([]);
  expect(await findBrokenChains(fresh.db)).toEqual([]);
});

async function startServer(): Promise<string> {
  const port = await freePort();
  server = spawnServer({
    DATABASE_URL: fresh.url,
    DATA_DIR: directory,
    PORT: String(port),
    METRICS_PORT: '0',
    LOG_LEVEL: 'silent',
    RATE_LIMIT_SCALE: '1000',
  });
  await server.said('Faircourt is at');
  return `http://localhost:${port}`;
}

/** Signs up as fast as it can from several clients, and kills the server while they are at it. */
async function signUpUntilKilled(address: string): Promise<string[]> {
  const created: string[] = [];
  let isKilled = false;
  async function client(n: number): Promise<void> {
    for (let turn = 0; !isKilled; turn++) {
      const email = `killed-${n}-${turn}@example.test`;
      const body = { email, password: PASSWORD, data: { name: 'Quick', role: 'coach' } };
      try {
        const answer = await fetch(`${address}/api/auth/sign-up`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        });
        if (answer.status === 201) created.push(email);
      } catch {
        return;
      }
      if (created.length >= KILL_AFTER_CREATED && !isKilled) {
        isKilled = true;
        server?.process.kill('SIGKILL');
      }
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, (_, n) => client(n)));
  return created;
}
