/** The family's preview beside what such a viewer really gets. */
import type { OpenedAthlete } from '@faircourt/contracts/athlete-page';
import type { Preview } from '@faircourt/contracts/family';
import type { Visibility } from '@faircourt/contracts/vocabulary';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { eventsOf } from '../../../test/records/athlete-records.ts';
import {
  joinCoach,
  joinGuardian,
  type SignedIn,
  type SignedInCoach,
} from '../../../test/records/conversations.ts';
import {
  seedAthlete,
  seedBadge,
  seedPlan,
  seedRelease,
  type SeededAthlete,
} from '../../../test/records/seeded-athletes.ts';
import { startTestApp, type TestApp } from '../../../test/app/test-app.ts';

let app: TestApp;
let athlete: SeededAthlete;
let guardian: SignedIn;
let coach: SignedInCoach;
let member: SignedIn;
beforeAll(async () => {
  app = await startTestApp();
  coach = await joinCoach(app);
  await seedPlan(app.db, coach.userId, 'pro_scout');
  member = await app.join('guardian');
});
afterAll(() => app.close());
beforeEach(async () => {
  athlete = await seedAthlete(app.db);
  guardian = await joinGuardian(app, athlete.athleteId);
});

const preview = (as: string, who: Pick<SignedIn, 'token'> = guardian) =>
  app.call<Preview>('GET', `/api/family/${athlete.athleteId}/preview?as=${as}`, { token: who.token });

async function shown(as: string): Promise<Omit<OpenedAthlete, 'file_key' | 'allowance'> | null> {
  const { opened } = (await preview(as)).body;
  if (!opened) return null;
  const { card, height_badge, profile, locked } = opened;
  return { card, height_badge, profile, locked };
}

async function seenBy(who: SignedIn) {
  const url = `/api/athletes/${athlete.athleteId}/open`;
  const { status, body } = await app.call<OpenedAthlete>('POST', url, { token: who.token });
  if (status !== 200) return null;
  const { card, height_badge, profile, locked } = body;
  return { card, height_badge, profile, locked };
}

async function switchTo(visibility: Visibility): Promise<void> {
  await app.db.updateTable('athletes').set({ visibility }).where('id', '=', athlete.athleteId).execute();
}

test('it is what a coach of a verified college, or another member, really gets', async () => {
  await seedRelease(app.db, athlete, ['identity', 'measurements', 'videos'], {
    audience: 'verified_colleges',
  });
  await seedRelease(app.db, athlete, ['academics', 'transcript']);
  await seedBadge(app.db, athlete, 'measurements');
  await seedBadge(app.db, athlete, 'academics');
  await seedBadge(app.db, athlete, 'season', { seasonId: athlete.seasonIds[0] });
  const asCoach = await shown('verified_coach');
  expect(asCoach).toEqual(await seenBy(coach));
  expect(asCoach).toMatchObject({
    card: { name: 'Nia Rose Bellweather' },
    profile: { states: { identity: 'visible', academics: 'visible', transcript: 'under_verification' } },
  });
  const asMember = await shown('member');
  expect(asMember).toEqual(await seenBy(member));
  expect(asMember).toMatchObject({
    card: { name: 'Nia B.' },
    profile: { identity: null, measurements: null },
  });
});

test.each(['private', 'conditional', 'colleges_only', 'public'] as const)(
  'where a viewer would find nothing there is nothing: %s',
  async (visibility) => {
    await switchTo(visibility);
    expect(await shown('verified_coach')).toEqual(await seenBy(coach));
    expect(await shown('member')).toEqual(await seenBy(member));
    expect((await shown('member')) === null).toBe(visibility !== 'public');
  },
);

const asCoachAt = (institutionId: string) => `verified_coach&institution=${institutionId}`;

test('what one institution was promised is on the page of its coaches, and on no other', async () => {
  await seedRelease(app.db, athlete, ['identity'], {
    audience: 'institution',
    institutionId: coach.institutionId,
  });
  expect(await shown('verified_coach')).toMatchObject({ card: { name: 'Nia B.' } });
  const asTheirs = await shown(asCoachAt(coach.institutionId));
  expect(asTheirs).toMatchObject({ card: { name: 'Nia Rose Bellweather' } });
  expect(asTheirs).toEqual(await seenBy(coach));
});

test('what one institution is left out of is not on the page of its coaches', async () => {
  await seedRelease(app.db, athlete, ['identity', 'videos'], { audience: 'verified_colleges' });
  await app.db
    .insertInto('releases')
    .values({
      athlete_id: athlete.athleteId,
      field_group: 'videos',
      audience: 'institution',
      institution_id: coach.institutionId,
      status: 'declined',
      decided_by: guardian.userId,
      decided_at: new Date(),
    })
    .execute();
  const asTheirs = await shown(asCoachAt(coach.institutionId));
  expect(asTheirs).toMatchObject({ profile: { states: { identity: 'visible' } } });
  expect(asTheirs?.profile?.states.videos).not.toBe('visible');
  expect(asTheirs).toEqual(await seenBy(coach));
  expect(await shown('verified_coach')).toMatchObject({ profile: { states: { videos: 'visible' } } });
});

test.each(['private', 'conditional', 'colleges_only', 'public'] as const)(
  'coaches of an institution that was named find what its preview shows, also while it is not verified: %s',
  async (visibility) => {
    await switchTo(visibility);
    await seedRelease(app.db, athlete, ['identity'], {
      audience: 'institution',
      institutionId: coach.institutionId,
    });
    const stand = (status: 'verified' | 'unverified') =>
      app.db.updateTable('institutions').set({ status }).where('id', '=', coach.institutionId).execute();
    expect(await shown(asCoachAt(coach.institutionId))).toEqual(await seenBy(coach));
    await stand('unverified');
    const unverified = [await shown(asCoachAt(coach.institutionId)), await seenBy(coach)];
    await stand('verified');
    expect(unverified[0]).toEqual(unverified[1]);
  },
);

test('an institution that the family never dealt with has no preview, and only coaches work at one', async () => {
  expect((await preview(asCoachAt(coach.institutionId))).status).toBe(404);
  expect((await preview(`member&institution=${coach.institutionId}`)).status).toBe(422);
});

test('nobody looked: nothing is logged or counted', async () => {
  await preview('verified_coach');
  await preview('member');
  expect(await eventsOf(app.db, athlete.athleteId)).toEqual([]);
  for (const table of ['profile_views', 'profile_opens'] as const) {
    const rows = await app.db
      .selectFrom(table)
      .select('athlete_id')
      .where('athlete_id', '=', athlete.athleteId)
      .execute();
    expect(rows).toEqual([]);
  }
});

test('only the family has a preview', async () => {
  for (const who of [member, coach]) expect((await preview('member', who)).status).toBe(404);
});
