import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import { seedPerson } from '../../../../test/records/seeded-athletes.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { holdUnasked } from '../../../access/holding/unasked.ts';
import { BY_CLOCK, takeStep } from '../life/live.service.ts';

let app: TestApp;
const NOW = new Date('2027-03-01T00:00:00Z');

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

/** Fewer than the pool has connections: who waits, waits for the number and not for a connection. */
const AT_ONCE = 8;

test('fifty invoices of many who choose at once have no gap in their numbers, although some are undone', async () => {
  const plans: string[] = [];
  for (let n = 0; n < 50; n++) plans.push(await seedLapsedPlan(n));
  const issue = (id: string, isUndone: boolean) =>
    inTransaction(app.db, async (trx) => {
      await holdUnasked(trx, 'the calendar', { records: { subscription: id } });
      const event = { kind: 'chosen', offer: { plan: 'pro_scout', interval: 'year' } } as const;
      await takeStep(trx, id, event, { by: BY_CLOCK, now: NOW });
      if (isUndone) throw new Error('undone');
    });
  const undone: unknown[] = [];
  for (let first = 0; first < plans.length; first += AT_ONCE) {
    await Promise.all(
      plans.slice(first, first + AT_ONCE).map(async (id, n) => {
        // It had its number when it was undone, so the next one gets that number.
        if (n % 4 === 0) undone.push(...(await Promise.allSettled([issue(id, true)])));
        await issue(id, false);
      }),
    );
  }
  const rolledBack = { status: 'rejected', reason: new Error('undone') };
  expect(undone).toEqual(Array.from({ length: 13 }, () => rolledBack));
  const { rows } = await sql<{ number: string }>`select number from invoices order by number`.execute(app.db);
  expect(rows.map(({ number }) => number)).toEqual(
    Array.from({ length: 50 }, (_, n) => `FC-2027-${String(n + 1).padStart(6, '0')}`),
  );
});

test('what was issued cannot be changed, and what was settled stays settled', async () => {
  const one = sql`(select id from invoices order by number limit 1)`;
  await expect(sql`update invoices set amount_cents = 1 where id = ${one}`.execute(app.db)).rejects.toThrow(
    'cannot be changed',
  );
  await sql`update invoices set state = 'void', voided_at = now(), void_code = 'cancelled' where id = ${one}`.execute(
    app.db,
  );
  await expect(
    sql`update invoices set state = 'open', voided_at = null, void_code = null where id = ${one}`.execute(
      app.db,
    ),
  ).rejects.toThrow('already');
});

async function seedLapsedPlan(n: number): Promise<string> {
  const owner = await seedPerson(app.db, { role: 'coach', name: `Coach ${n}` });
  const { id } = await app.db
    .insertInto('subscriptions')
    .values({ owner_user_id: owner, plan: 'pro_scout', status: 'lapsed' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
