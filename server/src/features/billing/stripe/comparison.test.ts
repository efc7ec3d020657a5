import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import { joinAdmin } from '../../../../test/features/admin.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { withClient } from '../../../platform/database/scratch.ts';
import { findDifference, findLastComparison, insertComparison, listDifferences } from './comparison.store.ts';
import { listLookedAt } from './looked-at.store.ts';

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

test('kinds that newer code has written before an upgrade was taken back are left out, and the rest is read', async () => {
  const now = new Date('2027-01-10T09:00:00Z');
  const known = { planId: null, what: 'unheard', isOpen: true, detail: 'invoice.paid', mark: '' } as const;
  await inTransaction(app.db, (trx) =>
    insertComparison(trx, {
      now,
      compared: 1,
      found: [
        { ...known, stripeId: 'evt_newer' },
        { ...known, stripeId: 'evt_known' },
      ],
    }),
  );
  await withClient(app.url, async (client) => {
    await client.query('alter table stripe_differences drop constraint stripe_differences_what_check');
    await client.query('alter table stripe_looked_at drop constraint stripe_looked_at_what_check');
    await client.query(`update stripe_differences set what = 'of_next_year' where stripe_id = 'evt_newer'`);
    await client.query(`insert into stripe_looked_at (what, stripe_id, mark, detail, looked_at)
      values ('of_next_year', 'in_newer', 'a', 'x', now()), ('odd_payment', 'in_known', 'b', 'y', now())`);
  });
  const last = await findLastComparison(app.db);
  const listed = await listDifferences(app.db, last?.id ?? '');
  expect(listed.map(({ stripe_id: id }) => id)).toEqual(['evt_known']);
  expect((await listLookedAt(app.db)).map(({ stripe_id: id }) => id)).toEqual(['in_known']);
  const newer = await app.db
    .selectFrom('stripe_differences')
    .select('id')
    .where('stripe_id', '=', 'evt_newer')
    .executeTakeFirstOrThrow();
  expect(await findDifference(app.db, newer.id)).toBeNull();
});
