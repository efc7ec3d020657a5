import { expect, test } from 'vitest';
import { changePasswordSchema, signInSchema, signUpSchema } from './accounts.ts';

const SIGN_UP = { email: 'kid@example.test', password: 'secret', data: { name: 'Kid' } };

test('the role is athlete and the language English unless said otherwise', () => {
  expect(signUpSchema.parse(SIGN_UP).data).toMatchObject({
    role: 'athlete',
    locale: 'en',
    invite_code: null,
  });
});

test('invitation codes are compared in upper case, without the spaces people copy along', () => {
  const parsed = signUpSchema.parse({ ...SIGN_UP, data: { name: 'Kid', invite_code: ' hoops2026 ' } });
  expect(parsed.data.invite_code).toBe('HOOPS2026');
});

test('a new password has at least six characters; one that is only compared may have any', () => {
  expect(signUpSchema.safeParse({ ...SIGN_UP, password: '12345' }).success).toBe(false);
  expect(changePasswordSchema.safeParse({ current_password: 'x', password: '12345' }).success).toBe(false);
  expect(signInSchema.safeParse({ email: 'kid@example.test', password: '1' }).success).toBe(true);
});

test('admin is not a role one can sign up with', () => {
  expect(signUpSchema.safeParse({ ...SIGN_UP, data: { name: 'Kid', role: 'admin' } }).success).toBe(false);
});
