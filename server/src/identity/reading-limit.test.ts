import type { ReachedLimitList } from '@faircourt/contracts/reached-limits';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FrequentLimiter } from '../platform/frequent-limit.ts';
import { RateLimiter } from '../platform/rate-limit.ts';
import { seedAthlete } from '../../test/records/seeded-athletes.ts';
import { problemOf, startTestApp, type TestApp } from '../../test/app/test-app.ts';
import { PROFILES_OPENED, SEARCHES } from './reading.limits.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ environment: { RATE_LIMIT_SCALE: '0.2' } });
});
afterAll(() => app.close());

const fifth = (limits: readonly { max: number }[]) => (limits[0]?.max ?? 0) / 5;

async function untilRefused(call: () => Promise<{ status: number }>, most: number): Promise<number> {
  for (let done = 0; done < most; done++) if ((await call()).status === 429) return done;
  return most;
}

test('a robot that searches or opens profiles runs into a limit, and admins see the account', async () => {
  const robot = await app.join('athlete');
  const { athleteId } = await seedAthlete(app.db);
  const search = () => app.call('GET', '/api/athletes', { token: robot.token });
  const open = () => app.call('POST', `/api/athletes/${athleteId}/open`, { token: robot.token });

  expect(await untilRefused(search, 200)).toBe(fifth(SEARCHES.ofFamily));
  expect(await untilRefused(open, 200)).toBe(fifth(PROFILES_OPENED.ofFamily));
  const refused = await search();
  expect(problemOf(refused).code).toBe('rate_limited');
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(60);
  expect((await app.call('GET', '/api/athletes/count', { token: robot.token })).status).toBe(429);

  const admin = await app.join('guardian');
  await app.db.updateTable('users').set({ role: 'admin' }).where('id', '=', admin.userId).execute();
  const seen = await app.call<ReachedLimitList>('GET', '/api/reached-limits', { token: admin.token });
  expect(seen.body.accounts).toHaveLength(2);
  expect(seen.body.accounts).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ user_id: robot.userId, role: 'athlete', limit: 'search:family:hour' }),
      expect.objectContaining({ user_id: robot.userId, role: 'athlete', limit: 'open:family:hour' }),
    ]),
  );
  // "Test athlete": nobody outside the family reads a minor's whole name in a list.
  expect(new Set(seen.body.accounts.map(({ name }) => name))).toEqual(new Set(['Test A.']));
  const other = await app.join('coach');
  expect((await app.call('GET', '/api/athletes', { token: other.token })).status).toBe(200);
});

test('what is new in saved searches counts as searching does', async () => {
  const { token } = await app.join('coach');
  const list = () => app.call('GET', '/api/saved-searches', { token });
  expect(await untilRefused(list, 300)).toBe(fifth(SEARCHES.ofWork));
  const id = '0190a0a0-0000-7000-8000-000000000001';
  expect((await app.call('POST', `/api/saved-searches/${id}/visit`, { token })).status).toBe(429);
});

test('two servers share the count', async () => {
  const limit = { name: 'shared', max: 100, windowSeconds: 3600 };
  const servers = [0, 1].map(() => new FrequentLimiter(new RateLimiter(app.db, 1)));
  let passed = 0;
  for (let n = 0; n < 400; n++) {
    const [counted] = (await servers[n % 2]?.count([{ limit, key: 'somebody' }])) ?? [];
    if (!counted?.isUsedUp) passed++;
  }
  expect(passed).toBeGreaterThanOrEqual(100);
  expect(passed).toBeLessThanOrEqual(110);
});
