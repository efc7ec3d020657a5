/** The bell keeps what it tells until it was read or dealt with: opening it changes nothing. */
import { notificationListSchema } from '@faircourt/contracts/notifications';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type Joined, type TestApp } from '../../../test/app/test-app.ts';

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
