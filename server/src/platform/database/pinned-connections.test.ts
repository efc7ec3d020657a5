import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { freshDatabase, type FreshDatabase } from '../../../test/app/fresh-database.ts';
import { withClient } from './scratch.ts';
import { PinnedConnections } from './pinned-connections.ts';
import { given, PreparedStatement } from './prepared-statement.ts';

const WHO = new PreparedStatement(sql<{ pid: number; n: number; role: string }>`
  select pg_backend_pid() as pid, ${given('n', 'int')} as n, current_user::text as role`);
const DIVIDE = new PreparedStatement(sql<{ share: number }>`select 1 / ${given('by', 'int')} as share`);

let fresh: FreshDatabase;
let connections: PinnedConnections;
const faults: string[] = [];
beforeAll(async () => {
  fresh = await freshDatabase();
});
beforeEach(() => {
  faults.length = 0;
  connections = new PinnedConnections(fresh.url, { max: 2, onError: (error) => faults.push(error.message) });
});
afterEach(() => connections.end());
afterAll(() => fresh.drop());

const ask = (n: number) => connections.run(WHO, { n });

test('many statements at once share few connections, and each gets its own answer', async () => {
  const answers = (await Promise.all(Array.from({ length: 50 }, (_, n) => ask(n)))).flat();
  expect(answers.map(({ n }) => n)).toEqual(Array.from({ length: 50 }, (_, n) => n));
  expect(new Set(answers.map(({ pid }) => pid)).size).toBe(2);
  expect(new Set(answers.map(({ role }) => role))).toEqual(new Set(['faircourt_app']));
});

test('a statement that fails takes no other with it', async () => {
  const outcomes = await Promise.allSettled([0, 1, 0, 2, 4].map((by) => connections.run(DIVIDE, { by })));
  expect(outcomes.map(({ status }) => status)).toEqual([
    'rejected',
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
  ]);
});

test('a connection that is cut is replaced by the next statement', async () => {
  const before = (await Promise.all([ask(1), ask(2)])).flat().map(({ pid }) => pid);
  await withClient(fresh.url, (client) =>
    client.query('select pg_terminate_backend(pid, 5000) from unnest($1::int[]) as pid', [before]),
  );
  await expect.poll(() => faults.length).toBe(2);
  const [after] = await ask(3);
  expect(after?.n).toBe(3);
  expect(before).not.toContain(after?.pid);
});
