/** Once a birthdate under 13 is stated, nothing more is taken from the child until a verified guardian has signed. */
import type { OwnProfile } from '@faircourt/contracts/athletes';
import type { Family } from '@faircourt/contracts/family';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { joinAdmin } from '../../../../test/features/admin.ts';
import { startAppWithForms } from '../../../../test/features/consent.ts';
import { linkUp } from '../../../../test/features/links.ts';
import { athleteIdOf } from '../../../../test/records/athlete-records.ts';
import { png } from '../../../../test/records/sample-files.ts';
import { seedGuardianship } from '../../../../test/records/seeded-guardianship.ts';
import { seedSignatures } from '../../../../test/records/seeded-signatures.ts';
import { upload } from '../../../../test/records/uploads.ts';
import { problemOf, type Joined, type TestApp } from '../../../../test/app/test-app.ts';

const NOW = new Date('2026-11-18T12:00:00Z');
const TWELVE = '2013-12-31';
const VIDEO = { title: 'Tape', url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' };
const SEASON = { label: '2025-26', games: 10 };
const NOTHING = { birthdate: TWELVE, country_code: 'US', visibility: 'private' };

let app: TestApp;
let child: Joined;
beforeAll(async () => {
  app = await startAppWithForms({ now: () => NOW });
});
afterAll(() => app.close());
beforeEach(async () => {
  child = await app.join('athlete');
});

const call = (method: 'PUT' | 'POST' | 'PATCH' | 'DELETE' | 'GET', path: string, body?: object) =>
  app.call(method, path, { token: child.token, ...(body && { body }) });
const own = async () => (await app.call<OwnProfile>('GET', '/api/profile', { token: child.token })).body;

test('the save that states it keeps the birthdate and the country, and nothing that came with them', async () => {
  const refused = await call('PUT', '/api/profile', { ...NOTHING, city: 'Austin' });
  expect(problemOf(refused)).toMatchObject({ status: 409, code: 'guardian_needed' });
  expect((await own()).athlete).toBeNull();
  expect((await call('PUT', '/api/profile', NOTHING)).status).toBe(200);
  expect(await own()).toMatchObject({ collection_hold: 'child', athlete: { birthdate: TWELVE, city: null } });
});

test('from then on nothing is added, what was there can be removed, and a guardian can be invited', async () => {
  const before = {
    city: 'Austin',
    bio: 'I shoot.',
    social_handles: { instagram: 'kid', x: 'kid' },
    grad_year: 2033,
  };
  await call('PUT', '/api/profile', before);
  await call('PUT', '/api/profile/academics', { gpa: 3 });
  const { id: season } = (
    await app.call<{ id: string }>('POST', '/api/profile/seasons', { token: child.token, body: SEASON })
  ).body;
  const { id: video } = (
    await app.call<{ id: string }>('POST', '/api/profile/videos', { token: child.token, body: VIDEO })
  ).body;
  const { id: deleted } = (
    await app.call<{ id: string }>('POST', '/api/profile/videos', {
      token: child.token,
      body: { ...VIDEO, url: 'https://www.youtube.com/watch?v=9bZkp7q19f0' },
    })
  ).body;
  await call('DELETE', `/api/profile/videos/${deleted}`);
  expect((await call('PUT', '/api/profile', { ...before, ...NOTHING })).status).toBe(200);
  const athleteId = await athleteIdOf(app.db, child.userId);

  const photo = await png({});
  const additions = {
    'another city': await call('PUT', '/api/profile', { ...before, ...NOTHING, city: 'Dallas' }),
    'a school': await call('PUT', '/api/profile', { ...before, ...NOTHING, school_name: 'North High' }),
    'another account': await call('PUT', '/api/profile', {
      ...before,
      ...NOTHING,
      social_handles: { x: 'other' },
    }),
    grades: await call('PUT', '/api/profile/academics', { gpa: 3, sat: 1200 }),
    'a season': await call('POST', '/api/profile/seasons', { ...SEASON, label: '2024-25' }),
    'another figure': await call('PUT', `/api/profile/seasons/${season}`, { ...SEASON, games: 11 }),
    'a video': await call('POST', '/api/profile/videos', {
      ...VIDEO,
      url: 'https://www.youtube.com/watch?v=9bZkp7q19f0',
    }),
    'a deleted video': await call('POST', `/api/profile/videos/${deleted}/restore`),
    'a public mark': await call('PATCH', `/api/profile/videos/${video}`, { is_public: true }),
    'a photo': await upload(app, child, 'photo', photo),
    'a question': await call('POST', `/api/athletes/${athleteId}/verifications`, {
      fact_group: 'academics',
      statement: { note: 'Report card' },
    }),
  };
  for (const [what, answer] of Object.entries(additions)) {
    expect({ what, code: problemOf(answer).code }).toEqual({ what, code: 'guardian_needed' });
  }
  expect((await own()).athlete).toMatchObject({ city: 'Austin', school_name: null });

  const { city: _, bio: __, social_handles: ___, ...kept } = before;
  const removals = [
    await call('PUT', '/api/profile', { ...before, ...NOTHING, social_handles: { x: 'kid' } }),
    await call('PUT', '/api/profile', { ...kept, ...NOTHING }),
    await call('PUT', '/api/profile/academics', {}),
    await call('DELETE', `/api/profile/seasons/${season}`),
    await call('DELETE', `/api/profile/videos/${video}`),
  ];
  expect(removals.map(({ status }) => Math.floor(status / 100))).toEqual([2, 2, 2, 2, 2]);
  expect(await own()).toMatchObject({ athlete: { city: null, bio: null }, academics: { gpa: null } });
  expect((await call('POST', '/api/guardians/family-code')).status).toBe(201);
});

test('the road leads to the guardian first, and the builder opens once a verified guardian has signed', async () => {
  await call('PUT', '/api/profile', NOTHING);
  const stepNow = async () => {
    const { body } = await app.call<Family>('GET', '/api/family', { token: child.token });
    return body.roads[0]?.steps.find(({ state }) => state === 'now')?.step;
  };
  expect(await stepNow()).toBe('guardian');
  const athleteId = await athleteIdOf(app.db, child.userId);
  const guardian = await app.join('guardian');
  await linkUp(app, { ...child, athleteId }, guardian, { level: 'confirmed' });
  const family = { athleteId, guardianUserId: guardian.userId };
  await seedSignatures(app.db, family);
  const save = () => call('PUT', '/api/profile', { ...NOTHING, city: 'Austin' });
  expect(problemOf(await save()).code, 'a signature without the proof is not enough').toBe('guardian_needed');
  await seedGuardianship(app.db, family);
  expect((await own()).collection_hold).toBeNull();
  expect((await save()).status).toBe(200);
  expect(await stepNow()).toBe('profile');
});

test('who says to be an adult and is doubted adds nothing but the document about the age', async () => {
  await call('PUT', '/api/profile', { birthdate: '2000-05-05', grad_year: 2033 });
  expect(await own()).toMatchObject({ collection_hold: 'age_doubted', visibility_hold: 'age_doubted' });
  expect(problemOf(await call('PUT', '/api/profile/academics', { gpa: 3 })).code).toBe('guardian_needed');
  const athleteId = await athleteIdOf(app.db, child.userId);
  const ask = { fact_group: 'age', statement: { note: 'My passport is attached.' } };
  expect((await call('POST', `/api/athletes/${athleteId}/verifications`, ask)).status).toBe(201);
  const { id } = await app.db
    .selectFrom('verifications')
    .select('id')
    .where('athlete_id', '=', athleteId)
    .executeTakeFirstOrThrow();
  expect(
    (await call('POST', `/api/verifications/${id}/statements`, { note: 'It is from 2024.' })).status,
  ).toBe(204);
  const admin = await joinAdmin(app);
  await app.call('PUT', `/api/athletes/${athleteId}/birthdate`, {
    token: admin.token,
    body: { birthdate: TWELVE },
  });
  expect(await own()).toMatchObject({ collection_hold: 'child', visibility_hold: 'consent_missing' });
});

test('a doubt that names no class says minor and no more: the athlete goes on, and can state the class', async () => {
  const stated = { birthdate: '2000-05-05', school_name: 'Lincoln Middle School' };
  await call('PUT', '/api/profile', stated);
  expect(await own()).toMatchObject({ collection_hold: null, visibility_hold: 'age_doubted' });
  expect((await call('PUT', '/api/profile', { ...stated, city: 'Austin' })).status).toBe(200);
});

test('a child whose profile was complete before is not sent to a director either', async () => {
  const basics = { primary_position: 'Center', height_cm: 170, grad_year: 2031, school_name: 'North High' };
  await call('PUT', '/api/profile', basics);
  await call('PUT', '/api/profile', { ...basics, ...NOTHING });
  const { body } = await app.call<Family>('GET', '/api/family', { token: child.token });
  const turns = body.roads[0]?.steps.filter(({ turn, state }) => turn === 'you' && state === 'now');
  expect(turns?.map(({ step }) => step)).toEqual(['guardian']);
});
