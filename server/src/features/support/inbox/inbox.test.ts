/** The inbox: what waits in which order, who has claimed it, and answers that are emailed once and kept. */
import { randomUUID } from 'node:crypto';
import type { SupportInbox, SupportRequestPage } from '@faircourt/contracts/support-inbox';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { joinAdmin } from '../../../../test/features/admin.ts';
import { newAddress, writeTo } from '../../../../test/features/support.ts';
import { eventsOf } from '../../../../test/records/athlete-records.ts';
import type { SignedIn } from '../../../../test/records/conversations.ts';
import { openStream, until } from '../../../../test/app/live-stream.ts';
import { problemOf, startTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import { findBrokenChains } from '../../../platform/audit.ts';

const HOUR = 3_600_000;
let app: TestApp;
let admin: SignedIn;
let other: SignedIn;
beforeAll(async () => {
  app = await startTestApp();
  admin = await joinAdmin(app);
  other = await joinAdmin(app);
});
afterAll(() => app.close());
beforeEach(() => app.db.deleteFrom('support_requests').execute());

const inbox = async (query = '', { token }: { token: string } = admin) =>
  (await app.call<SupportInbox>('GET', `/api/support-requests${query}`, { token })).body;
const open = async (id: string, { token }: { token: string } = admin) =>
  (await app.call<SupportRequestPage>('GET', `/api/support-requests/${id}`, { token })).body;
const act = (id: string, what: string, body?: object, { token }: { token: string } = admin) =>
  app.call('POST', `/api/support-requests/${id}/${what}`, { token, ...(body ? { body } : {}) });
const text = (body: string) => ({ body, submission_id: randomUUID() });

/** Writes, and says since when the writer has waited. */
async function write(body: Record<string, unknown>, hoursAgo = 0): Promise<string> {
  const { reference } = (await writeTo(app, body)).body;
  const at = new Date(Date.now() - hoursAgo * HOUR);
  const { id } = await app.db
    .updateTable('support_requests')
    .set({ created_at: at, waiting_since: at })
    .where('reference', '=', reference)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** As if they had written it on a page of theirs. */
async function signedInAs({ userId }: { userId: string }, id: string): Promise<void> {
  await app.db
    .updateTable('support_requests')
    .set({ reporter_user_id: userId })
    .where('id', '=', id)
    .execute();
}

async function actorsOf(id: string, type: string): Promise<(string | null)[]> {
  const entries = await app.db
    .selectFrom('events')
    .select('actor_user_id')
    .where('chain', '=', id)
    .where('type', '=', type)
    .orderBy('seq')
    .execute();
  return entries.map(({ actor_user_id: userId }) => userId);
}

describe('the list', () => {
  test('danger comes first, then Pro Scout, then who has waited longest; nobody is named in full', async () => {
    const pro = await app.join('coach');
    await app.db.deleteFrom('subscriptions').where('owner_user_id', '=', pro.userId).execute();
    await app.db
      .insertInto('subscriptions')
      .values({
        owner_user_id: pro.userId,
        plan: 'pro_scout',
        status: 'active',
        current_period_ends_at: new Date(Date.now() + 24 * HOUR),
      })
      .execute();
    const oldest = await write({ type: 'general' }, 40);
    const ofPro = await write({ type: 'billing', email: pro.email, name: 'Pro Coach' }, 1);
    await signedInAs(pro, ofPro);
    const danger = await write({ type: 'safety' }, 2);
    const late = await write({ type: 'account' }, 200);
    const { requests, figures } = await inbox();
    expect(requests.map(({ id }) => id)).toEqual([danger, ofPro, late, oldest]);
    expect(requests.map(({ severity, is_pro }) => [severity, is_pro])).toEqual([
      ['danger', false],
      ['normal', true],
      ['normal', false],
      ['normal', false],
    ]);
    expect(requests[1]).toMatchObject({ sender_name: 'Pro C.', sender_role: 'coach', claimed_by: null });
    expect(figures).toEqual({
      open: 4,
      waiting: 4,
      oldest_waiting_since: requests.find(({ id }) => id === late)?.waiting_since,
      consulting: 0,
      oldest_consulting_at: null,
      overdue: 1,
      answered: 0,
      answered_in_time: 0,
    });
    expect(JSON.stringify(requests)).not.toContain('Ana Lima');
  });

  test('an address that somebody typed without signing in makes nobody a sender, and nobody Pro', async () => {
    const pro = await app.join('coach');
    await app.db
      .updateTable('subscriptions')
      .set({ plan: 'pro_scout', status: 'active', current_period_ends_at: new Date(Date.now() + 24 * HOUR) })
      .where('owner_user_id', '=', pro.userId)
      .execute();
    const older = await write({ type: 'billing' }, 2);
    const typed = await write({ type: 'billing', email: pro.email }, 1);
    const { requests } = await inbox();
    expect(requests.map(({ id, is_pro, sender_role }) => [id, is_pro, sender_role])).toEqual([
      [older, false, null],
      [typed, false, null],
    ]);
    expect((await open(typed)).sender_user_id).toBeNull();
    await signedInAs(pro, typed);
    expect((await inbox()).requests[0]).toMatchObject({ id: typed, is_pro: true, sender_role: 'coach' });
    expect((await open(typed)).sender_user_id).toBe(pro.userId);
  });

  test('a minor who fears a guardian comes before every other danger', async () => {
    const first = await write({ type: 'safety' }, 20);
    const quiet = await write({ type: 'safety' }, 1);
    await app.db
      .updateTable('support_requests')
      .set({ source: 'guardian' })
      .where('id', '=', quiet)
      .execute();
    expect((await inbox()).requests.map(({ id, severity }) => [id, severity])).toEqual([
      [quiet, 'child'],
      [first, 'danger'],
    ]);
  });

  test('consulting, what is mine and what is closed have views of their own; a reference finds any', async () => {
    const consulting = await write({ type: 'nil-consulting' });
    const mine = await write({ type: 'general', email: 'mine@example.test' });
    const closed = await write({ type: 'general' });
    await act(mine, 'claim', {});
    await act(closed, 'close', {});
    const ids = async (query: string) => (await inbox(query)).requests.map(({ id }) => id);
    expect(await ids('?view=consulting')).toEqual([consulting]);
    expect(await ids('?view=mine')).toEqual([mine]);
    expect(await ids('?view=closed')).toEqual([closed]);
    const { reference } = await open(closed);
    expect(await ids(`?search=${reference.toLowerCase()}`)).toEqual([closed]);
    expect(await ids('?search=MINE@example.test')).toEqual([mine]);
    expect((await inbox()).figures).toMatchObject({ open: 2, consulting: 1 });
  });
});

describe('opening one', () => {
  test('shows all of it and is one logged look an hour, however often the page loads', async () => {
    const id = await write({ type: 'billing', message: 'My invoice is wrong.' });
    expect(await open(id)).toMatchObject({
      name: 'Ana Lima',
      message: 'My invoice is wrong.',
      can_answer: true,
      messages: [],
    });
    await open(id);
    await open(id, other);
    expect(await actorsOf(id, 'support.opened')).toEqual([admin.userId, other.userId]);
  });
});

describe('claiming', () => {
  test('two admins at once: one has it, the other is told, and may take it over', async () => {
    const id = await write({});
    const answers = await Promise.all([act(id, 'claim', {}), act(id, 'claim', {}, other)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409]);
    const [winner, loser] = answers[0]?.status === 204 ? [admin, other] : [other, admin];
    expect((await act(id, 'claim', {}, winner)).status).toBe(204);
    expect((await act(id, 'give-back', undefined, loser)).status).toBe(409);
    expect((await act(id, 'answers', text('Mine!'), loser)).status).toBe(409);
    expect((await act(id, 'close', {}, loser)).status).toBe(409);
    expect((await open(id, winner)).is_mine).toBe(true);
    expect((await act(id, 'claim', { take_over: true }, loser)).status).toBe(204);
    expect((await open(id, winner)).claimed_by?.user_id).toBe(loser.userId);
    expect(await actorsOf(id, 'support.claimed')).toEqual([winner.userId, loser.userId]);
  });

  test('what a suspended admin had claimed goes back to the others', async () => {
    const leaving = await joinAdmin(app);
    const id = await write({});
    await act(id, 'claim', {}, leaving);
    await app.call('POST', `/api/users/${leaving.userId}/suspend`, {
      token: admin.token,
      body: { reason: 'Has left.' },
    });
    expect((await open(id)).claimed_by).toBeNull();
    expect((await eventsOf(app.db, id)).map(({ type }) => type)).toContain('support.given_back');
  });
});

describe('an answer', () => {
  test('is emailed in the language of the writer, says how to reply, and repeats nothing they typed', async () => {
    const email = newAddress();
    const id = await write({ email, locale: 'es', name: 'SPAM-NAME', message: 'SPAM-MESSAGE' });
    expect((await act(id, 'answers', text('Primera línea.\n\nSegunda <b>línea</b>.'))).status).toBe(204);
    const { reference, messages, ...page } = await open(id);
    const mail = await app.waitForMail(email, /Nuestra respuesta/);
    expect(mail.subject).toContain(reference);
    expect(mail.text).toContain('Primera línea.\n\nSegunda <b>línea</b>.');
    expect(mail.html).not.toContain('<b>');
    expect(mail.text).toContain(`/es/support?reference=${reference}`);
    expect(mail.text + mail.html).not.toMatch(/SPAM/);
    expect(page).toMatchObject({ is_mine: true, waiting_since: null, answer_by: null });
    expect(messages).toMatchObject([{ kind: 'answer', author: { user_id: admin.userId, name: 'Root' } }]);
    expect((await inbox()).figures).toMatchObject({ answered: 1, answered_in_time: 1, overdue: 0 });
  });

  test('makes it the writer’s turn: the message stays open and waits for no admin, until they write again', async () => {
    const id = await write({ type: 'general' });
    await write({ type: 'account' });
    await act(id, 'answers', text('Hello.'));
    expect((await inbox()).figures).toMatchObject({ open: 2, waiting: 1 });
    await app.db
      .updateTable('support_requests')
      .set({ waiting_since: new Date() })
      .where('id', '=', id)
      .execute();
    expect((await inbox()).figures).toMatchObject({ open: 2, waiting: 2 });
  });

  test('leaves a request for consulting with us while its next step is ours', async () => {
    const id = await write({ type: 'nil-consulting' });
    await act(id, 'answers', text('We will call you.'));
    expect((await inbox()).figures).toMatchObject({ open: 1, waiting: 1, consulting: 1 });
  });

  test('is sent once, however often the button is pressed; the page says when it has left', async () => {
    const email = newAddress();
    const id = await write({ email });
    const answer = text('Only once.');
    const answers = await Promise.all([1, 2, 3].map(() => act(id, 'answers', answer)));
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
    await app.waitForMail(email, /Our answer/);
    const sent = async () => (await open(id)).messages.map(({ sent_at }) => sent_at !== null);
    await expect.poll(sent, { timeout: 20_000 }).toEqual([true]);
    const mails = (await app.mails()).filter(({ to, subject }) => to === email && /Our answer/.test(subject));
    expect(mails).toHaveLength(1);
    const told = (await eventsOf(app.db, id)).filter(({ type }) => type === 'support.answered');
    expect(told).toHaveLength(1);
    expect(JSON.stringify(told)).not.toContain('Only once');
    expect(await findBrokenChains(app.db)).toEqual([]);
  });

  test('that comes late is counted as late', async () => {
    const id = await write({ type: 'safety' }, 25);
    await act(id, 'answers', text('Sorry.'));
    expect((await inbox()).figures).toMatchObject({ answered: 1, answered_in_time: 0 });
  });

  test('never goes to a minor who fears a guardian: the guardian may read it', async () => {
    const email = newAddress();
    const id = await write({ type: 'safety', email });
    await app.db.updateTable('support_requests').set({ source: 'guardian' }).where('id', '=', id).execute();
    expect(problemOf(await act(id, 'answers', text('Hello.'))).code).toBe('conflict');
    expect(await open(id)).toMatchObject({ can_answer: false, messages: [] });
    expect((await app.mails()).filter(({ to, subject }) => to === email && /answer/.test(subject))).toEqual(
      [],
    );
  });

  test('must not be empty or too long', async () => {
    const id = await write({});
    expect(problemOf(await act(id, 'answers', text('  '))).errors).toMatchObject([
      { field: 'body', code: 'required' },
    ]);
    expect((await act(id, 'answers', text('x'.repeat(5001)))).status).toBe(422);
    expect((await act(id, 'answers', text('x'.repeat(5000)))).status).toBe(204);
  });
});

describe('notes, closing and reopening', () => {
  test('every admin may leave a note, which reaches nobody else', async () => {
    const email = newAddress();
    const id = await write({ email });
    await act(id, 'claim', {});
    expect((await act(id, 'notes', text('Knows the family.'), other)).status).toBe(204);
    expect((await open(id)).messages).toMatchObject([{ kind: 'note', author: { user_id: other.userId } }]);
    expect(await open(id)).toMatchObject({ waiting_since: expect.any(String) });
  });

  test('a closed one leaves the list; reopened, it keeps what was said and since when somebody waits', async () => {
    const id = await write({ type: 'account' }, 200);
    expect((await act(id, 'close', { note: 'Spam.' })).status).toBe(204);
    expect((await act(id, 'close', { note: 'Spam.' })).status).toBe(204);
    expect((await inbox()).requests).toEqual([]);
    expect(await open(id)).toMatchObject({ closed_note: 'Spam.', closed_by: { user_id: admin.userId } });
    expect(problemOf(await act(id, 'answers', text('Late.'))).code).toBe('conflict');
    expect((await open(id)).messages).toEqual([]);
    expect((await act(id, 'reopen')).status).toBe(204);
    const page = await open(id);
    expect(page).toMatchObject({ closed_at: null, closed_note: null });
    expect(page.messages).toMatchObject([{ kind: 'note', body: 'Spam.' }]);
    expect((await inbox()).figures.overdue).toBe(1);
    const types = (await eventsOf(app.db, id)).map(({ type }) => type);
    expect(types.filter((type) => type === 'support.closed')).toHaveLength(1);
    expect(types).toContain('support.reopened');
  });

  test('a safety report has the clock of its case until moderators have decided', async () => {
    const id = await write({ type: 'safety' });
    const dueAt = new Date(Date.now() - HOUR);
    await app.db
      .updateTable('moderation_items')
      .set({ due_at: dueAt })
      .where('subject_id', '=', id)
      .execute();
    const { requests, figures } = await inbox();
    expect(requests.find((request) => request.id === id)?.answer_by).toBe(dueAt.toISOString());
    expect((await open(id)).answer_by).toBe(dueAt.toISOString());
    expect(figures.overdue).toBe(1);
    await app.db
      .updateTable('moderation_items')
      .set({ closed_at: new Date(), outcome: 'acted' })
      .where('subject_id', '=', id)
      .execute();
    expect(Date.parse((await open(id)).answer_by ?? '')).toBeGreaterThan(Date.now());
  });

  test('a safety report is closed once moderators have decided, with a word on what was done', async () => {
    const id = await write({ type: 'safety' });
    expect(problemOf(await act(id, 'close', { note: 'Mine.' })).code).toBe('conflict');
    await app.db
      .updateTable('moderation_items')
      .set({ closed_at: new Date(), outcome: 'acted' })
      .where('subject_id', '=', id)
      .execute();
    expect(problemOf(await act(id, 'close', {})).errors).toMatchObject([{ field: 'note', code: 'required' }]);
    expect((await act(id, 'close', { note: 'Suspended the account.' })).status).toBe(204);
  });
});

test('nobody but admins reads the inbox or works on it', async () => {
  const id = await write({});
  for (const role of ['athlete', 'guardian', 'coach', 'regional_director'] as const) {
    const person = await app.join(role);
    expect((await app.call('GET', '/api/support-requests', person)).status).toBe(403);
    expect((await app.call('GET', `/api/support-requests/${id}`, person)).status).toBe(403);
    for (const [what, body] of [
      ['claim', {}],
      ['give-back'],
      ['answers', text('x')],
      ['notes', text('x')],
      ['close', {}],
      ['reopen'],
    ] as const) {
      expect([what, (await act(id, what, body, person)).status]).toEqual([what, 403]);
    }
  }
});

test('the writer’s page hears of answers and of the end, never of claims and notes', async () => {
  const writer = await app.join('coach');
  const id = await write({});
  await signedInAs(writer, id);
  const address = await app.runtime.server.listen({ port: 0, host: '127.0.0.1' });
  const [reading, working] = [await openStream(address, writer), await openStream(address, admin)];
  await act(id, 'claim', {});
  await act(id, 'notes', text('Looks honest.'));
  await act(id, 'give-back', {});
  await until(() => working.changes('support').length >= 3);
  expect(reading.changes('support')).toEqual([]);
  await act(id, 'answers', text('Here is how.'));
  await act(id, 'close', {});
  await until(() => reading.changes('support').length >= 2);
  expect(new Set(reading.changes('support'))).toEqual(new Set([id]));
  await Promise.all([reading.close(), working.close()]);
});
