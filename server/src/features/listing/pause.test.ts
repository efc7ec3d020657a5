/** A listing is out of search until a day: who may say so, who may end it, and what the clock does by itself. */
import type { SearchPage } from '@faircourt/contracts/search';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { problemOf, startTestApp, type Answer, type TestApp } from '../../../test/app/test-app.ts';
import { familyCardOf } from '../../../test/features/family.ts';
import { noticesOf } from '../../../test/features/requests.ts';
import { eventsOf } from '../../../test/records/athlete-records.ts';
import {
  joinConversation,
  joinGuardian,
  type JoinedConversation,
  type SignedIn,
} from '../../../test/records/conversations.ts';
import { seedSignatures } from '../../../test/records/seeded-signatures.ts';
import { checkCards, refreshDueCards } from '../search/cards/card.service.ts';
import { endPauses } from './pause.service.ts';

type Person = Pick<SignedIn, 'token'>;

const START = new Date('2026-11-15T09:00:00Z');
const DAY = '2026-12-01';
/** The day has arrived everywhere on earth. */
const THAT_DAY = new Date('2026-12-01T12:00:00Z');

let app: TestApp;
let now = START;
let family: JoinedConversation;
beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => now } });
});
afterAll(() => app.close());
beforeEach(async () => {
  now = START;
  family = await joinConversation(app);
  const { athlete, guardian } = family;
  await seedSignatures(app.db, { athleteId: athlete.athleteId, guardianUserId: guardian.userId });
  await app.call('PUT', `/api/family/${athlete.athleteId}/releases`, {
    token: guardian.token,
    body: { field_group: 'videos', audience: 'everyone', is_on: true },
  });
});

function pause(who: Person, until: unknown = DAY): Promise<Answer> {
  return app.call('PUT', `/api/family/${family.athlete.athleteId}/pause`, {
    token: who.token,
    body: { until },
  });
}

function resume(who: Person): Promise<Answer> {
  return app.call('DELETE', `/api/family/${family.athlete.athleteId}/pause`, { token: who.token });
}

async function isFound(): Promise<boolean> {
  const { body } = await app.call<SearchPage>('GET', '/api/athletes', { token: family.coach.token });
  return body.athletes.some(({ id }) => id === family.athlete.athleteId);
}

async function open(): Promise<number> {
  const url = `/api/athletes/${family.athlete.athleteId}/open`;
  return (await app.call('POST', url, { token: family.coach.token })).status;
}

async function pausesLogged() {
  return (await eventsOf(app.db, family.athlete.athleteId)).filter(({ type }) => type.startsWith('listing.'));
}

test('while paused a coach neither finds nor opens the athlete, and nothing is withdrawn', async () => {
  const { athlete, guardian, coach, threadId } = family;
  expect([await isFound(), await open()]).toEqual([true, 200]);
  expect((await pause(guardian)).status).toBe(204);
  expect([await isFound(), await open()]).toEqual([false, 404]);
  expect(await checkCards(app.db, now)).toEqual([]);
  const card = await familyCardOf(app, guardian, athlete);
  expect(card).toMatchObject({
    visibility: 'public',
    visibility_hold: 'paused',
    paused: { until: DAY, by: 'Rosa Bellweather', can_end: true },
  });
  expect(
    card.switches.find((one) => one.field_group === 'videos' && one.audience === 'everyone'),
  ).toMatchObject({ is_on: true });
  expect((await app.call('GET', `/api/threads/${threadId}`, { token: coach.token })).status).toBe(200);
  expect(await pausesLogged()).toEqual([
    expect.objectContaining({ type: 'listing.paused', data: { until: DAY } }),
  ]);
});

test('on its day the listing is back, also when no job has run', async () => {
  await pause(family.guardian);
  now = new Date(THAT_DAY.getTime() - 1);
  expect(await open()).toBe(404);
  now = THAT_DAY;
  expect(await open()).toBe(200);
  expect((await familyCardOf(app, family.guardian, family.athlete)).paused).toBeNull();
  await refreshDueCards(app.db, now);
  expect(await isFound()).toBe(true);
});

test('the job ends what has come to its day, once, and says so to the family', async () => {
  const { guardian } = family;
  await pause(guardian);
  await endPauses(app.db, new Date(THAT_DAY.getTime() - 1));
  expect(await pausesLogged()).toHaveLength(1);
  now = THAT_DAY;
  await endPauses(app.db, now);
  await endPauses(app.db, now);
  expect(await pausesLogged()).toEqual([
    expect.anything(),
    expect.objectContaining({ type: 'listing.resumed', actor_role: 'system' }),
  ]);
  expect(await isFound()).toBe(true);
  expect(await checkCards(app.db, now)).toEqual([]);
  expect(await noticesOf(app, guardian)).toContainEqual({
    kind: 'listing_resumed',
    data: { athlete_name: 'Nia Bellweather', guardian_name: null },
  });
});

test('the guardian ends it early, and ending it twice changes nothing', async () => {
  await pause(family.guardian);
  expect((await resume(family.guardian)).status).toBe(204);
  expect([await isFound(), await open()]).toEqual([true, 200]);
  expect((await resume(family.guardian)).status).toBe(204);
  expect((await pausesLogged()).map(({ type }) => type)).toEqual(['listing.paused', 'listing.resumed']);
});

test('another day can be chosen; the same one again changes nothing', async () => {
  await pause(family.guardian);
  await pause(family.guardian);
  expect((await pause(family.guardian, '2027-01-10')).status).toBe(204);
  expect((await pause(family.guardian, '2026-11-20')).status).toBe(204);
  expect((await pausesLogged()).map(({ data }) => data)).toEqual([
    { until: DAY },
    { until: '2027-01-10', from: DAY },
    { until: '2026-11-20', from: '2027-01-10' },
  ]);
});

test('the day is tomorrow at the earliest and a year ahead at the latest', async () => {
  for (const [until, code] of [
    ['2026-11-14', 'in_past'],
    ['2026-11-15', 'in_past'],
    ['2027-11-16', 'too_far'],
  ]) {
    const answer = await pause(family.guardian, until);
    expect(answer.status, `${until}`).toBe(422);
    expect(problemOf(answer).errors).toEqual([expect.objectContaining({ field: 'until', code })]);
  }
  for (const until of ['2026-02-30', 'tomorrow', null]) {
    expect((await pause(family.guardian, until)).status, `${until}`).toBe(422);
  }
  for (const until of ['2026-11-16', '2027-11-15']) {
    expect((await pause(family.guardian, until)).status, `until ${until}`).toBe(204);
  }
});

test('a leap day is a year ahead of the last of February', async () => {
  now = new Date('2028-02-29T09:00:00Z');
  expect((await pause(family.guardian, '2029-03-01')).status).toBe(422);
  expect((await pause(family.guardian, '2029-02-28')).status).toBe(204);
});

test('a minor neither pauses nor ends a pause, and to everybody else there is nothing', async () => {
  const { athlete, guardian, coach } = family;
  const stranger = await app.join('guardian');
  expect((await pause(athlete)).status).toBe(403);
  for (const who of [coach, stranger]) expect((await pause(who)).status).toBe(404);
  await pause(guardian);
  expect((await resume(athlete)).status).toBe(403);
  for (const who of [coach, stranger]) expect((await resume(who)).status).toBe(404);
  expect((await familyCardOf(app, athlete, athlete)).paused).toEqual({
    until: DAY,
    by: 'Rosa Bellweather',
    can_end: false,
  });
  expect(await pausesLogged()).toHaveLength(1);
});

test('whatever the minor saves, the pause counts', async () => {
  const { athlete, guardian } = family;
  await pause(guardian);
  const body = { birthdate: '2010-06-01', visibility: 'colleges_only' };
  expect((await app.call('PUT', '/api/profile', { token: athlete.token, body })).status).toBe(200);
  expect([await isFound(), await open()]).toEqual([false, 404]);
});

test('a guardian who has confirmed nothing may pause for longer, and not end another guardian’s pause', async () => {
  const { athlete, guardian } = family;
  const linked = await joinGuardian(app, athlete.athleteId, 'Otis Bellweather', 'linked');
  await pause(guardian);
  expect((await pause(linked, '2026-11-20')).status).toBe(403);
  expect((await pause(linked, '2027-01-10')).status).toBe(204);
  expect((await resume(linked)).status).toBe(403);
  expect((await familyCardOf(app, guardian, athlete)).paused).toEqual({
    until: '2027-01-10',
    by: 'Rosa Bellweather',
    can_end: true,
  });
  expect((await resume(guardian)).status).toBe(204);
});

test('the other guardians are told, and who did it is not', async () => {
  const { athlete, guardian } = family;
  const other = await joinGuardian(app, athlete.athleteId);
  await pause(guardian);
  await resume(other);
  const names = { athlete_name: 'Nia Bellweather' };
  expect(await noticesOf(app, other)).toEqual([
    { kind: 'listing_paused', data: { ...names, guardian_name: 'Rosa Bellweather', until: DAY } },
  ]);
  expect(await noticesOf(app, guardian)).toEqual([
    { kind: 'listing_resumed', data: { ...names, guardian_name: 'Otis Bellweather' } },
  ]);
});

test('an adult athlete pauses and comes back alone, also from a guardian’s pause', async () => {
  const { athlete, guardian } = family;
  await pause(guardian);
  await app.db
    .updateTable('athletes')
    .set({ birthdate: '2001-06-01' })
    .where('id', '=', athlete.athleteId)
    .execute();
  expect(await open()).toBe(404);
  expect((await resume(guardian)).status).toBe(403);
  expect((await resume(athlete)).status).toBe(204);
  expect((await pause(guardian)).status).toBe(403);
  expect((await pause(athlete)).status).toBe(204);
  expect(await open()).toBe(404);
});

test('a pause does not make the profile look updated', async () => {
  const updatedAt = () =>
    app.db
      .selectFrom('athletes')
      .select('updated_at')
      .where('id', '=', family.athlete.athleteId)
      .executeTakeFirstOrThrow();
  const before = await updatedAt();
  await pause(family.guardian);
  await resume(family.guardian);
  expect(await updatedAt()).toEqual(before);
});
