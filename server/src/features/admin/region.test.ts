import type { Region } from '@faircourt/contracts/regions';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventsOf } from '../../../test/records/athlete-records.ts';
import type { SignedIn } from '../../../test/records/conversations.ts';
import { problemOf, startTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { ABSENT, assign, createRegion, joinAdmin, joinPending } from '../../../test/features/admin.ts';

let app: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  app = await startTestApp();
  admin = await joinAdmin(app);
});
afterAll(() => app.close());

const update = (id: string, body: object, token = admin.token) =>
  app.call<Region>('PUT', `/api/regions/${id}`, { token, body });
const remove = (id: string, token = admin.token) => app.call('DELETE', `/api/regions/${id}`, { token });

test('a region is a set of countries, with months of its own where it wants them', async () => {
  const region = await createRegion(app, admin, {
    name: 'Iberia',
    countries: ['PT', 'ES', 'PT'],
    validity: { measurements: 3, institution: 12 },
  });
  expect(region).toEqual({
    id: region.id,
    name: 'Iberia',
    countries: ['ES', 'PT'],
    validity: { measurements: 3, institution: 12 },
    directors: 0,
  });
  const changed = await update(region.id, { name: 'Iberia and islands', countries: ['ES', 'PT', 'AD'] });
  expect(changed.body).toEqual({
    id: region.id,
    name: 'Iberia and islands',
    countries: ['AD', 'ES', 'PT'],
    validity: {},
    directors: 0,
  });
  const list = await app.call<{ regions: Region[] }>('GET', '/api/regions', admin);
  expect(list.body.regions).toContainEqual(changed.body);
  expect(await eventsOf(app.db, region.id)).toMatchObject([
    { type: 'region.created', actor_role: 'admin', data: { months: ['institution:12', 'measurements:3'] } },
    { type: 'region.updated', data: { countries: ['AD', 'ES', 'PT'], months: [] } },
  ]);
});

test('regions may overlap, but not in their names', async () => {
  const nordic = await createRegion(app, admin, { name: 'Nordic', countries: ['SE', 'NO'] });
  const baltic = await createRegion(app, admin, { name: 'Baltic', countries: ['SE', 'EE'] });
  for (const answer of [
    await app.call('POST', '/api/regions', {
      token: admin.token,
      body: { name: 'nordic', countries: ['FI'] },
    }),
    await update(baltic.id, { name: 'NORDIC', countries: ['EE'] }),
  ]) {
    expect(answer.status).toBe(422);
    expect(problemOf(answer).errors).toMatchObject([{ field: 'name', code: 'taken' }]);
  }
  expect((await update(nordic.id, { name: 'Nordic', countries: ['SE'] })).status).toBe(200);
});

test('two who create the same name at once make one region', async () => {
  const body = { name: 'At once', countries: ['GR'] };
  const answers = await Promise.all(
    [1, 2, 3].map(() => app.call('POST', '/api/regions', { token: admin.token, body })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422, 422]);
});

test('a region with directors is not deleted; an empty one is', async () => {
  const [kept, gone] = [
    await createRegion(app, admin, { name: 'Andes', countries: ['PE', 'BO'] }),
    await createRegion(app, admin, { name: 'Nobody’s', countries: ['PY'], validity: { school: 6 } }),
  ];
  await assign(app, admin, await joinPending(app), [kept]);
  const refused = await remove(kept.id);
  expect(refused.status).toBe(409);
  expect(problemOf(refused).detail).toBe('A director works in this region. Assign them other regions first.');
  expect((await remove(gone.id)).status).toBe(204);
  expect((await remove(gone.id)).status).toBe(404);
  expect((await eventsOf(app.db, gone.id)).at(-1)?.type).toBe('region.deleted');
});

test.each([
  ['no country', { name: 'None', countries: [] }, 'countries'],
  ['a country of three letters', { name: 'USA', countries: ['USA'] }, 'countries.0'],
  ['no name', { name: ' ', countries: ['US'] }, 'name'],
  ['too few months', { name: 'Short', countries: ['US'], validity: { school: 0 } }, 'validity.school'],
  ['too many months', { name: 'Long', countries: ['US'], validity: { school: 61 } }, 'validity.school'],
])('%s is refused', async (_, body, field) => {
  const answer = await app.call('POST', '/api/regions', { token: admin.token, body });
  expect(answer.status).toBe(422);
  expect(problemOf(answer).errors?.map((error) => error.field)).toEqual([field]);
});

test('directors read the regions, and only admins change them', async () => {
  const region = await createRegion(app, admin, { name: 'Caribbean', countries: ['JM'] });
  const director = await joinPending(app);
  expect((await app.call('GET', '/api/regions', director)).status).toBe(403);
  await assign(app, admin, director, [region]);
  expect((await app.call('GET', '/api/regions', director)).status).toBe(200);
  const body = { name: 'Mine', countries: ['JM', 'US'] };
  expect((await app.call('POST', '/api/regions', { token: director.token, body })).status).toBe(403);
  expect((await update(region.id, body, director.token)).status).toBe(403);
  expect((await remove(region.id, director.token)).status).toBe(403);
  expect((await update(ABSENT, body)).status).toBe(404);
});
