/** One button: everything is private at once, and those who asked learn only that it is closed. */
import { randomUUID } from 'node:crypto';
import type { Family, ReleaseSwitch } from '@faircourt/contracts/family';
import type { NotificationKind } from '@faircourt/contracts/notifications';
import type { SentRequest } from '@faircourt/contracts/requests';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { plansOf } from '../../../test/app/explained.ts';
import { eventsOf } from '../../../test/records/athlete-records.ts';
import {
  joinConversation,
  joinGuardian,
  MINORS_BIRTHDATE,
  type JoinedConversation,
  type SignedIn,
} from '../../../test/records/conversations.ts';
import { seedSignatures } from '../../../test/records/seeded-signatures.ts';
import { problemOf, startTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { withClient } from '../../platform/database/scratch.ts';
import { checkCards } from '../search/cards/card.service.ts';
import { listLockDownEnds } from './lock-down.store.ts';

let app: TestApp;
let family: JoinedConversation;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  family = await joinConversation(app);
  const { athlete, guardian, coach } = family;
  await seedSignatures(app.db, { athleteId: athlete.athleteId, guardianUserId: guardian.userId });
  for (const field_group of ['identity', 'videos']) {
    await app.call('PUT', `/api/family/${athlete.athleteId}/releases`, {
      token: guardian.token,
      body: { field_group, audience: 'everyone', is_on: true },
    });
  }
  await app.db
    .insertInto('releases')
    .values(
      (['academics', 'transcript'] as const).map((field_group) => ({
        athlete_id: athlete.athleteId,
        field_group,
        audience: 'institution' as const,
        institution_id: coach.institutionId,
        status: 'requested' as const,
        requested_by: coach.userId,
      })),
    )
    .execute();
});

function lockDown(who: Pick<SignedIn, 'token'>) {
  return app.call('POST', `/api/family/${family.athlete.athleteId}/lock-down`, { token: who.token });
}

function noticesOf(userId: string, kind: NotificationKind) {
  return app.db
    .selectFrom('notifications')
    .select(['kind', 'data'])
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .orderBy('id')
    .execute();
}

function statusesIn(table: 'releases' | 'contact_requests') {
  return app.db
    .selectFrom(table)
    .select('status')
    .where('athlete_id', '=', family.athlete.athleteId)
    .orderBy('id')
    .execute()
    .then((rows) => rows.map(({ status }) => status));
}

async function lastTypes(count: number): Promise<string[]> {
  return (await eventsOf(app.db, family.athlete.athleteId)).slice(-count).map(({ type }) => type);
}

test('everything is private, withdrawn and closed at once', async () => {
  const { athlete, guardian, coach, threadId } = family;
  expect((await lockDown(guardian)).status).toBe(204);
  const row = await app.db
    .selectFrom('athletes')
    .select(['visibility', 'release_policy'])
    .where('id', '=', athlete.athleteId)
    .executeTakeFirstOrThrow();
  expect(row).toEqual({ visibility: 'private', release_policy: {} });
  expect(await statusesIn('releases')).toEqual(['withdrawn', 'withdrawn', 'withdrawn', 'withdrawn']);
  expect(await statusesIn('contact_requests')).toEqual(['declined']);
  const page = await app.call('POST', `/api/athletes/${athlete.athleteId}/open`, { token: coach.token });
  expect(page.status).toBe(404);
  expect((await app.call('GET', `/api/threads/${threadId}`, { token: coach.token })).status).toBe(404);
  expect(await checkCards(app.db, new Date())).toEqual([]);
  expect(await lastTypes(7)).toEqual([
    'release.withdrawn',
    'release.withdrawn',
    'release.closed',
    'release.closed',
    'contact.declined',
    'athlete.locked_down',
    'athlete.updated',
  ]);
});

test('a coach who asked is not told: their list says closed, as after every other end', async () => {
  const { guardian, coach } = family;
  await lockDown(guardian);
  expect(await noticesOf(coach.userId, 'request_decided')).toEqual([]);
  const { body } = await app.call<{ requests: SentRequest[] }>('GET', '/api/requests/sent', {
    token: coach.token,
  });
  expect(body.requests.map(({ status, decided_at }) => [status, decided_at])).toEqual([
    ['closed', null],
    ['closed', null],
    ['closed', null],
  ]);
});

test('a second press changes nothing', async () => {
  const { athlete, guardian } = family;
  await lockDown(guardian);
  const events = await eventsOf(app.db, athlete.athleteId);
  expect((await lockDown(guardian)).status).toBe(204);
  expect(await eventsOf(app.db, athlete.athleteId)).toEqual(events);
});

test('a denial stays in effect after it', async () => {
  const other = await joinGuardian(app, family.athlete.athleteId);
  await app.call('PUT', `/api/family/${family.athlete.athleteId}/releases`, {
    token: other.token,
    body: { field_group: 'videos', audience: 'everyone', is_on: false },
  });
  await lockDown(family.guardian);
  expect(await statusesIn('releases')).toContain('declined');
});

test('the coach, a stranger and the minor cannot press it', async () => {
  const stranger = await app.join('guardian');
  for (const who of [family.coach, stranger, family.athlete]) {
    expect((await lockDown(who)).status).toBe(404);
  }
  expect(await statusesIn('contact_requests')).toEqual(['approved']);
});

function saveAs(who: Pick<SignedIn, 'token'>, visibility: string) {
  const body = { birthdate: MINORS_BIRTHDATE, visibility };
  return app.call('PUT', '/api/profile', { token: who.token, body });
}
function lift(who: Pick<SignedIn, 'token'>) {
  const url = `/api/family/${family.athlete.athleteId}/lift-lock-down`;
  return app.call('POST', url, { token: who.token });
}
async function familyOf(who: Pick<SignedIn, 'token'>) {
  const { body } = await app.call<Family>('GET', '/api/family', { token: who.token });
  return body.athletes[0];
}

test('the minor’s next save does not undo it, and says who can', async () => {
  const { athlete, guardian, coach } = family;
  await lockDown(guardian);
  const saved = await saveAs(athlete, 'public');
  expect(saved.status).toBe(422);
  expect(problemOf(saved).errors).toEqual([
    expect.objectContaining({ field: 'visibility', code: 'locked_down' }),
  ]);
  expect((await saveAs(athlete, 'private')).status).toBe(200);
  const page = await app.call('POST', `/api/athletes/${athlete.athleteId}/open`, { token: coach.token });
  expect(page.status).toBe(404);
  expect((await familyOf(athlete))?.visibility_hold).toBe('locked_down');
});

test('a guardian lifts it, and then the switch is the athlete’s again', async () => {
  const { athlete, guardian } = family;
  await lockDown(guardian);
  expect((await familyOf(guardian))?.locked_down).toEqual({
    since: expect.any(String) as string,
    by: 'Rosa Bellweather',
    can_lift: true,
  });
  expect((await lift(guardian)).status).toBe(204);
  expect((await familyOf(guardian))?.locked_down).toBeNull();
  expect(await lastTypes(1)).toEqual(['athlete.lock_down_lifted']);
  expect((await saveAs(athlete, 'public')).status).toBe(200);
  expect(await checkCards(app.db, new Date())).toEqual([]);
});

test('what it ended says so to the family, also once it is lifted, until somebody decides again', async () => {
  const { athlete, guardian } = family;
  const endOf = async (who: SignedIn, group: string) => {
    const one = (await familyOf(who))?.switches.find(
      ({ field_group, audience }) => field_group === group && audience === 'everyone',
    );
    return one && [one.state, one.ended_by_lock_down?.by ?? null];
  };
  await lockDown(guardian);
  const by = { name: 'Rosa Bellweather', is_you: true };
  expect(await endOf(guardian, 'videos')).toEqual(['undecided', by]);
  expect(await endOf(athlete, 'videos')).toEqual(['undecided', { ...by, is_you: false }]);
  expect(await endOf(guardian, 'academics'), 'nobody had approved it').toEqual(['undecided', null]);
  await lift(guardian);
  expect(await endOf(guardian, 'videos')).toEqual(['undecided', by]);
  const turn = (is_on: boolean) =>
    app.call<ReleaseSwitch>('PUT', `/api/family/${athlete.athleteId}/releases`, {
      token: guardian.token,
      body: { field_group: 'videos', audience: 'everyone', is_on, ...(is_on ? {} : { is_taken_back: true }) },
    });
  expect((await turn(true)).body).toMatchObject({ state: 'on', ended_by_lock_down: null });
  expect((await turn(false)).body).toMatchObject({ state: 'undecided', ended_by_lock_down: null });
});

test('what it ended is found without reading the rest of a long log', async () => {
  const { athleteId } = family.athlete;
  await sql`
    insert into events (chain, type, actor_role)
    select chain, 'file.viewed', 'coach' from generate_series(1, 2000), unnest(${[athleteId, randomUUID()]}::uuid[]) chain`.execute(
    app.db,
  );
  await lockDown(family.guardian);
  await withClient(app.url, (client) => client.query('analyze events'));
  const plan = await plansOf(app.db, (db) => listLockDownEnds(db, [athleteId]));
  expect(plan).toContain('events_of_releases');
  expect(await listLockDownEnds(app.db, [athleteId])).toHaveLength(2);
});

test('lifting twice changes nothing', async () => {
  await lockDown(family.guardian);
  await lift(family.guardian);
  const events = await eventsOf(app.db, family.athlete.athleteId);
  expect((await lift(family.guardian)).status).toBe(204);
  expect(await eventsOf(app.db, family.athlete.athleteId)).toEqual(events);
});

test('neither the minor nor a guardian who has confirmed nothing lifts another guardian’s lock-down', async () => {
  const { athlete, guardian, coach } = family;
  const linked = await joinGuardian(app, athlete.athleteId, 'Otis Bellweather', 'linked');
  await lockDown(guardian);
  expect((await lift(athlete)).status).toBe(403);
  expect((await lift(linked)).status).toBe(403);
  expect((await lift(coach)).status).toBe(404);
  expect((await familyOf(guardian))?.locked_down).not.toBeNull();
});

test('an adult’s own lock-down is lifted by saving', async () => {
  const { athlete } = family;
  await app.db
    .updateTable('athletes')
    .set({ birthdate: '2001-06-01' })
    .where('id', '=', athlete.athleteId)
    .execute();
  expect((await lockDown(athlete)).status).toBe(204);
  const body = { birthdate: '2001-06-01', visibility: 'public' };
  expect((await app.call('PUT', '/api/profile', { token: athlete.token, body })).status).toBe(200);
});
