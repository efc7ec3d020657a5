/** What takes two admins: nobody does it alone, late, twice or about themselves; and what follows from a yes. */
import type { Confirmation, ConfirmationList } from '@faircourt/contracts/confirmations';
import { DAY_MS } from '@faircourt/contracts/time';
import type { UserPage } from '@faircourt/contracts/users';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { problemOf, startTestApp, type Joined, type TestApp } from '../../../../test/app/test-app.ts';
import { ABSENT, assign, createRegion, joinAdmin, joinPending } from '../../../../test/features/admin.ts';
import {
  accept,
  confirm as sayYes,
  familyCode,
  joinAthlete,
  linkUp,
  type JoinedAthlete,
} from '../../../../test/features/links.ts';
import { eventsOf } from '../../../../test/records/athlete-records.ts';
import type { SignedIn } from '../../../../test/records/conversations.ts';

let moment = new Date('2026-11-15T12:00:00.000Z');
let app: TestApp;
let asking: SignedIn;
let other: SignedIn;
beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => moment } });
  asking = await joinAdmin(app);
  other = await joinAdmin(app);
});
afterAll(() => app.close());
beforeEach(() => {
  moment = new Date('2026-11-15T12:00:00.000Z');
});

const ask = (body: object, by = asking) =>
  app.call<Confirmation>('POST', '/api/confirmations', {
    token: by.token,
    body: { reason: 'Family court, order 12/2026, seen as a certified copy.', ...body },
  });
const decide = (id: string, what: 'confirm' | 'refuse', by = other) =>
  app.call<Confirmation>('POST', `/api/confirmations/${id}/${what}`, {
    token: by.token,
    body: { reason: 'I called the court.' },
  });
const takeBack = (id: string, by = asking) =>
  app.call<Confirmation>('POST', `/api/confirmations/${id}/take-back`, { token: by.token });
const waiting = async (by = other) =>
  (await app.call<ConfirmationList>('GET', '/api/confirmations', by)).body.confirmations;
const roleOf = async (userId: string) =>
  await app.db
    .selectFrom('users')
    .select(['role', 'status'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();

describe('the two of them', () => {
  let person: SignedIn;
  let id: string;
  beforeEach(async () => {
    person = await joinPending(app);
    id = (await ask({ kind: 'make_admin', user_id: person.userId })).body.id;
  });

  test('nothing happens before the second yes, and the one who asked cannot give it', async () => {
    expect(await roleOf(person.userId)).toEqual({ role: 'regional_director', status: 'pending' });
    const own = (await waiting(asking)).find((one) => one.id === id);
    expect(own).toMatchObject({ can_confirm: false, can_refuse: false, can_take_back: true });
    expect((await decide(id, 'confirm', asking)).status).toBe(403);
    expect((await decide(id, 'refuse', asking)).status).toBe(403);
    const theirs = (await waiting(other)).find((one) => one.id === id);
    expect(theirs).toMatchObject({
      kind: 'make_admin',
      person: { user_id: person.userId },
      asked_by: { user_id: asking.userId },
      can_confirm: true,
      can_take_back: false,
    });
    expect((await takeBack(id, other)).status).toBe(403);
    expect(await roleOf(person.userId)).toEqual({ role: 'regional_director', status: 'pending' });
  });

  test('after a week nobody confirms it, and it can be asked once more', async () => {
    expect((await ask({ kind: 'make_admin', user_id: person.userId }, other)).status).toBe(409);
    moment = new Date(moment.getTime() + 7 * DAY_MS);
    expect((await decide(id, 'confirm')).status).toBe(403);
    expect((await waiting()).map((one) => one.id)).not.toContain(id);
    const again = await ask({ kind: 'make_admin', user_id: person.userId }, other);
    expect(again.status).toBe(201);
    expect((await decide(again.body.id, 'confirm', asking)).body.outcome).toBe('confirmed');
  });

  test('a no, or taking it back, ends it', async () => {
    expect((await decide(id, 'refuse')).body).toMatchObject({
      outcome: 'refused',
      decision_reason: 'I called the court.',
    });
    expect((await decide(id, 'confirm')).status).toBe(403);
    const second = (await ask({ kind: 'make_admin', user_id: person.userId })).body.id;
    expect((await takeBack(second)).body.outcome).toBe('taken_back');
    expect((await decide(second, 'confirm')).status).toBe(403);
    expect(await roleOf(person.userId)).toMatchObject({ role: 'regional_director' });
  });

  test('of two who confirm at once one does it, and what a suspended admin asked nobody confirms', async () => {
    const third = await joinAdmin(app);
    const answers = await Promise.all([decide(id, 'confirm', other), decide(id, 'confirm', third)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403]);
    const next = await joinPending(app);
    const fromThird = (await ask({ kind: 'make_admin', user_id: next.userId }, third)).body.id;
    await app.call('POST', `/api/users/${third.userId}/suspend`, {
      token: other.token,
      body: { reason: 'Lost their keys.' },
    });
    expect((await decide(fromThird, 'confirm')).status).toBe(403);
    expect((await decide(fromThird, 'refuse')).status).toBe(200);
  });

  test('nobody asks about themselves, without a reason or for somebody who is not there', async () => {
    expect((await ask({ kind: 'make_admin', user_id: asking.userId })).status).toBe(404);
    expect((await ask({ kind: 'make_admin', user_id: ABSENT })).status).toBe(404);
    expect((await ask({ kind: 'end_link', link_id: ABSENT })).status).toBe(404);
    expect((await ask({ kind: 'make_admin', user_id: person.userId, reason: ' ' })).status).toBe(422);
    expect((await decide(ABSENT, 'confirm')).status).toBe(404);
  });

  test('the database itself refuses an answer by the one who asked', async () => {
    await expect(
      sql`update confirmations set outcome = 'confirmed', decided_at = now(), decided_by = asked_by
        where id = ${id}`.execute(app.db),
    ).rejects.toThrow(/check constraint/);
  });

  test('the other admins get an email that names nobody, and the one who asked hears the outcome', async () => {
    await decide(id, 'refuse');
    const asked = await app.waitForMail(await addressOf(other.userId), /asks you to confirm/);
    expect(asked.text).toContain('Make an admin');
    expect(asked.text).not.toContain('Ines');
    await app.waitForMail(await addressOf(asking.userId), /has refused what you asked/);
  });
});

describe('making an admin', () => {
  test('a director who works becomes one: signed out, without regions, and everybody hears of it', async () => {
    const director = await joinPending(app, 'Nora Newadmin');
    const region = await createRegion(app, asking, { name: 'Left behind', countries: ['LI'] });
    await assign(app, asking, director, [region]);
    const { id } = (await ask({ kind: 'make_admin', user_id: director.userId })).body;
    await decide(id, 'confirm');
    expect(await roleOf(director.userId)).toEqual({ role: 'admin', status: 'active' });
    expect((await app.call('GET', '/api/verifications', director)).status).toBe(401);
    const left = await app.db
      .selectFrom('director_regions')
      .selectAll()
      .where('director_user_id', '=', director.userId)
      .execute();
    expect(left).toEqual([]);
    expect((await eventsOf(app.db, director.userId)).map(({ type }) => type)).toEqual(
      expect.arrayContaining(['confirmation.asked', 'confirmation.confirmed', 'account.role_changed']),
    );
    await app.waitForMail(director.email, /You are an admin/);
    const told = await app.waitForMail(await addressOf(other.userId), /There is a new admin/);
    expect(told.text).toContain('Nora Newadmin');
  });

  test.each(['athlete', 'guardian', 'coach'] as const)('an account of %s never does', async (role) => {
    const joined = await app.join(role);
    const answer = await ask({ kind: 'make_admin', user_id: joined.userId });
    expect(problemOf(answer).code).toBe('conflict');
    expect(await roleOf(joined.userId)).toMatchObject({ role });
  });

  test('nor does one that is suspended or unproven by the time of the answer', async () => {
    const person = await joinPending(app);
    const { id } = (await ask({ kind: 'make_admin', user_id: person.userId })).body;
    await app.call('POST', `/api/users/${person.userId}/suspend`, {
      token: asking.token,
      body: { reason: 'A doubt.' },
    });
    expect((await decide(id, 'confirm')).status).toBe(409);
    expect(await roleOf(person.userId)).toEqual({ role: 'regional_director', status: 'suspended' });
  });
});

describe('ending a guardian link on a court order', () => {
  let athlete: JoinedAthlete;
  let guardian: Joined;
  let linkId: string;
  beforeEach(async () => {
    athlete = await joinAthlete(app);
    guardian = await app.join('guardian');
    linkId = await linkUp(app, athlete, guardian);
  });
  const statusOf = async (id: string) =>
    await app.db
      .selectFrom('guardian_links')
      .select(['status', 'ended_on_order'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
  const endOnOrder = async () => {
    const { id } = (await ask({ kind: 'end_link', link_id: linkId })).body;
    return decide(id, 'confirm');
  };

  test('ends it as any other, tells both sides and the log, and hides nothing of who did it', async () => {
    const { id } = (await ask({ kind: 'end_link', link_id: linkId })).body;
    expect(await statusOf(linkId)).toMatchObject({ status: 'active' });
    for (const userId of [guardian.userId, athlete.userId]) {
      const page = (await app.call<UserPage>('GET', `/api/users/${userId}`, other)).body;
      expect(page.confirmations).toMatchObject([{ id, kind: 'end_link', link_id: linkId, outcome: null }]);
    }
    const told = (await app.mails()).filter(
      ({ to, subject }) => to === guardian.email && /ended/.test(subject),
    );
    expect(told).toEqual([]);
    expect((await decide(id, 'confirm')).status).toBe(200);
    expect(await statusOf(linkId)).toEqual({ status: 'ended', ended_on_order: true });
    expect((await app.call('GET', `/api/family/${athlete.athleteId}/log`, guardian)).status).toBe(404);
    const ended = (await eventsOf(app.db, athlete.athleteId)).find(
      ({ type }) => type === 'guardian_link.ended',
    );
    expect(ended).toMatchObject({ actor_role: 'admin', data: { link_id: linkId, is_ordered: true } });
    const mail = await app.waitForMail(athlete.email, /has ended/);
    expect(mail.text).toContain('legal decision');
    expect(mail.text).not.toContain('invite your guardian again');
    expect((await app.waitForMail(guardian.email, /has ended/)).text).toContain('/support');
  });

  test('the two cannot bring it back between themselves', async () => {
    expect((await endOnOrder()).status).toBe(200);
    const { body } = await accept(app, guardian, await familyCode(app, athlete));
    await sayYes(app, athlete, body.link_id);
    expect((await statusOf(body.link_id)).status).toBe('accepted');
  });

  test('a link that has ended meanwhile is not ended a second time', async () => {
    const { id } = (await ask({ kind: 'end_link', link_id: linkId })).body;
    await app.call('POST', `/api/guardian-links/${linkId}/end`, { token: guardian.token, body: {} });
    expect((await decide(id, 'confirm')).status).toBe(409);
    expect(await statusOf(linkId)).toEqual({ status: 'ended', ended_on_order: false });
    expect((await ask({ kind: 'end_link', link_id: linkId })).status).toBe(409);
  });
});

async function addressOf(userId: string): Promise<string> {
  const { email } = await app.db
    .selectFrom('users as u')
    .innerJoin('auth_users as a', 'a.id', 'u.auth_id')
    .select('a.email')
    .where('u.id', '=', userId)
    .executeTakeFirstOrThrow();
  return email;
}
