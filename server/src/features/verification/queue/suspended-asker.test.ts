import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import type { Figures } from '@faircourt/contracts/verification';
import {
  decide,
  idsOf,
  joinAdmin,
  joinDirector,
  open,
  seedAffiliation,
  seedItem,
  statusOf,
  step,
  type Director,
} from '../../../../test/features/queue.ts';

let app: TestApp;
let director: Director;
beforeAll(async () => {
  app = await startTestApp();
  director = await joinDirector(app, ['US']);
});
afterAll(() => app.close());

const store = (userId: string, status: 'active' | 'suspended') =>
  app.db.updateTable('users').set({ status }).where('id', '=', userId).execute();

test('nobody judges the questions of a suspended person; once reinstated they are back in their place', async () => {
  const { id: ofAthlete, athlete } = await seedItem(app, { createdAt: '2026-01-01T00:00:00Z' });
  const { id: other } = await seedItem(app, { createdAt: '2026-01-02T00:00:00Z' });
  const { id: ofCoach, coachUserId } = await seedAffiliation(app);
  const { values_hash } = (await step(app, director, ofAthlete, 'claim')).body;
  const rejection = { decision: 'reject', values_hash, reason: 'No.' };
  for (const userId of [athlete.userId, coachUserId]) await store(userId, 'suspended');

  expect(await idsOf(app, director)).toEqual([other]);
  expect(await idsOf(app, director, '?part=mine')).toEqual([]);
  const figures = await app.call<Figures>('GET', '/api/figures', { token: director.token });
  expect(figures.body.open).toBe(1);
  for (const id of [ofAthlete, ofCoach]) {
    expect((await open(app, director, id)).status).toBe(404);
    expect((await step(app, director, id, 'claim')).status).toBe(404);
  }
  expect((await decide(app, director, ofAthlete, rejection)).status).toBe(404);
  expect((await statusOf(app, ofAthlete)).status).toBe('open');
  expect((await open(app, await joinAdmin(app), ofAthlete)).status).toBe(200);

  for (const userId of [athlete.userId, coachUserId]) await store(userId, 'active');
  expect(await idsOf(app, director)).toEqual([ofAthlete, ofCoach, other]);
  expect((await decide(app, director, ofAthlete, rejection)).status).toBe(200);
});

test('a guardian’s suspension does not hold up the athlete', async () => {
  const { id, athlete } = await seedItem(app);
  await store(athlete.guardianUserId, 'suspended');
  expect((await step(app, director, id, 'claim')).status).toBe(200);
});
