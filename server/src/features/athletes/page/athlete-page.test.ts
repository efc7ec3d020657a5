/** What of each group comes with the page, released and verified or not. */
import type { CompleteProfile, OpenedAthlete } from '@faircourt/contracts/athlete-page';
import type { Badge } from '@faircourt/contracts/athletes';
import { FIELD_GROUPS } from '@faircourt/contracts/vocabulary';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  seedAthlete,
  seedBadge,
  seedCollege,
  seedPerson,
  seedPlan,
  seedRelease,
  type SeededAthlete,
  type SeedOptions,
} from '../../../../test/records/seeded-athletes.ts';
import { seedSignatures, turnSignature } from '../../../../test/records/seeded-signatures.ts';
import { startTestApp, type Answer, type Joined, type TestApp } from '../../../../test/app/test-app.ts';

const NOW = '2026-11-15T12:00:00.000Z';
let app: TestApp;
let coach: Joined;
beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => new Date(NOW) } });
});
afterAll(() => app.close());
beforeEach(async () => {
  coach = await app.join('coach');
  await seedCollege(app.db, coach.userId);
  await seedPlan(app.db, coach.userId, 'pro_scout');
});

function open(who: Joined, athleteId: string): Promise<Answer<OpenedAthlete>> {
  return app.call('POST', `/api/athletes/${athleteId}/open`, { token: who.token });
}
function heightBadge(who: Joined, athleteId: string): Promise<Answer<Badge>> {
  return app.call('GET', `/api/athletes/${athleteId}/height-badge`, { token: who.token });
}
async function profileFor(who: Joined, athlete: SeededAthlete): Promise<CompleteProfile> {
  const { status, body } = await open(who, athlete.athleteId);
  expect(status).toBe(200);
  if (!body.profile) throw new Error(`locked: ${body.locked}`);
  return body.profile;
}
function seed(options?: SeedOptions): Promise<SeededAthlete> {
  return seedAthlete(app.db, options);
}
test('with nothing released the page holds the redacted card, public videos and nothing else', async () => {
  const athlete = await seed();
  await seedSignatures(app.db, athlete);
  const { body } = await open(coach, athlete.athleteId);
  expect(body.card).toEqual({
    id: athlete.athleteId,
    name: 'Nia B.',
    avatar_url: null,
    primary_position: 'Center',
    secondary_position: null,
    height_cm: 198.5,
    is_height_verified: false,
    grad_year: 2028,
    country_code: 'US',
    city: null,
    school_name: null,
    is_identity_released: false,
  });
  expect(body.profile).toEqual({
    states: {
      identity: 'not_released',
      measurements: 'not_released',
      seasons: 'not_released',
      academics: 'not_released',
      transcript: 'not_released',
      videos: 'not_released',
      contact: 'not_released',
    },
    badges: { measurements: null, academics: null, transcript: null, school: null },
    identity: null,
    measurements: null,
    seasons: { seasons: [], career: null },
    academics: null,
    transcript: null,
    videos: [expect.objectContaining({ title: 'Shown tape', is_public: true })],
  });
  expect(JSON.stringify(body)).not.toMatch(/Bellweather|Kettlebrook|Northgate|nia\.b|2009-06-01|Kept tape/);
});

test('released groups wait for a director until they are verified', async () => {
  const athlete = await seed();
  await seedRelease(app.db, athlete, FIELD_GROUPS);
  await seedBadge(app.db, athlete, 'academics', { expiresAt: new Date(NOW) });
  const profile = await profileFor(coach, athlete);
  expect(profile.states).toEqual({
    identity: 'visible',
    measurements: 'under_verification',
    seasons: 'under_verification',
    academics: 'under_verification',
    transcript: 'under_verification',
    videos: 'visible',
    contact: 'not_released',
  });
  expect(profile.identity).toEqual({
    current_team: 'Northgate Herons',
    jersey_number: 34,
    bio: 'I rebound.',
    social_handles: { instagram: 'nia.b' },
  });
  expect(profile).toMatchObject({ measurements: null, academics: null, transcript: null });
  expect(profile.badges.academics).toBeNull();
  expect(profile.videos.map(({ title }) => title).toSorted()).toEqual(['Kept tape', 'Shown tape']);
});

test('a coach does not learn whether a group is filled that no director has checked', async () => {
  const athlete = await seed();
  await seedRelease(app.db, athlete, FIELD_GROUPS);
  const filled = await profileFor(coach, athlete);
  await app.db.deleteFrom('academics').where('athlete_id', '=', athlete.athleteId).execute();
  const { states, academics, transcript } = await profileFor(coach, athlete);
  expect(states).toEqual(filled.states);
  expect(states).toMatchObject({ academics: 'under_verification', transcript: 'under_verification' });
  expect({ academics, transcript }).toEqual({ academics: null, transcript: null });
});

test('released and verified groups come with the badge and the name of the director', async () => {
  const athlete = await seed();
  const directorUserId = await seedPerson(app.db, { role: 'regional_director', name: 'Marta Delacourt' });
  await seedRelease(app.db, athlete, FIELD_GROUPS, { audience: 'verified_colleges' });
  for (const group of ['measurements', 'academics', 'transcript', 'school'] as const) {
    await seedBadge(app.db, athlete, group, { directorUserId });
  }
  const { body } = await open(coach, athlete.athleteId);
  expect(body.card).toMatchObject({
    name: 'Nia Rose Bellweather',
    avatar_url: '/api/files/0190a0a0-0000-7000-8000-0000000000aa',
    city: 'Kettlebrook',
    school_name: 'Northgate High',
    is_height_verified: true,
    is_identity_released: true,
  });
  const badge = {
    verified_on: '2026-02-01',
    expires_on: '2100-01-01',
    method: 'Seen in person',
    director_name: 'Marta Delacourt',
  };
  expect(body.profile).toMatchObject({
    badges: { measurements: badge, academics: badge, transcript: badge, school: badge },
    measurements: {
      height_cm: 198.5,
      weight_kg: 91.5,
      wingspan_cm: 204,
      vertical_cm: 66,
      dominant_hand: 'left',
      // The one entry of it was never checked.
      history: [],
    },
    academics: { gpa: 3.71, sat: 1310, act: null, core_courses: [{ title: 'Algebra II', grade: 'A-' }] },
    transcript: { transcript_url: 'https://school.example/transcript.pdf', file: null },
  });
});

test('a badge of a group that is not released stays unsaid, except that the height was measured', async () => {
  const athlete = await seed();
  for (const group of ['measurements', 'academics', 'transcript', 'school'] as const) {
    await seedBadge(app.db, athlete, group);
  }
  const { body } = await open(coach, athlete.athleteId);
  expect(body.card.is_height_verified).toBe(true);
  expect(body.profile?.badges).toEqual({
    measurements: null,
    academics: null,
    transcript: null,
    school: null,
  });
  // Who and when is behind the mark on the card; how may name a school, and stays with the group.
  const mark = { verified_on: '2026-02-01', expires_on: '2100-01-01', method: null, director_name: null };
  expect(body.height_badge).toEqual(mark);
  expect((await heightBadge(coach, athlete.athleteId)).body).toEqual(mark);
});

test('the mark on a card says how once the measurements are released, and nothing when there is none', async () => {
  const athlete = await seed();
  expect((await heightBadge(coach, athlete.athleteId)).status).toBe(404);
  expect((await open(coach, athlete.athleteId)).body.height_badge).toBeNull();
  await seedBadge(app.db, athlete, 'measurements');
  await seedRelease(app.db, athlete, ['measurements']);
  const { status, body } = await heightBadge(coach, athlete.athleteId);
  expect([status, body.method]).toEqual([200, 'Seen in person']);
  const hidden = await seed({ visibility: 'private' });
  await seedBadge(app.db, hidden, 'measurements');
  expect((await heightBadge(coach, hidden.athleteId)).status).toBe(404);
});

test('an uploaded transcript comes with the group, by address and without its storage place', async () => {
  const athlete = await seed();
  const { id } = await app.db
    .insertInto('files')
    .values({
      athlete_id: athlete.athleteId,
      kind: 'transcript',
      storage_key: `transcripts/${athlete.athleteId}`,
      content_type: 'application/pdf',
      bytes: 1234,
      sha256: Buffer.alloc(32),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await seedRelease(app.db, athlete, ['transcript']);
  expect((await profileFor(coach, athlete)).transcript).toBeNull();
  await seedBadge(app.db, athlete, 'transcript');
  const { transcript } = await profileFor(coach, athlete);
  expect(transcript?.file).toMatchObject({ url: `/api/files/${id}`, kind: 'transcript', bytes: 1234 });
  expect(JSON.stringify(transcript)).not.toContain('transcripts/');
});

test('a season shows once it is verified itself, without its team until the identity is released', async () => {
  const athlete = await seed();
  const [newest] = athlete.seasonIds;
  await seedRelease(app.db, athlete, ['measurements']);
  await seedBadge(app.db, athlete, 'season', { seasonId: newest });
  const { states, seasons } = await profileFor(coach, athlete);
  // The measurements themselves still wait: each badge stands for its own facts.
  expect(states).toMatchObject({ measurements: 'under_verification', seasons: 'visible' });
  const look = app.db.selectFrom('profile_views').select('groups');
  expect(await look.where('athlete_id', '=', athlete.athleteId).execute(), 'the family reads of it').toEqual([
    { groups: '{measurements}' },
  ]);
  expect(seasons.seasons).toHaveLength(1);
  expect(seasons.seasons[0]).toMatchObject({
    id: newest,
    label: '2025-26',
    team: null,
    league: null,
    points: 300,
    per_game: { points: 15 },
    badge: { method: 'Seen in person' },
  });
  expect(seasons.career).toMatchObject({ games: 20, points: 300 });

  await seedRelease(app.db, athlete, ['identity']);
  expect((await profileFor(coach, athlete)).seasons.seasons[0]).toMatchObject({
    team: 'Northgate Herons',
    league: 'Valley',
  });
});

test('a form that named less shows less: seasons, team and bio wait for the new version', async () => {
  const athlete = await seed();
  await seedRelease(app.db, athlete, ['identity', 'measurements']);
  for (const seasonId of athlete.seasonIds) await seedBadge(app.db, athlete, 'season', { seasonId });
  await turnSignature(app.db, athlete.athleteId, 1);
  const before = await profileFor(coach, athlete);
  expect(before.states).toMatchObject({ identity: 'visible', seasons: 'not_released' });
  expect(before.seasons.seasons).toEqual([]);
  expect(before.identity).toMatchObject({
    current_team: null,
    jersey_number: null,
    bio: null,
    social_handles: {},
  });
  await turnSignature(app.db, athlete.athleteId, 2);
  const after = await profileFor(coach, athlete);
  expect(after.states.seasons).toBe('visible');
  expect(after.seasons.seasons[0]).toMatchObject({ team: 'Northgate Herons' });
  expect(after.identity?.bio).not.toBeNull();
});

test('verified seasons stay hidden while the measurements are not released', async () => {
  const athlete = await seed();
  await seedRelease(app.db, athlete, ['identity', 'academics', 'videos']);
  for (const seasonId of athlete.seasonIds) await seedBadge(app.db, athlete, 'season', { seasonId });
  const { states, seasons } = await profileFor(coach, athlete);
  expect(states.seasons).toBe('not_released');
  expect(seasons).toEqual({ seasons: [], career: null });
});

test('an athlete without seasons has an empty list and nothing that waits', async () => {
  const athlete = await seed();
  await app.db.deleteFrom('seasons').where('athlete_id', '=', athlete.athleteId).execute();
  await seedRelease(app.db, athlete, ['measurements']);
  const { states, seasons } = await profileFor(coach, athlete);
  expect([states.seasons, seasons]).toEqual(['visible', { seasons: [], career: null }]);
});
