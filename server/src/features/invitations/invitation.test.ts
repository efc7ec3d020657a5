/** Codes over HTTP: issued, listed and revoked by those who bring athletes in, and by nobody else. */
import type { Invitation, InvitationList } from '@faircourt/contracts/invitations';
import { LIMITS } from '@faircourt/contracts/limits';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { loadActor } from '../../access/facts/load-actor.ts';
import { Guard } from '../../access/engine/guard.ts';
import { RateLimiter } from '../../platform/rate-limit.ts';
import { seedCollege } from '../../../test/records/seeded-athletes.ts';
import { PASSWORD, problemOf, startTestApp, type Joined, type TestApp } from '../../../test/app/test-app.ts';
import { issueInvitation } from './issued-invitation.service.ts';

const NOW = '2026-11-15T23:30:00.000Z';
const clock = { now: () => new Date(moment) };
let moment = NOW;
let app: TestApp;
let coach: Joined;
beforeAll(async () => {
  app = await startTestApp({ clock });
});
afterAll(() => app.close());
beforeEach(async () => {
  moment = NOW;
  coach = await app.join('coach');
  await seedCollege(app.db, coach.userId);
});

const SINGLE = { kind: 'single', expires_on: '2026-12-15' };

function issue(who: Joined, body: unknown = SINGLE) {
  return app.call<Invitation>('POST', '/api/invitations', { token: who.token, body });
}
function revoke(who: Joined, id: string) {
  return app.call<Invitation>('POST', `/api/invitations/${id}/revoke`, { token: who.token });
}
async function listOf(who: Joined, query = ''): Promise<InvitationList> {
  const answer = await app.call<InvitationList>('GET', `/api/invitations${query}`, { token: who.token });
  expect(answer.status).toBe(200);
  return answer.body;
}
function joinWith(code: string, name: string) {
  const email = `${name.toLowerCase().replaceAll(' ', '.')}@example.test`;
  return app.call('POST', '/api/auth/sign-up', {
    body: { email, password: PASSWORD, data: { name, role: 'athlete', invite_code: code } },
  });
}
async function makeAdmin(): Promise<Joined> {
  const admin = await app.join('guardian');
  await app.db.updateTable('users').set({ role: 'admin' }).where('id', '=', admin.userId).execute();
  return admin;
}
function eventsOf(chain: string) {
  return app.db
    .selectFrom('events')
    .select(['type', 'actor_user_id', 'actor_role', 'data'])
    .where('chain', '=', chain)
    .orderBy('seq')
    .execute();
}

test('a coach issues a single code that lets one athlete in', async () => {
  const { status, body } = await issue(coach);
  expect(status).toBe(201);
  expect(body).toMatchObject({
    kind: 'single',
    state: 'open',
    max_uses: 1,
    uses: 0,
    expires_at: '2026-12-15T23:59:59.999Z',
    revoked_at: null,
    issuer_name: 'Test coach',
    is_own: true,
    used_by: [],
  });
  expect(body.code).toMatch(/^[2-9A-HJ-NP-Z]{8}$/);
  expect((await joinWith(body.code.toLowerCase(), 'Jordan Mae Okafor')).status).toBe(201);
  expect(problemOf(await joinWith(body.code, 'Second Try')).code).toBe('invite_used');

  const [listed] = (await listOf(coach)).invitations;
  expect(listed).toMatchObject({ id: body.id, state: 'used', uses: 1 });
  expect(listed?.used_by).toEqual([{ name: 'Jordan O.', redeemed_at: expect.stringMatching(/Z$/) }]);
});

test('a team code lets in as many as its limit says, and the newest comes first in the list of users', async () => {
  const { body } = await issue(coach, { kind: 'team', max_uses: 2, expires_on: '2026-11-16' });
  expect((await joinWith(body.code, 'First Teammate')).status).toBe(201);
  expect((await listOf(coach)).invitations[0]?.state).toBe('open');
  expect((await joinWith(body.code, 'Other Teammate')).status).toBe(201);
  const [team] = (await listOf(coach)).invitations;
  expect(team).toMatchObject({ kind: 'team', state: 'used', uses: 2, max_uses: 2 });
  expect(team?.used_by.map(({ name }) => name)).toEqual(['Other T.', 'First T.']);
});

test('the code carries the institution of the coach, and the log names neither code nor person', async () => {
  const { id: institution } = await app.db
    .insertInto('institutions')
    .values({ name: 'Lakeside College', kind: 'college', country_code: 'US' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await app.db
    .updateTable('coaches')
    .set({ institution_id: institution })
    .where('user_id', '=', coach.userId)
    .execute();
  const { body } = await issue(coach);
  const row = await app.db
    .selectFrom('invitations')
    .select(['institution_id', 'issued_by'])
    .where('id', '=', body.id)
    .executeTakeFirst();
  expect(row).toEqual({ institution_id: institution, issued_by: coach.userId });
  await revoke(coach, body.id);
  const by = { actor_user_id: coach.userId, actor_role: 'coach' };
  expect(await eventsOf(body.id)).toEqual([
    { ...by, type: 'invitation.issued', data: { kind: 'single', max_uses: 1, institution_id: institution } },
    { ...by, type: 'invitation.revoked', data: { uses: 0 } },
  ]);
});

test('the last day must lie after today and within a year, counted in UTC', async () => {
  const reasonFor = async (expires_on: string) => {
    const answer = await issue(coach, { kind: 'single', expires_on });
    return answer.status === 201
      ? 'issued'
      : problemOf(answer).errors?.map(({ field, code }) => [field, code]);
  };
  expect(await reasonFor('2026-11-14')).toEqual([['expires_on', 'in_past']]);
  expect(await reasonFor('2026-11-15')).toEqual([['expires_on', 'in_past']]);
  expect(await reasonFor('2026-11-16')).toBe('issued');
  expect(await reasonFor('2027-11-15')).toBe('issued');
  expect(await reasonFor('2027-11-16')).toEqual([['expires_on', 'too_late']]);
  expect(await reasonFor('0000-01-01')).toEqual([['expires_on', 'in_past']]);
});

test('all that is wrong with a wanted code is said at once', async () => {
  const { min, max } = LIMITS.teamCodeUses;
  for (const max_uses of [min - 1, max + 1, 2.5]) {
    const answer = await issue(coach, { kind: 'team', max_uses, expires_on: 'soon', code: 'MINE' });
    expect(answer.status).toBe(422);
    const fields = problemOf(answer).errors?.map(({ field }) => field);
    expect(new Set(fields)).toEqual(new Set(['max_uses', 'expires_on', 'code']));
  }
  expect((await issue(coach, { kind: 'single', max_uses: 5, expires_on: '2026-12-15' })).status).toBe(422);
  expect((await listOf(coach)).invitations).toEqual([]);
});

test('a code runs out at the end of its day', async () => {
  const { body } = await issue(coach, { kind: 'single', expires_on: '2026-11-16' });
  moment = '2026-11-16T23:59:59.998Z';
  expect((await listOf(coach)).invitations[0]?.state).toBe('open');
  moment = '2026-11-17T00:00:00.000Z';
  expect((await listOf(coach)).invitations[0]?.state).toBe('expired');
  expect(problemOf(await joinWith(body.code, 'Late Comer')).code).toBe('invite_expired');
});

test('a revoked code lets nobody in, and revoking it again changes nothing', async () => {
  const { body } = await issue(coach, { kind: 'team', max_uses: 5, expires_on: '2026-12-15' });
  await joinWith(body.code, 'Early Bird');
  const first = await revoke(coach, body.id);
  expect(first.body).toMatchObject({ state: 'revoked', revoked_at: NOW, uses: 1 });
  expect(first.body.used_by).toHaveLength(1);
  expect(problemOf(await joinWith(body.code, 'Too Late')).code).toBe('invite_revoked');

  moment = '2026-11-20T00:00:00.000Z';
  expect((await revoke(coach, body.id)).body).toEqual(first.body);
  expect((await eventsOf(body.id)).map(({ type }) => type)).toEqual([
    'invitation.issued',
    'invitation.revoked',
  ]);
});

test('a code that is used up cannot be revoked', async () => {
  const { body } = await issue(coach);
  await joinWith(body.code, 'Only One');
  const answer = await revoke(coach, body.id);
  expect(answer.status).toBe(409);
  expect(problemOf(answer).code).toBe('conflict');
  expect((await listOf(coach)).invitations[0]?.state).toBe('used');
});

test('a person who joins while the code is being revoked has joined or has not, never half', async () => {
  const { body } = await issue(coach);
  const [joined, revoked] = await Promise.all([joinWith(body.code, 'In Time'), revoke(coach, body.id)]);
  expect([joined.status, revoked.status]).toEqual(joined.status === 201 ? [201, 409] : [422, 200]);
});

test('everybody lists their own codes, admins all of them, and a stranger’s code does not exist', async () => {
  const other = await app.join('coach');
  const mine = (await issue(coach)).body;
  const theirs = (await issue(other)).body;
  expect((await listOf(coach)).invitations.map(({ id }) => id)).toEqual([mine.id]);
  const refused = await revoke(coach, theirs.id);
  const absent = await revoke(coach, '0190a0a0-0000-7000-8000-000000000000');
  expect([refused.status, absent.status]).toEqual([404, 404]);
  expect(problemOf(refused).detail).toBe(problemOf(absent).detail);

  const admin = await makeAdmin();
  const [newest, second] = (await listOf(admin)).invitations;
  expect(newest).toMatchObject({ id: theirs.id, is_own: false, issuer_name: 'Test coach' });
  expect(second).toMatchObject({ id: mine.id, is_own: false });
  expect((await revoke(admin, theirs.id)).body.state).toBe('revoked');
});

test('a code whose issuer is gone is looked after by admins alone', async () => {
  const { body } = await issue(coach);
  await app.db.updateTable('invitations').set({ issued_by: null }).where('id', '=', body.id).execute();
  expect((await revoke(coach, body.id)).status).toBe(404);
  const revoked = await revoke(await makeAdmin(), body.id);
  expect(revoked.body).toMatchObject({ state: 'revoked', issuer_name: null, is_own: false });
});

test('athletes, guardians and directors who wait for approval issue nothing', async () => {
  for (const role of ['athlete', 'guardian', 'regional_director'] as const) {
    const person = await app.join(role);
    expect(problemOf(await issue(person)).code).toBe('not_allowed');
    expect((await app.call('GET', '/api/invitations', { token: person.token })).status).toBe(403);
  }
  const director = await app.join('regional_director');
  await app.db.updateTable('users').set({ status: 'active' }).where('id', '=', director.userId).execute();
  expect((await issue(director)).status).toBe(201);
});

test('the list goes on page by page, newest first, without gaps or doubles', async () => {
  await insertCodes(60);
  const seen: string[] = [];
  let next: string | null = null;
  let pages = 0;
  do {
    const page: InvitationList = await listOf(coach, next ? `?after=${next}` : '');
    seen.push(...page.invitations.map(({ id }) => id));
    next = page.next;
    pages++;
  } while (next);
  expect(pages).toBe(3);
  expect(seen).toHaveLength(60);
  expect(seen).toEqual([...new Set(seen)].toSorted().toReversed());
});

test('nobody keeps more open codes than a coach can need, even from two tabs', async () => {
  await insertCodes(LIMITS.openInvitationsMax - 1);
  const answers = await Promise.all([issue(coach), issue(coach), issue(coach)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
  expect(answers.filter(({ status }) => status === 409).map((one) => problemOf(one).code)).toEqual([
    'too_many',
    'too_many',
  ]);
  const [open] = (await listOf(coach)).invitations;
  await revoke(coach, open?.id ?? '');
  expect((await issue(coach)).status).toBe(201);
});

test('a coach of no verified institution issues single codes only, ten open at a time', async () => {
  expect(await listOf(coach)).toMatchObject({ can_issue_team_codes: true, open_codes_max: 200 });
  await app.db
    .updateTable('coaches')
    .set({ affiliation_status: 'unverified' })
    .where('user_id', '=', coach.userId)
    .execute();
  expect(await listOf(coach)).toMatchObject({ can_issue_team_codes: false, open_codes_max: 10 });
  const team = await issue(coach, { kind: 'team', max_uses: 2, expires_on: '2026-12-15' });
  expect(team.status).toBe(422);
  expect(problemOf(team).errors).toMatchObject([{ field: 'kind', code: 'needs_verified_institution' }]);
  await insertCodes(LIMITS.openInvitationsUnverifiedMax - 1);
  expect((await issue(coach)).status).toBe(201);
  expect(problemOf(await issue(coach)).code).toBe('too_many');
});

test('sixty codes an hour are enough', async () => {
  const deps = { db: app.db, limiter: new RateLimiter(app.db, 1 / 30) };
  const guard = new Guard(await loadActor(app.db, coach.userId), clock.now());
  const wanted = { kind: 'single', expires_on: '2026-12-15', stated_age: null } as const;
  await issueInvitation(deps, guard, wanted);
  await issueInvitation(deps, guard, wanted);
  await expect(issueInvitation(deps, guard, wanted)).rejects.toMatchObject({ code: 'rate_limited' });
});

test('a code that is taken is drawn again', async () => {
  const taken = (await issue(coach)).body.code;
  const draws = [taken, taken, 'FREECODE'];
  const guard = new Guard(await loadActor(app.db, coach.userId), clock.now());
  const deps = { db: app.db, limiter: new RateLimiter(app.db, 1) };
  const wanted = { kind: 'single', expires_on: '2026-12-15', stated_age: null } as const;
  const issued = await issueInvitation(deps, guard, wanted, () => draws.shift() ?? '');
  expect(issued.code).toBe('FREECODE');
});

async function insertCodes(count: number): Promise<void> {
  await app.db
    .insertInto('invitations')
    .values(
      Array.from({ length: count }, (_, n) => ({
        code: `${coach.userId.slice(-8).toUpperCase()}${n}`,
        kind: 'single' as const,
        max_uses: 1,
        issued_by: coach.userId,
        expires_at: new Date('2026-12-01'),
      })),
    )
    .execute();
}
