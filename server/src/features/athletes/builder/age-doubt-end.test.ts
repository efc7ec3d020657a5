/** A doubt about a birthdate ends when a guardian or an admin corrects it to one that nothing speaks against. */
import type { Family } from '@faircourt/contracts/family';
import type { Notification } from '@faircourt/contracts/notifications';
import type { FamilyVerifications } from '@faircourt/contracts/verification';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { athleteIdOf, eventsOf } from '../../../../test/records/athlete-records.ts';
import { joinAdmin } from '../../../../test/features/admin.ts';
import { joinDirector, type Director } from '../../../../test/features/queue.ts';
import { startTestApp, type Joined, type TestApp } from '../../../../test/app/test-app.ts';
import { processBirthdays } from '../../releases/coming-of-age/coming-of-age.service.ts';

let app: TestApp;
let director: Director;
let admin: { token: string };
let kid: Joined;
let athleteId: string;
beforeAll(async () => {
  app = await startTestApp();
  director = await joinDirector(app, ['US']);
  admin = await joinAdmin(app);
});
afterAll(() => app.close());

beforeEach(async () => {
  kid = await app.join('athlete');
  const body = { birthdate: '2000-05-05', grad_year: 2033, visibility: 'public' };
  await app.call('PUT', '/api/profile', { token: kid.token, body });
  athleteId = await athleteIdOf(app.db, kid.userId);
  await app.call('POST', `/api/athletes/${athleteId}/verifications`, {
    token: kid.token,
    body: { fact_group: 'age', statement: { note: 'My passport is attached.' } },
  });
  const deps = { db: app.db, jobs: app.runtime.jobs, baseUrl: 'http://localhost' };
  await processBirthdays(deps, new Date());
});

const correct = (birthdate: string) =>
  app.call('PUT', `/api/athletes/${athleteId}/birthdate`, { token: admin.token, body: { birthdate } });
async function own() {
  const { body } = await app.call<Family>('GET', '/api/family', { token: kid.token });
  return body.athletes[0];
}
async function queued(): Promise<string[]> {
  const { body } = await app.call<{ items: { fact_group: string }[] }>('GET', '/api/verifications', {
    token: director.token,
  });
  return body.items.map(({ fact_group }) => fact_group);
}
async function unread(): Promise<string[]> {
  const { body } = await app.call<{ notifications: Notification[] }>('GET', '/api/notifications', {
    token: kid.token,
  });
  return body.notifications.filter(({ read_at }) => read_at === null).map(({ kind }) => kind);
}
async function facts(): Promise<string[]> {
  const { body } = await app.call<FamilyVerifications>('GET', '/api/own-verifications', {
    token: kid.token,
  });
  return body.athletes.flatMap((one) => one.facts.map(({ fact_group }) => fact_group));
}

test('a minor’s birthdate ends the doubt, its item in the queue, and what the family reads of it', async () => {
  expect(await own()).toMatchObject({ age_doubts: ['grad_year'], visibility_hold: 'age_doubted' });
  expect(await queued()).toEqual(['age']);
  expect(await unread()).toContain('age_notice');

  expect((await correct('2013-09-09')).status).toBe(204);
  expect(await own()).toMatchObject({ is_adult: false, age_doubts: [], visibility_hold: null });
  expect(await queued()).toEqual([]);
  expect(await facts()).not.toContain('age');
  expect(await unread()).not.toContain('age_notice');
  const events = await eventsOf(app.db, athleteId);
  expect(events.map(({ type }) => type)).toContain('athlete.age_doubt_ended');
  const kept = await app.db
    .selectFrom('athletes')
    .select(['age_doubts', 'doubted_grad_year'])
    .where('id', '=', athleteId)
    .executeTakeFirstOrThrow();
  expect(kept).toEqual({ age_doubts: [], doubted_grad_year: null });
});

test('a birthdate that the class still speaks against keeps it', async () => {
  await correct('2009-09-09');
  expect(await own()).toMatchObject({ age_doubts: ['grad_year'] });
  expect(await queued()).toEqual(['age']);
});

test('another adult’s birthdate keeps it, also after the class was edited', async () => {
  const body = { birthdate: '2000-05-05', grad_year: 2024, visibility: 'public' };
  await app.call('PUT', '/api/profile', { token: kid.token, body });
  await correct('2005-05-05');
  expect(await own()).toMatchObject({ is_adult: false, age_doubts: ['grad_year'] });
});
