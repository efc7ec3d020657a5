/** Pages that are opened while the family changes something: they show the state of one moment, before or after. */
import type { OpenedAthlete } from '@faircourt/contracts/athlete-page';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { whileLocked } from '../../../../test/app/held-lock.ts';
import {
  seedAthlete,
  seedBadge,
  seedCollege,
  seedPlan,
  seedRelease,
  type SeededAthlete,
} from '../../../../test/records/seeded-athletes.ts';
import { startTestApp, type Answer, type Joined, type TestApp } from '../../../../test/app/test-app.ts';

let app: TestApp;
let self: Joined;
let coach: Joined;
let athlete: SeededAthlete;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  self = await app.join('athlete');
  coach = await app.join('coach');
  await seedCollege(app.db, coach.userId);
  athlete = await seedAthlete(app.db);
  await app.db
    .updateTable('athletes')
    .set({ user_id: self.userId })
    .where('id', '=', athlete.athleteId)
    .execute();
  await seedRelease(app.db, athlete, ['identity', 'academics']);
  await seedBadge(app.db, athlete, 'academics');
});

const open = () =>
  app.call<OpenedAthlete>('POST', `/api/athletes/${athlete.athleteId}/open`, { token: coach.token });

async function saveGrade(gpa: number): Promise<void> {
  const body = { gpa, sat: 1310, transcript_url: 'https://school.example/transcript.pdf' };
  expect((await app.call('PUT', '/api/profile/academics', { token: self.token, body })).status).toBe(200);
}

/** The page waits for its turn to be counted, and meanwhile the family does something. */
async function openAround(change: () => Promise<unknown>): Promise<Answer<OpenedAthlete>> {
  const subscription = await seedPlan(app.db, coach.userId, 'basic_scout');
  const lock: [string, string] = ['select from subscriptions where id = $1 for update', subscription];
  const started = await whileLocked(app.url, lock, async (untilWaiting) => {
    const answer = open();
    await untilWaiting(1);
    await change();
    return { answer };
  });
  return started.answer;
}

function opensCounted() {
  return app.db.selectFrom('profile_opens').selectAll().where('athlete_id', '=', athlete.athleteId).execute();
}

test('a grade that changed meanwhile waits for a director', async () => {
  const { status, body } = await openAround(() => saveGrade(3.99));
  expect(status).toBe(200);
  expect(body.profile).toMatchObject({ states: { academics: 'under_verification' }, academics: null });
  expect(JSON.stringify(body)).not.toContain('3.99');
});

test('a name whose release ended meanwhile is cut short', async () => {
  const { body } = await openAround(() =>
    app.db
      .updateTable('releases')
      .set({ status: 'withdrawn' })
      .where('athlete_id', '=', athlete.athleteId)
      .execute(),
  );
  expect(body).toMatchObject({ card: { name: 'Test A.', city: null }, profile: { identity: null } });
  expect(JSON.stringify(body)).not.toMatch(/Test athlete|Kettlebrook|Northgate/);
});

test('a profile that became private meanwhile is not there, and not counted', async () => {
  const { status } = await openAround(() =>
    app.db
      .updateTable('athletes')
      .set({ visibility: 'private' })
      .where('id', '=', athlete.athleteId)
      .execute(),
  );
  expect(status).toBe(404);
  expect(await opensCounted()).toEqual([]);
});

test('a page waits for a change that is half done', async () => {
  await seedPlan(app.db, coach.userId, 'pro_scout');
  const half = `with held as (select id from athletes where id = $1 for no key update)
    update verifications set status = 'dropped'
    where athlete_id in (select id from held) and guardian_link_id is null`;
  const started = await whileLocked(app.url, [half, athlete.athleteId], async (untilWaiting) => {
    const answer = open();
    await untilWaiting(1);
    return { answer };
  });
  const { body } = await started.answer;
  expect(body.profile).toMatchObject({ states: { academics: 'under_verification' }, academics: null });
});
