/** The page of a family: what it says of each athlete, to whom, and at what cost. */
import { Kysely, PostgresDialect } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  joinCoach,
  joinFamily,
  joinGuardian,
  endLink,
  type SignedIn,
  type SignedInAthlete,
  type SignedInCoach,
} from '../../../test/records/conversations.ts';
import { seedAthlete, seedCollege } from '../../../test/records/seeded-athletes.ts';
import { seedSignatures, turnSignature } from '../../../test/records/seeded-signatures.ts';
import { startTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { Guard } from '../../access/engine/guard.ts';
import { loadActor } from '../../access/facts/load-actor.ts';
import { writeEntry } from '../../platform/audit.ts';
import { createPool } from '../../platform/database/database.ts';
import type { DB } from '../../platform/database/schema.gen.ts';
import { hashOf } from '../consent/consent-document.store.ts';
import { listFamily } from './family.service.ts';
import { familyCardOf, familyOf } from '../../../test/features/family.ts';

let app: TestApp;
let athlete: SignedInAthlete;
let guardian: SignedIn;
let coach: SignedInCoach;
beforeAll(async () => {
  app = await startTestApp();
  coach = await joinCoach(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  ({ athlete, guardian } = await joinFamily(app));
});

const cardOf = (who: Pick<SignedIn, 'token'>) => familyCardOf(app, who, athlete);
const look = (who: Pick<SignedIn, 'token'>) =>
  app.call('POST', `/api/athletes/${athlete.athleteId}/open`, { token: who.token });

test('the jersey of a card has its position and number, and the card its class, before anything is released', async () => {
  const jersey = { primary_position: 'Center', jersey_number: 0, grad_year: 2028 } as const;
  await app.db.updateTable('athletes').set(jersey).where('id', '=', athlete.athleteId).execute();
  expect(await cardOf(guardian)).toMatchObject(jersey);
});

test('a guardian finds a card per linked athlete, with everything closed at first', async () => {
  const card = await cardOf(guardian);
  expect(card).toMatchObject({
    id: athlete.athleteId,
    name: 'Nia Bellweather',
    is_self: false,
    is_adult: false,
    adult_on: '2028-06-01',
    decides: true,
    visibility: 'public',
    visibility_hold: null,
    next_step: 'position',
    offered: [],
    open_requests: 0,
    last_visit: null,
    recent_views: [],
    other_guardians: [],
  });
  expect(card.link_id).toMatch(/^[0-9a-f-]{36}$/);
  expect(card.switches).toHaveLength(10);
  expect(card.switches.every(({ is_on, since, decided_by }) => !is_on && !since && !decided_by)).toBe(true);
  expect(card.consents.map(({ kind, is_signed }) => [kind, is_signed])).toEqual([
    ['platform', false],
    ['colleges', false],
    ['transcript', false],
    ['media', false],
  ]);
});

test('the same page is the athlete’s own: a minor reads it, an adult decides on it', async () => {
  expect(await cardOf(athlete)).toMatchObject({
    is_self: true,
    link_id: null,
    decides: false,
    other_guardians: ['Rosa Bellweather'],
  });
  await app.db
    .updateTable('athletes')
    .set({ birthdate: '2004-02-29' })
    .where('id', '=', athlete.athleteId)
    .execute();
  expect(await cardOf(athlete)).toMatchObject({ decides: true, is_adult: true, adult_on: '2022-03-01' });
  expect(await cardOf(guardian)).toMatchObject({ decides: false });
});

test('completeness is what the builder says', async () => {
  const profile = await app.call<{ completeness: { percent: number; next: string } }>('GET', '/api/profile', {
    token: athlete.token,
  });
  expect(await cardOf(guardian)).toMatchObject({
    completeness: profile.body.completeness.percent,
    next_step: profile.body.completeness.next,
  });
  const full = await seedAthlete(app.db, { name: 'Ada Full' });
  const nanny = await joinGuardian(app, full.athleteId);
  // No photo file: seeded athletes have the picture's address alone.
  expect((await familyOf(app, nanny)).athletes).toMatchObject([{ completeness: 92, next_step: 'photo' }]);
});

test('forms are told apart: signed, and signed in a version that has been replaced', async () => {
  await seedSignatures(app.db, { athleteId: athlete.athleteId, guardianUserId: guardian.userId }, ['media']);
  const stateOf = async (kind: string) => (await cardOf(guardian)).consents.find((one) => one.kind === kind);
  expect(await stateOf('media')).toEqual({ kind: 'media', is_signed: true, is_outdated: false });
  await app.db
    .insertInto('consent_documents')
    .values({
      kind: 'media',
      version: 99,
      locale: 'es',
      title: 'Imágenes',
      body: 'Nuevo',
      body_hash: hashOf('Nuevo'),
    })
    .execute();
  expect(await stateOf('media')).toEqual({ kind: 'media', is_signed: true, is_outdated: true });
});

test('a family reads whether measurements open season statistics, which the first form about colleges leaves out', async () => {
  const signed = { athleteId: athlete.athleteId, guardianUserId: guardian.userId };
  const isWithout = async () => (await cardOf(guardian)).is_without_seasons;
  expect(await isWithout(), 'what will be signed names them').toBe(false);
  await seedSignatures(app.db, signed, ['colleges']);
  expect(await isWithout()).toBe(false);
  await turnSignature(app.db, athlete.athleteId, 1);
  expect(await isWithout()).toBe(true);
});

test('requests that wait are counted for who decides, and are no business of the minor', async () => {
  await app.db
    .insertInto('contact_requests')
    .values({ athlete_id: athlete.athleteId, coach_id: coach.coachId, message: 'May I call?' })
    .execute();
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
  expect(await cardOf(guardian)).toMatchObject({ open_requests: 2 });
  expect(await cardOf(athlete)).toMatchObject({ open_requests: 0 });
  // Counted is what the list of requests shows: nothing of a suspended coach.
  await app.db.updateTable('users').set({ status: 'suspended' }).where('id', '=', coach.userId).execute();
  const listed = await app.call<{ open: unknown[] }>('GET', '/api/requests', { token: guardian.token });
  expect([listed.body.open, (await cardOf(guardian)).open_requests]).toEqual([[], 0]);
  await app.db.updateTable('users').set({ status: 'active' }).where('id', '=', coach.userId).execute();
});

test('who looked is named with the institution and what they saw', async () => {
  await look(coach);
  const view = {
    viewed_on: new Date().toISOString().slice(0, 10),
    viewer_name: 'Dana Whistler',
    viewer_role: 'coach',
    is_exported: false,
    is_in_report: false,
    institution_name: 'Lakeside College',
    is_institution_verified: true,
    institution_badge: null,
    groups: [],
  };
  expect((await cardOf(guardian)).recent_views).toEqual([view]);
  const page = await app.call('GET', `/api/family/${athlete.athleteId}/views`, { token: guardian.token });
  expect(page.body).toEqual({ views: [view], next: null });
  const stranger = await app.join('guardian');
  const refused = await app.call('GET', `/api/family/${athlete.athleteId}/views`, { token: stranger.token });
  expect(refused.status).toBe(404);
});

test('looks are paged by the day', async () => {
  await app.db
    .insertInto('profile_views')
    .values(
      Array.from({ length: 60 }, (_, day) => ({
        athlete_id: athlete.athleteId,
        viewed_on: new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10),
        viewer_user_id: coach.userId,
        viewer_role: 'coach' as const,
        institution_id: coach.institutionId,
        is_institution_verified: true,
        groups: ['videos' as const, 'identity' as const],
      })),
    )
    .execute();
  const page = (after = '') =>
    app.call<{ views: { viewed_on: string; groups: string[] }[]; next: string | null }>(
      'GET',
      `/api/family/${athlete.athleteId}/views${after}`,
      { token: guardian.token },
    );
  const first = (await page()).body;
  expect(first.views).toHaveLength(50);
  expect(first.views[0]).toMatchObject({ viewed_on: '2026-03-01', groups: ['identity', 'videos'] });
  const second = (await page(`?after=${first.next}`)).body;
  expect(second.views).toHaveLength(10);
  expect(second.next).toBeNull();
  expect((await cardOf(guardian)).recent_views).toHaveLength(5);
});

test('news are what others did since the last visit', async () => {
  const visit = (who: SignedIn) =>
    app.call('POST', `/api/family/${athlete.athleteId}/visit`, { token: who.token });
  await look(coach);
  await app.call('PUT', `/api/family/${athlete.athleteId}/releases`, {
    token: guardian.token,
    body: { field_group: 'videos', audience: 'everyone', is_on: true },
  });
  expect((await cardOf(guardian)).changes).toMatchObject([
    { type: 'athlete.viewed', actor_name: 'Dana Whistler', institution_name: 'Lakeside College' },
  ]);
  const other = await joinGuardian(app, athlete.athleteId);
  expect((await cardOf(other)).changes.map(({ type }) => type)).toEqual([
    'release.approved',
    'athlete.viewed',
  ]);
  expect((await visit(guardian)).status).toBe(204);
  expect(await cardOf(guardian)).toMatchObject({ changes: [] });
  expect((await cardOf(guardian)).last_visit).not.toBeNull();
  expect((await cardOf(other)).changes).toHaveLength(2);
  await writeEntry(app.db, {
    chain: athlete.athleteId,
    type: 'video.added',
    actor: { userId: athlete.userId, role: 'athlete' },
  });
  expect((await cardOf(guardian)).changes).toMatchObject([
    { type: 'video.added', actor_name: 'Nia Bellweather' },
  ]);
  expect((await visit(await app.join('guardian'))).status).toBe(404);
});

test('a link that the athlete has yet to confirm shows a shortened name and nothing else', async () => {
  const newcomer = await app.join('guardian');
  await app.db
    .insertInto('guardian_links')
    .values({ athlete_id: athlete.athleteId, guardian_user_id: newcomer.userId, status: 'accepted' })
    .execute();
  expect(await familyOf(app, newcomer)).toMatchObject({
    athletes: [],
    waiting: [{ athlete_name: 'Nia B.' }],
  });
});

test('after the link has ended nothing is left to see', async () => {
  await endLink(app, guardian);
  expect(await familyOf(app, guardian)).toEqual({ athletes: [], waiting: [], roads: [] });
});

test('coaches and directors have no such page; an athlete without a profile has an empty one', async () => {
  expect((await app.call('GET', '/api/family', { token: coach.token })).status).toBe(403);
  expect(await familyOf(app, await app.join('athlete'))).toMatchObject({ athletes: [], waiting: [] });
});

test('three athletes cost as many questions to the database as one', async () => {
  const countFor = async (): Promise<{ athletes: number; statements: number }> => {
    let statements = 0;
    const dialect = new PostgresDialect({ pool: createPool(app.url) });
    const counting = Object.assign(new Kysely<DB>({ dialect, log: () => void statements++ }), {
      consequences: undefined,
    });
    const guard = new Guard(await loadActor(app.db, guardian.userId), new Date());
    const { athletes } = await listFamily({ db: counting }, guard);
    await counting.destroy();
    return { athletes: athletes.length, statements };
  };
  const one = await countFor();
  for (const name of ['Zoe Other', 'Yan Third']) {
    const sibling = await seedAthlete(app.db, { name });
    await app.db
      .insertInto('guardian_links')
      .values({
        athlete_id: sibling.athleteId,
        guardian_user_id: guardian.userId,
        status: 'active',
        activated_at: new Date(0),
      })
      .execute();
  }
  expect(one.athletes).toBe(1);
  expect(await countFor()).toEqual({ athletes: 3, statements: one.statements });
  // One of them asks the log what a lock-down has ended.
  expect(one.statements).toBeLessThanOrEqual(16);
});

test('a guardian reads whose code the child joined with, and whether that person is verified', async () => {
  const issuer = await app.join('coach');
  const institution_id = await seedCollege(app.db, issuer.userId, 'Oakridge College');
  const { id } = await app.db
    .insertInto('invitations')
    .values({
      code: 'WHOSECODE',
      kind: 'single',
      max_uses: 1,
      uses: 1,
      issued_by: issuer.userId,
      institution_id,
      expires_at: new Date('2100-01-01'),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  expect((await cardOf(guardian)).joined_with).toBeNull();
  await app.db
    .insertInto('invitation_redemptions')
    .values({ invitation_id: id, user_id: athlete.userId })
    .execute();
  const joined = {
    issuer_name: expect.any(String) as string,
    issuer_role: 'coach',
    institution_name: 'Oakridge College',
  };
  expect((await cardOf(guardian)).joined_with).toEqual({ ...joined, is_verified: true });
  await app.db
    .updateTable('coaches')
    .set({ affiliation_status: 'rejected' })
    .where('user_id', '=', issuer.userId)
    .execute();
  expect((await cardOf(guardian)).joined_with).toEqual({ ...joined, is_verified: false });
});

test('what looks like a contact detail in the athlete’s words is pointed out', async () => {
  await app.db
    .updateTable('athletes')
    .set({ bio: 'I rebound. DM me @nia.b' })
    .where('id', '=', athlete.athleteId)
    .execute();
  const { id } = await app.db
    .insertInto('videos')
    .values({ athlete_id: athlete.athleteId, title: 'Call 555-0100', url: 'https://vimeo.com/7' })
    .returning('id')
    .executeTakeFirstOrThrow();
  expect((await cardOf(guardian)).contact_details).toEqual([
    { field: 'bio', video_id: null, video_title: null, kinds: ['handle'] },
    { field: 'video', video_id: id, video_title: 'Call 555-0100', kinds: ['phone'] },
  ]);
});
