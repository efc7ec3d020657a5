import { describe, expect, test } from 'vitest';
import { authFormSchema, emptyAuthForm, toSignUpRequest, type AuthFormValues } from './auth-form.ts';
import type { AuthMode } from './auth-query.ts';

const athlete: AuthFormValues = {
  name: 'Maya Reyes',
  role: 'athlete',
  inviteCode: 'HOOPS2026',
  email: 'maya@faircourt.test',
  password: 'court1',
};
const context = { plan: null, invitation: null, locale: 'en', origin: 'https://faircourt.test' } as const;

function problems(mode: AuthMode, values: AuthFormValues): Record<string, string> {
  const result = authFormSchema(mode).safeParse(values);
  const issues = result.success ? [] : result.error.issues;
  // The first finding per field is the one the form shows.
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]).toReversed());
}

describe('signing up', () => {
  test('takes a complete athlete', () => expect(problems('signup', athlete)).toEqual({}));

  test.each([
    ['name', { name: '  ' }, 'required'],
    ['name', { name: 'x'.repeat(121) }, 'too_long'],
    ['email', { email: '' }, 'required'],
    ['email', { email: 'maya@' }, 'invalid_email'],
    ['password', { password: '' }, 'required'],
    ['password', { password: '12345' }, 'password_too_short'],
    ['inviteCode', { inviteCode: '   ' }, 'invite_required'],
  ])('finds fault with %s in %o: %s', (field, change, code) => {
    expect(problems('signup', { ...athlete, ...change })).toEqual({ [field]: code });
  });

  test('takes a password of exactly six characters', () => {
    expect(problems('signup', { ...athlete, password: '123456' })).toEqual({});
  });

  test('asks only athletes for a code', () => {
    for (const role of ['guardian', 'coach', 'regional_director'] as const) {
      expect(problems('signup', { ...athlete, role, inviteCode: '' })).toEqual({});
    }
  });

  test('says everything at once, the missing code among it', () => {
    const empty = emptyAuthForm({
      role: 'athlete',
      plan: null,
      inviteCode: '',
      asksForCode: false,
      isAskedForCode: false,
      invitation: null,
    });
    expect(problems('signup', empty)).toEqual({
      name: 'required',
      email: 'required',
      password: 'required',
      inviteCode: 'invite_required',
    });
  });

  test('sends the code in upper case', () => {
    const parsed = authFormSchema('signup').parse({ ...athlete, inviteCode: ' hoops2026 ' });
    expect(toSignUpRequest(parsed, context).options.data.invite_code).toBe('HOOPS2026');
  });
});

describe('signing in', () => {
  test('needs only email and password, of any length', () => {
    const values = {
      ...emptyAuthForm({
        role: 'athlete',
        plan: null,
        inviteCode: '',
        asksForCode: false,
        isAskedForCode: false,
        invitation: null,
      }),
      email: 'a@b.co',
      password: 'x',
    };
    expect(problems('signin', values)).toEqual({});
  });

  test('does not pass without them', () => {
    expect(problems('signin', { ...athlete, email: '', password: '' })).toEqual({
      email: 'required',
      password: 'required',
    });
  });
});

describe('the sign-up call', () => {
  test('carries the specification’s options', () => {
    expect(toSignUpRequest(athlete, context)).toEqual({
      email: 'maya@faircourt.test',
      password: 'court1',
      options: {
        emailRedirectTo: 'https://faircourt.test/dashboard',
        data: { name: 'Maya Reyes', role: 'athlete', invite_code: 'HOOPS2026', locale: 'en' },
      },
    });
  });

  test('leaves out a code that was typed before another role was chosen', () => {
    expect(toSignUpRequest({ ...athlete, role: 'guardian' }, context).options.data.invite_code).toBeNull();
  });

  test('asks for a plan only as a coach', () => {
    const pro = { ...context, plan: 'pro_scout' } as const;
    expect(toSignUpRequest({ ...athlete, role: 'coach' }, pro).options.data.plan).toBe('pro_scout');
    expect(toSignUpRequest({ ...athlete, role: 'guardian' }, pro).options.data).not.toHaveProperty('plan');
  });
});
