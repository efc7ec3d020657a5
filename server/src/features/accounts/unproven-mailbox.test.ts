/** What an account does not do before its mailbox is proven. */
import { DAY_MS } from '@faircourt/contracts/time';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { joinFamily } from '../../../test/records/conversations.ts';
import { seedAthlete } from '../../../test/records/seeded-athletes.ts';
import { problemOf, startTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { accept, familyCode, joinAthlete } from '../../../test/features/links.ts';
import {
  APPROVE,
  askForRelease,
  askToTalk,
  decide,
  decideContact,
  DECLINE,
  joinAskedFamily,
  joinAskingCoach,
  openRequestId,
} from '../../../test/features/requests.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** As an account from before, or one that has just signed up. */
async function unprove({ userId }: { userId: string }): Promise<void> {
  await sql`update auth_users set email_verified = false
    where id = (select auth_id from users where id = ${userId})`.execute(app.db);
}
const codeOf = (answer: { status: number; body: unknown; headers: object; cookies: string }) =>
  problemOf(answer as Parameters<typeof problemOf>[0]).code;

test('a trial opens no complete profile and its fourteen days do not run; they begin with the proof', async () => {
  const coach = await app.join('coach', 'trial@example.test', { isMailboxProven: false });
  const { athleteId } = await seedAthlete(app.db, { visibility: 'public' });
  const openPage = () =>
    app.call<{ locked: string | null }>('POST', `/api/athletes/${athleteId}/open`, { token: coach.token });
  const trialEnd = async () =>
    (
      await app.db
        .selectFrom('subscriptions')
        .select('trial_ends_at')
        .where('owner_user_id', '=', coach.userId)
        .executeTakeFirstOrThrow()
    ).trial_ends_at;
  expect((await openPage()).body.locked).toBe('no_plan');
  expect(await trialEnd()).toBeNull();
  await app.proveMailbox(coach.email);
  expect((await openPage()).body.locked).toBeNull();
  expect((Number(await trialEnd()) - Date.now()) / DAY_MS).toBeCloseTo(14, 1);
});

test('a coach issues no invitation code, and the list of codes says why', async () => {
  const coach = await app.join('coach', 'inviter@example.test', { isMailboxProven: false });
  const expires_on = new Date(Date.now() + 30 * DAY_MS).toISOString().slice(0, 10);
  const issue = () =>
    app.call('POST', '/api/invitations', { token: coach.token, body: { kind: 'single', expires_on } });
  const list = () => app.call('GET', '/api/invitations', { token: coach.token });
  expect(codeOf(await issue())).toBe('mailbox_not_proven');
  expect((await list()).body).toMatchObject({ invitations: [], can_issue: false });
  await app.proveMailbox(coach.email);
  expect((await issue()).status).toBe(201);
  expect((await list()).body).toMatchObject({ can_issue: true });
});

test('no request of a coach leaves', async () => {
  const { athlete } = await joinAskedFamily(app);
  const coach = await joinAskingCoach(app);
  await unprove(coach);
  expect(codeOf(await askForRelease(app, coach, athlete))).toBe('mailbox_not_proven');
  expect(codeOf(await askToTalk(app, coach, athlete))).toBe('mailbox_not_proven');
  // A record that one may not see still answers like one that does not exist.
  const { athleteId } = await seedAthlete(app.db, { visibility: 'private' });
  expect(codeOf(await askForRelease(app, coach, { athleteId }))).toBe('not_found');
});

test('a guardian approves nothing, and may still say no', async () => {
  const { athlete, guardian } = await joinAskedFamily(app);
  const coach = await joinAskingCoach(app);
  await askForRelease(app, coach, athlete);
  await askToTalk(app, coach, athlete);
  await unprove(guardian);
  const release = await openRequestId(app, guardian, 'release');
  const contact = await openRequestId(app, guardian, 'contact');
  expect(codeOf(await decide(app, guardian, release, APPROVE))).toBe('mailbox_not_proven');
  expect(codeOf(await decideContact(app, guardian, contact, { decision: 'approve' }))).toBe(
    'mailbox_not_proven',
  );
  const turn = (is_on: boolean) =>
    app.call('PUT', `/api/family/${athlete.athleteId}/releases`, {
      token: guardian.token,
      body: { field_group: 'identity', audience: 'verified_colleges', institution_id: null, is_on },
    });
  expect(codeOf(await turn(true))).toBe('mailbox_not_proven');
  expect((await turn(false)).status).toBe(200);
  expect((await decide(app, guardian, release, DECLINE)).status).toBe(200);
  expect((await decideContact(app, guardian, contact, DECLINE)).status).toBe(200);
});

test('no family code is taken', async () => {
  const athlete = await joinAthlete(app);
  const guardian = await app.join('guardian', 'code-taker@example.test', { isMailboxProven: false });
  const key = await familyCode(app, athlete);
  expect(codeOf(await accept(app, guardian, key))).toBe('mailbox_not_proven');
  await app.proveMailbox(guardian.email);
  expect((await accept(app, guardian, key)).status).toBe(200);
});

test('the only emails are the code and a reset link, without a word that anybody typed', async () => {
  const email = 'quiet@example.test';
  const name = 'Wanda Loud';
  await app.call('POST', '/api/auth/sign-up', {
    body: { email, password: 'correct horse', data: { name, role: 'guardian' } },
  });
  const { athlete, guardian } = await joinFamily(app);
  await unprove(guardian);
  const coach = await joinAskingCoach(app);
  await askToTalk(app, coach, athlete);
  await app.call('POST', '/api/auth/forgot', { body: { email } });
  await app.waitForMail(email, /new password/);
  // Sent after the others, so by now they would have arrived.
  const last = await app.join('guardian', 'last@example.test');
  await app.waitForMail(last.email, /Welcome/);
  const mails = await app.mails();
  expect(
    mails
      .filter(({ to }) => to === email)
      .map(({ subject }) => subject)
      .toSorted(),
  ).toEqual(['Choose a new password', 'Your Faircourt code']);
  expect(mails.filter(({ to }) => to === guardian.email)).toEqual([]);
  expect(JSON.stringify(mails.filter(({ to }) => to === email))).not.toContain('Wanda');
});

test('an invitation to a guardian tells no word of the athlete’s', async () => {
  const athlete = await joinAthlete(app);
  await app.db
    .updateTable('users')
    .set({ name: 'Visit badplace Now' })
    .where('id', '=', athlete.userId)
    .execute();
  await app.call('POST', '/api/guardians/invitations', {
    token: athlete.token,
    body: { email: 'stranger@example.test' },
  });
  const mail = await app.waitForMail('stranger@example.test', /guardian/);
  expect(JSON.stringify(mail)).not.toMatch(/Visit|badplace/);
});
