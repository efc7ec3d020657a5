import type { Notification } from '@faircourt/contracts/notifications';
import { REMINDER_DAYS } from '@faircourt/contracts/verification';
import { DAY_MS } from '@faircourt/contracts/time';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signIn } from '../../../../test/records/conversations.ts';
import { startTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import {
  joinDirector,
  judge,
  queueOf,
  seedItem,
  step,
  type Director,
} from '../../../../test/features/queue.ts';
import { NOTIFY_OF_DECISION, notifyOfDecision } from './decision.notices.ts';

const NOW = new Date('2026-03-02T12:00:00Z');
const REMINDER = 'This is a reminder: the director asked you on March 2';
const later = (days: number) => new Date(NOW.getTime() + days * DAY_MS);
let moment = NOW;
let app: TestApp;
let director: Director;
beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => moment } });
  director = await joinDirector(app, ['US']);
});
afterAll(() => app.close());

/** Signed in today: a session of the first day has ended by now. */
async function directorToday(): Promise<Director> {
  return { ...director, token: await signIn(app, director.userId) };
}

/** The jobs that tell of this item, and what happens when they run. */
async function tellAll(id: string): Promise<void> {
  const { rows } = await sql<{ data: Parameters<typeof notifyOfDecision>[1] }>`
    delete from pgboss.job where name = ${NOTIFY_OF_DECISION.name} and data ->> 'verificationId' = ${id}
    returning data`.execute(app.db);
  for (const { data } of rows) {
    await notifyOfDecision(
      { db: app.db, jobs: app.runtime.jobs, baseUrl: 'https://faircourt.example' },
      data,
    );
  }
}

async function askedMore(country = 'US') {
  moment = NOW;
  director = await joinDirector(app, [country]);
  const item = await seedItem(app, { factGroup: 'academics', country });
  await judge(app, director, item.id, { decision: 'ask_more', reason: 'The last page is cut off.' });
  await tellAll(item.id);
  return item;
}

test('a family that has not answered for a week is reminded with the same words, by email and once in the bell', async () => {
  const { id, athlete } = await askedMore();
  moment = later(REMINDER_DAYS);
  expect((await step(app, await directorToday(), id, 'remind')).status).toBe(204);
  await tellAll(id);

  const { rows } = await sql<{ email: string }>`
    select a.email from auth_users a join users u on u.auth_id = a.id where u.id = ${athlete.guardianUserId}`.execute(
    app.db,
  );
  const reminders = async () =>
    (await app.mails()).filter(({ to, text }) => to === rows[0]?.email && text.includes(REMINDER));
  await expect.poll(reminders, { timeout: 20_000 }).toHaveLength(1);
  expect((await reminders())[0]?.text).toContain('The last page is cut off.');
  const token = await signIn(app, athlete.guardianUserId);
  const bell = await app.call<{ notifications: Notification[] }>('GET', '/api/notifications', { token });
  const unread = bell.body.notifications.filter(({ read_at }) => read_at === null);
  expect(unread).toMatchObject([{ kind: 'verification_decided', data: { decision: 'more_asked' } }]);
  expect(bell.body.notifications).toHaveLength(2);
});

test('a family is reminded at most once in seven days, counted from the question on', async () => {
  const { id } = await askedMore('CA');
  const [asked] = (await queueOf(app, director, '?part=waiting')).items;
  expect(asked).toMatchObject({ id, reminded_at: null, can_remind_from: later(REMINDER_DAYS).toISOString() });
  expect((await step(app, director, id, 'remind')).status).toBe(409);

  moment = later(REMINDER_DAYS);
  const today = await directorToday();
  expect((await step(app, today, id, 'remind')).status).toBe(204);
  expect((await step(app, today, id, 'remind')).status).toBe(409);
  const [again] = (await queueOf(app, today, '?part=waiting')).items;
  expect(again).toMatchObject({
    reminded_at: moment.toISOString(),
    can_remind_from: later(2 * REMINDER_DAYS).toISOString(),
  });
  const { rows } = await sql<{ actor_user_id: string }>`
    select actor_user_id from events where type = 'verification.reminded' and data ->> 'verification_id' = ${id}`.execute(
    app.db,
  );
  expect(rows).toEqual([{ actor_user_id: director.userId }]);
});

test('nobody is reminded of what waits for a director, or was decided', async () => {
  moment = later(30);
  director = await joinDirector(app, ['US']);
  const open = await seedItem(app, {});
  const rejected = await seedItem(app, { status: 'rejected' });
  for (const { id } of [open, rejected]) expect((await step(app, director, id, 'remind')).status).toBe(409);
});

test('a director of another country cannot remind a family', async () => {
  const { id } = await askedMore();
  moment = later(REMINDER_DAYS);
  const stranger = await joinDirector(app, ['NZ']);
  expect((await step(app, stranger, id, 'remind')).status).toBe(404);
});
