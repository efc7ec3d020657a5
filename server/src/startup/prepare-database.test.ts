import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyDatabase, type EmptyDatabase } from '../../test/app/empty-database.ts';
import { oneAtATime } from '../platform/database/one-at-a-time.ts';
import { withClient } from '../platform/database/scratch.ts';
import { prepareDatabase } from './prepare-database.ts';

let database: EmptyDatabase;

beforeAll(async () => {
  database = await emptyDatabase();
});
afterAll(() => database.drop());

const said: string[] = [];
const start = () => prepareDatabase(database.url, { loadsDemoData: false }, (line) => said.push(line));

test('servers that start at the same moment all get through, and one of them migrates', async () => {
  const done = await Promise.all([start(), start(), start(), start()]);
  expect(done.filter((words) => words.endsWith('migrations'))).toHaveLength(1);
});

test('a start says that it waits for another one, and nothing where it need not', async () => {
  said.length = 0;
  await start();
  expect(said).toEqual([]);
  const later = await oneAtATime(database.url, async () => {
    const outcome = start();
    await expect.poll(() => said, { timeout: 120_000 }).toHaveLength(1);
    return { outcome };
  });
  expect(said[0]).toContain('another server is preparing this database');
  expect(await later.outcome).toBe('nothing to do');
});

test('a server waits for another one that gives the rights on the queue', async () => {
  const later = await oneAtATime(database.url, () =>
    withClient(database.url, async (client) => {
      await client.query('begin');
      await client.query('grant usage on schema pgboss to faircourt_app');
      const outcome = start().catch(String);
      await expect.poll(() => countWaiting(database.url), { timeout: 120_000 }).toBe(1);
      await client.query('commit');
      return { outcome };
    }),
  );
  expect(await later.outcome).toBe('nothing to do');
});

/** By a connection of its own: within a transaction PostgreSQL shows the same over and over. */
function countWaiting(url: string): Promise<number | null> {
  return withClient(url, async (client) => {
    const { rowCount } = await client.query(`
      select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
    return rowCount;
  });
}
