/** One answer to all that a coach asks: it counts for everything or for nothing, and a family may also put it off. */
import type { Family } from '@faircourt/contracts/family';
import { SET_ASIDE_DAYS, type FamilyRequest, type FamilyRequestList } from '@faircourt/contracts/requests';
import { DAY_MS } from '@faircourt/contracts/time';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { problemOf, startTestApp, type TestApp } from '../../../test/app/test-app.ts';
import {
  ABSENT,
  APPROVE,
  askable,
  askForRelease,
  type AskedFamily,
  askToTalk,
  DECLINE,
  joinAskedFamily,
  joinAskingCoach,
  joinStranger,
  noticesOf,
  reads,
  requestsOf,
} from '../../../test/features/requests.ts';
import type { SignedIn, SignedInCoach } from '../../../test/records/conversations.ts';

const NOW = '2026-11-15T09:00:00Z';
let moment = NOW;
let app: TestApp;
let family: AskedFamily;
let coach: SignedInCoach;
beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => new Date(moment) } });
});
afterAll(() => app.close());
beforeEach(async () => {
  moment = NOW;
  family = await joinAskedFamily(app);
  coach = await joinAskingCoach(app);
  await askForRelease(app, coach, family.athlete, ['academics', 'videos']);
  await askToTalk(app, coach, family.athlete);
});

const open = async () => (await requestsOf(app, family.guardian)).open;

function answer(who: SignedIn, requests: readonly Pick<FamilyRequest, 'kind' | 'id'>[], decision: object) {
  return app.call<FamilyRequestList>('POST', '/api/requests/answer', {
    token: who.token,
    body: { requests: requests.map(({ kind, id }) => ({ kind, id })), answer: decision },
  });
}

async function waiting(): Promise<number | undefined> {
  const { body } = await app.call<Family>('GET', '/api/family', { token: family.guardian.token });
  return body.athletes[0]?.open_requests;
}

test('one yes releases every group and opens the conversation; the coach hears of the groups in one message', async () => {
  const answered = await answer(family.guardian, await open(), APPROVE);
  expect(answered.status).toBe(200);
  expect(answered.body.open).toEqual([]);
  expect(answered.body.decided.map(({ status }) => status)).toEqual(['approved', 'approved', 'approved']);
  expect(await reads(app, coach, family.athlete)).toBe(true);
  expect(await reads(app, coach, family.athlete, 'videos')).toBe(true);
  expect((await askable(app, coach, family.athlete)).body.contact.status).toBe('approved');
  const told = await noticesOf(app, coach);
  expect(told.map(({ data }) => (data as { about: string }).about).toSorted()).toEqual([
    'contact',
    'release',
  ]);
});

test('a part can be answered, and the rest goes on waiting', async () => {
  const [first, ...rest] = await open();
  if (!first) throw new Error('Nothing is open');
  expect((await answer(family.guardian, [first], DECLINE)).body.open.map(({ id }) => id)).toEqual(
    rest.map(({ id }) => id),
  );
});

test('where one thing cannot be approved nothing is', async () => {
  await app.db
    .updateTable('coaches')
    .set({ affiliation_status: 'unverified' })
    .where('id', '=', coach.coachId)
    .execute();
  const before = await open();
  expect(problemOf(await answer(family.guardian, before, APPROVE)).code).toBe('conflict');
  expect(await open()).toEqual(before);
  expect(await noticesOf(app, coach)).toEqual([]);
});

test('requests about two athletes, a request named twice and one that does not exist are refused alike', async () => {
  const other = await joinAskedFamily(app);
  await askForRelease(app, coach, other.athlete);
  const theirs = (await requestsOf(app, other.guardian)).open;
  const own = await open();
  const [first] = own;
  if (!first) throw new Error('Nothing is open');
  for (const asked of [
    [...own, ...theirs],
    [first, first],
    [first, { kind: 'release', id: ABSENT } as const],
  ]) {
    expect(problemOf(await answer(family.guardian, asked, DECLINE)).code).toBe('not_found');
  }
  const stranger = await joinStranger(app);
  for (const who of [stranger, family.athlete, coach]) {
    expect(problemOf(await answer(who, own, { decision: 'set_aside' })).code).toBe('not_found');
  }
  expect((await open()).length).toBe(3);
});

test('what is put off stops waiting for a week, and neither the coach nor the minor learns of it', async () => {
  const { body: asked } = await askable(app, coach, family.athlete);
  expect(await waiting()).toBe(3);
  const put = await answer(family.guardian, await open(), { decision: 'set_aside' });
  expect(put.body.open.every(({ set_aside_until }) => set_aside_until !== null)).toBe(true);
  expect(await waiting()).toBe(0);
  expect((await askable(app, coach, family.athlete)).body).toEqual(asked);
  expect(await noticesOf(app, coach)).toEqual([]);
  const logFor = async (who: SignedIn) => {
    const url = `/api/family/${family.athlete.athleteId}/log`;
    const { body } = await app.call<{ entries: { type: string }[] }>('GET', url, { token: who.token });
    return body.entries.filter(({ type }) => type.endsWith('.set_aside')).length;
  };
  await answer(family.guardian, await open(), { decision: 'set_aside' });
  expect([await logFor(family.guardian), await logFor(family.athlete)], 'pressed twice, told once').toEqual([
    3, 0,
  ]);

  moment = new Date(Date.parse(NOW) + SET_ASIDE_DAYS * DAY_MS - 1).toISOString();
  expect(await waiting()).toBe(0);
  moment = new Date(Date.parse(NOW) + SET_ASIDE_DAYS * DAY_MS).toISOString();
  expect(await waiting()).toBe(3);
});

test('what was put off can be taken up again, or answered at once', async () => {
  const requests = await open();
  await answer(family.guardian, requests, { decision: 'set_aside' });
  await answer(family.second, requests, { decision: 'take_up' });
  expect(await waiting()).toBe(3);
  await answer(family.guardian, requests, { decision: 'set_aside' });
  expect((await answer(family.second, requests, DECLINE)).body.open).toEqual([]);
  await answer(family.guardian, requests, { decision: 'set_aside' });
  expect(await open()).toEqual([]);
});

test('the family reads beside a request what the record holds today', async () => {
  await app.db
    .updateTable('athletes')
    .set({ city: 'Oslo', height_cm: 188.5 })
    .where('id', '=', family.athlete.athleteId)
    .execute();
  const { records } = await requestsOf(app, family.guardian);
  expect(records).toMatchObject([
    {
      athlete_id: family.athlete.athleteId,
      city: 'Oslo',
      height_cm: 188.5,
      videos: [],
      has_transcript: false,
    },
  ]);
  await answer(family.guardian, await open(), DECLINE);
  expect((await requestsOf(app, family.guardian)).records).toEqual([]);
});

test('a request waits in the bell until all of it is answered', async () => {
  const waits = async () => {
    const { body } = await app.call<{ notifications: { kind: string; read_at: string | null }[] }>(
      'GET',
      '/api/notifications',
      { token: family.guardian.token },
    );
    const unread = body.notifications.filter(({ read_at }) => read_at === null).map(({ kind }) => kind);
    return unread.filter((kind) => kind.endsWith('_requested')).toSorted();
  };
  const releases = (await open()).filter(({ kind }) => kind === 'release');
  expect(await waits()).toEqual(['contact_requested', 'release_requested']);
  await answer(family.guardian, releases.slice(0, 1), DECLINE);
  expect(await waits()).toEqual(['contact_requested', 'release_requested']);
  await answer(family.guardian, releases.slice(1), DECLINE);
  expect(await waits()).toEqual(['contact_requested']);
  await answer(family.guardian, await open(), APPROVE);
  expect(await waits()).toEqual([]);
});
