/** A long table is made in parts: it follows the reader, and ends where the reader, the plan or the limit ends. */
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { sql } from 'kysely';
import { ATHLETE_TABLE_LIMITS, type ExportOffer } from '@faircourt/contracts/athlete-tables';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { Guard } from '../../../access/engine/guard.ts';
import { loadActor } from '../../../access/facts/load-actor.ts';
import { startTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import { ALL_COLUMNS, cellsIn, exportSearch } from '../../../../test/features/athlete-tables.ts';
import { joinCollegeCoach } from '../../../../test/features/requests.ts';
import type { SignedInCoach } from '../../../../test/records/conversations.ts';
import { seedManyAthletes, seedPlan } from '../../../../test/records/seeded-athletes.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import type { Statements } from '../../../platform/database/pinned-connections.ts';
import { RateLimiter } from '../../../platform/rate-limit.ts';
import { refreshCards } from '../cards/card.service.ts';
import { exportFound, type SearchTableDeps } from './search-table.service.ts';

const MANY = ATHLETE_TABLE_LIMITS.found + 1;
let app: TestApp;
let coach: SignedInCoach;

beforeAll(async () => {
  app = await startTestApp();
  const athletes: string[] = [];
  for (let left = MANY; left > 0; left -= 1_000) {
    athletes.push(...(await seedManyAthletes(app.db, Math.min(left, 1_000))));
  }
  await inTransaction(app.db, (trx) => refreshCards(trx, athletes, new Date()));
}, 120_000);
afterAll(() => app.close());
beforeEach(async () => {
  coach = await joinCollegeCoach(app);
});

async function stream() {
  const now = new Date();
  const statements: Statements = { run: (statement, given) => statement.execute(app.db, given) };
  const deps: SearchTableDeps = {
    db: app.db,
    clock: { now: () => new Date() },
    limiter: new RateLimiter(app.db, 1_000),
    baseUrl: 'http://localhost',
    statements,
    searchStatements: statements,
  };
  return exportFound(deps, new Guard(await loadActor(app.db, coach.userId), now), {
    columns: ALL_COLUMNS,
    locale: 'en',
    filters: {},
    sort: 'grad_year',
    athlete_ids: null,
  });
}

async function rowsLogged(): Promise<number> {
  const { rows } = await sql<{ rows: number }>`
    select coalesce(sum((data ->> 'rows')::int), 0)::int as rows from events
    where chain = ${coach.userId} and type = 'athletes.exported'`.execute(app.db);
  return rows[0]?.rows ?? 0;
}

test('more than the limit is said before, and the file ends there', { timeout: 120_000 }, async () => {
  const { body } = await app.call<ExportOffer>('GET', '/api/search/export', { token: coach.token });
  expect(body).toEqual({ locked: null, count: ATHLETE_TABLE_LIMITS.found, is_more: true });
  const rows = cellsIn((await exportSearch(app, coach)).body);
  expect(rows).toHaveLength(ATHLETE_TABLE_LIMITS.found + 1);
  expect(new Set(rows.map((row) => row.at(-1))).size).toBe(rows.length);
  expect(await rowsLogged()).toBe(ATHLETE_TABLE_LIMITS.found);
});

test(
  'nothing is read ahead of a reader who waits, and one who leaves ends it',
  { timeout: 120_000 },
  async () => {
    const table = await stream();
    await once(table, 'readable');
    table.read(1);
    // However long the reader waits: one part is on its way and one behind it.
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    const before = await rowsLogged();
    expect(before).toBeLessThanOrEqual(1_500);
    table.destroy();
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(await rowsLogged()).toBeLessThanOrEqual(before + 500);
  },
);

test('a cut connection ends the work, and what was sent is in the log', { timeout: 120_000 }, async () => {
  const { server } = app.runtime;
  await server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.server.address() as AddressInfo;
  const body = JSON.stringify({
    columns: ALL_COLUMNS,
    locale: 'en',
    filters: {},
    sort: 'grad_year',
    athlete_ids: null,
  });
  const call = request({
    port,
    host: '127.0.0.1',
    method: 'POST',
    path: '/api/search/export',
    headers: { authorization: `Bearer ${coach.token}`, 'content-type': 'application/json' },
  });
  call.on('error', () => undefined);
  call.end(body);
  const [response] = (await once(call, 'response')) as [{ destroy: () => void; statusCode: number }];
  expect(response.statusCode).toBe(200);
  call.destroy();
  let logged = -1;
  for (let now = await rowsLogged(); now !== logged; now = await rowsLogged()) {
    logged = now;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  expect(logged).toBeGreaterThan(0);
  expect(logged).toBeLessThan(ATHLETE_TABLE_LIMITS.found);
});

test('a plan that ends meanwhile ends the file', { timeout: 120_000 }, async () => {
  const table = await stream();
  await seedPlan(app.db, coach.userId, 'basic_scout');
  await expect(table.toArray()).rejects.toThrow('Your account may not do this.');
  expect(await rowsLogged()).toBeLessThan(ATHLETE_TABLE_LIMITS.found);
});
