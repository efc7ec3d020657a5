import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase, type FreshDatabase } from '../../../test/app/fresh-database.ts';

let fresh: FreshDatabase;
beforeAll(async () => {
  fresh = await freshDatabase();
});
afterAll(() => fresh.drop());

test('the application works as a role that owns no table', async () => {
  const { rows } = await sql<{ role: string }>`select current_user::text as role`.execute(fresh.db);
  expect(rows).toEqual([{ role: 'faircourt_app' }]);
  await expect(sql`alter table users add column surprise text`.execute(fresh.db)).rejects.toThrow(/owner/);
});

test('keys sort by the time they were made', async () => {
  const { rows } = await sql<{ a: string; b: string }>`
    select uuid_v7()::text as a, pg_sleep(0.003)::text as pause, uuid_v7()::text as b`.execute(fresh.db);
  const [row] = rows;
  expect(row && row.a < row.b).toBe(true);
  expect(row?.a).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});
