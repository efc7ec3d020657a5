// @vitest-environment happy-dom
import type { SecondStep } from '@faircourt/contracts/second-factor';
import type { FormEvent } from 'react';
import { afterEach, expect, test } from 'vitest';
import { fakeServer, json, problem, type FakeServer } from '../../../test/fake-server.ts';
import { renderHook, shownToasts } from '../../../test/render-hook.tsx';
import { session } from '../../api/session/session-client.ts';
import { dropWish, takeWish } from '../../domain/guardian-links/accept-wish.ts';
import type { AuthMode } from './auth-query.ts';
import { useAuthForm } from './use-auth-form.ts';

const user = {
  id: '018f0000-0000-7000-8000-000000000001',
  email: 'maya@faircourt.test',
  is_mailbox_proven: false,
  user_metadata: { name: 'Maya Reyes', role: 'coach', invite_code: null },
  status: 'active',
  locale: 'en',
};
const held = { access_token: 'token-1', expires_at: Math.floor(Date.now() / 1000) + 3600, user };
// The form only asks the browser not to load another page.
const submitted = { preventDefault: () => undefined, persist: () => undefined } as unknown as FormEvent;

afterEach(async () => {
  dropWish();
  sessionStorage.clear();
  fakeServer().on('POST /api/auth/sign-out', () => new Response(null, { status: 204 }));
  await session.signOut();
});

const wish = { birthdate: '1984-05-06', relationship: 'mother' } as const;
const handedOver = () => takeWish({ userId: user.id, token: 'mailed' });

async function openPage(mode: AuthMode, server: FakeServer = fakeServer()) {
  const switched: (AuthMode | SecondStep)[] = [];
  const wishes = {
    role: 'coach' as const,
    plan: 'pro_scout' as const,
    inviteCode: '',
    asksForCode: false,
    isAskedForCode: false,
    invitation: { token: 'mailed' },
  };
  const page = await renderHook(() =>
    useAuthForm(mode, wishes, {
      switchTo: (next) => switched.push(next),
      askFor: (step) => switched.push(step),
    }),
  );
  const fill = (values: Record<string, string>) =>
    page.does(({ form }) => form.reset({ ...form.getValues(), ...values }));
  const submit = () => page.does((auth) => auth.submit({ event: submitted }));
  const signUpAndAccept = () => page.does((auth) => auth.submit({ wish }));
  return { server, page, fill, switched, submit, signUpAndAccept };
}

test('where a second factor is set up, the page asks for a code and there is no session yet', async () => {
  const { server, fill, switched, submit } = await openPage('signin');
  server.on('POST /api/auth/sign-in', () => json(202, { second_step: 'code' }));
  await fill({ email: 'maya@faircourt.test', password: 'a long password' });
  await submit();
  expect(switched).toEqual(['code']);
  expect(session.snapshot.session).toBeNull();
});

test('signing in asks the server with what was typed', async () => {
  const { server, page, fill, submit } = await openPage('signin');
  server.on('POST /api/auth/sign-in', () => json(200, held));
  await fill({ email: ' maya@faircourt.test ', password: 'a long password' });
  await submit();
  expect(server.bodies('POST /api/auth/sign-in')).toEqual([
    { email: 'maya@faircourt.test', password: 'a long password' },
  ]);
  expect(session.snapshot.session?.user.id).toBe(user.id);
  expect(page.value.failure).toBeNull();
});

test('a wrong password is said of the attempt and not of a field', async () => {
  const { server, page, fill, submit } = await openPage('signin');
  server.on('POST /api/auth/sign-in', () => problem(401, 'invalid_credentials'));
  await fill({ email: 'maya@faircourt.test', password: 'wrong' });
  await submit();
  expect(page.value.failure).not.toBeNull();
  expect(page.value.form.formState.errors).toEqual({});
  await page.does(({ clearErrors }) => clearErrors());
  expect(page.value.failure).toBeNull();
});

test('an empty form is not sent', async () => {
  const { server, page, submit } = await openPage('signin');
  await submit();
  expect(server.calls.filter((call) => call.includes('sign-in'))).toEqual([]);
  expect(page.value.form.getFieldState('email').error?.message).toBe('required');
});

test('signing up makes the account and then signs in', async () => {
  const { server, fill, submit } = await openPage('signup');
  server.on('POST /api/auth/sign-up', () => json(201, { user }));
  server.on('POST /api/auth/sign-in', () => json(200, held));
  await fill({ name: 'Maya Reyes', email: 'maya@faircourt.test', password: 'a long password' });
  await submit();
  expect(server.bodies('POST /api/auth/sign-up')).toMatchObject([
    { data: { name: 'Maya Reyes', role: 'coach', plan: 'pro_scout', invite_code: null, locale: 'en' } },
  ]);
  // Only the mailed key tells the server that no code is needed.
  expect(server.bodies('POST /api/auth/sign-up')).toMatchObject([
    { data: { guardian_invitation: 'mailed' } },
  ]);
  expect(server.calls.at(-1)).toBe('POST /api/auth/sign-in');
  expect(shownToasts()).toHaveLength(1);
});

test('what the server finds is shown at the fields it names', async () => {
  const { server, page, fill, submit } = await openPage('signup');
  const errors = [{ field: 'data.name', code: 'too_small', message: '' }];
  server.on('POST /api/auth/sign-up', () => problem(422, 'validation_failed', { errors }));
  await fill({ name: 'M', email: 'maya@faircourt.test', password: 'a long password' });
  await submit();
  expect(page.value.form.getFieldState('name').error?.message).toBe('too_small');
  expect(page.value.failure).toBeNull();
});

test('an invitation that does not count is said at its code', async () => {
  const { server, page, fill, submit } = await openPage('signup');
  server.on('POST /api/auth/sign-up', () => problem(422, 'invite_expired'));
  await fill({
    role: 'athlete',
    inviteCode: 'FC-1',
    name: 'Maya Reyes',
    email: 'maya@faircourt.test',
    password: 'a long password',
  });
  await submit();
  expect(page.value.form.getFieldState('inviteCode').error?.message).toBe('invite_expired');
});

test('an account that exists but cannot be signed in yet goes on as sign-in, with everything kept', async () => {
  const { server, page, fill, submit, switched } = await openPage('signup');
  server.on('POST /api/auth/sign-up', () => json(201, { user }));
  server.on('POST /api/auth/sign-in', () => problem(503, 'unavailable'));
  await fill({ name: 'Maya Reyes', email: 'maya@faircourt.test', password: 'a long password' });
  await submit();
  expect(switched).toEqual(['signin']);
  expect(page.value.failure).not.toBeNull();
  expect(page.value.form.getValues('email')).toBe('maya@faircourt.test');
});

const filledIn = { name: 'Maya Reyes', email: 'maya@faircourt.test', password: 'a long password' };

const typeIn = (page: Awaited<ReturnType<typeof openPage>>['page']) =>
  page.does(({ form }) => {
    for (const field of ['name', 'email', 'password'] as const) form.setValue(field, filledIn[field]);
  });

test('a reload keeps the name and the email of a sign-up, never the password', async () => {
  const { page } = await openPage('signup');
  await typeIn(page);
  expect(Object.values(sessionStorage).join()).not.toContain(filledIn.password);
  await page.leave();
  const { page: reloaded } = await openPage('signup');
  const { name, email } = filledIn;
  expect(reloaded.value.form.getValues()).toMatchObject({ name, email, password: '' });
  await reloaded.leave();
  const { page: signIn } = await openPage('signin');
  expect(signIn.value.form.getValues('email')).toBe('');
});

test('once there is an account nothing of it is left', async () => {
  const { server, page, submit } = await openPage('signup');
  server.on('POST /api/auth/sign-up', () => json(201, { user }));
  server.on('POST /api/auth/sign-in', () => json(200, held));
  await typeIn(page);
  expect(Object.values(sessionStorage).join()).toContain(filledIn.name);
  await submit();
  expect(Object.values(sessionStorage).join()).not.toContain(filledIn.name);
});

test('the wish to accept is handed over by the sign-up that worked, for its account and its invitation', async () => {
  const { server, fill, signUpAndAccept } = await openPage('signup');
  server.on('POST /api/auth/sign-up', () => json(201, { user }));
  server.on('POST /api/auth/sign-in', () => json(200, held));
  await fill(filledIn);
  await signUpAndAccept();
  expect(handedOver()).toEqual(wish);
});

test('a sign-up that is not sent, is refused, or ends without a session hands nothing over', async () => {
  const { server, page, fill, signUpAndAccept } = await openPage('signup');
  await signUpAndAccept();
  expect(page.value.form.getFieldState('email').error?.message).toBe('required');
  expect(handedOver()).toBeNull();

  server.on('POST /api/auth/sign-up', () => problem(422, 'sign_up_failed'));
  await fill(filledIn);
  await signUpAndAccept();
  expect(page.value.failure).not.toBeNull();
  expect(handedOver()).toBeNull();

  server.on('POST /api/auth/sign-up', () => json(201, { user }));
  server.on('POST /api/auth/sign-in', () => problem(503, 'unavailable'));
  await signUpAndAccept();
  expect(handedOver()).toBeNull();
});

test('a press that only creates the account hands nothing over, also after one that asked for more', async () => {
  const { server, page, fill, submit, signUpAndAccept } = await openPage('signup');
  server.on('POST /api/auth/sign-up', () => problem(422, 'sign_up_failed'));
  await fill(filledIn);
  await signUpAndAccept();
  server.on('POST /api/auth/sign-up', () => json(201, { user }));
  server.on('POST /api/auth/sign-in', () => json(200, held));
  await submit();
  expect(page.value.accepting).toBeNull();
  expect(handedOver()).toBeNull();
});

test('Enter in a field while the press is on its way changes nothing', async () => {
  const { server, page, fill, submit, signUpAndAccept } = await openPage('signup');
  const answers: ((answer: Response) => void)[] = [];
  server.on('POST /api/auth/sign-up', () => new Promise((resolve) => answers.push(resolve)));
  server.on('POST /api/auth/sign-in', () => json(200, held));
  await fill(filledIn);
  await signUpAndAccept();
  await submit();
  expect(page.value.accepting).toBe('mother');
  await page.does(() => answers[0]?.(json(201, { user })));
  expect(answers).toHaveLength(1);
  expect(handedOver()).toEqual(wish);
});

test('somebody who has signed in from another tab meanwhile is handed nothing', async () => {
  const { server, page, fill, signUpAndAccept } = await openPage('signup');
  const answers: ((answer: Response) => void)[] = [];
  server.on('POST /api/auth/sign-up', () => new Promise((resolve) => answers.push(resolve)));
  server.on('POST /api/auth/sign-in', () => json(200, held));
  await fill(filledIn);
  await signUpAndAccept();
  await page.does(() => session.signInWithPassword({ email: 'sam@faircourt.test', password: 'of Sam' }));
  await page.does(() => answers[0]?.(json(201, { user })));
  expect(handedOver()).toBeNull();
});

test('who may not accept yet hears at once of all that is missing, and nothing is sent', async () => {
  const { server, page, fill } = await openPage('signup');
  let isRight: boolean | undefined;
  const check = () =>
    page.does(async (auth) => {
      isRight = await auth.check();
    });
  await check();
  expect(isRight).toBe(false);
  const { form } = page.value;
  const errorOf = (name: 'name' | 'email' | 'password') => form.getFieldState(name).error?.message;
  expect([errorOf('name'), errorOf('email'), errorOf('password')]).toEqual([
    'required',
    'required',
    'required',
  ]);
  await fill({ name: 'Maya Reyes', email: 'maya@faircourt.test', password: 'a long password' });
  await check();
  expect(isRight).toBe(true);
  expect(server.bodies('POST /api/auth/sign-up')).toEqual([]);
});
