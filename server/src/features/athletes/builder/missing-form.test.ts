/** What a minor may show by themselves, before, under and after a guardian's forms. */
import type { Athlete } from '@faircourt/contracts/athletes';
import type { Video } from '@faircourt/contracts/videos';
import type { ConsentKind, Visibility } from '@faircourt/contracts/vocabulary';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { joinFamily, type Family } from '../../../../test/records/conversations.ts';
import { seedSignatures } from '../../../../test/records/seeded-signatures.ts';
import { problemOf, startTestApp, type Answer, type TestApp } from '../../../../test/app/test-app.ts';

const BORN = '2010-06-01';
let app: TestApp;
let family: Family;
beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => new Date('2026-11-15T12:00:00Z') } });
});
afterAll(() => app.close());
beforeEach(async () => {
  family = await joinFamily(app, { birthdate: BORN });
});

function sign(kinds: ConsentKind[]): Promise<void> {
  const signer = { athleteId: family.athlete.athleteId, guardianUserId: family.guardian.userId };
  return seedSignatures(app.db, signer, kinds);
}

async function takeEverythingBack(): Promise<void> {
  await app.db
    .updateTable('consent_signatures')
    .set({ withdrawn_at: new Date(), withdrawn_by: family.guardian.userId })
    .where('athlete_id', '=', family.athlete.athleteId)
    .execute();
  await hide();
}

async function hide(): Promise<void> {
  await app.db
    .updateTable('athletes')
    .set({ visibility: 'private' })
    .where('id', '=', family.athlete.athleteId)
    .execute();
}

/** As if nobody had ever been linked. */
async function forgetGuardian(): Promise<void> {
  await app.db.deleteFrom('guardian_links').where('athlete_id', '=', family.athlete.athleteId).execute();
}

async function comeOfAge(): Promise<void> {
  await app.db
    .updateTable('athletes')
    .set({ birthdate: '2001-06-01' })
    .where('id', '=', family.athlete.athleteId)
    .execute();
}

let videos = 0;
function add(is_public: boolean): Promise<Answer<Video>> {
  return app.call('POST', '/api/profile/videos', {
    token: family.athlete.token,
    body: { title: 'Tape', provider: 'vimeo', url: `https://vimeo.com/${1000 + ++videos}`, is_public },
  });
}

function change(method: 'PATCH' | 'DELETE' | 'POST', path: string, body?: object): Promise<Answer<Video>> {
  const { token } = family.athlete;
  return app.call(method, `/api/profile/videos/${path}`, { token, ...(body ? { body } : {}) });
}

function show(visibility: Visibility, more: object = {}): Promise<Answer<Athlete>> {
  const body = { birthdate: BORN, visibility, ...more };
  return app.call('PUT', '/api/profile', { token: family.athlete.token, body });
}

function expectRefused(answer: Answer, field: string): void {
  expect(answer.status).toBe(422);
  expect(problemOf(answer).errors).toMatchObject([{ field, code: 'consent_missing' }]);
}

test('with a guardian and without the form on pictures no video becomes public', async () => {
  expectRefused(await add(true), 'is_public');
  const { body: video } = await add(false);
  expectRefused(await change('PATCH', video.id, { is_public: true }), 'is_public');
  await sign(['media']);
  expect((await change('PATCH', video.id, { is_public: true })).body.is_public).toBe(true);
  expect((await add(true)).body.is_public).toBe(true);
});

test('a deleted video comes back, but not as public once the form is gone', async () => {
  await sign(['media']);
  const { body: video } = await add(true);
  await change('DELETE', video.id);
  await takeEverythingBack();
  const restored = await change('POST', `${video.id}/restore`);
  expect([restored.status, restored.body.is_public]).toEqual([200, false]);
});

test('a former guardian’s form is missing all the same', async () => {
  await sign(['media']);
  await app.db
    .updateTable('guardian_links')
    .set({ status: 'ended', ended_at: new Date() })
    .where('athlete_id', '=', family.athlete.athleteId)
    .execute();
  expectRefused(await add(true), 'is_public');
});

test('without any guardian ever, and from 18 on, everything is the athlete’s own', async () => {
  await forgetGuardian();
  expect((await add(true)).status).toBe(201);
  expect((await show('colleges_only')).status).toBe(200);

  family = await joinFamily(app, { birthdate: BORN });
  await sign(['platform', 'media']);
  await takeEverythingBack();
  await comeOfAge();
  expect((await add(true)).status).toBe(201);
  expect((await show('public', { birthdate: '2001-06-01' })).status).toBe(200);
});

test('a profile that was hidden with its form stays private until a guardian signs again', async () => {
  await sign(['platform']);
  await hide();
  expect((await show('public')).status).toBe(200);
  await takeEverythingBack();
  for (const visibility of ['public', 'colleges_only', 'conditional'] as const) {
    expectRefused(await show(visibility), 'visibility');
  }
  // The rest of the profile is still theirs to edit.
  expect((await show('private', { city: 'Lyon' })).body).toMatchObject({
    city: 'Lyon',
    visibility: 'private',
  });
  await sign(['platform']);
  expect((await show('public')).status).toBe(200);
});

test('where the form was never signed, the visibility is the athlete’s choice', async () => {
  expect((await show('colleges_only')).status).toBe(200);
  expect((await show('public')).status).toBe(200);
});
