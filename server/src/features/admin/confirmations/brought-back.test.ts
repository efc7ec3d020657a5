/** What one admin stopped or a court ended comes back by two admins: an admin's account, and a guardian link. */
import type { Confirmation } from '@faircourt/contracts/confirmations';
import type { FamilyHoldList } from '@faircourt/contracts/guardians';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  problemOf,
  signInAs,
  startTestApp,
  type Joined,
  type TestApp,
} from '../../../../test/app/test-app.ts';
import { joinAdmin } from '../../../../test/features/admin.ts';
import {
  accept,
  confirm as sayYes,
  familyCode,
  joinAthlete,
  linkUp,
  type JoinedAthlete,
} from '../../../../test/features/links.ts';
import type { SignedIn } from '../../../../test/records/conversations.ts';
import { suspendAccount } from '../../accounts/suspension.service.ts';

const REASON = { reason: 'Looked at by both of us.' };

let app: TestApp;
let asking: SignedIn;
let other: SignedIn;
beforeAll(async () => {
  app = await startTestApp();
  asking = await joinAdmin(app);
  other = await joinAdmin(app);
});
afterAll(() => app.close());

const ask = (wanted: object) =>
  app.call<Confirmation>('POST', '/api/confirmations', {
    token: asking.token,
    body: { ...wanted, ...REASON },
  });
const confirm = (id: string, by = other) =>
  app.call<Confirmation>('POST', `/api/confirmations/${id}/confirm`, { token: by.token, body: REASON });

describe('a suspended admin', () => {
  let suspended: SignedIn;
  const act = (what: 'suspend' | 'reinstate') =>
    app.call('POST', `/api/users/${suspended.userId}/${what}`, { token: asking.token, body: REASON });
  const statusOf = async () =>
    (
      await app.db
        .selectFrom('users')
        .select('status')
        .where('id', '=', suspended.userId)
        .executeTakeFirstOrThrow()
    ).status;
  beforeEach(async () => {
    suspended = await joinAdmin(app);
    await act('suspend');
  });

  test('is not let in again by one admin alone, who could then be two', async () => {
    expect((await act('reinstate')).status).toBe(403);
    expect(await statusOf()).toBe('suspended');
  });

  test('is let in again by two', async () => {
    const { id } = (await ask({ kind: 'reinstate_admin', user_id: suspended.userId })).body;
    expect((await confirm(id, asking)).status).toBe(403);
    expect(await statusOf()).toBe('suspended');
    expect((await confirm(id)).status).toBe(200);
    expect(await statusOf()).toBe('active');
    const again = await ask({ kind: 'reinstate_admin', user_id: suspended.userId });
    expect(problemOf(again).code).toBe('conflict');
  });

  test('everybody else is reinstated by one, and not by this question', async () => {
    const coach = await app.join('coach');
    await suspendAccount(app.db, coach.email, { userId: null, role: 'server_command' });
    const answer = await ask({ kind: 'reinstate_admin', user_id: coach.userId });
    expect(problemOf(answer).code).toBe('conflict');
    const alone = await app.call('POST', `/api/users/${coach.userId}/reinstate`, {
      token: asking.token,
      body: REASON,
    });
    expect(alone.status).toBe(204);
    await signInAs(app, coach.email, coach.password);
  });
});

describe('a guardian link that a court order has ended', () => {
  let athlete: JoinedAthlete;
  let guardian: Joined;
  let linkId: string;
  beforeEach(async () => {
    athlete = await joinAthlete(app);
    guardian = await app.join('guardian');
    const first = await linkUp(app, athlete, guardian);
    const { id } = (await ask({ kind: 'end_link', link_id: first })).body;
    await confirm(id);
    const { body } = await accept(app, guardian, await familyCode(app, athlete));
    await sayYes(app, athlete, body.link_id);
    linkId = body.link_id;
  });
  const agree = (id: string) =>
    app.call('POST', `/api/guardian-links/${id}/agree`, { token: asking.token, body: REASON });
  const statusOf = async (id: string) =>
    (
      await app.db
        .selectFrom('guardian_links')
        .select('status')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).status;

  test('does not begin again by one admin who may not know, and the page says what it is', async () => {
    const { waiting } = (await app.call<FamilyHoldList>('GET', '/api/family-holds', asking)).body;
    expect(waiting.find(({ link_id: id }) => id === linkId)).toMatchObject({
      admins_answer: 'court_order',
      court_order: 'this_guardian',
    });
    expect(problemOf(await agree(linkId)).code).toBe('conflict');
    expect(await statusOf(linkId)).toBe('accepted');
  });

  test('does not begin with another account of the same mailbox either', async () => {
    await app.db
      .updateTable('auth_users')
      .set({ email: 'rosa.bellweather@gmail.com' })
      .where('email', '=', guardian.email)
      .execute();
    const again = await app.join('guardian', 'rosabellweather+2@gmail.com');
    const { body } = await accept(app, again, await familyCode(app, athlete));
    await sayYes(app, athlete, body.link_id);
    expect(await statusOf(body.link_id)).toBe('accepted');
    const { waiting } = (await app.call<FamilyHoldList>('GET', '/api/family-holds', asking)).body;
    expect(waiting.find(({ link_id: id }) => id === body.link_id)).toMatchObject({
      court_order: 'this_guardian',
    });
    expect(problemOf(await agree(body.link_id)).code).toBe('conflict');
    const { id } = (await ask({ kind: 'agree_link', link_id: body.link_id })).body;
    expect((await confirm(id)).status).toBe(200);
    expect(await statusOf(body.link_id)).toBe('active');
  });

  test('leaves somebody with a mailbox of their own to one admin', async () => {
    const aunt = await app.join('guardian');
    const { body } = await accept(app, aunt, await familyCode(app, athlete));
    await sayYes(app, athlete, body.link_id);
    const { waiting } = (await app.call<FamilyHoldList>('GET', '/api/family-holds', asking)).body;
    expect(waiting.find(({ link_id: id }) => id === body.link_id)).toMatchObject({
      admins_answer: 'court_order',
      court_order: 'another_guardian',
    });
    expect((await agree(body.link_id)).status).toBe(200);
    expect(await statusOf(body.link_id)).toBe('active');
  });

  test('begins again by two admins', async () => {
    const { id } = (await ask({ kind: 'agree_link', link_id: linkId })).body;
    expect(await statusOf(linkId)).toBe('accepted');
    expect((await confirm(id)).status).toBe(200);
    expect(await statusOf(linkId)).toBe('active');
    expect((await app.call('GET', `/api/family/${athlete.athleteId}/log`, guardian)).status).toBe(200);
    expect((await ask({ kind: 'agree_link', link_id: linkId })).status).toBe(409);
  });

  test('a question about a link that was declined meanwhile leads nowhere', async () => {
    const { id } = (await ask({ kind: 'agree_link', link_id: linkId })).body;
    await app.call('POST', `/api/guardian-links/${linkId}/decline`, { token: other.token, body: REASON });
    expect((await confirm(id)).status).toBe(409);
    expect(await statusOf(linkId)).toBe('ended');
  });

  test('of any other link one admin decides as before', async () => {
    const second = await app.join('guardian');
    const child = await joinAthlete(app);
    await linkUp(app, child, guardian);
    const { body } = await accept(app, second, await familyCode(app, child));
    await sayYes(app, child, body.link_id);
    expect((await agree(body.link_id)).status).toBe(200);
  });
});
