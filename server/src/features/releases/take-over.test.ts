/** What falls with a guardian's link, and how another guardian picks it up. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { eventsOf } from '../../../test/records/athlete-records.ts';
import {
  joinConversation,
  joinGuardian,
  type JoinedConversation,
  type SignedIn,
} from '../../../test/records/conversations.ts';
import { whileLocked } from '../../../test/app/held-lock.ts';
import { seedSignatures } from '../../../test/records/seeded-signatures.ts';
import { problemOf, startTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { familyCardOf } from '../../../test/features/family.ts';
import { finishLink } from '../guardian-links/links/link-change.service.ts';
import { findOpenLinkOf } from '../guardian-links/links/link.store.ts';

let app: TestApp;
let now = new Date('2026-11-15T12:00:00Z');
let family: JoinedConversation;
let other: SignedIn;
beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => now } });
});
afterAll(() => app.close());
beforeEach(async () => {
  now = new Date('2026-11-15T12:00:00Z');
  family = await joinConversation(app);
  const { athlete, guardian } = family;
  other = await joinGuardian(app, athlete.athleteId);
  for (const who of [guardian, other]) {
    await seedSignatures(app.db, { athleteId: athlete.athleteId, guardianUserId: who.userId });
  }
  await turnOn('identity');
  await turnOn('videos', '2026-11-18');
});

async function turnOn(field_group: string, expires_on: string | null = null, who = family.guardian) {
  const body = { field_group, audience: 'everyone', is_on: true, expires_on };
  await app.call('PUT', `/api/family/${family.athlete.athleteId}/releases`, { token: who.token, body });
}

async function endLinkOf(guardian: SignedIn): Promise<void> {
  await inTransaction(app.db, async (trx) => {
    const link = await findOpenLinkOf(trx, family.athlete.athleteId, guardian.userId);
    if (!link) throw new Error('There is no such link');
    await finishLink(trx, link, { by: { userId: guardian.userId, role: 'guardian' }, now });
  });
}

const cardOf = (who: SignedIn) => familyCardOf(app, who, family.athlete);

async function handoverIds(): Promise<string[]> {
  return (await cardOf(other)).offered.map(({ id }) => id);
}

function answer(who: SignedIn, ids: string[], takes = true) {
  return app.call('POST', `/api/family/${family.athlete.athleteId}/take-over`, {
    token: who.token,
    body: { release_ids: ids, takes },
  });
}

async function isOn(group: string): Promise<boolean | undefined> {
  const { switches } = await cardOf(other);
  return switches.find((one) => one.field_group === group && one.audience === 'everyone')?.is_on;
}

async function coachsThread(): Promise<number> {
  const { coach, threadId } = family;
  return (await app.call('GET', `/api/threads/${threadId}`, { token: coach.token })).status;
}

async function typesOf(): Promise<string[]> {
  return (await eventsOf(app.db, family.athlete.athleteId)).map(({ type }) => type);
}

test('what a guardian released falls with the link and is offered to the other for 14 days', async () => {
  await endLinkOf(family.guardian);
  expect(await isOn('identity')).toBe(false);
  expect(await coachsThread()).toBe(404);
  const { offered } = await cardOf(other);
  expect(offered).toMatchObject([
    { field_group: 'identity', audience: 'everyone', released_by: 'Rosa Bellweather' },
    { field_group: 'videos' },
    { field_group: 'contact', institution_name: 'Lakeside College' },
  ]);
  expect(offered.map(({ offered_until }) => offered_until)).toEqual(
    Array.from({ length: 3 }, () => '2026-11-29T12:00:00.000Z'),
  );
  const notices = await app.db
    .selectFrom('notifications')
    .select('data')
    .where('user_id', '=', other.userId)
    .where('kind', '=', 'releases_offered')
    .execute();
  expect(notices).toEqual([{ data: { athlete_name: 'Nia Bellweather' } }]);
  expect((await cardOf(family.athlete)).offered).toEqual([]);
});

test('taken over, it is in effect again in the other’s name, with its last day, and the conversation goes on', async () => {
  await endLinkOf(family.guardian);
  expect((await answer(other, await handoverIds())).status).toBe(204);
  expect((await cardOf(other)).offered).toEqual([]);
  const { switches } = await cardOf(other);
  const onesOn = switches.filter(({ is_on }) => is_on);
  expect(onesOn).toMatchObject([
    { field_group: 'identity', expires_at: null, decided_by: { is_you: true } },
    { field_group: 'videos', expires_at: '2026-11-19T00:00:00.000Z', decided_by: { is_you: true } },
  ]);
  expect(await coachsThread()).toBe(200);
  expect((await typesOf()).filter((type) => type.endsWith('.taken_over'))).toEqual([
    'release.taken_over',
    'release.taken_over',
    'contact.taken_over',
  ]);
});

test('a conversation is not taken over before the forms are signed that only the leaving guardian had signed', async () => {
  await app.db.deleteFrom('consent_signatures').where('guardian_user_id', '=', other.userId).execute();
  await endLinkOf(family.guardian);
  const ids = await handoverIds();
  const refused = await answer(other, ids);
  expect([refused.status, problemOf(refused).code]).toEqual([409, 'consent_needed']);
  expect(await handoverIds()).toEqual(ids);
  expect((await typesOf()).filter((type) => type.endsWith('.taken_over'))).toEqual([]);

  await seedSignatures(app.db, { athleteId: family.athlete.athleteId, guardianUserId: other.userId });
  expect((await answer(other, ids)).status).toBe(204);
  expect(await coachsThread()).toBe(200);
});

test('two guardians who take it over at once do it once, and both are told it is done', async () => {
  const third = await joinGuardian(app, family.athlete.athleteId, 'Pia Bellweather');
  await endLinkOf(family.guardian);
  const ids = await handoverIds();
  const lock: [string, string] = ['select from athletes where id = $1 for update', family.athlete.athleteId];
  const { answers } = await whileLocked(app.url, lock, async (untilWaiting) => {
    const both = [answer(other, ids), answer(third, ids)];
    await untilWaiting(2);
    return { answers: Promise.all(both) };
  });
  expect((await answers).map(({ status }) => status)).toEqual([204, 204]);
  expect((await typesOf()).filter((type) => type.endsWith('.taken_over'))).toHaveLength(3);
  const approved = await app.db
    .selectFrom('releases')
    .select('field_group')
    .where('athlete_id', '=', family.athlete.athleteId)
    .where('status', '=', 'approved')
    .execute();
  expect(approved).toHaveLength(2);
});

test('refused, it stays withdrawn and cannot be taken any more', async () => {
  await endLinkOf(family.guardian);
  const ids = await handoverIds();
  expect((await answer(other, ids, false)).status).toBe(204);
  expect((await answer(other, ids, false)).status).toBe(204);
  expect((await cardOf(other)).offered).toEqual([]);
  const late = await answer(other, ids);
  expect([late.status, problemOf(late).code]).toEqual([409, 'conflict']);
  expect(await isOn('identity')).toBe(false);
});

test('a handover runs out, and so does what had a last day before', async () => {
  await endLinkOf(family.guardian);
  const ids = await handoverIds();
  now = new Date('2026-11-19T00:00:00Z');
  expect((await cardOf(other)).offered.map(({ field_group }) => field_group)).toEqual([
    'identity',
    'contact',
  ]);
  now = new Date('2026-11-29T12:00:00Z');
  expect((await cardOf(other)).offered).toEqual([]);
  expect((await answer(other, ids)).status).toBe(409);
  expect(await isOn('identity')).toBe(false);
});

test('a no of the other guardian, or a lock-down, ends the handover', async () => {
  await endLinkOf(family.guardian);
  const url = `/api/family/${family.athlete.athleteId}`;
  await app.call('PUT', `${url}/releases`, {
    token: other.token,
    body: { field_group: 'identity', audience: 'everyone', is_on: false },
  });
  expect((await cardOf(other)).offered.map(({ field_group }) => field_group)).toEqual(['videos', 'contact']);
  await app.call('POST', `${url}/lock-down`, { token: other.token });
  expect((await cardOf(other)).offered).toEqual([]);
});

test('what the other has released in the meantime is not touched by a take-over', async () => {
  await endLinkOf(family.guardian);
  const [identity] = await handoverIds();
  await turnOn('identity', '2026-12-01', other);
  expect((await answer(other, [identity ?? ''])).status).toBe(204);
  const { switches } = await cardOf(other);
  expect(switches[0]).toMatchObject({ field_group: 'identity', expires_at: '2026-12-02T00:00:00.000Z' });
});

test('the last guardian’s releases are offered to nobody', async () => {
  await endLinkOf(other);
  await endLinkOf(family.guardian);
  const rows = await app.db
    .selectFrom('releases')
    .select(['status', 'offered_until'])
    .where('athlete_id', '=', family.athlete.athleteId)
    .execute();
  expect(rows).toEqual([
    { status: 'withdrawn', offered_until: null },
    { status: 'withdrawn', offered_until: null },
  ]);
  expect(await coachsThread()).toBe(404);
});

test('of an adult nothing falls: it is kept in the athlete’s own name', async () => {
  await app.db
    .updateTable('athletes')
    .set({ birthdate: '2008-01-01' })
    .where('id', '=', family.athlete.athleteId)
    .execute();
  await endLinkOf(family.guardian);
  const own = await cardOf(family.athlete);
  expect(own.switches.find(({ is_on }) => is_on)).toMatchObject({
    field_group: 'identity',
    decided_by: { is_you: true },
  });
  expect(await coachsThread()).toBe(200);
  expect((await typesOf()).slice(-3)).toEqual([
    'release.passed_on',
    'release.passed_on',
    'contact.passed_on',
  ]);
});

test('a guardian of somebody else, the athlete and the one whose link ended take nothing over', async () => {
  await endLinkOf(family.guardian);
  const ids = await handoverIds();
  const stranger = await app.join('guardian');
  for (const who of [stranger, family.athlete, family.guardian]) {
    expect((await answer(who, ids)).status).toBe(404);
  }
  expect((await answer(other, ['0190a0a0-0000-7000-8000-000000000000'])).status).toBe(409);
});
