import { DAY_MS } from '@faircourt/contracts/time';
import type { Athlete, OwnProfile } from '@faircourt/contracts/athletes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { athleteIdOf, eventsOf } from '../../../../test/records/athlete-records.ts';
import { joinFamily, joinGuardian } from '../../../../test/records/conversations.ts';
import { problemOf, startTestApp, type Joined, type TestApp } from '../../../../test/app/test-app.ts';
import { loadAthleteFacts } from '../../../access/facts/load-athlete-facts.ts';
import { joinAdmin } from '../../../../test/features/admin.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const read = (person: Joined) => app.call<OwnProfile>('GET', '/api/profile', { token: person.token });
const save = (person: Joined, body: object) =>
  app.call<Athlete>('PUT', '/api/profile', { token: person.token, body });

test('the birthdate is stated once and cannot be changed or removed afterwards', async () => {
  const kid = await app.join('athlete');
  await save(kid, { city: 'Leon' });
  expect((await read(kid)).body.can_set_birthdate).toBe(true);
  expect((await save(kid, { city: 'Leon', birthdate: '2010-01-01' })).status).toBe(200);
  for (const birthdate of ['2000-01-01', '2999-01-01', null]) {
    const answer = await save(kid, { city: 'Puebla', birthdate });
    expect(answer.status).toBe(422);
    expect(problemOf(answer).errors).toEqual([
      expect.objectContaining({ field: 'birthdate', code: 'locked' }),
    ]);
  }
  const { body } = await read(kid);
  expect(body.athlete).toMatchObject({ city: 'Leon', birthdate: '2010-01-01' });
  expect((await save(kid, { city: 'Puebla', birthdate: '2010-01-01' })).body.city).toBe('Puebla');
});

test('once a guardian was linked, the athlete does not state the birthdate any more', async () => {
  const kid = await app.join('athlete');
  const guardian = await app.join('guardian');
  await save(kid, {});
  await app.db
    .insertInto('guardian_links')
    .values({
      athlete_id: await athleteIdOf(app.db, kid.userId),
      guardian_user_id: guardian.userId,
      status: 'ended',
      activated_at: new Date('2026-01-01'),
      ended_at: new Date('2026-02-01'),
    })
    .execute();
  expect((await read(kid)).body.can_set_birthdate).toBe(false);
  const answer = await save(kid, { birthdate: '2000-01-01' });
  expect(problemOf(answer).errors?.[0]).toMatchObject({ field: 'birthdate', code: 'locked' });
});

test('the builder says why a profile stays private: no birthdate, or under 13 without a signed consent', async () => {
  const kid = await app.join('athlete');
  await save(kid, { visibility: 'public' });
  expect((await read(kid)).body.visibility_hold).toBe('birthdate_missing');
  const year = new Date().getUTCFullYear();
  await save(kid, { visibility: 'public', birthdate: `${year - 12}-01-01` });
  expect((await read(kid)).body.visibility_hold).toBe('consent_missing');
  const teen = await app.join('athlete');
  await save(teen, { visibility: 'public', birthdate: `${year - 15}-01-01` });
  expect((await read(teen)).body.visibility_hold).toBeNull();
});

test('nobody is born in the future, and a refused first save leaves no record', async () => {
  const kid = await app.join('athlete');
  const tomorrow = new Date(Date.now() + DAY_MS).toISOString().slice(0, 10);
  const answer = await save(kid, { birthdate: tomorrow });
  expect(problemOf(answer).errors?.[0]).toMatchObject({ field: 'birthdate', code: 'in_future' });
  expect((await read(kid)).body.athlete).toBeNull();
  const today = new Date().toISOString().slice(0, 10);
  expect((await save(kid, { birthdate: today })).status).toBe(200);
});

test.each([false, true])(
  'of two tabs that state a birthdate at once, one is told that it is locked (saved before: %s)',
  async (isSaved) => {
    const kid = await app.join('athlete');
    if (isSaved) await save(kid, { city: 'Leon' });
    const dates = ['2008-01-01', '1990-01-01'];
    const answers = await Promise.all(dates.map((birthdate) => save(kid, { birthdate })));
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 422]);
    const won = answers.find((answer) => answer.status === 200)?.body.birthdate;
    expect((await read(kid)).body.athlete?.birthdate).toBe(won);
  },
);

test('a guardian with verified guardianship, and an admin, correct it where the athlete no longer can', async () => {
  const { athlete, guardian } = await joinFamily(app);
  await app.db.updateTable('athletes').set({ birthdate: null }).where('id', '=', athlete.athleteId).execute();
  const correct = (person: { token: string }, birthdate: string) =>
    app.call('PUT', `/api/athletes/${athlete.athleteId}/birthdate`, {
      token: person.token,
      body: { birthdate },
    });
  const known = async () => (await loadAthleteFacts(app.db, athlete.athleteId))?.birthdate;
  const confirmed = await joinGuardian(app, athlete.athleteId, 'Otis Bellweather', 'confirmed');
  for (const person of [athlete, confirmed]) {
    expect((await correct(person, '2000-01-01')).status).toBe(403);
  }
  expect(problemOf(await correct(guardian, '2999-01-01')).errors).toMatchObject([{ code: 'in_future' }]);
  expect((await correct(guardian, '2011-04-05')).status).toBe(204);
  expect(await known()).toBe('2011-04-05');
  expect((await correct(await joinAdmin(app), '2012-04-05')).status).toBe(204);
  expect(await known()).toBe('2012-04-05');
  const updates = (await eventsOf(app.db, athlete.athleteId)).filter(
    ({ type }) => type === 'athlete.updated',
  );
  expect(updates.map(({ data }) => data['fields'])).toEqual([['birthdate'], ['birthdate']]);
});
