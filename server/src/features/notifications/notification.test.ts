/** The bell keeps what it tells until it was read or dealt with: opening it changes nothing. */
import { notificationListSchema } from '@faircourt/contracts/notifications';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openStream, until } from '../../../test/app/live-stream.ts';
import { startTestApp, type Joined, type TestApp } from '../../../test/app/test-app.ts';
import { notify } from '../../delivery/bell.ts';
import { publishLive } from '../../platform/live/live-hub.ts';

let app: TestApp;
let person: Joined;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  person = await app.join('guardian');
  await app.db.deleteFrom('notifications').where('user_id', '=', person.userId).execute();
});

async function tell(count: number): Promise<void> {
  await sql`
    insert into notifications (user_id, kind, data, created_at)
    select ${person.userId}, 'welcome', jsonb_build_object('name', 'No. ' || n), '2026-11-01'::timestamptz + n / 2 * interval '1 minute'
    from generate_series(1, ${count}::int) n`.execute(app.db);
}

async function list(query = '') {
  const { body } = await app.call('GET', `/api/notifications${query}`, { token: person.token });
  return notificationListSchema.parse(body);
}

const read = (path: string, who: Joined = person) =>
  app.call<{ unread: number }>('POST', `/api/notifications/${path}`, { token: who.token });

test('looking at them leaves them unread; each is read by itself, and all at once', async () => {
  await tell(3);
  expect((await list()).unread).toBe(3);
  const { notifications, unread } = await list();
  expect(unread).toBe(3);
  const [first] = notifications;
  expect((await read(`${first?.id}/read`)).body).toEqual({ unread: 2 });
  expect((await read(`${first?.id}/read`)).body).toEqual({ unread: 2 });
  expect((await list('?unread=true')).notifications.map(({ id }) => id)).toEqual(
    notifications.slice(1).map(({ id }) => id),
  );
  expect((await read('read')).body).toEqual({ unread: 0 });
});

test('pages follow each other without a gap or a double, also where several came in one moment', async () => {
  await tell(71);
  const seen: string[] = [];
  let query = '';
  for (let page = 0; page < 3; page++) {
    const { notifications, next } = await list(query);
    seen.push(...notifications.map(({ id }) => id));
    query = `?before=${next}`;
    expect(next === null).toBe(page === 2);
  }
  expect(new Set(seen).size).toBe(71);
});

test('nobody marks what is somebody else’s, nor pages through it', async () => {
  await tell(1);
  const [mine] = (await list()).notifications;
  const other = await app.join('guardian');
  expect((await read(`${mine?.id}/read`, other)).status).toBe(404);
  expect((await list()).unread).toBe(1);
  const { body } = await app.call('GET', `/api/notifications?before=${mine?.id}`, { token: other.token });
  expect(notificationListSchema.parse(body).notifications).toEqual([]);
});

describe('what newer code has written, in an upgrade that is under way or was taken back', () => {
  const names = async (query = '') =>
    (await list(query)).notifications.map(({ kind, data }) => ('name' in data ? data.name : kind));

  async function tellOfNextYear(kind: string, data: object): Promise<string> {
    const { id } = await app.db
      .insertInto('notifications')
      .values({ user_id: person.userId, kind, data: JSON.stringify(data) })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }

  test('a kind that this code does not know is left out, and stays unread for the code that does', async () => {
    await tell(2);
    const id = await tellOfNextYear('of_next_year', {});
    expect(await names()).toEqual(['No. 2', 'No. 1']);
    expect((await list()).unread).toBe(2);
    expect((await read(`${id}/read`)).status).toBe(404);
    expect((await read('read')).body).toEqual({ unread: 0 });
    const { read_at: readAt } = await app.db
      .selectFrom('notifications')
      .select('read_at')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(readAt).toBeNull();
  });

  test('a fact that this code has no words for is left out, and counts as the others of its kind do', async () => {
    await tell(1);
    await tellOfNextYear('team_news', { what: 'of_next_year', name: 'Somebody' });
    expect(await names()).toEqual(['No. 1']);
    expect((await list()).unread).toBe(2);
    expect((await read('read')).body).toEqual({ unread: 0 });
    expect((await list()).unread).toBe(0);
  });

  test('the stream passes over both, and goes on', async () => {
    await tell(1);
    const [seen] = (await list()).notifications;
    const address = await app.runtime.server.listen({ port: 0, host: '127.0.0.1' });
    const missed = await tellOfNextYear('of_next_year', {});
    const stream = await openStream(address, person, { 'last-event-id': seen?.id ?? '' });
    const later = await tellOfNextYear('team_news', { what: 'of_next_year', name: 'Somebody' });
    await publishLive(
      app.db,
      ...[missed, later].map((id) => ({ userId: person.userId, event: 'notification', id })),
      { userId: person.userId, event: 'changed', topic: 'of_next_year' },
    );
    await notify(app.db, { userId: person.userId, kind: 'trial_used', data: {} });
    await until(() => stream.text().includes('trial_used'));
    expect(stream.text()).not.toContain('of_next_year');
    await stream.close();
  });
});
