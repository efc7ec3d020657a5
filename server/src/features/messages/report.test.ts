/** Reporting: kept with its ids, logged without words, and in front of every admin at once. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventsOf } from '../../../test/records/athlete-records.ts';
import { blockCoach, joinConversation, send, type SignedIn } from '../../../test/records/conversations.ts';
import { problemOf, startTestApp, type TestApp } from '../../../test/app/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const report = (threadId: string, person: SignedIn, body: Record<string, unknown>) =>
  app.call('POST', `/api/threads/${threadId}/report`, { token: person.token, body });

async function seedAdmin(email: string): Promise<void> {
  const auth = await app.db
    .insertInto('auth_users')
    .values({ email, email_verified: true })
    .returning('id')
    .executeTakeFirstOrThrow();
  await app.db.insertInto('users').values({ auth_id: auth.id, role: 'admin', name: 'Ada' }).execute();
}

test('a report names the message, alerts the admins and leaves no words in the log', async () => {
  await seedAdmin('watch@example.test');
  const { threadId, athlete, coach } = await joinConversation(app);
  const { body: message } = await send(app, threadId, coach, 'You will regret this');
  const answer = await report(threadId, athlete, {
    message_id: message.id,
    reason: 'He wants me to keep secrets.',
  });
  expect(answer.status).toBe(204);

  const { rows } = await sql<{ id: string }>`
    select id, thread_id, message_id, reported_by, reason from message_reports where thread_id = ${threadId}`.execute(
    app.db,
  );
  expect(rows).toEqual([
    {
      id: expect.any(String),
      thread_id: threadId,
      message_id: message.id,
      reported_by: athlete.userId,
      reason: 'He wants me to keep secrets.',
    },
  ]);
  const events = await eventsOf(app.db, rows[0]?.id ?? '');
  expect(events).toMatchObject([
    {
      type: 'message.reported',
      actor_role: 'athlete',
      data: { thread_id: threadId, message_id: message.id, report_id: rows[0]?.id },
    },
  ]);
  expect(JSON.stringify(events)).not.toMatch(/secrets|mother/);

  const request = await app.db
    .selectFrom('support_requests')
    .select(['type', 'email', 'message'])
    .where('email', '=', athlete.email)
    .executeTakeFirstOrThrow();
  expect(request.type).toBe('safety');
  expect(request.message).toContain(threadId);
  expect(request.message).toContain(message.id);
  expect(request.message).toContain('He wants me to keep secrets.');
  expect(request.message).not.toContain('mother');
  const alert = await app.waitForMail('watch@example.test', /safety report/);
  expect(alert.text).not.toMatch(/secrets|mother/);
  await app.waitForMail(athlete.email, /We have your message/);
});

test('a family can report after the conversation was closed; the coach cannot reach it any more', async () => {
  const conversation = await joinConversation(app);
  const { threadId, guardian, coach } = conversation;
  await blockCoach(app, conversation);
  expect((await report(threadId, guardian, { reason: 'Look at this.' })).status).toBe(204);
  const refused = await report(threadId, coach, { reason: 'They blocked me.' });
  expect([refused.status, problemOf(refused).code]).toEqual([404, 'not_found']);
});

test('nobody in the conversation reads in the family’s log who has reported', async () => {
  const { threadId, athlete, guardian } = await joinConversation(app);
  expect((await report(threadId, athlete, { reason: 'About my guardian.' })).status).toBe(204);
  for (const who of [athlete, guardian]) {
    const url = `/api/family/${athlete.athleteId}/log`;
    const log = await app.call<{ entries: unknown[] }>('GET', url, { token: who.token });
    expect([log.status, log.body.entries]).toEqual([200, []]);
  }
});

test('a double click is one report; new words about the same still reach support', async () => {
  const { threadId, guardian } = await joinConversation(app);
  const twice = [1, 2].map(() => report(threadId, guardian, { reason: 'Look at this.' }));
  expect((await Promise.all(twice)).map(({ status }) => status)).toEqual([204, 204]);
  const heard = () =>
    app.db.selectFrom('support_requests').select('message').where('email', '=', guardian.email).execute();
  expect(await heard()).toHaveLength(1);
  await report(threadId, guardian, { reason: 'And now this.' });
  expect((await heard()).map(({ message }) => message)).toContainEqual(expect.stringContaining('And now'));
  const stored = await app.db
    .selectFrom('message_reports')
    .select('reason')
    .where('thread_id', '=', threadId)
    .execute();
  expect(stored).toEqual([{ reason: 'Look at this.' }]);
});

test('a message of another conversation cannot be reported from this one', async () => {
  const [mine, theirs] = [await joinConversation(app), await joinConversation(app)];
  const { body } = await send(app, theirs.threadId, theirs.coach, 'Elsewhere');
  expect((await report(mine.threadId, mine.guardian, { message_id: body.id, reason: 'x' })).status).toBe(404);
  expect((await report(mine.threadId, mine.guardian, { reason: '   ' })).status).toBe(422);
});
