/** A frozen account is kept as it is, and nobody else sees or uses it until the one who may lifts it. */
import type { RestrictionState } from '@faircourt/contracts/restrictions';
import type { OwnErasure } from '@faircourt/contracts/erasure';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { problemOf, startTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import { eventsOf } from '../../../../test/records/athlete-records.ts';
import {
  joinConversation,
  joinGuardian,
  openThread,
  type JoinedConversation,
  type SignedIn,
} from '../../../../test/records/conversations.ts';
import { seedSignatures } from '../../../../test/records/seeded-signatures.ts';
import { listOtherSides } from './restriction.store.ts';
import { checkCards } from '../../search/cards/card.service.ts';

let app: TestApp;
let people: JoinedConversation;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  people = await joinConversation(app);
  const { athlete, guardian } = people;
  await seedSignatures(app.db, { athleteId: athlete.athleteId, guardianUserId: guardian.userId });
  await app.call('PUT', `/api/family/${athlete.athleteId}/releases`, {
    token: guardian.token,
    body: { field_group: 'identity', audience: 'everyone', is_on: true },
  });
});

const own = (method: 'GET' | 'PUT' | 'DELETE', { token }: SignedIn) =>
  app.call<RestrictionState>(method, '/api/restriction', { token });
const family = (method: 'GET' | 'PUT' | 'DELETE', { token }: SignedIn) =>
  app.call<RestrictionState>(method, `/api/family/${people.athlete.athleteId}/restriction`, { token });
const open = ({ token }: SignedIn) =>
  app.call('POST', `/api/athletes/${people.athlete.athleteId}/open`, { token }).then(({ status }) => status);
const thread = async (who: SignedIn) => (await openThread(app, people.threadId, who)).status;
const grownUp = () =>
  app.db
    .updateTable('athletes')
    .set({ birthdate: '2000-01-01' })
    .where('id', '=', people.athlete.athleteId)
    .execute();

async function cards(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from athlete_cards where athlete_id = ${people.athlete.athleteId}`.execute(
    app.db,
  );
  return rows[0]?.count ?? 0;
}

test('a frozen athlete is in no search, no page and no conversation of a coach, and nothing is deleted', async () => {
  const { athlete, guardian, coach } = people;
  expect([await open(coach), await thread(coach), await cards()]).toEqual([200, 200, 2]);
  const { status, body } = await own('PUT', athlete);
  expect(status).toBe(200);
  expect(body.restriction).toMatchObject({ placed_by: 'you', can_lift: true });
  expect([await open(coach), await thread(coach), await cards()]).toEqual([404, 404, 0]);
  expect([await open(athlete), await open(guardian), await thread(guardian)]).toEqual([200, 200, 200]);
  expect(await checkCards(app.db, new Date())).toEqual([]);

  expect((await own('DELETE', athlete)).body).toMatchObject({ restriction: null, can_place: true });
  expect([await open(coach), await thread(coach), await cards()]).toEqual([200, 200, 2]);
  const types = (await eventsOf(app.db, athlete.athleteId)).map(({ type }) => type);
  expect(types.slice(-2)).toEqual(['athlete.restricted', 'athlete.restriction_lifted']);
});

test('pressing twice changes nothing more, and nothing to lift is lifted already', async () => {
  const { athlete } = people;
  expect((await own('DELETE', athlete)).status).toBe(200);
  await Promise.all([own('PUT', athlete), own('PUT', athlete)]);
  await Promise.all([own('DELETE', athlete), own('DELETE', athlete)]);
  const types = (await eventsOf(app.db, athlete.athleteId)).map(({ type }) => type);
  expect(types.filter((type) => type.startsWith('athlete.restrict'))).toEqual([
    'athlete.restricted',
    'athlete.restriction_lifted',
  ]);
});

test('a minor cannot lift what a guardian froze, also not by freezing or deleting first', async () => {
  const { athlete, guardian, coach } = people;
  expect((await family('PUT', guardian)).body.restriction).toMatchObject({
    placed_by: 'you',
    can_lift: true,
  });
  expect((await own('GET', athlete)).body.restriction).toMatchObject({
    placed_by: 'guardian',
    can_lift: false,
  });
  const refused = [await own('DELETE', athlete), await family('DELETE', athlete)];
  expect(refused.map((answer) => problemOf(answer).code)).toEqual(['not_allowed', 'not_allowed']);
  await own('PUT', athlete);
  expect((await own('DELETE', athlete)).status).toBe(403);

  await app.db
    .insertInto('erasures')
    .values({ user_id: athlete.userId, requested_by: athlete.userId, requested_at: new Date() })
    .execute();
  expect((await app.call<OwnErasure>('DELETE', '/api/erasure', { token: athlete.token })).status).toBe(200);
  expect(await open(coach), 'taking an erasure back opens nothing').toBe(404);
  expect((await family('DELETE', guardian)).status).toBe(200);
  expect(await open(coach)).toBe(200);
});

test('no guardian lifts what the minor froze; from 18 on it is the athlete’s alone', async () => {
  const { athlete, guardian, coach } = people;
  await own('PUT', athlete);
  expect((await family('GET', guardian)).body.restriction).toMatchObject({
    placed_by: 'athlete',
    can_lift: false,
  });
  expect((await family('DELETE', guardian)).status).toBe(403);
  // Freezing what is frozen takes nothing over: else the next call would open it.
  expect((await family('PUT', guardian)).body.restriction).toMatchObject({
    placed_by: 'athlete',
    can_lift: false,
  });
  expect((await family('DELETE', guardian)).status).toBe(403);
  await grownUp();
  expect((await family('DELETE', guardian)).status).toBe(403);
  expect((await family('PUT', guardian)).status).toBe(403);
  expect((await own('GET', athlete)).body.restriction).toMatchObject({ can_lift: true });
  expect((await own('DELETE', athlete)).status).toBe(200);
  expect(await open(coach)).not.toBe(500);
});

test('a guardian who is only linked can freeze and lifts nothing', async () => {
  const second = await joinGuardian(app, people.athlete.athleteId, 'Otis Bellweather', 'linked');
  expect((await family('PUT', second)).status).toBe(200);
  expect((await family('DELETE', second)).status).toBe(403);
  expect((await family('DELETE', people.guardian)).status).toBe(200);
});

test('an account that waits to be erased stays hidden when the freeze is lifted', async () => {
  const { athlete, coach } = people;
  await grownUp();
  await own('PUT', athlete);
  await app.db
    .insertInto('erasures')
    .values({ user_id: athlete.userId, requested_by: athlete.userId, requested_at: new Date() })
    .execute();
  await own('DELETE', athlete);
  expect(await open(coach)).toBe(404);
});

test('a frozen coach sees, asks and writes nothing, and families see no request of theirs', async () => {
  const { athlete, guardian, coach } = people;
  await app.db
    .insertInto('releases')
    .values({
      athlete_id: athlete.athleteId,
      field_group: 'academics',
      audience: 'institution',
      institution_id: coach.institutionId,
      status: 'requested',
      requested_by: coach.userId,
    })
    .execute();
  const waiting = async () =>
    (await app.call<{ open: unknown[] }>('GET', '/api/requests', { token: guardian.token })).body.open.length;
  const search = () => app.call('GET', '/api/athletes', { token: coach.token });
  expect([await waiting(), await open(coach), (await search()).status]).toEqual([1, 200, 200]);
  expect((await own('PUT', coach)).body.restriction).toMatchObject({ placed_by: 'you', can_lift: true });
  expect([await waiting(), await open(coach), (await search()).status, await thread(coach)]).toEqual([
    0, 404, 403, 404,
  ]);
  const asked = await app.call('POST', `/api/athletes/${athlete.athleteId}/contact-requests`, {
    token: coach.token,
    body: { message: 'Hello there, family.', program: 'women' },
  });
  expect([403, 404]).toContain(asked.status);
  expect((await app.call('GET', '/api/holdings', { token: coach.token })).status).toBe(200);
  expect((await own('DELETE', coach)).status).toBe(200);
  expect([await waiting(), await open(coach), await thread(coach)]).toEqual([1, 200, 200]);
});

test('the owner and the guardians of a minor get an email each time, and nobody else', async () => {
  const { athlete, guardian, coach } = people;
  await family('PUT', guardian);
  await app.waitForMail(athlete.email, /^Your account is frozen/u);
  await app.waitForMail(guardian.email, /account is frozen/u);
  await family('DELETE', guardian);
  await app.waitForMail(athlete.email, /no longer frozen/u);
  await app.waitForMail(guardian.email, /no longer frozen/u);
  expect((await app.mails()).filter(({ to }) => to === coach.email)).toEqual([]);
});

test('strangers learn nothing, and guardians and directors have nothing to freeze', async () => {
  const other = await joinConversation(app);
  for (const stranger of [other.athlete, other.guardian, other.coach, people.coach]) {
    for (const method of ['GET', 'PUT', 'DELETE'] as const) {
      expect((await family(method, stranger)).status).toBe(404);
    }
  }
  expect((await own('GET', people.guardian)).body).toEqual({ restriction: null, can_place: false });
  expect((await own('PUT', people.guardian)).status).toBe(403);
});

test('a minor’s open pages hear of a coach’s freeze only once a guardian has approved that coach', async () => {
  const { athlete, guardian, coach } = people;
  const sides = () => listOtherSides(app.db, coach.userId, new Date());
  expect(await sides()).toEqual(expect.arrayContaining([athlete.userId, guardian.userId]));
  await app.db
    .updateTable('contact_requests')
    .set({ status: 'requested', decided_at: null, decided_by: null })
    .where('coach_id', '=', coach.coachId)
    .execute();
  expect(await sides()).toEqual([guardian.userId]);
  await grownUp();
  expect(await sides()).toEqual(expect.arrayContaining([athlete.userId]));
});
