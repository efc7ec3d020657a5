import { LIMITS } from '@faircourt/contracts/limits';
import { expect, test } from 'vitest';
import { fromServer, problemsOf } from './field-problems.ts';

const FILLED = { type: 'general', name: 'Ana', email: 'ana@example.test', message: 'Hello' };

test('what is complete has no problems, up to the last allowed character', () => {
  const longest = {
    ...FILLED,
    name: 'x'.repeat(LIMITS.nameMax),
    message: 'x'.repeat(LIMITS.supportMessageMax),
  };
  expect(problemsOf(FILLED, true)).toEqual([]);
  expect(problemsOf(longest, true)).toEqual([]);
});

test('everything that is missing is named at once, in the order of the page', () => {
  expect(problemsOf({ type: '', name: '', email: '', message: '' }, true)).toEqual([
    { field: 'type', error: 'required' },
    { field: 'name', error: 'required' },
    { field: 'email', error: 'required' },
    { field: 'message', error: 'required' },
  ]);
});

test('what is too long or no address is named', () => {
  const tooLong = {
    ...FILLED,
    name: 'x'.repeat(LIMITS.nameMax + 1),
    message: 'x'.repeat(LIMITS.supportMessageMax + 1),
  };
  expect(problemsOf(tooLong, false)).toEqual([
    { field: 'name', error: 'too_big' },
    { field: 'email', error: 'invalid' },
    { field: 'message', error: 'too_big' },
  ]);
});

test.each([
  ['type', 'not_in_list', 'required'],
  ['name', 'required', 'required'],
  ['email', 'invalid_email', 'invalid'],
  ['email', 'too_big', 'invalid'],
  ['message', 'too_big', 'too_big'],
])('the server’s "%s %s" is said as "%s"', (field, code, error) => {
  expect(fromServer({ field, code })).toEqual({ field, error });
});
