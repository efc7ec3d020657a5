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

test('keys sort by the time they were made, also within one millisecond', async () => {
  const { rows } = await sql<{ id: string }>`
    select uuid_v7()::text as id from generate_series(1, 2000)`.execute(fresh.db);
  const ids = rows.map(({ id }) => id);
  expect(ids.toSorted()).toEqual(ids);
  for (const id of ids)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});
