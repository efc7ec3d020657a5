/** A birthdate of an adult that the record speaks against makes no adult, until a director has seen a document. */
import type { Family } from '@faircourt/contracts/family';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { athleteIdOf, eventsOf } from '../../../../test/records/athlete-records.ts';
import { problemOf, startTestApp, type Joined, type TestApp } from '../../../../test/app/test-app.ts';

let app: TestApp;
let kid: Joined;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  kid = await app.join('athlete');
});

const GROWN_UP = { birthdate: '2000-05-05', grad_year: 2030, visibility: 'public' };
const save = (body: object) => app.call('PUT', '/api/profile', { token: kid.token, body });
async function own() {
  const { body } = await app.call<Family>('GET', '/api/family', { token: kid.token });
  return body.athletes[0];
}
async function release() {
  const id = await athleteIdOf(app.db, kid.userId);
  const body = { field_group: 'identity', audience: 'everyone', is_on: true };
  return app.call('PUT', `/api/family/${id}/releases`, { token: kid.token, body });
}

test('a first save that states 2000 with a class of 2030 decides nothing alone, and is told why', async () => {
  expect((await save(GROWN_UP)).status).toBe(200);
  expect(await own()).toMatchObject({
    is_adult: false,
    decides: false,
    age_doubts: ['grad_year'],
  });
  expect((await release()).status).toBe(404);
  const events = await eventsOf(app.db, await athleteIdOf(app.db, kid.userId));
  expect(events.map(({ type }) => type)).toContain('athlete.age_doubted');
});

test('an edit does not end the doubt', async () => {
  await save(GROWN_UP);
  await save({ ...GROWN_UP, grad_year: 2018 });
  expect(await own()).toMatchObject({ is_adult: false, age_doubts: ['grad_year'] });
});

test('the issuer of the code who said that a minor joins raises it too', async () => {
  await app.db
    .updateTable('invitations')
    .set({ stated_age: 'minor' })
    .where('id', 'in', (eb) =>
      eb.selectFrom('invitation_redemptions').select('invitation_id').where('user_id', '=', kid.userId),
    )
    .execute();
  await save({ birthdate: '2000-05-05' });
  expect(await own()).toMatchObject({ is_adult: false, age_doubts: ['invitation'] });
});

test('the family asks for a check of the age, and a director’s yes makes an adult', async () => {
  await save(GROWN_UP);
  const athlete_id = await athleteIdOf(app.db, kid.userId);
  const asked = await app.call('POST', `/api/athletes/${athlete_id}/verifications`, {
    token: kid.token,
    body: { fact_group: 'age', statement: { note: 'My passport is attached.' } },
  });
  expect(asked.status).toBe(201);
  await app.db
    .updateTable('verifications')
    .set({ status: 'verified', decided_at: new Date(0), expires_at: new Date('2100-01-01') })
    .where('athlete_id', '=', athlete_id)
    .where('fact_group', '=', 'age')
    .execute();
  expect(await own()).toMatchObject({ is_adult: true, decides: true, age_doubts: [] });
  expect((await release()).status).toBe(200);
});

test('a check of an age that nobody doubts is refused', async () => {
  await save({ birthdate: '2008-02-02', grad_year: 2027 });
  const url = `/api/athletes/${await athleteIdOf(app.db, kid.userId)}/verifications`;
  const body = { fact_group: 'age', statement: { note: 'My passport is attached.' } };
  const refused = await app.call('POST', url, { token: kid.token, body });
  expect([refused.status, problemOf(refused).code]).toEqual([409, 'age_not_doubted']);
});

test('who states 2000 and whose class may be 12 is hidden like a child under 13, whatever they edit', async () => {
  await save({ ...GROWN_UP, grad_year: 2033 });
  expect(await own()).toMatchObject({ visibility: 'public', visibility_hold: 'age_doubted' });
  await save({ ...GROWN_UP, grad_year: 2028 });
  expect(await own()).toMatchObject({ visibility_hold: 'age_doubted' });
});

test('a class of 14-year-olds makes a minor who can be found', async () => {
  await save(GROWN_UP);
  expect(await own()).toMatchObject({ is_adult: false, visibility_hold: null });
});

test('an 18-year-old senior is not doubted', async () => {
  await save({ birthdate: '2008-02-02', grad_year: 2027 });
  expect(await own()).toMatchObject({ is_adult: true, age_doubts: [] });
});
