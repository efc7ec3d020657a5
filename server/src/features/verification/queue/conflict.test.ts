import { UNDO_MINUTES } from '@faircourt/contracts/verification';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { eventsOf } from '../../../../test/records/athlete-records.ts';
import { startTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import { loadActor } from '../../../access/facts/load-actor.ts';
import { listBadgesInEffect } from '../badges/verification.service.ts';
import {
  idsOf,
  joinDirector,
  judge,
  open,
  seedAffiliation,
  seedItem,
  statusOf,
  step,
  verify,
  type Director,
} from '../../../../test/features/queue.ts';

const START = new Date('2026-03-02T12:00:00Z').getTime();
const UNDO_MS = UNDO_MINUTES * 60 * 1000;
let moment = START;
let app: TestApp;
let director: Director;
let colleague: Director;
beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => new Date(moment) } });
  director = await joinDirector(app, ['US']);
  colleague = await joinDirector(app, ['US']);
});
afterAll(() => app.close());
beforeEach(() => {
  moment = START;
});

const TAKEN_BACK = {
  status: 'open',
  director_user_id: null,
  decided_at: null,
  offered_values: null,
  claimed_by: null,
};

test('a declared conflict takes back what that director has just decided about the athlete, and nothing else', async () => {
  const verified = await seedItem(app);
  const { athlete } = verified;
  const rejected = await seedItem(app, { athlete, factGroup: 'school' });
  const byColleague = await seedItem(app, { athlete, factGroup: 'transcript' });
  const ofAnother = await seedItem(app);
  await verify(app, director, verified.id);
  await judge(app, director, rejected.id, { decision: 'reject', reason: 'No.' });
  await judge(app, colleague, byColleague.id, { decision: 'reject', reason: 'Not legible.' });
  await verify(app, director, ofAnother.id);
  const waiting = await seedItem(app, { athlete, factGroup: 'academics' });

  moment = START + UNDO_MS - 1;
  expect((await step(app, director, waiting.id, 'conflict')).status).toBe(204);
  for (const { id } of [verified, rejected]) expect(await statusOf(app, id)).toMatchObject(TAKEN_BACK);
  expect(await listBadgesInEffect(app.db, athlete.athleteId, new Date(moment))).toEqual([]);
  expect((await statusOf(app, byColleague.id)).status).toBe('rejected');
  expect((await statusOf(app, ofAnother.id)).status).toBe('verified');
  const undone = (await eventsOf(app.db, athlete.athleteId)).filter(
    ({ type }) => type === 'verification.undone',
  );
  expect(undone.map(({ data }) => data)).toMatchObject([{ decision: 'verified' }, { decision: 'rejected' }]);
  expect(await idsOf(app, colleague)).toEqual(expect.arrayContaining([verified.id, rejected.id]));
  expect((await open(app, director, verified.id)).status).toBe(404);
});

test('later it takes back only what the family has not answered', async () => {
  const offered = await seedItem(app);
  const { athlete } = offered;
  const rejected = await seedItem(app, { athlete, factGroup: 'school' });
  await verify(app, director, offered.id, { height_cm: 190 });
  await judge(app, director, rejected.id, { decision: 'reject', reason: 'No.' });
  moment = START + UNDO_MS;
  await step(app, director, rejected.id, 'conflict');
  expect(await statusOf(app, offered.id)).toMatchObject(TAKEN_BACK);
  expect((await statusOf(app, rejected.id)).status).toBe('rejected');
});

test('a decision stays when the same fact was asked for again since', async () => {
  const rejected = await seedItem(app);
  await judge(app, director, rejected.id, { decision: 'reject', reason: 'No.' });
  const askedAgain = await seedItem(app, { athlete: rejected.athlete });
  expect((await step(app, director, askedAgain.id, 'conflict')).status).toBe(204);
  expect((await statusOf(app, rejected.id)).status).toBe('rejected');
  expect((await statusOf(app, askedAgain.id)).status).toBe('open');
});

test('a conflict about an institution shuts the door on the coach who was just let in', async () => {
  const { id, coachUserId } = await seedAffiliation(app);
  await verify(app, director, id);
  expect((await step(app, director, id, 'conflict')).status).toBe(204);
  expect(await statusOf(app, id)).toMatchObject(TAKEN_BACK);
  expect(await loadActor(app.db, coachUserId)).toMatchObject({ isInstitutionVerified: false });
});
