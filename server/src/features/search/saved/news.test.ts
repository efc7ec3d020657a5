/** What is new in a saved search, to whom: only what that reader's cards show, since they last looked. */
import { searchNewsSchema, type SavedSearch, type SearchNews } from '@faircourt/contracts/saved-searches';
import type { CardChange } from '@faircourt/contracts/vocabulary';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  seedAthlete,
  seedBadge,
  seedCollege,
  seedPlan,
  seedRelease,
  type SeededAthlete,
} from '../../../../test/records/seeded-athletes.ts';
import { seedSignatures } from '../../../../test/records/seeded-signatures.ts';
import { startTestApp, type Joined, type TestApp } from '../../../../test/app/test-app.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { checkCards, rebuildCards, refreshCards, refreshDueCards } from '../cards/card.service.ts';

const START = Date.parse('2026-11-15T12:00:00Z');
const HOUR = 3_600_000;
/** What the seeded athlete has, as the form sends it. */
const PROFILE = {
  visibility: 'public',
  birthdate: '2009-06-01',
  country_code: 'US',
  primary_position: 'Center',
  height_cm: 198.5,
  wingspan_cm: 204,
  vertical_cm: 66,
  dominant_hand: 'left',
  grad_year: 2028,
  city: 'Kettlebrook',
  school_name: 'Northgate High',
  current_team: 'Northgate Herons',
  jersey_number: 34,
  bio: 'I rebound.',
};
let now = new Date(START);
let app: TestApp;
/** Of a verified college, and of none. */
let verified: Joined;
let unverified: Joined;
let institutionId: string;
let athlete: SeededAthlete;
beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => now } });
  verified = await app.join('coach');
  unverified = await app.join('coach');
  for (const { userId } of [verified, unverified]) await seedPlan(app.db, userId, 'basic_scout');
  institutionId = await seedCollege(app.db, verified.userId);
});
afterAll(() => app.close());

/** Each test has a search of its own for each of the two. */
let searchOf: Map<Joined, string>;
beforeEach(async () => {
  now = new Date(now.getTime() + 24 * HOUR);
  await app.db.deleteFrom('athletes').execute();
  searchOf = new Map();
  for (const coach of [verified, unverified]) {
    const body = { name: 'Centers', filters: { position: 'Center', country: 'US' } };
    const saved = await app.call<SavedSearch>('POST', '/api/saved-searches', { token: coach.token, body });
    searchOf.set(coach, saved.body.id);
  }
  later();
});

function later(hours = 1): void {
  now = new Date(now.getTime() + hours * HOUR);
}

async function refresh(): Promise<void> {
  await inTransaction(app.db, (trx) => refreshCards(trx, [athlete.athleteId], now));
  later(0.1);
}

async function visit(coach: Joined): Promise<SearchNews> {
  const url = `/api/saved-searches/${searchOf.get(coach)}/visit`;
  return searchNewsSchema.parse((await app.call('POST', url, { token: coach.token })).body);
}

async function changesFor(coach: Joined): Promise<CardChange[][]> {
  return (await visit(coach)).news.map(({ changes }) => changes);
}

/** Somebody whom both know already. */
async function knownAthlete(options: Parameters<typeof seedAthlete>[1] = {}): Promise<void> {
  athlete = await seedAthlete(app.db, options);
  // The forms alone bring into effect that a video is public.
  await seedSignatures(app.db, athlete);
  await refresh();
  for (const coach of [verified, unverified]) await visit(coach);
  later();
}

test('who appears in search is new to those who see them, and to nobody else', async () => {
  athlete = await seedAthlete(app.db, { visibility: 'colleges_only' });
  await refresh();
  expect(await visit(verified)).toMatchObject({
    news: [{ athlete: { id: athlete.athleteId, name: 'Nia B.' }, changes: ['listed'] }],
    is_capped: false,
  });
  expect(await changesFor(unverified)).toEqual([]);
  later();
  await app.db.updateTable('athletes').set({ visibility: 'public' }).execute();
  await refresh();
  expect(await changesFor(unverified)).toEqual([['listed']]);
  expect(await changesFor(verified)).toEqual([]);
});

test('what is new stays marked while the page is loaded again, and is old at the next visit', async () => {
  athlete = await seedAthlete(app.db);
  await refresh();
  const first = await visit(verified);
  later(0.1);
  expect((await visit(verified)).news).toEqual(first.news);
  later(1);
  expect((await visit(verified)).news).toEqual([]);
});

test('what comes into effect after a visit, from a request that began before it, is new at the next one', async () => {
  athlete = await seedAthlete(app.db);
  const began = now;
  later(0.01);
  expect(await changesFor(verified)).toEqual([]);
  await inTransaction(app.db, (trx) => refreshCards(trx, [athlete.athleteId], began));
  later();
  expect(await changesFor(verified)).toEqual([['listed']]);
});

test('the list counts what is new in each search', async () => {
  athlete = await seedAthlete(app.db);
  await refresh();
  const news = async () => {
    const { body } = await app.call<{ searches: SavedSearch[] }>('GET', '/api/saved-searches', {
      token: verified.token,
    });
    return body.searches.find(({ id }) => id === searchOf.get(verified))?.news;
  };
  expect(await news()).toBe(1);
  await visit(verified);
  expect(await news()).toBe(0);
});

test('a badge is new to those who are shown what it is on', async () => {
  await knownAthlete();
  await seedBadge(app.db, athlete, 'measurements');
  await refresh();
  expect(await changesFor(verified)).toEqual([['verification']]);
  later();
  // Academics are released to nobody.
  await seedBadge(app.db, athlete, 'academics');
  await refresh();
  expect(await changesFor(verified)).toEqual([]);
});

test('a release is new to the institution that it names, and to no other reader', async () => {
  await knownAthlete();
  await seedRelease(app.db, athlete, ['identity'], { audience: 'institution', institutionId });
  await refresh();
  expect(await visit(verified)).toMatchObject({
    news: [{ athlete: { name: 'Nia Rose Bellweather' }, changes: ['release'] }],
  });
  expect(await changesFor(unverified)).toEqual([]);
});

test('a season is new once it is verified and released, and a hidden one says nothing', async () => {
  await knownAthlete();
  const [seasonId] = athlete.seasonIds;
  await seedBadge(app.db, athlete, 'season', { seasonId });
  await refresh();
  expect(await changesFor(verified)).toEqual([]);
  later();
  await seedRelease(app.db, athlete, ['measurements'], { audience: 'verified_colleges' });
  await refresh();
  expect(await changesFor(verified)).toEqual([['release', 'season']]);
  expect(await changesFor(unverified)).toEqual([]);
});

test('a video is new to those who can watch it: one that is kept back is new to nobody', async () => {
  await knownAthlete();
  const video = { athlete_id: athlete.athleteId, title: 'Tape', url: 'https://vimeo.com/3' };
  await app.db
    .insertInto('videos')
    .values({ ...video, is_public: false })
    .execute();
  await refresh();
  expect(await changesFor(verified)).toEqual([]);
  later();
  await seedRelease(app.db, athlete, ['videos'], { audience: 'verified_colleges' });
  await refresh();
  expect(await changesFor(verified)).toEqual([['release', 'video']]);
  expect(await changesFor(unverified)).toEqual([]);
});

test('a figure that changed is new where it is shown, and a hidden one is not', async () => {
  await knownAthlete();
  await app.db.updateTable('athletes').set({ height_cm: 201 }).execute();
  await refresh();
  expect(await changesFor(unverified)).toEqual([['figure']]);
  later();
  await app.db.updateTable('athletes').set({ wingspan_cm: 215 }).execute();
  await app.db.updateTable('academics').set({ gpa: 3.9 }).execute();
  await refresh();
  expect(await changesFor(unverified)).toEqual([]);
});

test('a figure of the page that a director set right is new to those who are shown it', async () => {
  await knownAthlete();
  await seedBadge(app.db, athlete, 'measurements');
  await seedRelease(app.db, athlete, ['measurements'], { audience: 'verified_colleges' });
  await refresh();
  for (const coach of [verified, unverified]) await visit(coach);
  later();
  await app.db.updateTable('athletes').set({ weight_kg: 94.5 }).execute();
  await refresh();
  expect(await changesFor(verified)).toEqual([['figure']]);
  expect(await changesFor(unverified)).toEqual([]);
});

test('a figure that its family edits is no news while it waits for the check', async () => {
  await knownAthlete();
  for (const group of ['measurements', 'academics'] as const) await seedBadge(app.db, athlete, group);
  await seedRelease(app.db, athlete, ['measurements', 'academics'], { audience: 'verified_colleges' });
  const owner = await app.join('athlete');
  await app.db.updateTable('athletes').set({ user_id: owner.userId }).execute();
  await refresh();
  await visit(verified);
  const edit = async (part: string, body: object) => {
    later();
    const answer = await app.call('PUT', `/api/profile${part}`, { token: owner.token, body });
    expect([answer.status, answer.body]).toEqual([200, expect.anything()]);
    later(0.1);
    return changesFor(verified);
  };
  const transcript_url = 'https://school.example/transcript.pdf';
  const core_courses = [{ title: 'Algebra II', grade: 'A-' }];
  expect(await edit('/academics', { gpa: 3.2, sat: 1310, act: null, transcript_url, core_courses })).toEqual(
    [],
  );
  // The mark beside the height on the card is gone, which everybody sees.
  expect(await edit('', { ...PROFILE, weight_kg: 88 })).toEqual([['profile']]);
  expect(await edit('', { ...PROFILE, weight_kg: 87 })).toEqual([]);
});

test('one athlete who changes all the time does not hide what is new about another', async () => {
  await knownAthlete();
  await app.db.updateTable('athletes').set({ height_cm: 201 }).execute();
  await refresh();
  const busy = await seedAthlete(app.db);
  later();
  await sql`
    insert into card_changes (athlete_id, audience, kind, changed_at)
    select ${busy.athleteId}, 'verified_colleges', 'profile', ${now} from generate_series(1, 2100)`.execute(
    app.db,
  );
  expect(await changesFor(verified)).toEqual([['figure']]);
});

test('what was new and is withdrawn before anybody looks is not told', async () => {
  await knownAthlete();
  await seedRelease(app.db, athlete, ['identity'], { audience: 'verified_colleges' });
  await refresh();
  await app.db.updateTable('athletes').set({ visibility: 'private' }).execute();
  await refresh();
  expect(await changesFor(verified)).toEqual([]);
});

test('a blocked coach is told of nothing', async () => {
  await knownAthlete();
  const { id: coachId } = await app.db
    .selectFrom('coaches')
    .select('id')
    .where('user_id', '=', verified.userId)
    .executeTakeFirstOrThrow();
  await app.db
    .insertInto('blocks')
    .values({ athlete_id: athlete.athleteId, coach_id: coachId, decided_by: athlete.guardianUserId })
    .execute();
  await app.db.updateTable('athletes').set({ height_cm: 202 }).execute();
  await refresh();
  expect(await changesFor(verified)).toEqual([]);
  expect(await changesFor(unverified)).toEqual([['figure']]);
});

test('making cards again, or for the first time after an upgrade, is no news', async () => {
  await knownAthlete();
  await rebuildCards(app.db, now);
  await app.db.deleteFrom('athlete_cards').execute();
  await app.db
    .insertInto('card_due')
    .values({ athlete_id: athlete.athleteId, due_at: '-infinity' })
    .onConflict((conflict) => conflict.column('athlete_id').doUpdateSet({ due_at: '-infinity' }))
    .execute();
  await refreshDueCards(app.db, now);
  expect(await checkCards(app.db, now)).toEqual([]);
  later();
  expect(await changesFor(verified)).toEqual([]);
});

test('changes hold ids and codes alone', async () => {
  await knownAthlete();
  const changes = await app.db.selectFrom('card_changes').selectAll().execute();
  expect(Object.keys(changes[0] ?? {}).toSorted()).toEqual([
    'athlete_id',
    'audience',
    'changed_at',
    'institution_id',
    'kind',
  ]);
});
