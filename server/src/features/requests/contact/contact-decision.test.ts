/** First contact as the family decides it: a yes opens a conversation, a no ends it, and nobody else has a say. */
import { CONSENTS_TO_SHOW } from '@faircourt/contracts/vocabulary';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eventsOf } from '../../../../test/records/athlete-records.ts';
import {
  joinGuardian,
  openThread,
  send,
  type SignedIn,
  type SignedInCoach,
} from '../../../../test/records/conversations.ts';
import { seedSignatures } from '../../../../test/records/seeded-signatures.ts';
import { problemOf, startTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import {
  ABSENT,
  askable,
  type AskedFamily,
  askToTalk,
  decideContact,
  DECLINE,
  joinAskedFamily,
  joinAskingCoach,
  joinStranger,
  noticesOf,
  openRequestId,
  requestsOf,
  sentBy,
} from '../../../../test/features/requests.ts';

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
});

const ask = (changes: object = {}) => askToTalk(app, coach, family.athlete, changes);
const stateOf = async () => (await askable(app, coach, family.athlete)).body.contact;
const requestId = () => openRequestId(app, family.guardian, 'contact');

const sign = ({ userId }: SignedIn) =>
  seedSignatures(app.db, { athleteId: family.athlete.athleteId, guardianUserId: userId }, CONSENTS_TO_SHOW);

describe('a yes without the forms', () => {
  beforeEach(async () => {
    await app.db
      .deleteFrom('consent_signatures')
      .where('athlete_id', '=', family.athlete.athleteId)
      .execute();
    await ask();
  });
  test('is not taken: it says what to sign, tells nobody and opens nothing', async () => {
    const [request] = (await requestsOf(app, family.guardian)).open;
    expect(request).toMatchObject({ kind: 'contact', missing_consents: [...CONSENTS_TO_SHOW] });
    expect(problemOf(await decideContact(app, family.guardian, await requestId()))).toMatchObject({
      status: 409,
      code: 'consent_needed',
    });
    expect(await stateOf()).toMatchObject({ status: 'requested', thread_id: null });
    expect(await noticesOf(app, coach)).toEqual([]);
    expect(await noticesOf(app, family.athlete)).toEqual([]);

    await sign(family.second);
    expect((await decideContact(app, family.guardian, await requestId())).status).toBe(200);
    const { thread_id: threadId } = await stateOf();
    expect((await send(app, threadId ?? '', coach, 'Hello.')).status).toBe(201);
  });

  test('needs none from a family that says no', async () => {
    expect((await decideContact(app, family.guardian, await requestId(), DECLINE)).status).toBe(200);
  });
});

test('of a child under 13 the list names the forms that only a guardian with verified guardianship can sign', async () => {
  family = await joinAskedFamily(app, { birthdate: '2015-06-01' });
  await ask();
  const { athleteId } = family.athlete;
  await app.db.deleteFrom('consent_signatures').where('athlete_id', '=', athleteId).execute();
  await sign(await joinGuardian(app, athleteId, 'Otis Bellweather', 'confirmed'));
  const missing = async () => (await requestsOf(app, family.guardian)).open[0]?.missing_consents;
  expect(await missing()).toEqual([...CONSENTS_TO_SHOW]);
  expect(problemOf(await decideContact(app, family.guardian, await requestId())).code).toBe('consent_needed');

  await sign(family.second);
  expect(await missing()).toEqual([]);
  expect((await decideContact(app, family.guardian, await requestId())).status).toBe(200);
});

test('a conversation pauses when the link of the only one who signed ends, and goes on with the next signature', async () => {
  await app.db
    .deleteFrom('consent_signatures')
    .where('guardian_user_id', '<>', family.second.userId)
    .where('athlete_id', '=', family.athlete.athleteId)
    .execute();
  await sign(family.second);
  await ask();
  await decideContact(app, family.guardian, await requestId());
  const { thread_id: threadId } = await stateOf();
  const link = await app.db
    .selectFrom('guardian_links')
    .select('id')
    .where('guardian_user_id', '=', family.second.userId)
    .executeTakeFirstOrThrow();
  await app.call('POST', `/api/guardian-links/${link.id}/end`, { token: family.second.token });
  const id = threadId ?? '';
  expect((await openThread(app, id, coach)).status).toBe(404);
  expect(await sentBy(app, coach)).toMatchObject([{ status: 'approved', thread_id: null }]);
  expect((await openThread(app, id, family.guardian)).body).toMatchObject({
    is_open: false,
    waits_for_forms: true,
  });
  expect((await send(app, id, coach, 'Hello.')).status).toBe(404);
  expect((await send(app, id, family.guardian, 'Hello.')).status).toBe(403);

  await sign(family.guardian);
  expect((await openThread(app, id, coach)).body).toMatchObject({ is_open: true, waits_for_forms: false });
  expect(await sentBy(app, coach)).toMatchObject([{ thread_id: id }]);
  expect((await send(app, id, coach, 'Hello.')).status).toBe(201);
});

describe('a yes', () => {
  test('opens one thread, and now the athlete hears of it', async () => {
    await ask();
    const id = await requestId();
    const { status, body } = await decideContact(app, family.guardian, id);
    expect(status).toBe(200);
    expect(body).toMatchObject({ kind: 'contact', status: 'approved', decided_by: 'Rosa Bellweather' });
    const { thread_id: threadId, status: state } = await stateOf();
    expect(state).toBe('approved');
    expect(await noticesOf(app, family.athlete)).toEqual([
      {
        kind: 'contact_approved',
        data: {
          thread_id: threadId,
          coach_name: 'Dana Whistler',
          institution_name: 'Lakeside College',
        },
      },
    ]);
    const mail = await app.waitForMail(family.athlete.email, /coach may write/);
    expect(mail.text).toContain(`/dashboard/messages/${threadId}`);
    expect(await noticesOf(app, coach)).toMatchObject([
      { kind: 'request_decided', data: { about: 'contact', decision: 'approved' } },
    ]);
    expect(await sentBy(app, coach)).toMatchObject([
      { kind: 'contact', status: 'approved', thread_id: threadId, athlete: { name: 'Nia B.' } },
    ]);
    for (const person of [coach, family.guardian, family.second, family.athlete]) {
      expect((await app.call('GET', `/api/threads/${threadId}`, { token: person.token })).status).toBe(200);
    }
  });

  test('of an adult athlete to themself needs no news of it', async () => {
    const adult = await joinAskedFamily(app, { birthdate: '2006-01-01' });
    await askToTalk(app, coach, adult.athlete);
    expect((await requestsOf(app, adult.guardian)).open).toEqual([]);
    const id = await openRequestId(app, adult.athlete, 'contact');
    expect((await decideContact(app, adult.athlete, id)).status).toBe(200);
    expect((await noticesOf(app, adult.athlete)).map(({ kind }) => kind)).toEqual(['contact_requested']);
  });

  test('once more to the same coach opens the same thread again', async () => {
    await ask();
    await decideContact(app, family.guardian, await requestId());
    const { thread_id: threadId } = await stateOf();
    const id = (await requestsOf(app, family.guardian)).decided[0]?.id ?? '';
    await decideContact(app, family.second, id, { ...DECLINE, reason: 'Enough for now.' });
    expect(await stateOf()).toMatchObject({ status: 'declined', thread_id: null, reason: 'Enough for now.' });
    moment = '2026-12-15T00:00:00Z';
    await ask();
    await decideContact(app, family.second, await requestId());
    expect(await stateOf()).toMatchObject({ status: 'approved', thread_id: threadId });
    expect(await app.db.selectFrom('threads').select('id').execute()).toContainEqual({ id: threadId });
  });
});

describe('a no', () => {
  test('with a reason reaches the coach, who waits thirty days', async () => {
    await ask();
    const reason = 'After the season.';
    await decideContact(app, family.guardian, await requestId(), { ...DECLINE, reason });
    expect(await stateOf()).toMatchObject({ status: 'declined', reason, can_ask_again_on: '2026-12-15' });
    moment = '2026-12-14T23:59:59Z';
    const early = await ask();
    expect(problemOf(early)).toMatchObject({
      code: 'conflict',
      detail: expect.stringContaining('2026-12-15'),
    });
    moment = '2026-12-15T00:00:00Z';
    expect((await ask()).status).toBe(201);
  });

  test('after another guardian’s yes ends the conversation for the coach', async () => {
    await ask();
    const id = await requestId();
    await decideContact(app, family.guardian, id);
    const { thread_id: threadId } = await stateOf();
    expect((await decideContact(app, family.second, id, DECLINE)).body).toMatchObject({
      status: 'declined',
      decided_by: 'Otis Bellweather',
    });
    const url = `/api/threads/${threadId}`;
    expect((await app.call('GET', url, { token: coach.token })).status).toBe(404);
    expect((await app.call('GET', url, { token: family.athlete.token })).status).toBe(200);
    const types = (await eventsOf(app.db, family.athlete.athleteId)).map(({ type }) => type);
    expect(types).toEqual(['contact.requested', 'contact.approved', 'contact.withdrawn']);
    expect((await noticesOf(app, coach)).at(-1)?.data).toMatchObject({ decision: 'closed' });
  });
});

describe('deciding', () => {
  test('twice the same changes nothing; otherwise it says what happened', async () => {
    await ask();
    const id = await requestId();
    await decideContact(app, family.guardian, id, DECLINE);
    expect((await decideContact(app, family.second, id, DECLINE)).status).toBe(200);
    expect(problemOf(await decideContact(app, family.second, id))).toMatchObject({
      code: 'conflict',
      detail: 'This request was declined already by Rosa Bellweather.',
    });
    expect(await noticesOf(app, coach)).toHaveLength(1);
  });

  test('two guardians at once: one thread, one notification to the coach, and a denial wins', async () => {
    await ask();
    const id = await requestId();
    const both = await Promise.all([
      decideContact(app, family.guardian, id),
      decideContact(app, family.second, id),
    ]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await noticesOf(app, coach)).toHaveLength(1);
    expect(await noticesOf(app, family.athlete)).toHaveLength(1);

    const other = await joinAskingCoach(app);
    await askToTalk(app, other, family.athlete);
    const second = await requestId();
    const [, no] = await Promise.all([
      decideContact(app, family.guardian, second),
      decideContact(app, family.second, second, DECLINE),
    ]);
    expect(no?.status).toBe(200);
    expect((await askable(app, other, family.athlete)).body.contact.status).toBe('declined');
  });

  test('is for those who decide; others find nothing', async () => {
    await ask();
    const id = await requestId();
    for (const person of [family.athlete, coach, await joinStranger(app)]) {
      expect((await decideContact(app, person, id)).status).toBe(404);
      expect((await decideContact(app, person, ABSENT)).status).toBe(404);
    }
    expect((await requestsOf(app, family.guardian)).open).toHaveLength(1);
  });
});
