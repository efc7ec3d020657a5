import { CAUGHT_UP_HEADER, UNHEARD_HEADER } from '@faircourt/contracts/notifications';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStream, until } from '../../../test/app/live-stream.ts';
import { PASSWORD, signInAs, startTestApp, type Joined, type TestApp } from '../../../test/app/test-app.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { reinstateAccount, suspendAccount } from '../accounts/suspension.service.ts';
import { STREAMS_PER_ACCOUNT } from './notification.limits.ts';
import { notify } from '../../delivery/bell.ts';
import { publishChange } from '../../delivery/open-pages.ts';

let app: TestApp;
let address: string;
beforeAll(async () => {
  app = await startTestApp();
  address = await app.runtime.server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

const open = (person: Joined, headers: Record<string, string> = {}) => openStream(address, person, headers);

/** What the server says to a new stream, which is put down at once. */
async function knock(person: Joined) {
  const abort = new AbortController();
  const answer = await fetch(`${address}/api/notifications/stream`, {
    headers: { authorization: `Bearer ${person.token}` },
    signal: abort.signal,
  });
  const problem: unknown = answer.ok ? null : await answer.json();
  abort.abort();
  return { status: answer.status, retryAfter: answer.headers.get('retry-after'), problem };
}

describe('the live stream', () => {
  test('brings a notification to its person and to nobody else', async () => {
    const [one, other] = [
      await app.join('coach', 'live-1@example.test'),
      await app.join('coach', 'live-2@example.test'),
    ];
    const [mine, theirs] = [await open(one), await open(other)];
    expect(mine.response.headers.get('content-type')).toContain('text/event-stream');
    await notify(app.db, {
      userId: one.userId,
      kind: 'new_sign_in',
      data: { device: { browser: 'Firefox', system: 'Linux' } },
    });
    await until(() => mine.text().includes('Firefox'));
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(theirs.text()).not.toContain('Firefox');
    await Promise.all([mine.close(), theirs.close()]);
  });

  test('tells nothing when the change it belongs to is rolled back', async () => {
    const person = await app.join('coach', 'rollback@example.test');
    const stream = await open(person);
    await inTransaction(app.db, async (trx) => {
      await notify(trx, {
        userId: person.userId,
        kind: 'new_sign_in',
        data: { device: { browser: 'Never', system: null } },
      });
      throw new Error('undone');
    }).catch(() => {});
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(stream.text()).not.toContain('Never');
    await stream.close();
  });

  test('gives what was missed to one who comes back with the last id they saw', async () => {
    const person = await app.join('coach', 'back@example.test');
    const last = await app.db
      .selectFrom('notifications')
      .select('id')
      .where('user_id', '=', person.userId)
      .executeTakeFirstOrThrow();
    await notify(app.db, {
      userId: person.userId,
      kind: 'new_sign_in',
      data: { device: { browser: 'While away', system: null } },
    });
    const stream = await open(person, { 'last-event-id': last.id });
    await until(() => stream.text().includes('While away'));
    expect(stream.text()).not.toContain('"kind":"welcome"');
    await stream.close();
  });

  test('repeats quietly what was said while the page was loading, and says that this was all', async () => {
    const [person, other] = [
      await app.join('coach', 'loading@example.test'),
      await app.join('coach', 'loading-2@example.test'),
    ];
    const witness = await open(person);
    await publishChange(app.db, { userIds: [other.userId], topic: 'team' });
    await publishChange(app.db, { userIds: [person.userId], topic: 'lists' });
    await notify(app.db, {
      userId: person.userId,
      kind: 'new_sign_in',
      data: { device: { browser: 'While loading', system: null } },
    });
    await until(() => witness.text().includes('While loading'));
    // The server itself has listened for no longer than the tests above took.
    const stream = await open(person, { [UNHEARD_HEADER]: '400' });
    expect(stream.response.headers.get(CAUGHT_UP_HEADER)).toBe('true');
    await until(() => stream.changes('notifications').length > 0);
    expect(stream.changes('lists')).toEqual([null]);
    expect(stream.text(), 'it is in the list already, and no news').not.toContain('While loading');
    expect(stream.text(), 'what another person was told').not.toContain('team');
    await Promise.all([witness.close(), stream.close()]);
  });

  test('does not end the sign-in that follows an end of all sessions', async () => {
    const person = await app.join('coach', 'again@example.test');
    const witness = await open(person);
    await suspendAccount(app.db, 'again@example.test', { userId: null, role: 'admin' });
    await until(() => witness.hasEnded());
    await reinstateAccount(app.db, 'again@example.test', { userId: null, role: 'admin' });
    const back = await signInAs(app, 'again@example.test', PASSWORD);
    const stream = await open(back, { [UNHEARD_HEADER]: '1500' });
    expect(stream.response.headers.get(CAUGHT_UP_HEADER)).toBe('true');
    await publishChange(app.db, { userIds: [person.userId], topic: 'lists' });
    await until(() => stream.changes('lists').length > 0);
    expect(stream.text()).not.toContain('signed_out');
    await stream.close();
  });

  test('says that it does not know, of a gap longer than it remembers and to a page that does not ask', async () => {
    const person = await app.join('coach', 'gap@example.test');
    for (const headers of [{}, { [UNHEARD_HEADER]: '3600000' }, { [UNHEARD_HEADER]: 'long' }]) {
      const stream = await open(person, headers);
      expect(stream.response.headers.get(CAUGHT_UP_HEADER)).toBe('false');
      expect(stream.text()).not.toContain('event:');
      await stream.close();
    }
  });

  test('reading on one device clears the other', async () => {
    const person = await app.join('coach', 'two@example.test');
    const stream = await open(person);
    await app.call('POST', '/api/notifications/read', { token: person.token });
    await until(() => stream.text().includes('event: read'));
    expect(stream.text()).toContain('{"unread":0}');
    await stream.close();
  });

  test('signing out ends that session’s stream and leaves the others open', async () => {
    const first = await app.join('coach', 'many@example.test');
    const second = await signInAs(app, 'many@example.test', PASSWORD);
    const [a, b] = [await open(first), await open(second)];
    await app.call('POST', '/api/auth/sign-out', { cookie: first.cookie });
    await until(() => a.text().includes('event: signed_out') && a.hasEnded());
    expect(b.text()).not.toContain('signed_out');
    await b.close();
  });

  test('a suspension ends the stream at once', async () => {
    const person = await app.join('coach', 'stop@example.test');
    const stream = await open(person);
    await suspendAccount(app.db, 'stop@example.test', { userId: null, role: 'admin' });
    await until(() => stream.text().includes('event: signed_out') && stream.hasEnded());
  });

  test('a new sign-in reaches the open pages of the other devices, not the one that signs in', async () => {
    const first = await app.join('coach', 'device@example.test');
    const stream = await open(first);
    await app.call('POST', '/api/auth/sign-in', {
      body: { email: 'device@example.test', password: PASSWORD },
      headers: { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/130.0 Mobile Safari/537.36' },
    });
    await until(() => stream.text().includes('"system":"Android"'));
    await stream.close();
  });

  test('one account holds ten; the eleventh is told when to come back, and nobody else is held up', async () => {
    const [busy, other] = [
      await app.join('coach', 'busy@example.test'),
      await app.join('coach', 'other@example.test'),
    ];
    const streams = await Promise.all(Array.from({ length: STREAMS_PER_ACCOUNT }, () => open(busy)));
    const refused = await knock(busy);
    expect(refused).toMatchObject({ status: 429, retryAfter: '30' });
    expect(refused.problem).toMatchObject({
      code: 'rate_limited',
      detail: 'This account has 10 live pages open already. Close one of them.',
    });
    await (await open(other)).close();

    await streams.pop()?.close();
    await expect.poll(async () => (await knock(busy)).status).toBe(200);
    await Promise.all(streams.map((stream) => stream.close()));
  });

  test('streams that are closed are forgotten', async () => {
    const person = await app.join('coach', 'closed@example.test');
    const stream = await open(person);
    expect(await app.runtime.metricsText()).toMatch(/faircourt_live_connections [1-9]/);
    await stream.close();
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(await app.runtime.metricsText()).toMatch(/faircourt_live_connections 0\b/);
  });
});
