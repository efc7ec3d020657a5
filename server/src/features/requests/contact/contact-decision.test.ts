/** First contact as the family decides it: a yes opens a conversation, a no ends it, and nobody else has a say. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eventsOf } from '../../../../test/records/athlete-records.ts';
import type { SignedInCoach } from '../../../../test/records/conversations.ts';
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
