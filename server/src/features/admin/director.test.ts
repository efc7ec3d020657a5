import type { Director, Region } from '@faircourt/contracts/regions';
import type { NotificationKind } from '@faircourt/contracts/notifications';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventsOf } from '../../../test/records/athlete-records.ts';
import type { SignedIn } from '../../../test/records/conversations.ts';
import { seedAthlete } from '../../../test/records/seeded-athletes.ts';
import { problemOf, startTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { ABSENT, assign, createRegion, joinAdmin, joinPending } from '../../../test/features/admin.ts';

let app: TestApp;
let admin: SignedIn;
let north: Region;
let south: Region;
beforeAll(async () => {
  app = await startTestApp();
  admin = await joinAdmin(app);
  north = await createRegion(app, admin, { name: 'North', countries: ['CA', 'US'] });
  south = await createRegion(app, admin, { name: 'South', countries: ['AR', 'US'] });
});
afterAll(() => app.close());

const act = (director: { userId: string }, what: 'suspend' | 'reinstate', by: SignedIn = admin) =>
  app.call('POST', `/api/users/${director.userId}/${what}`, { token: by.token, body: { reason: 'A test.' } });
const directorNow = async ({ userId }: { userId: string }) =>
  (await app.call<{ directors: Director[] }>('GET', '/api/directors', admin)).body.directors.find(
    ({ user_id }) => user_id === userId,
  );
const queueOf = async (director: SignedIn) =>
  app.call<{ countries: string[] }>('GET', '/api/verifications', director);
const bellOf = async ({ userId }: SignedIn): Promise<{ kind: NotificationKind; data: unknown }[]> =>
  app.db
    .selectFrom('notifications')
    .select(['kind', 'data'])
    .where('user_id', '=', userId)
    // Our own writing: every kind is one of the contract's.
    .$castTo<{ kind: NotificationKind; data: unknown }>()
    .execute();

test('an admin approves a director for regions; the very next request of the same session is a director’s', async () => {
  const director = await joinPending(app);
  expect((await queueOf(director)).status).toBe(403);
  const approved = await assign(app, admin, director, [south, north]);
  expect(approved.body).toMatchObject({
    user_id: director.userId,
    email: director.email,
    status: 'active',
    regions: [
      { id: north.id, name: 'North' },
      { id: south.id, name: 'South' },
    ],
  });
  expect((await queueOf(director)).body.countries.toSorted()).toEqual(['AR', 'CA', 'US']);
  expect(await bellOf(director)).toEqual([
    { kind: 'director_approved', data: { regions: ['North', 'South'] } },
  ]);
  const mail = await app.waitForMail(director.email, /regional director now/);
  expect(mail.text).toContain('North and South');
  expect(await eventsOf(app.db, director.userId)).toMatchObject([
    { type: 'account.status_changed', actor_role: 'admin', data: { from: 'pending', status: 'active' } },
    {
      type: 'director.approved',
      data: { region_ids: [north.id, south.id].toSorted(), was_pending: true },
    },
  ]);
});

test('other regions replace those before, at once, and approving twice tells nobody twice', async () => {
  const director = await joinPending(app);
  await assign(app, admin, director, [north]);
  const { athleteId } = await seedAthlete(app.db, { country: 'CA', visibility: 'private' });
  const page = () => app.call('POST', `/api/athletes/${athleteId}/open`, { token: director.token });
  expect((await page()).status).toBe(200);
  const answers = await Promise.all([1, 2].map(() => assign(app, admin, director, [south])));
  expect(answers.map(({ body }) => body.regions)).toEqual([
    [{ id: south.id, name: 'South' }],
    [{ id: south.id, name: 'South' }],
  ]);
  expect((await page()).status).toBe(404);
  expect(await bellOf(director)).toHaveLength(1);
  await app.waitForMail(director.email, /regions have changed/);
  const approvals = (await eventsOf(app.db, director.userId)).filter(
    ({ type }) => type === 'director.approved',
  );
  expect(approvals.map(({ data }) => data['was_pending'])).toEqual([true, false]);
});

test('a region loses a country: from the next request on it is nobody’s there', async () => {
  const region = await createRegion(app, admin, { name: 'Shrinking', countries: ['KE', 'UG'] });
  const director = await joinPending(app);
  await assign(app, admin, director, [region]);
  await app.call('PUT', `/api/regions/${region.id}`, {
    token: admin.token,
    body: { name: 'Shrinking', countries: ['UG'] },
  });
  expect((await queueOf(director)).body.countries).toEqual(['UG']);
});

test('suspending works on the next request with the same token; reinstating gives back what was', async () => {
  const director = await joinPending(app);
  await assign(app, admin, director, [north]);
  expect((await queueOf(director)).status).toBe(200);
  expect((await act(director, 'suspend')).status).toBe(204);
  expect(await directorNow(director)).toMatchObject({ status: 'suspended' });
  expect((await queueOf(director)).status).toBe(401);
  expect((await act(director, 'suspend')).status).toBe(409);
  const refused = await assign(app, admin, director, [south]);
  expect([refused.status, problemOf(refused).detail]).toEqual([
    409,
    'This account is suspended. Reinstate it first.',
  ]);
  await act(director, 'reinstate');
  expect(await directorNow(director)).toMatchObject({ status: 'active', regions: [{ name: 'North' }] });
});

test('suspending is no way around an approval: who was pending is pending again', async () => {
  const director = await joinPending(app);
  await act(director, 'suspend');
  await act(director, 'reinstate');
  expect(await directorNow(director)).toMatchObject({ status: 'pending', regions: [] });
});

test('those who wait come first, oldest first', async () => {
  const [first, second] = [await joinPending(app, 'Zoe First'), await joinPending(app, 'Abe Second')];
  const { body } = await app.call<{ directors: Director[] }>('GET', '/api/directors', admin);
  const statuses = body.directors.map(({ status }) => status);
  expect(statuses.indexOf('active')).toBeGreaterThan(statuses.lastIndexOf('pending'));
  const waiting = body.directors.map(({ user_id }) => user_id);
  expect(waiting.indexOf(first.userId)).toBeLessThan(waiting.indexOf(second.userId));
});

test('a region that is gone, none at all, or somebody who is no director is refused, and nothing changes', async () => {
  const director = await joinPending(app);
  const unknown = await assign(app, admin, director, [north, { id: ABSENT }]);
  expect(problemOf(unknown).errors).toMatchObject([{ field: 'region_ids', code: 'unknown_region' }]);
  expect((await assign(app, admin, director, [])).status).toBe(422);
  const { status } = await app.db
    .selectFrom('users')
    .select('status')
    .where('id', '=', director.userId)
    .executeTakeFirstOrThrow();
  expect(status).toBe('pending');
  const guardian = await app.join('guardian');
  for (const nobody of [guardian, { userId: ABSENT }]) {
    expect((await assign(app, admin, nobody, [north])).status).toBe(404);
  }
});

test('directors approve nobody, not even themselves', async () => {
  const [pending, approved] = [await joinPending(app), await joinPending(app)];
  await assign(app, admin, approved, [north]);
  for (const person of [pending, approved]) {
    expect((await assign(app, person, pending, [south])).status).toBe(404);
    expect((await act(pending, 'suspend', person)).status).toBe(404);
    expect((await app.call('GET', '/api/directors', person)).status).toBe(403);
  }
});

test('who has not proven their address does not show up, and is not approved', async () => {
  const director = await joinPending(app);
  const listed = async () =>
    (await app.call<{ directors: Director[] }>('GET', '/api/directors', admin)).body.directors.find(
      ({ user_id }) => user_id === director.userId,
    );
  expect(await listed()).toMatchObject({
    application: { federation: 'Example Basketball Federation', domain_match: 'own_claim' },
  });
  await app.db
    .updateTable('auth_users')
    .set({ email_verified: false })
    .where('email', '=', director.email)
    .execute();
  expect(await listed()).toBeUndefined();
  expect(problemOf(await assign(app, admin, director, [north])).code).toBe('conflict');
  expect((await queueOf(director)).status).toBe(403);
});

test('nobody is approved for whom nobody vouches; what they say about it shows to the admin', async () => {
  const director = await joinPending(app);
  await app.db.deleteFrom('director_applications').where('user_id', '=', director.userId).execute();
  const own = () => app.call('GET', '/api/director-application', director);
  expect((await own()).body).toEqual({ application: null, document: null, refusal: null });
  expect(problemOf(await assign(app, admin, director, [north])).code).toBe('conflict');
  const body = {
    federation: 'Federation of the North',
    website: 'https://north.example',
    referee_name: 'Rosa Halvorsen',
    referee_contact: 'rosa@north.example',
    countries_known: ['NO', 'IS'],
    languages: 'Norwegian, English',
  };
  const saved = await app.call('PUT', '/api/director-application', { token: director.token, body });
  expect(saved.body).toEqual({
    application: { ...body, website: 'https://north.example/', domain_match: 'different' },
    document: null,
    refusal: null,
  });
  expect((await assign(app, admin, director, [north])).status).toBe(200);
  expect((await own()).status).toBe(403);
});
