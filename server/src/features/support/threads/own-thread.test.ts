/** What people wrote to support, in their own hands: with an account on a page, without one by quoting the reference. */
import { randomUUID } from 'node:crypto';
import type { SupportInbox, SupportRequestPage } from '@faircourt/contracts/support-inbox';
import type { OwnThread, OwnThreadList } from '@faircourt/contracts/support-threads';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { joinAdmin } from '../../../../test/features/admin.ts';
import { newAddress, writeTo } from '../../../../test/features/support.ts';
import { eventsOf } from '../../../../test/records/athlete-records.ts';
import type { SignedIn } from '../../../../test/records/conversations.ts';
import { startTestApp, type TestApp } from '../../../../test/app/test-app.ts';

let app: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  app = await startTestApp();
  admin = await joinAdmin(app);
});
afterAll(() => app.close());
beforeEach(() => app.db.deleteFrom('support_requests').execute());

const threads = async ({ token }: { token: string }) =>
  (await app.call<OwnThreadList>('GET', '/api/support-threads', { token })).body.threads;
const thread = ({ token }: { token: string }, id: string) =>
  app.call<OwnThread>('GET', `/api/support-threads/${id}`, { token });
const reply = ({ token }: { token: string }, id: string, body: object) =>
  app.call('POST', `/api/support-threads/${id}/replies`, { token, body });
const text = (body: string) => ({ body, submission_id: randomUUID() });
const work = (id: string, what: string, body: object = {}) =>
  app.call('POST', `/api/support-requests/${id}/${what}`, { token: admin.token, body });
const page = async (id: string) =>
  (await app.call<SupportRequestPage>('GET', `/api/support-requests/${id}`, admin)).body;

async function write(body: Record<string, unknown>): Promise<{ id: string; reference: string }> {
  const { reference } = (await writeTo(app, body)).body;
  return app.db
    .selectFrom('support_requests')
    .select(['id', 'reference'])
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
}

test('the owner of the address reads our answers and replies; what admins note stays among them', async () => {
  const coach = await app.join('coach');
  const { id, reference } = await write({ email: coach.email.toUpperCase(), message: 'ANYBODY TYPED THIS' });
  await work(id, 'notes', text('Looks honest.'));
  await work(id, 'answers', text('Which invoice is it?'));
  expect(await threads(coach)).toMatchObject([{ id, reference, answer_by: null, is_closed: false }]);
  const { body } = await thread(coach, id);
  // The form asks for no password: the words may be those of somebody else who typed this address.
  expect(body.message).toBeNull();
  expect(body.messages).toMatchObject([{ is_own: false, body: 'Which invoice is it?' }]);
  expect(JSON.stringify(body)).not.toMatch(/honest|ANYBODY|Root/);

  await work(id, 'close');
  const answer = text('The one of May.');
  const answers = await Promise.all([reply(coach, id, answer), reply(coach, id, answer)]);
  expect(answers.map(({ status }) => status)).toEqual([204, 204]);
  const seen = await page(id);
  expect(seen.messages.map(({ kind }) => kind)).toEqual(['note', 'answer', 'reply']);
  expect(seen).toMatchObject({ closed_at: null, waiting_since: expect.any(String) });
  const types = (await eventsOf(app.db, id)).map(({ type }) => type);
  expect(types.slice(-3, -1)).toEqual(['support.reopened', 'support.replied']);
  expect((await threads(coach))[0]?.answer_by).not.toBeNull();
});

test('an address that nobody has proven shows nothing, and neither does somebody else’s message', async () => {
  const [coach, stranger] = [await app.join('coach'), await app.join('coach')];
  const { id } = await write({ email: coach.email });
  expect(await threads(stranger)).toEqual([]);
  expect((await thread(stranger, id)).status).toBe(404);
  expect((await reply(stranger, id, text('Mine now.'))).status).toBe(404);
  await app.db
    .updateTable('auth_users')
    .set({ email_verified: false })
    .where('email', '=', coach.email)
    .execute();
  expect(await threads(coach)).toEqual([]);
  expect((await thread(coach, id)).status).toBe(404);
});

test('a report about a guardian is on no page that the guardian could see', async () => {
  const athlete = await app.join('guardian');
  const { id } = await write({ type: 'safety', email: athlete.email });
  const source = { source: 'guardian', reporter_user_id: athlete.userId } as const;
  await app.db.updateTable('support_requests').set(source).where('id', '=', id).execute();
  expect(await threads(athlete)).toEqual([]);
  expect((await thread(athlete, id)).status).toBe(404);
  expect((await reply(athlete, id, text('Hello?'))).status).toBe(404);
});

test('what an account wrote stays its own when the address has found a new owner', async () => {
  const [child, parent] = [await app.join('guardian'), await app.join('guardian')];
  const { id } = await write({ type: 'safety', email: parent.email });
  const source = { source: 'conversation', reporter_user_id: child.userId } as const;
  await app.db.updateTable('support_requests').set(source).where('id', '=', id).execute();
  expect(await threads(parent)).toEqual([]);
  expect((await thread(parent, id)).status).toBe(404);
  expect((await reply(parent, id, text('Forget it.'))).status).toBe(404);
  expect(await threads(child)).toMatchObject([{ id }]);
});

test('a reply to what was closed without an answer waits from then on', async () => {
  const coach = await app.join('coach');
  const { id } = await write({ email: coach.email });
  const longAgo = new Date('2026-01-05T10:00:00Z');
  await app.db
    .updateTable('support_requests')
    .set({ created_at: longAgo, waiting_since: longAgo })
    .where('id', '=', id)
    .execute();
  await work(id, 'close');
  await reply(coach, id, text('I still wait.'));
  expect((await page(id)).waiting_since).not.toBe(longAgo.toISOString());
});

test('a safety report says nothing of safety in the list of its writer', async () => {
  const guardian = await app.join('guardian');
  await write({ type: 'safety', email: guardian.email });
  expect(await threads(guardian)).toMatchObject([{ type: null }]);
});

test('without an account one goes on by quoting the reference, from the same address', async () => {
  const email = newAddress();
  const { id, reference } = await write({ email, type: 'billing' });
  await work(id, 'answers', text('Which invoice?'));
  const again = {
    email: email.toUpperCase(),
    reference: ` ${reference.toLowerCase()} `,
    message: 'That of May.',
  };
  const submission_id = randomUUID();
  const receipts = await Promise.all([1, 2].map(() => writeTo(app, { ...again, submission_id })));
  expect(receipts.map(({ body }) => body)).toEqual(
    [1, 2].map(() => ({ reference, type: 'billing', answer_within_hours: 48 })),
  );
  const seen = await page(id);
  expect(seen.messages.map(({ kind, body }) => `${kind}: ${body}`)).toEqual([
    'answer: Which invoice?',
    'reply: That of May.',
  ]);
  expect(seen.waiting_since).not.toBeNull();
  expect((await app.call<SupportInbox>('GET', '/api/support-requests', admin)).body.requests).toHaveLength(1);
});

test('from another address it is a new message about the same, and shows nothing of the first', async () => {
  const { id, reference } = await write({ type: 'safety' });
  const { body } = await writeTo(app, { reference, type: 'general', message: 'It is me.' });
  expect(body.reference).not.toBe(reference);
  // Kept as urgent as the first, but the answer does not say so: a reference is no proof of who asks.
  expect(body).toMatchObject({ type: 'general', answer_within_hours: 48 });
  const kept = app.db.selectFrom('support_requests').select('type').where('reference', '=', body.reference);
  expect(await kept.executeTakeFirst()).toEqual({ type: 'safety' });
  expect((await page(id)).messages).toEqual([]);
  expect((await writeTo(app, { reference: 'no such thing' })).body.type).toBe('general');
});

test('a reply to a safety report alerts the admins again', async () => {
  const alerted = await app.join('guardian');
  await app.db.updateTable('users').set({ role: 'admin' }).where('id', '=', alerted.userId).execute();
  const email = newAddress();
  const { id, reference } = await write({ email, type: 'safety' });
  const alerts = async () =>
    (await app.mails()).filter(({ to, subject }) => to === alerted.email && /safety report/.test(subject));
  await expect.poll(async () => (await alerts()).length, { timeout: 20_000 }).toBe(1);
  await writeTo(app, { email, reference, message: 'He is back.' });
  await expect.poll(async () => (await alerts()).length, { timeout: 20_000 }).toBe(2);
  expect((await alerts())[0]?.text).toContain(`/dashboard/support/${id}`);
});
