/** How an admin helps with a mailbox and makes codes void; and that no help opens an account to anybody else. */
import type { Mailbox } from '@faircourt/contracts/accounts';
import type { UserPage } from '@faircourt/contracts/users';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { joinAdmin } from '../../../../test/features/admin.ts';
import {
  problemOf,
  signInAs,
  startTestApp,
  type Joined,
  type TestApp,
} from '../../../../test/app/test-app.ts';
import { eventsOf } from '../../../../test/records/athlete-records.ts';
import type { SignedIn } from '../../../../test/records/conversations.ts';

const START = new Date('2026-11-16T12:00:00Z');
let now = START;
let app: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => now } });
  admin = await joinAdmin(app);
});
afterAll(() => app.close());
beforeEach(() => {
  now = START;
});

const act = (userId: string, what: string, body: object = {}) =>
  app.call('POST', `/api/users/${userId}/${what}`, {
    token: admin.token,
    body: { reason: 'She called us.', ...body },
  });
const open = async (userId: string) =>
  (await app.call<UserPage>('GET', `/api/users/${userId}`, { token: admin.token })).body;
const prove = (person: Joined, code: string) =>
  app.call<Mailbox>('POST', '/api/auth/mailbox/proof', { token: person.token, body: { code } });

async function codeAt(to: string): Promise<string> {
  const { text } = await app.waitForMail(to, /\d{6}|code|Confirm/i);
  return /: (\d{6})\b/.exec(text)?.[1] ?? '';
}

test('an admin has the code sent once more to who has not proven their mailbox, and to nobody else', async () => {
  const person = await app.join('guardian', 'waits-for-code@example.test', { isMailboxProven: false });
  expect((await act(person.userId, 'resend-code')).status).toBe(429);
  now = new Date(START.getTime() + 10 * 60_000);
  const before = (await app.mails()).filter(({ to }) => to === person.email).length;
  expect((await act(person.userId, 'resend-code')).status).toBe(204);
  await expect
    .poll(async () => (await app.mails()).filter(({ to }) => to === person.email).length)
    .toBeGreaterThan(before);
  expect((await open(person.userId)).admin_actions).toMatchObject([
    { action: 'resend_code', reason: 'She called us.', done_by: { user_id: admin.userId } },
  ]);
  const proven = await app.join('guardian');
  expect((await act(proven.userId, 'resend-code')).status).toBe(409);
  expect((await act(admin.userId, 'resend-code')).status).toBe(404);
  expect((await act(person.userId, 'resend-code', { reason: ' ' })).status).toBe(422);
});

test('a corrected address replaces the old one once its code is entered after signing in', async () => {
  const person = await app.join('guardian', 'old-address@example.test');
  const email = 'new-address@example.test';
  expect((await act(person.userId, 'correct-email', { email })).status).toBe(204);
  expect((await app.call('GET', '/api/family', person)).status, 'every session ends').toBe(401);
  const told = await app.waitForMail(person.email, /is to change/);
  expect(told.text, 'no word of the new address').not.toContain(email);
  expect(await open(person.userId)).toMatchObject({ email: person.email, pending_email: email });

  const code = await codeAt(email);
  const stranger = await app.join('guardian');
  expect((await prove(stranger, code)).body, 'the mailbox alone opens nothing').toMatchObject({
    email: stranger.email,
  });
  expect((await open(person.userId)).email).toBe(person.email);

  await app.call('POST', '/api/auth/forgot', { body: { email } });
  await app.call('POST', '/api/auth/forgot', { body: { email: person.email } });
  await app.waitForMail(person.email, /password/i);
  expect((await app.mails()).filter(({ to, subject }) => to === email && /password/i.test(subject))).toEqual(
    [],
  );

  const again = await signInAs(app, person.email, person.password);
  expect((await prove(again, code)).body).toMatchObject({ email, is_proven: true });
  expect(await open(person.userId)).toMatchObject({ email, pending_email: null, is_mailbox_proven: true });
  expect((await eventsOf(app.db, person.userId)).map(({ type }) => type)).toEqual(
    expect.arrayContaining(['mailbox.correction_started', 'session.ended', 'mailbox.proven']),
  );
});

test('an address that another account has, the same one and no address at all are refused', async () => {
  const [person, other] = [await app.join('coach'), await app.join('coach')];
  const refusalOf = async (email: string) =>
    problemOf(await act(person.userId, 'correct-email', { email })).errors?.map(
      ({ field, code }) => `${field}: ${code}`,
    );
  expect(await refusalOf(other.email)).toEqual(['email: taken']);
  expect(await refusalOf(person.email.toUpperCase())).toEqual(['email: same_address']);
  expect(await refusalOf('nowhere')).toHaveLength(1);
  expect((await app.call('GET', '/api/allowance', person)).status, 'nobody was signed out').toBe(200);
  expect((await act(admin.userId, 'correct-email', { email: 'mine@example.test' })).status).toBe(404);
});

test('an admin makes one code void, or all of them, and nobody joins with them any more', async () => {
  const coach = await app.join('coach');
  const ids: string[] = [];
  for (const code of ['VOIDONE1', 'VOIDTWO2', 'VOIDTHR3']) {
    const { id } = await app.db
      .insertInto('invitations')
      .values({
        code,
        kind: 'single',
        max_uses: 1,
        issued_by: coach.userId,
        expires_at: new Date('2027-01-01'),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    ids.push(id);
  }
  expect((await open(coach.userId)).invitations).toHaveLength(3);
  expect((await act(coach.userId, 'void-invitations', { invitation_id: ids[0] })).status).toBe(204);
  expect((await open(coach.userId)).invitations.map(({ code }) => code)).toEqual(['VOIDTHR3', 'VOIDTWO2']);
  expect((await act(coach.userId, 'void-invitations', { invitation_id: ids[0] })).status).toBe(409);
  expect((await act(coach.userId, 'void-invitations')).status).toBe(204);
  expect(await open(coach.userId)).toMatchObject({ invitations: [], admin_actions: [{}, {}] });
  expect((await act(coach.userId, 'void-invitations')).status).toBe(409);
  for (const id of ids) {
    expect(await eventsOf(app.db, id)).toMatchObject([{ type: 'invitation.revoked', actor_role: 'admin' }]);
  }
});

test('one cannot make somebody else’s codes void through this person', async () => {
  const [coach, other] = [await app.join('coach'), await app.join('coach')];
  const { id } = await app.db
    .insertInto('invitations')
    .values({
      code: 'OTHERS44',
      kind: 'single',
      max_uses: 1,
      issued_by: other.userId,
      expires_at: new Date('2027-01-01'),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  expect((await act(coach.userId, 'void-invitations', { invitation_id: id })).status).toBe(409);
  expect((await open(other.userId)).invitations).toHaveLength(1);
});

test('the page lists reports about and by a person, and none that concerns the reader', async () => {
  const [about, by] = [await app.join('coach'), await app.join('guardian')];
  const item = (aboutUserId: string) =>
    app.db
      .insertInto('moderation_items')
      .values({
        kind: 'coach',
        subject_id: aboutUserId,
        severity: 'high',
        category: 'other',
        about_user_id: aboutUserId,
        created_at: now,
        due_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
  const [{ id: first }, { id: second }] = [await item(about.userId), await item(admin.userId)];
  for (const item_id of [first, second]) {
    await app.db
      .insertInto('moderation_reports')
      .values({ item_id, reported_by: by.userId, category: 'other', reason: 'Rude.', created_at: now })
      .execute();
  }
  const none = { reports_about: 0, reports_by: 0 };
  expect(await open(about.userId)).toMatchObject({
    reports: [{ item_id: first, is_about: true, is_open: true }],
    counts: { ...none, reports_about: 1 },
  });
  expect(await open(by.userId)).toMatchObject({
    reports: [{ item_id: first, is_about: false }],
    counts: { ...none, reports_by: 1 },
  });
  expect(await open(admin.userId)).toMatchObject({ reports: [], counts: none });
});
