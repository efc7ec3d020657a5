/** Work on lists is written to a log that stays for ever, so a script is stopped. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { change, makeList } from '../../../test/features/lists.ts';
import { joinCollegeCoach } from '../../../test/features/requests.ts';
import { RateLimiter } from '../../platform/rate-limit.ts';
import { WORK_PER_COACH } from './list.limits.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ environment: { RATE_LIMIT_SCALE: '1' } });
});
afterAll(() => app.close());

test('a script that renames a list is stopped, and another coach goes on', async () => {
  const [coach, other] = [await joinCollegeCoach(app), await joinCollegeCoach(app)];
  const { id } = await makeList(app, coach);
  const left = WORK_PER_COACH.max - 1;
  await new RateLimiter(app.db, 1).count([{ limit: WORK_PER_COACH, key: coach.userId, times: left }]);
  expect((await change(app, coach, id, { name: 'Once more' })).status).toBe(429);
  expect((await makeList(app, other)).name).toBe('Guards of 2028');
});
