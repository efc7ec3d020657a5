import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import { joinAdmin } from '../../../../test/features/admin.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('a server without keys has nothing to compare, and answers as if there were no such page', async () => {
  const { token } = await joinAdmin(app);
  const { rows } = await sql`select 1 from pgboss.queue where name = 'reconcile-stripe'`.execute(app.db);
  expect(rows, 'no server with keys has worked on this database').toEqual([]);
  expect((await app.call('POST', '/api/admin/card-comparison', { token })).status).toBe(404);
  const seen = await app.call('GET', '/api/admin/card-comparison', { token });
  expect(seen.body).toEqual({ is_offered: false, last: null, items: [], looked_at: [] });
});
