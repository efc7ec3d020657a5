/** A minor's videos: the public mark is a wish until a guardian has decided on it. */
import type { OpenedAthlete } from '@faircourt/contracts/athlete-page';
import type { Family } from '@faircourt/contracts/family';
import type { Video } from '@faircourt/contracts/videos';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { eventsOf } from '../../../../test/records/athlete-records.ts';
import {
  joinCoach,
  joinFamily,
  joinGuardian,
  type Family as JoinedFamily,
  type SignedIn,
} from '../../../../test/records/conversations.ts';
import { seedPlan } from '../../../../test/records/seeded-athletes.ts';
import { seedSignatures } from '../../../../test/records/seeded-signatures.ts';
import { startTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import { checkCards } from '../../search/cards/card.service.ts';

const TITLE = 'Call me at 555-0100, I am at Lincoln High';
const TAPE = { title: TITLE, url: 'https://vimeo.com/76979871', provider: 'vimeo', is_public: true };

let app: TestApp;
let coach: SignedIn;
let family: JoinedFamily;
beforeAll(async () => {
  app = await startTestApp();
  coach = await joinCoach(app);
  await seedPlan(app.db, coach.userId, 'pro_scout');
});
afterAll(() => app.close());
beforeEach(async () => {
  family = await joinFamily(app);
});

async function titlesFor(who: SignedIn): Promise<string[] | undefined> {
  const url = `/api/athletes/${family.athlete.athleteId}/open`;
  const { body } = await app.call<OpenedAthlete>('POST', url, { token: who.token });
  return body.profile?.videos.map(({ title }) => title);
}
function addTape() {
  return app.call<Video>('POST', '/api/profile/videos', { token: family.athlete.token, body: TAPE });
}
function decide(who: SignedIn, videoId: string, isPublic: boolean) {
  return app.call<Video>('PUT', `/api/family/videos/${videoId}`, {
    token: who.token,
    body: { is_public: isPublic },
  });
}
async function familyVideos(who: SignedIn) {
  const { body } = await app.call<Family>('GET', '/api/family', { token: who.token });
  return body.athletes[0]?.videos;
}
async function endLinks(): Promise<void> {
  await app.db.deleteFrom('guardian_links').where('athlete_id', '=', family.athlete.athleteId).execute();
}
const signed = () =>
  seedSignatures(app.db, {
    athleteId: family.athlete.athleteId,
    guardianUserId: family.guardian.userId,
  });

test('a minor who never had a guardian publishes nothing: no video, no title', async () => {
  await endLinks();
  const added = await addTape();
  expect(added.status).toBe(201);
  expect(added.body.awaits_guardian).toBe(true);
  expect(await titlesFor(coach)).toEqual([]);
  expect(await checkCards(app.db, new Date())).toEqual([]);
});

test('a video that was public before the first link stays hidden until the guardian decides', async () => {
  await endLinks();
  const { body: video } = await addTape();
  const guardian = await joinGuardian(app, family.athlete.athleteId);
  await seedSignatures(app.db, {
    athleteId: family.athlete.athleteId,
    guardianUserId: guardian.userId,
  });
  expect(await titlesFor(coach)).toEqual([]);
  expect(await familyVideos(guardian)).toEqual([
    expect.objectContaining({ id: video.id, is_public: true, awaits_guardian: true }),
  ]);

  expect((await decide(guardian, video.id, true)).body).toMatchObject({
    is_public: true,
    awaits_guardian: false,
  });
  expect(await titlesFor(coach)).toEqual([TITLE]);
  expect(await checkCards(app.db, new Date())).toEqual([]);
  const last = (await eventsOf(app.db, family.athlete.athleteId)).at(-1);
  expect(last).toMatchObject({ type: 'video.published', actor_role: 'guardian' });
});

test('a mark that the minor sets again waits for the guardian again', async () => {
  await signed();
  const { body: video } = await addTape();
  await decide(family.guardian, video.id, true);
  expect(await titlesFor(coach)).toEqual([TITLE]);
  for (const is_public of [false, true]) {
    await app.call('PATCH', `/api/profile/videos/${video.id}`, {
      token: family.athlete.token,
      body: { is_public },
    });
  }
  expect(await titlesFor(coach)).toEqual([]);
});

test('what a guardian without verified guardianship marks counts once it is verified', async () => {
  await endLinks();
  const guardian = await joinGuardian(app, family.athlete.athleteId, 'Otis Bellweather', 'confirmed');
  await seedSignatures(app.db, { athleteId: family.athlete.athleteId, guardianUserId: guardian.userId });
  const { body: video } = await addTape();
  expect((await decide(guardian, video.id, true)).body.awaits_guardian).toBe(true);
  expect(await titlesFor(coach)).toEqual([]);
});

test('another guardian’s no to the videos wins over the mark', async () => {
  await signed();
  const other = await joinGuardian(app, family.athlete.athleteId);
  const { body: video } = await addTape();
  await decide(family.guardian, video.id, true);
  await app.call('PUT', `/api/family/${family.athlete.athleteId}/releases`, {
    token: other.token,
    body: { field_group: 'videos', audience: 'everyone', is_on: false },
  });
  expect(await titlesFor(coach)).toEqual([]);
  expect(await checkCards(app.db, new Date())).toEqual([]);
});

test('a guardian hides a video; deciding twice changes nothing', async () => {
  await signed();
  const { body: video } = await addTape();
  await decide(family.guardian, video.id, true);
  expect((await decide(family.guardian, video.id, false)).body.is_public).toBe(false);
  const events = await eventsOf(app.db, family.athlete.athleteId);
  await decide(family.guardian, video.id, false);
  expect(await eventsOf(app.db, family.athlete.athleteId)).toEqual(events);
  expect(await titlesFor(coach)).toEqual([]);
});

test('the minor, a coach, a stranger and the guardian of another athlete decide nothing', async () => {
  await signed();
  const { body: video } = await addTape();
  const { guardian: another } = await joinFamily(app);
  for (const who of [family.athlete, coach, await app.join('guardian'), another]) {
    expect((await decide(who, video.id, true)).status).toBe(404);
  }
  expect(await titlesFor(coach)).toEqual([]);
});

test('an adult marks videos alone', async () => {
  family = await joinFamily(app, { birthdate: '2001-06-01' });
  const { body: video } = await addTape();
  expect(video.awaits_guardian).toBe(false);
  expect(await titlesFor(coach)).toEqual([TITLE]);
});
