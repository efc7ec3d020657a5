import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventsOf } from '../../../../test/records/athlete-records.ts';
import { whileLocked } from '../../../../test/app/held-lock.ts';
import { problemOf, startTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import {
  joinAdmin,
  joinDirector,
  open,
  seedAffiliation,
  seedItem,
  seedRegion,
  statusOf,
  step,
  type Director,
} from '../../../../test/features/queue.ts';

let app: TestApp;
let admin: Director;
let colleague: Director;
beforeAll(async () => {
  app = await startTestApp();
  admin = await joinAdmin(app);
  colleague = await joinDirector(app, ['US', 'CA']);
});
afterAll(() => app.close());

const suspend = ({ userId }: Director) =>
  app.call('POST', `/api/users/${userId}/suspend`, { token: admin.token, body: { reason: 'A test.' } });

/** One of each country, claimed. */
async function claimHereAndThere(director: Director) {
  const [here, there] = [await seedItem(app, { country: 'US' }), await seedItem(app, { country: 'CA' })];
  for (const { id } of [here, there]) expect((await step(app, director, id, 'claim')).status).toBe(200);
  return { here, there };
}

async function expectGivenBack({ id, athlete }: Awaited<ReturnType<typeof seedItem>>): Promise<void> {
  expect(await statusOf(app, id)).toMatchObject({ status: 'open', claimed_by: null, claimed_at: null });
  expect((await eventsOf(app.db, athlete.athleteId)).at(-1)).toMatchObject({
    type: 'verification.released',
    actor_role: 'admin',
    data: { verification_id: id },
  });
  expect((await open(app, colleague, id)).body).toMatchObject({ can_claim: true });
}

test('a suspended director lets go of everything at once', async () => {
  const director = await joinDirector(app, ['US', 'CA']);
  const { here, there } = await claimHereAndThere(director);
  const affiliation = await seedAffiliation(app);
  await step(app, director, affiliation.id, 'claim');
  expect((await suspend(director)).status).toBe(204);
  for (const item of [here, there]) await expectGivenBack(item);
  expect((await statusOf(app, affiliation.id)).claimed_by).toBeNull();
});

test('a director who coaches as well lets go of the claims and of the institution in one order', async () => {
  const director = await joinDirector(app, ['US']);
  const { id: institution_id } = await app.db
    .insertInto('institutions')
    .values({ name: 'A Club', kind: 'club', country_code: 'US', status: 'verified' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await app.db.insertInto('coaches').values({ user_id: director.userId, institution_id }).execute();
  const affiliation = await seedAffiliation(app);
  expect((await step(app, director, affiliation.id, 'claim')).status).toBe(200);
  expect((await suspend(director)).status).toBe(204);
  expect((await statusOf(app, affiliation.id)).claimed_by).toBeNull();
});

test('a director who is assigned other regions keeps what lies in them', async () => {
  const director = await joinDirector(app, ['US'], ['CA']);
  const { here, there } = await claimHereAndThere(director);
  const { region_id } = await app.db
    .selectFrom('director_regions as task')
    .innerJoin('region_countries as place', 'place.region_id', 'task.region_id')
    .select('task.region_id')
    .where('task.director_user_id', '=', director.userId)
    .where('place.country_code', '=', 'US')
    .executeTakeFirstOrThrow();
  const answer = await app.call('PUT', `/api/directors/${director.userId}/regions`, {
    token: admin.token,
    body: { region_ids: [region_id] },
  });
  expect(answer.status).toBe(200);
  await expectGivenBack(there);
  expect((await statusOf(app, here.id)).claimed_by).toBe(director.userId);
});

test('a country that leaves a region leaves the desks of its directors, unless another region has it', async () => {
  const [director, elsewhere] = [await joinDirector(app), await joinDirector(app, ['CA'])];
  const region = await seedRegion(app, director.userId, ['US', 'CA']);
  await app.db
    .insertInto('director_regions')
    .values({ director_user_id: elsewhere.userId, region_id: region })
    .execute();
  const { here, there } = await claimHereAndThere(director);
  const kept = await seedItem(app, { country: 'CA' });
  await step(app, elsewhere, kept.id, 'claim');
  const answer = await app.call('PUT', `/api/regions/${region}`, {
    token: admin.token,
    body: { name: 'Without the north', countries: ['US'] },
  });
  expect(answer.status).toBe(200);
  await expectGivenBack(there);
  expect((await statusOf(app, here.id)).claimed_by).toBe(director.userId);
  expect((await statusOf(app, kept.id)).claimed_by).toBe(elsewhere.userId);
});

test('a claim that waits for its turn while the director is suspended comes to nothing', async () => {
  const director = await joinDirector(app, ['US']);
  const { id, athlete } = await seedItem(app);
  const [claim] = await whileLocked(
    app.url,
    [`update users set status = 'suspended' where id = $1`, director.userId],
    async (untilWaiting) => {
      const claimed = step(app, director, id, 'claim');
      await untilWaiting(1);
      return [claimed];
    },
  );
  expect(problemOf((await claim) ?? fail()).code).toBe('account_suspended');
  expect((await statusOf(app, id)).claimed_by).toBeNull();
  expect(await eventsOf(app.db, athlete.athleteId)).toEqual([]);
});

function fail(): never {
  throw new Error('Nobody claimed');
}
