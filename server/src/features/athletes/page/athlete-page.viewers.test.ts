/** Who opens an athlete's page over HTTP, and for whom it does not exist. */
import type { OpenedAthlete } from '@faircourt/contracts/athlete-page';
import { FIELD_GROUPS } from '@faircourt/contracts/vocabulary';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { suspendAccount } from '../../accounts/suspension.service.ts';
import {
  seedAthlete,
  seedCollege,
  seedPlan,
  seedRelease,
  type SeededAthlete,
  type SeedOptions,
} from '../../../../test/records/seeded-athletes.ts';
import {
  problemOf,
  startTestApp,
  type Answer,
  type Joined,
  type TestApp,
} from '../../../../test/app/test-app.ts';

const NOW = '2026-11-15T12:00:00.000Z';
let app: TestApp;
let coach: Joined;
let college: string;
beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => new Date(NOW) } });
});
afterAll(() => app.close());
beforeEach(async () => {
  coach = await app.join('coach');
  college = await seedCollege(app.db, coach.userId);
  await seedPlan(app.db, coach.userId, 'pro_scout');
});

function open(who: Joined, athleteId: string): Promise<Answer<OpenedAthlete>> {
  return app.call('POST', `/api/athletes/${athleteId}/open`, { token: who.token });
}
function seed(options?: SeedOptions): Promise<SeededAthlete> {
  return seedAthlete(app.db, options);
}
/** A signed-in guardian or athlete in place of the seeded one. */
async function guardianOf(athlete: SeededAthlete): Promise<Joined> {
  const guardian = await app.join('guardian');
  await app.db
    .updateTable('guardian_links')
    .set({ guardian_user_id: guardian.userId })
    .where('athlete_id', '=', athlete.athleteId)
    .execute();
  return guardian;
}
async function directorOf(country: string): Promise<Joined> {
  const director = await app.join('regional_director');
  await app.db.updateTable('users').set({ status: 'active' }).where('id', '=', director.userId).execute();
  const { id } = await app.db
    .insertInto('regions')
    .values({ name: `Region of ${director.userId}` })
    .returning('id')
    .executeTakeFirstOrThrow();
  await app.db.insertInto('region_countries').values({ region_id: id, country_code: country }).execute();
  await app.db
    .insertInto('director_regions')
    .values({ region_id: id, director_user_id: director.userId })
    .execute();
  return director;
}

test('the family, the director of the region and admins see everything, verified or not, and are not counted', async () => {
  const athlete = await seed({ visibility: 'private', country: 'PT' });
  const admin = await app.join('guardian');
  await app.db.updateTable('users').set({ role: 'admin' }).where('id', '=', admin.userId).execute();
  for (const who of [await guardianOf(athlete), await directorOf('PT'), admin]) {
    const { status, body } = await open(who, athlete.athleteId);
    expect(status).toBe(200);
    expect(body).toMatchObject({ locked: null, allowance: null, card: { name: 'Nia Rose Bellweather' } });
    expect(body.profile).toMatchObject({
      states: { identity: 'visible', measurements: 'visible', seasons: 'visible', academics: 'visible' },
      measurements: { weight_kg: 91.5 },
      academics: { gpa: 3.71 },
    });
    expect(body.profile?.seasons.seasons.map(({ label }) => label)).toEqual(['2025-26', '2024-25']);
    expect(body.profile?.videos).toHaveLength(2);
  }
  expect((await open(await directorOf('BR'), athlete.athleteId)).status).toBe(404);
});

test('a private athlete, an absent one and nonsense answer alike', async () => {
  const athlete = await seed({ visibility: 'private' });
  await seedRelease(app.db, athlete, FIELD_GROUPS);
  const shapes = [];
  for (const id of [athlete.athleteId, '0190a0a0-0000-7000-8000-000000000000', 'not-an-id']) {
    const answer = await open(coach, id);
    const { request_id: _, ...problem } = problemOf(answer);
    shapes.push({ status: answer.status, problem });
  }
  expect(shapes[0]).toMatchObject({ status: 404, problem: { code: 'not_found' } });
  expect(shapes).toEqual([shapes[0], shapes[0], shapes[0]]);
});

test('colleges only means coaches of verified institutions', async () => {
  const athlete = await seed({ visibility: 'colleges_only' });
  const newCoach = await app.join('coach');
  expect((await open(newCoach, athlete.athleteId)).status).toBe(404);
  expect((await open(await app.join('athlete'), athlete.athleteId)).status).toBe(404);
  expect((await open(coach, athlete.athleteId)).status).toBe(200);
});

test('a conditional athlete opens for the institution that holds a release, and shows it that group only', async () => {
  const athlete = await seed({ visibility: 'conditional' });
  const rival = await app.join('coach');
  await seedCollege(app.db, rival.userId, 'Rival College');
  expect((await open(coach, athlete.athleteId)).status).toBe(404);
  await seedRelease(app.db, athlete, ['identity'], { audience: 'institution', institutionId: college });
  const { body } = await open(coach, athlete.athleteId);
  expect(body.card.name).toBe('Nia Rose Bellweather');
  expect(body.profile?.states).toMatchObject({ identity: 'visible', academics: 'not_released' });
  expect((await open(rival, athlete.athleteId)).status).toBe(404);
});

test('a release that named another institution shows nothing here', async () => {
  const athlete = await seed();
  const rival = await app.join('coach');
  const rivalCollege = await seedCollege(app.db, rival.userId, 'Rival College');
  await seedRelease(app.db, athlete, ['identity'], { audience: 'institution', institutionId: rivalCollege });
  expect((await open(coach, athlete.athleteId)).body.card.name).toBe('Nia B.');
  expect((await open(rival, athlete.athleteId)).body.card.name).toBe('Nia Rose Bellweather');
});

test('a suspended athlete is gone for strangers, and a child without consent never was there', async () => {
  const athlete = await seed();
  await app.db.updateTable('users').set({ status: 'suspended' }).where('id', '=', athlete.userId).execute();
  expect((await open(coach, athlete.athleteId)).status).toBe(404);
  const child = await seed({ birthdate: '2014-05-05' });
  expect((await open(coach, child.athleteId)).status).toBe(404);
});

test('a suspended coach opens nothing', async () => {
  const athlete = await seed();
  await suspendAccount(app.db, coach.email, { userId: null, role: 'admin' });
  const answer = await open(coach, athlete.athleteId);
  expect(answer.status).toBe(401);
});

test('without a plan the card comes alone, as search shows it', async () => {
  const athlete = await seed();
  await seedRelease(app.db, athlete, FIELD_GROUPS);
  await seedPlan(app.db, coach.userId, 'basic_scout', { status: 'lapsed' });
  const { body } = await open(coach, athlete.athleteId);
  expect(body).toMatchObject({ locked: 'no_plan', profile: null, card: { name: 'Nia Rose Bellweather' } });
  expect(JSON.stringify(body)).not.toMatch(/I rebound|3\.71|Kept tape/);
});

test('the file key names the viewer and opens nothing by itself', async () => {
  const athlete = await seed();
  const { body } = await open(coach, athlete.athleteId);
  expect(body.file_key).toMatch(new RegExp(`^${coach.userId}\\.`));
});
