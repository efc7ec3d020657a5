import type { Athlete, OwnProfile } from '@faircourt/contracts/athletes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  athleteIdOf,
  eventsOf,
  seedVerification,
  verificationStatuses,
} from '../../../../test/records/athlete-records.ts';
import { problemOf, startTestApp, type Joined, type TestApp } from '../../../../test/app/test-app.ts';

const PROFILE = {
  primary_position: 'Point Guard',
  secondary_position: 'Shooting Guard',
  height_cm: 188.5,
  weight_kg: 80,
  wingspan_cm: 195,
  vertical_cm: 75,
  dominant_hand: 'left',
  grad_year: 2027,
  birthdate: '2009-04-30',
  country_code: 'mx',
  city: 'Guadalajara',
  school_name: 'Colegio Norte',
  current_team: 'Halcones',
  jersey_number: 7,
  bio: 'Pass first.',
  social_handles: { instagram: '@kid.7' },
  visibility: 'colleges_only',
};

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const read = (person: Joined) => app.call<OwnProfile>('GET', '/api/profile', { token: person.token });
const save = (person: Joined, body: object) =>
  app.call<Athlete>('PUT', '/api/profile', { token: person.token, body });

test('before the first save the builder is empty and the birthdate can be stated', async () => {
  const kid = await app.join('athlete');
  const { status, body } = await read(kid);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    name: 'Test athlete',
    card: { name: 'Test A.', is_identity_released: false },
    athlete: null,
    academics: null,
    photo: null,
    transcript: null,
    badges: [],
    completeness: { percent: 0, done: [], next: 'position' },
    can_set_birthdate: true,
  });
  expect(body.file_key).toContain(kid.userId);
});

test('the first save creates the record, and every field comes back as it was saved', async () => {
  const kid = await app.join('athlete');
  const saved = await save(kid, PROFILE);
  expect(saved.status).toBe(200);
  const expected = {
    ...PROFILE,
    id: await athleteIdOf(app.db, kid.userId),
    country_code: 'MX',
    bio_i18n: { en: 'Pass first.' },
    social_handles: { instagram: 'kid.7' },
    updated_at: expect.any(String) as string,
  };
  expect(saved.body).toEqual(expected);

  const { body } = await read(kid);
  expect(body.athlete).toEqual(saved.body);
  expect(body.can_set_birthdate).toBe(false);
  expect(body.completeness).toEqual({
    percent: 58,
    done: ['position', 'height', 'grad_year', 'school', 'birthdate', 'measurements', 'bio'],
    next: 'photo',
  });
});

test('the card has the name once every verified college reads it, and not while a no keeps it from them', async () => {
  const adult = await app.join('athlete');
  await save(adult, { birthdate: '2000-04-30', visibility: 'public' });
  const athleteId = await athleteIdOf(app.db, adult.userId);
  const decide = (audience: 'everyone' | 'verified_colleges', status: 'approved' | 'declined') =>
    app.db
      .insertInto('releases')
      .values({
        athlete_id: athleteId,
        field_group: 'identity',
        audience,
        status,
        decided_by: adult.userId,
        decided_at: new Date(),
      })
      .execute();
  await decide('everyone', 'approved');
  expect((await read(adult)).body.card).toEqual({ name: 'Test athlete', is_identity_released: true });
  await decide('verified_colleges', 'declined');
  expect((await read(adult)).body.card).toEqual({ name: 'Test A.', is_identity_released: false });
});

test('what is left out is emptied, and an empty bio has no translations', async () => {
  const kid = await app.join('athlete');
  await save(kid, PROFILE);
  const { body } = await save(kid, { birthdate: PROFILE.birthdate, bio: '', height_cm: 190 });
  expect(body).toMatchObject({
    height_cm: 190,
    weight_kg: null,
    city: null,
    bio: null,
    bio_i18n: {},
    social_handles: {},
    country_code: 'US',
    visibility: 'private',
  });
});

test('the log names the fields that changed, the visibility by its code, and never a value', async () => {
  const kid = await app.join('athlete');
  await save(kid, { city: 'Guadalajara', visibility: 'private' });
  await save(kid, { city: 'Monterrey', visibility: 'public', height_cm: 190 });
  const events = await eventsOf(app.db, await athleteIdOf(app.db, kid.userId));
  expect(events).toEqual([
    { type: 'athlete.created', actor_role: 'athlete', data: { fields: ['city'], visibility: 'private' } },
    {
      type: 'athlete.updated',
      actor_role: 'athlete',
      data: { fields: ['height_cm', 'city', 'visibility'], from: 'private', visibility: 'public' },
    },
  ]);
  expect(JSON.stringify(events)).not.toMatch(/Guadalajara|Monterrey|190/);
});

test('saving again without a change records nothing and drops nothing', async () => {
  const kid = await app.join('athlete');
  const first = await save(kid, PROFILE);
  const athleteId = await athleteIdOf(app.db, kid.userId);
  await seedVerification(app.db, { athleteId, factGroup: 'measurements' });
  await seedVerification(app.db, { athleteId, factGroup: 'school' });
  const again = await save(kid, { ...PROFILE, social_handles: { instagram: 'kid.7' } });
  expect(again.body).toEqual(first.body);
  expect(await verificationStatuses(app.db, athleteId)).toEqual({
    measurements: 'verified',
    school: 'verified',
  });
  expect(await eventsOf(app.db, athleteId)).toHaveLength(1);
});

test.each([
  ['height_cm', 189, 'measurements'],
  ['weight_kg', 81, 'measurements'],
  ['wingspan_cm', null, 'measurements'],
  ['vertical_cm', 76, 'measurements'],
  ['school_name', 'Colegio Sur', 'school'],
  ['dominant_hand', 'right', null],
  ['bio', 'Shoot first.', null],
  ['visibility', 'public', null],
])('a changed %s drops the badge of exactly its fact group', async (field, value, dropped) => {
  const kid = await app.join('athlete');
  await save(kid, PROFILE);
  const athleteId = await athleteIdOf(app.db, kid.userId);
  const groups = ['measurements', 'school', 'academics', 'transcript'] as const;
  for (const factGroup of groups) await seedVerification(app.db, { athleteId, factGroup });
  expect((await save(kid, { ...PROFILE, [field]: value })).status).toBe(200);
  const expected = Object.fromEntries(
    groups.map((group) => [group, group === dropped ? 'dropped' : 'verified']),
  );
  expect(await verificationStatuses(app.db, athleteId)).toEqual(expected);
  const drops = (await eventsOf(app.db, athleteId)).filter(({ type }) => type === 'verification.dropped');
  expect(drops.map(({ data }) => data['fact_group'])).toEqual(dropped ? [dropped] : []);
});

test('the builder shows the badges in effect, with the director’s name', async () => {
  const director = await app.join('regional_director');
  const kid = await app.join('athlete');
  await save(kid, PROFILE);
  const athleteId = await athleteIdOf(app.db, kid.userId);
  await seedVerification(app.db, { athleteId, factGroup: 'school', directorUserId: director.userId });
  await seedVerification(app.db, { athleteId, factGroup: 'academics', expiresAt: new Date('2026-03-01') });
  const { body } = await read(kid);
  expect(body.badges).toEqual([
    {
      fact_group: 'school',
      ends_with: ['school_name'],
      season_id: null,
      verified_on: '2026-02-03',
      expires_on: '2100-01-01',
      method: 'in person',
      director_name: 'Test regional_director',
    },
  ]);
});

test('every invalid field is named at once, and nothing is saved', async () => {
  const kid = await app.join('athlete');
  const answer = await save(kid, {
    primary_position: 'Center',
    secondary_position: 'Center',
    height_cm: 99,
    weight_kg: 'heavy',
    grad_year: 2036,
    birthdate: '1969-12-31',
    country_code: 'USA',
    bio: 'x'.repeat(1001),
    social_handles: { instagram: 'https://evil.example' },
    visibility: 'friends',
    release_policy: { identity: 'everyone' },
    user_id: kid.userId,
  });
  expect(answer.status).toBe(422);
  const codes = Object.fromEntries((problemOf(answer).errors ?? []).map(({ field, code }) => [field, code]));
  expect(codes).toEqual({
    secondary_position: 'same_as_primary',
    height_cm: 'too_small',
    weight_kg: 'wrong_type',
    grad_year: 'too_big',
    birthdate: 'too_early',
    country_code: 'invalid_regex',
    bio: 'too_big',
    'social_handles.instagram': 'invalid_regex',
    visibility: 'not_in_list',
    release_policy: 'unknown_field',
    user_id: 'unknown_field',
  });
  expect((await read(kid)).body.athlete).toBeNull();
});

test('a record at every limit of the contract fits into the database', async () => {
  const kid = await app.join('athlete');
  const low = { height_cm: 100, weight_kg: 30, wingspan_cm: 100, vertical_cm: 10, grad_year: 2024 };
  const high = { height_cm: 250, weight_kg: 200, wingspan_cm: 280, vertical_cm: 150, grad_year: 2035 };
  const long = {
    bio: '🏀'.repeat(500),
    city: 'é'.repeat(120),
    school_name: 'x'.repeat(200),
    current_team: 'x'.repeat(200),
    social_handles: { x: 'x'.repeat(60), tiktok: 'é_1' },
  };
  const born = { birthdate: '1970-01-02' };
  expect((await save(kid, { ...born, ...low, jersey_number: 0 })).status).toBe(200);
  expect((await save(kid, { ...born, ...high, ...long, jersey_number: 99 })).status).toBe(200);
});

test('tabs that save for the first time at once make one record', async () => {
  const kid = await app.join('athlete');
  const answers = await Promise.all([1, 2, 3, 4, 5].map((jersey_number) => save(kid, { jersey_number })));
  expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200, 200]);
  expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1);
  const events = await eventsOf(app.db, await athleteIdOf(app.db, kid.userId));
  expect(events.map(({ type }) => type).toSorted()).toEqual([
    'athlete.created',
    ...Array<string>(4).fill('athlete.updated'),
  ]);
});

test('a save changes one’s own record and nobody else’s', async () => {
  const [kid, other] = [await app.join('athlete'), await app.join('athlete')];
  const before = (await save(kid, PROFILE)).body;
  await save(other, { city: 'Elsewhere' });
  expect((await read(kid)).body.athlete).toEqual(before);
  expect((await read(other)).body.athlete?.id).not.toBe(before.id);
});

test('the builder is for athletes alone', async () => {
  for (const role of ['guardian', 'coach', 'regional_director'] as const) {
    const person = await app.join(role);
    expect(problemOf(await read(person)).code).toBe('not_allowed');
    expect(problemOf(await save(person, PROFILE)).code).toBe('not_allowed');
  }
  expect(problemOf(await app.call('PUT', '/api/profile', { body: PROFILE })).code).toBe('sign_in_required');
  const rows = await app.db
    .selectFrom('athletes as a')
    .innerJoin('users as u', 'u.id', 'a.user_id')
    .select('u.role')
    .where('u.role', '<>', 'athlete')
    .execute();
  expect(rows).toEqual([]);
});

test('a page that lay open while another one saved puts back nothing that was not changed on it', async () => {
  const kid = await app.join('athlete');
  await save(kid, { ...PROFILE, visibility: 'public' });
  const old = (await read(kid)).body.athlete;
  await save(kid, { ...PROFILE, visibility: 'private', height_cm: 190 });
  const late = await app.call<Athlete>('PUT', '/api/profile?changed=weight_kg', {
    token: kid.token,
    body: { ...PROFILE, visibility: old?.visibility, weight_kg: 82 },
  });
  expect(late.body).toMatchObject({ visibility: 'private', height_cm: 190, weight_kg: 82 });
  expect((await read(kid)).body.athlete).toEqual(late.body);
  const [event] = (await eventsOf(app.db, await athleteIdOf(app.db, kid.userId))).slice(-1);
  expect(event?.data, 'and the log names what was').toMatchObject({ fields: ['weight_kg'] });
});

test('what two pages chose must still go together, and only fields of the profile can be named', async () => {
  const kid = await app.join('athlete');
  await save(kid, { ...PROFILE, primary_position: 'Center' });
  const put = (changed: string) =>
    app.call('PUT', `/api/profile?changed=${changed}`, {
      token: kid.token,
      body: { ...PROFILE, secondary_position: 'Center' },
    });
  const refused = await put('secondary_position');
  expect(problemOf(refused).errors).toMatchObject([{ field: 'secondary_position', code: 'same_as_primary' }]);
  expect((await put('secondary_position&changed=primary_position')).status).toBe(200);
  for (const nonsense of ['', 'user_id', 'release_policy']) expect((await put(nonsense)).status).toBe(422);
});
