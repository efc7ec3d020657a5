import { expect, test } from 'vitest';
import { AppError } from '../../platform/errors.ts';
import { MATRIX_PEOPLE, MOMENT, ownAthlete, stranger } from '../matrix/matrix-people.ts';
import { Guard, notFound } from './guard.ts';

const guardOf = (name: keyof typeof MATRIX_PEOPLE) => new Guard(MATRIX_PEOPLE[name], MOMENT);

function refusalOf(attempt: () => unknown): { code: string; detail: string } {
  try {
    attempt();
  } catch (error) {
    if (error instanceof AppError) return { code: error.code, detail: error.message };
    throw error;
  }
  throw new Error('was not refused');
}

test('an authorised action is remembered, and only that one', () => {
  const guard = guardOf('athlete');
  guard.authorise('athlete.open', ownAthlete());
  expect(guard.wasAuthorised('athlete.open')).toBe(true);
  expect(guard.wasAuthorised('athlete.update')).toBe(false);
});

test('a refused action is not remembered, nor is a question', () => {
  const guard = guardOf('coach, verified');
  refusalOf(() => guard.authorise('athlete.open', stranger()));
  expect(guard.can('athlete.open', stranger({ visibility: 'public' }))).toBe(true);
  expect(guard.wasAuthorised('athlete.open')).toBe(false);
});

test('authorise gives the record back, which by then exists', () => {
  const athlete = ownAthlete();
  expect(guardOf('guardian').authorise('athlete.open', athlete)).toBe(athlete);
});

test('a record one may not see answers exactly like one that does not exist', () => {
  for (const name of [
    'athlete',
    'guardian',
    'coach, unverified',
    'coach, verified',
    'director, pending',
  ] as const) {
    const forbidden = refusalOf(() => guardOf(name).authorise('athlete.open', stranger()));
    const absent = refusalOf(() => guardOf(name).authorise('athlete.open', null));
    expect(forbidden).toEqual({ code: 'not_found', detail: 'Nothing was found at this address.' });
    expect(absent).toEqual(forbidden);
    expect({ code: notFound().code, detail: notFound().message }).toEqual(forbidden);
  }
});

test('an anonymous caller is asked to sign in, whether the record exists or not', () => {
  const expected = { code: 'sign_in_required', detail: 'Sign in to continue.' };
  const guard = guardOf('anonymous');
  expect(refusalOf(() => guard.authorise('athlete.open', stranger({ visibility: 'public' })))).toEqual(
    expected,
  );
  expect(refusalOf(() => guard.authorise('athlete.open', null))).toEqual(expected);
  expect(refusalOf(() => guard.authorise('athlete.search'))).toEqual(expected);
});

test('a suspended account is told so, even about its own account', () => {
  const guard = guardOf('suspended');
  const own = { userId: MATRIX_PEOPLE.suspended.userId };
  expect(refusalOf(() => guard.authorise('account.read', own)).code).toBe('account_suspended');
  expect(refusalOf(() => guard.authorise('account.read', null)).code).toBe('account_suspended');
  expect(refusalOf(() => guard.authorise('athlete.search')).code).toBe('account_suspended');
});

test('a capability without a record is refused as not allowed', () => {
  expect(refusalOf(() => guardOf('guardian').authorise('director.list')).code).toBe('not_allowed');
  expect(refusalOf(() => guardOf('director, pending').authorise('athlete.search')).code).toBe('not_allowed');
});

test('a coach who may open a profile is told that the rest is not allowed; one who may not, learns nothing', () => {
  const open = stranger({ visibility: 'public' });
  const unverified = guardOf('coach, unverified');
  const lapsed = new Guard({ ...MATRIX_PEOPLE['coach, verified'], plans: [] }, MOMENT);
  for (const action of ['release.request', 'contact.request'] as const) {
    expect(refusalOf(() => unverified.authorise(action, open)).code).toBe('not_allowed');
    expect(refusalOf(() => unverified.authorise(action, stranger())).code).toBe('not_found');
    expect(refusalOf(() => unverified.authorise(action, null)).code).toBe('not_found');
  }
  expect(refusalOf(() => lapsed.authorise('profile.open_complete', open)).code).toBe('not_allowed');
  expect(refusalOf(() => lapsed.authorise('profile.open_complete', stranger())).code).toBe('not_found');
});

test('an action takes only its own kind of subject', () => {
  const guard = guardOf('coach, verified');
  // @ts-expect-error a field group needs the athlete and the group
  expect(() => guard.can('athlete.read_group', { userId: 'user-admin' })).toThrow(TypeError);
  // @ts-expect-error a record is needed
  expect(guard.can('athlete.open')).toBe(false);
  // @ts-expect-error no such action
  expect(() => guard.can('athlete.explode', stranger())).toThrow(TypeError);
});
