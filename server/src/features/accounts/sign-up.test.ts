import { termsVersionOn } from '@faircourt/contracts/legal';
import type { AuthUser, Session } from '@faircourt/contracts/accounts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findBrokenChains } from '../../platform/audit.ts';
import { PASSWORD, problemOf, signInAs, startTestApp, type TestApp } from '../../../test/app/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

function signUp(
  data: Record<string, unknown>,
  email = `new-${Math.random().toString(36).slice(2)}@example.test`,
) {
  return app.call<{ user: AuthUser }>('POST', '/api/auth/sign-up', {
    body: { email, password: PASSWORD, data: { name: 'New Person', ...data } },
  });
}

describe('signing up', () => {
  test('an athlete with a code joins; the code is used up, the log has an entry and a welcome waits', async () => {
    await app.issueCode('WELCOME1');
    const answer = await signUp({ role: 'athlete', invite_code: 'welcome1' }, 'kid@example.test');
    expect(answer.status).toBe(201);
    expect(answer.body.user.user_metadata).toEqual({
      name: 'New Person',
      role: 'athlete',
      invite_code: 'WELCOME1',
    });
    const { id } = answer.body.user;
    const invitation = await app.db
      .selectFrom('invitations')
      .select('uses')
      .where('code', '=', 'WELCOME1')
      .executeTakeFirstOrThrow();
    expect(invitation.uses).toBe(1);
    const events = await app.db
      .selectFrom('events')
      .select(['type', 'data'])
      .where('chain', '=', id)
      .execute();
    expect(events).toMatchObject([
      { type: 'account.created', data: { terms_version: termsVersionOn('2026-11-18') } },
    ]);
    const notices = await app.db
      .selectFrom('notifications')
      .select('kind')
      .where('user_id', '=', id)
      .execute();
    expect(notices).toEqual([{ kind: 'welcome' }]);
    const mail = await app.waitForMail('kid@example.test', /Your Faircourt code/);
    expect(mail.text).toContain('/dashboard/confirm?token=');
  });

  test('the role is athlete when none is given, and then needs a code', async () => {
    const answer = await signUp({});
    expect(answer.status).toBe(422);
    expect(problemOf(answer)).toMatchObject({
      code: 'invite_required',
      detail: 'Athletes require an invitation code. Please contact your coach.',
    });
  });

  test.each([
    ['unknown', 'NOSUCHCODE', 'invite_unknown', {}],
    ['expired', 'OLDCODE', 'invite_expired', { expiresAt: new Date('2020-01-01') }],
    ['revoked', 'GONECODE', 'invite_revoked', { revokedAt: new Date('2020-01-01') }],
  ])(
    'a code that is %s gives its own message and creates nothing',
    async (state, code, expected, options) => {
      if (state !== 'unknown') await app.issueCode(code, options);
      const email = `${state}@example.test`;
      const answer = await signUp({ role: 'athlete', invite_code: code }, email);
      expect(problemOf(answer).code).toBe(expected);
      const found = await app.db.selectFrom('auth_users').select('id').where('email', '=', email).execute();
      expect(found).toEqual([]);
    },
  );

  test('a single code redeemed twice at once makes one account', async () => {
    await app.issueCode('ONLYONCE');
    const answers = await Promise.all(
      [1, 2, 3, 4].map((n) => signUp({ role: 'athlete', invite_code: 'ONLYONCE' }, `race-${n}@example.test`)),
    );
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([201, 422, 422, 422]);
    expect(answers.flatMap((a) => (a.status === 422 ? [problemOf(a).code] : []))).toEqual(
      Array(3).fill('invite_used'),
    );
  });

  test('a team code serves as many as it says', async () => {
    await app.issueCode('TEAMCODE', { maxUses: 2 });
    const statuses = [];
    for (let n = 0; n < 3; n++)
      statuses.push((await signUp({ role: 'athlete', invite_code: 'TEAMCODE' })).status);
    expect(statuses).toEqual([201, 201, 422]);
  });

  test('a coach is promised the 14-day trial of the chosen plan, Basic Scout by default', async () => {
    const basic = await signUp({ role: 'coach' });
    const pro = await signUp({ role: 'coach', plan: 'pro_scout' });
    for (const [answer, plan] of [
      [basic, 'basic_scout'],
      [pro, 'pro_scout'],
    ] as const) {
      const subscription = await app.db
        .selectFrom('subscriptions')
        .select(['plan', 'status', 'trial_ends_at'])
        .where('owner_user_id', '=', answer.body.user.id)
        .executeTakeFirstOrThrow();
      // Its days begin once the mailbox is proven.
      expect(subscription).toEqual({ plan, status: 'trial', trial_ends_at: null });
    }
  });

  test('a name with line breaks or an address in it is refused, and so is a change to one', async () => {
    for (const [name, code] of [
      ['Maya\n\nYour account is closed', 'line_break'],
      ['Maya https://evil.example/x', 'has_address'],
    ] as const) {
      const answer = await signUp({ role: 'guardian', name });
      expect(problemOf(answer).errors).toEqual([expect.objectContaining({ field: 'data.name', code })]);
      const person = await app.join('guardian');
      const change = await app.call('PATCH', '/api/auth/user', { token: person.token, body: { name } });
      expect(problemOf(change).errors).toEqual([expect.objectContaining({ field: 'name', code })]);
    }
  });

  test('a regional director starts as pending', async () => {
    expect((await signUp({ role: 'regional_director' })).body.user.status).toBe('pending');
  });

  test('nobody signs up as an admin', async () => {
    const answer = await signUp({ role: 'admin' });
    expect(answer.status).toBe(422);
    expect(problemOf(answer).errors).toEqual([
      expect.objectContaining({ field: 'data.role', code: 'not_in_list' }),
    ]);
  });

  test('a taken address gets the general message, nothing changes, and its owner gets an email', async () => {
    const owner = await app.join('guardian', 'taken@example.test');
    const answer = await signUp({ role: 'coach', name: 'Impostor' }, 'Taken@Example.test');
    expect(answer.status).toBe(422);
    expect(problemOf(answer)).toMatchObject({
      code: 'sign_up_failed',
      detail: 'Failed to create account. Please try again.',
    });
    expect((await signInAs(app, 'taken@example.test', PASSWORD)).userId).toBe(owner.userId);
    expect((await app.waitForMail('taken@example.test', /already have an account/)).text).toContain('/auth');
  });

  test('without a valid code nobody learns whether an address is taken', async () => {
    await app.join('guardian', 'secret@example.test');
    const taken = await signUp({ role: 'athlete', invite_code: 'GUESS' }, 'secret@example.test');
    const free = await signUp({ role: 'athlete', invite_code: 'GUESS' }, 'nobody@example.test');
    const { request_id: _first, ...first } = problemOf(taken);
    const { request_id: _second, ...second } = problemOf(free);
    expect(first).toEqual(second);
  });

  test('the same address signing up five times at once makes one whole account', async () => {
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => signUp({ role: 'coach' }, 'rush@example.test')),
    );
    expect(answers.filter((answer) => answer.status === 201)).toHaveLength(1);
    expect(answers.filter((answer) => answer.status === 422)).toHaveLength(4);
    const rows = await app.db
      .selectFrom('auth_users as a')
      .innerJoin('users as u', 'u.auth_id', 'a.id')
      .select('u.id')
      .where('a.email', '=', 'rush@example.test')
      .execute();
    expect(rows).toHaveLength(1);
  });

  test('every wrong field is named at once, unknown fields too', async () => {
    const answer = await app.call('POST', '/api/auth/sign-up', {
      body: {
        email: 'no-address',
        password: '12345',
        data: { name: '', role: 'guardian', is_admin: true },
        extra: 1,
      },
    });
    expect(answer.status).toBe(422);
    const reasons = Object.fromEntries(
      (problemOf(answer).errors ?? []).map(({ field, code }) => [field, code]),
    );
    expect(reasons).toEqual({
      email: 'invalid_email',
      password: 'too_small',
      'data.name': 'required',
      'data.is_admin': 'unknown_field',
      extra: 'unknown_field',
    });
  });

  test('a NUL character, which the database cannot hold, is dropped and no fault of ours', async () => {
    const named = await signUp({ role: 'guardian', name: 'A\0na' });
    expect(named.body.user.user_metadata.name).toBe('Ana');
    expect(problemOf(await signUp({ role: 'athlete', invite_code: 'NO\0CODE' })).code).toBe('invite_unknown');
  });

  test('the password is stored as an argon2id hash', async () => {
    await signUp({ role: 'guardian' }, 'hash@example.test');
    const account = await app.db
      .selectFrom('auth_accounts as c')
      .innerJoin('auth_users as a', 'a.id', 'c.user_id')
      .select('c.password')
      .where('a.email', '=', 'hash@example.test')
      .executeTakeFirstOrThrow();
    expect(account.password).toMatch(/^\$argon2id\$v=19\$m=256,t=2,p=1\$/);
  });

  test('after all of this the log is unbroken', async () => {
    expect(await findBrokenChains(app.db)).toEqual([]);
  });
});

test('signing up and in at once with several people leaves each with their own session', async () => {
  const people = await Promise.all(
    ['a', 'b', 'c'].map((n) => app.join('guardian', `many-${n}@example.test`)),
  );
  for (const person of people) {
    const answer = await app.call<Session['user']>('GET', '/api/auth/user', { token: person.token });
    expect(answer.body.email).toBe(person.email);
  }
});
