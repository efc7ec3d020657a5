/** How contact ends, what a coach is told of that, and what a yes still needs at the moment it is given. */
import type { Family } from '@faircourt/contracts/family';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { eventsOf } from '../../../../test/records/athlete-records.ts';
import type { SignedIn, SignedInCoach } from '../../../../test/records/conversations.ts';
import { seedSignatures } from '../../../../test/records/seeded-signatures.ts';
import { problemOf, startTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import {
  askable,
  type AskedFamily,
  askToTalk,
  decideContact,
  DECLINE,
  joinAskedFamily,
  joinAskingCoach,
  noticesOf,
  openRequestId,
  requestsOf,
  sentBy,
} from '../../../../test/features/requests.ts';

let app: TestApp;
let family: AskedFamily;
let coach: SignedInCoach;
let id: string;
beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => new Date('2026-11-15T09:00:00Z') } });
});
afterAll(() => app.close());
beforeEach(async () => {
  family = await joinAskedFamily(app);
  const { athlete, second } = family;
  await seedSignatures(app.db, { athleteId: athlete.athleteId, guardianUserId: second.userId });
  coach = await joinAskingCoach(app);
  await askToTalk(app, coach, family.athlete);
  id = await openRequestId(app, family.guardian, 'contact');
});

const stateOf = async () => (await askable(app, coach, family.athlete)).body.contact;

async function typesOf(): Promise<string[]> {
  return (await eventsOf(app.db, family.athlete.athleteId))
    .map(({ type }) => type)
    .filter((type) => type.startsWith('contact.'));
}

async function showAgain(): Promise<void> {
  await app.db
    .updateTable('athletes')
    .set({ visibility: 'public', locked_at: null, locked_by: null })
    .where('id', '=', family.athlete.athleteId)
    .execute();
}

async function endLinkOf(guardian: SignedIn): Promise<void> {
  const { id: linkId } = await app.db
    .selectFrom('guardian_links')
    .select('id')
    .where('guardian_user_id', '=', guardian.userId)
    .executeTakeFirstOrThrow();
  const answer = await app.call('POST', `/api/guardian-links/${linkId}/end`, { token: guardian.token });
  expect(answer.status).toBe(204);
}

async function offeredTo(guardian: SignedIn): Promise<string[]> {
  const { body } = await app.call<Family>('GET', '/api/family', { token: guardian.token });
  return body.athletes.flatMap(({ offered }) => offered.map((offer) => offer.id));
}

test('what a lock-down closes is no no: the coach reads closed, and may ask again at once', async () => {
  await app.call('POST', `/api/family/${family.athlete.athleteId}/lock-down`, {
    token: family.guardian.token,
  });
  await showAgain();
  expect(await sentBy(app, coach)).toMatchObject([{ kind: 'contact', status: 'closed', reason: null }]);
  expect(await stateOf()).toMatchObject({ status: 'closed', reason: null, can_ask_again_on: null });
  expect((await askToTalk(app, coach, family.athlete)).status).toBe(201);
  expect(await stateOf()).toMatchObject({ status: 'requested' });
});

test('what ends with a guardian’s link is closed, until another guardian takes it over or says no', async () => {
  await decideContact(app, family.guardian, id);
  await endLinkOf(family.guardian);
  expect(await sentBy(app, coach)).toMatchObject([{ status: 'closed' }]);
  expect(await stateOf()).toMatchObject({ status: 'closed', thread_id: null, can_ask_again_on: null });

  expect(await offeredTo(family.second)).toEqual([id]);
  const reason = 'Not for now.';
  expect((await decideContact(app, family.second, id, { ...DECLINE, reason })).body).toMatchObject({
    status: 'declined',
    decided_by: 'Otis Bellweather',
  });
  expect(await offeredTo(family.second)).toEqual([]);
  expect(await stateOf()).toMatchObject({ status: 'declined', reason, can_ask_again_on: '2026-12-15' });
  expect(await typesOf()).toEqual([
    'contact.requested',
    'contact.approved',
    'contact.declined',
    'contact.declined',
  ]);
});

test('a contact that is taken over has its conversation, also when none had been opened', async () => {
  await decideContact(app, family.guardian, id);
  await app.db.deleteFrom('threads').where('athlete_id', '=', family.athlete.athleteId).execute();
  await endLinkOf(family.guardian);
  const taken = await app.call('POST', `/api/family/${family.athlete.athleteId}/take-over`, {
    token: family.second.token,
    body: { release_ids: [id], takes: true },
  });
  expect(taken.status).toBe(204);
  const { status, thread_id } = await stateOf();
  expect([status, thread_id]).toEqual(['approved', expect.any(String)]);
  const url = `/api/threads/${thread_id}`;
  expect((await app.call('GET', url, { token: coach.token })).status).toBe(200);
});

test('a no to one request ends every other contact with that coach, each with its entry', async () => {
  await decideContact(app, family.guardian, id);
  // A second yes beside the first, as there is one when a coach asked again while the first did not count.
  await app.db
    .insertInto('contact_requests')
    .values({
      athlete_id: family.athlete.athleteId,
      coach_id: coach.coachId,
      status: 'approved',
      decided_by: family.second.userId,
      decided_at: new Date('2026-11-15T09:00:00Z'),
    })
    .execute();
  await decideContact(app, family.second, id, DECLINE);
  expect((await typesOf()).slice(2)).toEqual(['contact.withdrawn', 'contact.withdrawn']);
  expect(await stateOf()).toMatchObject({ status: 'declined' });
});

test.each([
  [
    'suspended',
    () => app.db.updateTable('users').set({ status: 'suspended' }).where('id', '=', coach.userId),
  ],
  [
    'no longer verified',
    () =>
      app.db.updateTable('institutions').set({ status: 'unverified' }).where('id', '=', coach.institutionId),
  ],
])('a coach who is %s by then is not approved, and nothing opens', async (_why, change) => {
  await change().execute();
  const refused = await decideContact(app, family.guardian, id);
  expect(refused.status).toBe(409);
  expect(problemOf(refused)).toMatchObject({
    code: 'conflict',
    detail: expect.stringContaining('not verified'),
  });
  const threads = await app.call('GET', '/api/threads', { token: family.guardian.token });
  expect(threads.body).toEqual({ threads: [] });
  expect(await noticesOf(app, family.athlete)).toEqual([]);
  expect(await typesOf()).toEqual(['contact.requested']);
  expect((await decideContact(app, family.guardian, id, DECLINE)).status).toBe(200);
  expect((await requestsOf(app, family.guardian)).decided).toMatchObject([{ status: 'declined' }]);
});
