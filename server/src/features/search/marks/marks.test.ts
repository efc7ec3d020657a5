/** What a coach’s desk knows of found athletes, over HTTP. */
import type { AthleteMarks, SearchMarks } from '@faircourt/contracts/search-marks';
import type { SearchCount, SearchPage } from '@faircourt/contracts/search';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { problemOf, startTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import { exportSearch } from '../../../../test/features/athlete-tables.ts';
import { add, change, makeList, onEntries, sitAtDeskOf } from '../../../../test/features/lists.ts';
import { ABSENT, joinCollegeCoach } from '../../../../test/features/requests.ts';
import type { SignedInCoach } from '../../../../test/records/conversations.ts';
import {
  seedAthlete,
  seedBadge,
  seedPlan,
  seedRelease,
  type SeededAthlete,
} from '../../../../test/records/seeded-athletes.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { refreshCards } from '../cards/card.service.ts';

const START = new Date('2026-11-15T09:00:00.000Z');
let now = START;
let app: TestApp;
let coach: SignedInCoach;
let athlete: SeededAthlete;
beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => now } });
});
afterAll(() => app.close());
beforeEach(async () => {
  now = START;
  coach = await joinCollegeCoach(app);
  athlete = await seedAthlete(app.db);
  // The test's clock is behind the database's.
  await app.db
    .updateTable('videos')
    .set({ created_at: new Date(0) })
    .where('athlete_id', '=', athlete.athleteId)
    .execute();
  await card();
});

async function card(): Promise<void> {
  await inTransaction(app.db, (trx) => refreshCards(trx, [athlete.athleteId], now));
}
/** What happens from here on is later. */
function wait(hours: number): void {
  now = new Date(now.getTime() + hours * 3_600_000);
}
async function marksOf(who = coach, id = athlete.athleteId): Promise<AthleteMarks | undefined> {
  const answer = await app.call<SearchMarks>('GET', `/api/search/marks?ids=${id}`, { token: who.token });
  expect(answer.status).toBe(200);
  return answer.body.marks[0];
}
async function look(who = coach): Promise<void> {
  const answer = await app.call('POST', `/api/athletes/${athlete.athleteId}/open`, { token: who.token });
  expect(answer.status).toBe(200);
}
async function isFound(query: string, who = coach): Promise<boolean> {
  const page = await app.call<SearchPage>('GET', `/api/athletes?${query}&sort=updated`, { token: who.token });
  return page.body.athletes.some(({ id }) => id === athlete.athleteId);
}
async function verify(factGroup: Parameters<typeof seedBadge>[2], seasonId?: string): Promise<void> {
  await seedBadge(app.db, athlete, factGroup, { seasonId });
  await app.db
    .updateTable('verifications')
    .set({ decided_at: now })
    .where('athlete_id', '=', athlete.athleteId)
    .where('fact_group', '=', factGroup)
    .execute();
}

test('an athlete nobody has touched carries no mark', async () => {
  expect(await marksOf()).toBeUndefined();
  expect(await isFound('unlisted=true')).toBe(true);
  expect(await isFound('news=true')).toBe(false);
});

test('a row names the lists that the coach can open, and the filter leaves out who is on one', async () => {
  const assistant = await joinCollegeCoach(app);
  await sitAtDeskOf(app.db, assistant, coach);
  const shared = await makeList(app, coach, { name: 'Shared' });
  const secret = await makeList(app, assistant, { name: 'Mine', is_shared: false });
  await add(app, assistant, secret.id, [athlete.athleteId]);
  expect(await marksOf(), 'the private list of a colleague').toBeUndefined();
  expect(await isFound('unlisted=true')).toBe(true);
  expect(await isFound('unlisted=true', assistant)).toBe(false);

  const { body } = await add(app, coach, shared.id, [athlete.athleteId]);
  expect((await marksOf())?.lists).toEqual([{ id: shared.id, name: 'Shared' }]);
  expect((await marksOf(assistant))?.lists.map(({ name }) => name)).toEqual(['Mine', 'Shared']);
  expect(await isFound('unlisted=true')).toBe(false);

  await change(app, coach, shared.id, { is_archived: true });
  expect(await marksOf()).toBeUndefined();
  expect(await isFound('unlisted=true')).toBe(true);
  await change(app, coach, shared.id, { is_archived: false });
  await onEntries(app, coach, shared.id, 'remove', { entry_ids: body.entry_ids });
  expect(await isFound('unlisted=true')).toBe(true);
});

test('a row says who of the staff looked and when, and nothing of looks from before the colleague came', async () => {
  const assistant = await joinCollegeCoach(app);
  await look(assistant);
  wait(24);
  await sitAtDeskOf(app.db, assistant, coach);
  await app.db.updateTable('seats').set({ since: now }).where('user_id', '=', assistant.userId).execute();
  expect(await marksOf()).toBeUndefined();
  expect((await marksOf(assistant))?.looks).toHaveLength(1);

  wait(1);
  const first = now;
  await look(assistant);
  wait(1);
  await look();
  const looks = (await marksOf())?.looks ?? [];
  expect(looks.map(({ is_own, looked_at }) => [is_own, looked_at])).toEqual([
    [true, now.toISOString()],
    [false, first.toISOString()],
  ]);
  wait(1);
  await look();
  expect((await marksOf())?.looks[0]?.looked_at, 'the last look of a day').toBe(now.toISOString());
  await app.db.updateTable('seats').set({ ended_at: now }).where('user_id', '=', assistant.userId).execute();
  expect((await marksOf())?.looks).toHaveLength(1);
});

test('what the page shows since the last look is new until the coach looks again, on the same day too', async () => {
  await look();
  expect((await marksOf())?.news).toEqual([]);
  wait(1);
  await verify('measurements');
  await app.db
    .insertInto('videos')
    .values({
      ...{ athlete_id: athlete.athleteId, title: 'New', url: 'https://vimeo.com/3', is_public: true },
      ...{ public_by: athlete.guardianUserId, created_at: now },
    })
    .execute();
  await seedRelease(app.db, athlete, ['measurements', 'videos']);
  await app.db
    .updateTable('releases')
    .set({ decided_at: now })
    .where('athlete_id', '=', athlete.athleteId)
    .execute();
  await verify('season', athlete.seasonIds[0]);
  await card();
  wait(1);
  expect((await marksOf())?.news).toEqual(['verification', 'season', 'video', 'release']);
  expect(await isFound('news=true')).toBe(true);
  const count = await app.call<SearchCount>('GET', '/api/athletes/count?news=true', { token: coach.token });
  expect(count.body.count).toBe(1);

  await look();
  expect((await marksOf())?.news).toEqual([]);
  expect(await isFound('news=true')).toBe(false);
});

test('an athlete in a downloaded table was not looked at: what is new stays new', async () => {
  const athlete_ids = [athlete.athleteId];
  await look();
  await exportSearch(app, coach, { athlete_ids });
  expect((await marksOf())?.news, 'opened and downloaded on one day').toEqual([]);
  wait(1);
  await verify('measurements');
  await card();
  expect((await marksOf())?.news).toEqual(['verification']);
  wait(24);
  await exportSearch(app, coach, { athlete_ids });
  expect((await marksOf())?.news).toEqual(['verification']);
  expect(await isFound('news=true')).toBe(true);
  wait(1);
  await look();
  expect((await marksOf())?.news, 'downloaded and then opened').toEqual([]);
});

test('a change that the coach cannot see is no news', async () => {
  await look();
  wait(1);
  await verify('academics');
  await verify('season', athlete.seasonIds[0]);
  await app.db
    .insertInto('videos')
    .values({ athlete_id: athlete.athleteId, title: 'Kept', url: 'https://vimeo.com/3', created_at: now })
    .execute();
  await app.db
    .updateTable('athletes')
    .set({ weight_kg: 99, bio: 'Changed.' })
    .where('id', '=', athlete.athleteId)
    .execute();
  await card();
  expect((await marksOf())?.news).toEqual([]);
  expect(await isFound('news=true')).toBe(false);
});

test('a limited plan hears of what is past the card only for profiles that it has opened this month', async () => {
  await seedPlan(app.db, coach.userId, 'basic_scout');
  await look();
  wait(24 * 20);
  await seedRelease(app.db, athlete, ['measurements']);
  await app.db
    .updateTable('releases')
    .set({ decided_at: now })
    .where('athlete_id', '=', athlete.athleteId)
    .execute();
  expect((await marksOf())?.news, 'in the next month').toEqual([]);
  await verify('measurements');
  expect((await marksOf())?.news, 'the badge is on the card').toEqual(['verification']);
  await look();
  wait(1);
  await verify('season', athlete.seasonIds[0]);
  expect((await marksOf())?.news).toEqual(['season']);
});

test('of athletes who are hidden or do not exist nothing is said, whatever the desk knows', async () => {
  const list = await makeList(app, coach);
  await add(app, coach, list.id, [athlete.athleteId]);
  await look();
  expect(await marksOf()).toBeDefined();
  await app.db
    .updateTable('athletes')
    .set({ visibility: 'private' })
    .where('id', '=', athlete.athleteId)
    .execute();
  await card();
  expect(await marksOf()).toBeUndefined();
  expect(await marksOf(coach, ABSENT)).toBeUndefined();
});

test('without a live plan the lists of the desk and the looks of colleagues stay shut', async () => {
  const list = await makeList(app, coach);
  await add(app, coach, list.id, [athlete.athleteId]);
  await look();
  await app.db
    .updateTable('subscriptions')
    .set({ current_period_ends_at: new Date(0) })
    .where('owner_user_id', '=', coach.userId)
    .execute();
  expect(await marksOf()).toMatchObject({ lists: [], looks: [{ is_own: true }] });
  expect(await isFound('unlisted=true')).toBe(true);
});

test('people without a desk get no marks, nobody is on their lists, and nothing is new', async () => {
  const guardian = await app.join('guardian');
  const answer = await app.call('GET', `/api/search/marks?ids=${athlete.athleteId}`, {
    token: guardian.token,
  });
  expect([answer.status, answer.body]).toEqual([200, { marks: [] }]);
  const as = { ...coach, token: guardian.token };
  expect(await isFound('unlisted=true', as)).toBe(true);
  expect(await isFound('news=true', as)).toBe(false);
});

test('one call is about one page of results at most', async () => {
  const ids = Array.from({ length: 51 }, () => `ids=${athlete.athleteId}`).join('&');
  for (const query of [ids, 'ids=', 'ids=me', '']) {
    const answer = await app.call('GET', `/api/search/marks?${query}`, { token: coach.token });
    expect([answer.status, problemOf(answer).code]).toEqual([422, 'validation_failed']);
  }
});
