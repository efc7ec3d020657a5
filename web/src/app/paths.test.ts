import { expect, test } from 'vitest';
import { isAppRoute, matchesRoute } from './paths.ts';

test('the application answers its own routes and leaves public pages to the server', () => {
  expect(isAppRoute('/dashboard')).toBe(true);
  expect(isAppRoute('/auth/reset')).toBe(true);
  expect(isAppRoute('/learn')).toBe(false);
  expect(isAppRoute('/dashboard/nothing')).toBe(false);
});

test('a parameter stands for exactly one segment', () => {
  expect(matchesRoute('/athletes/:id', '/athletes/7')).toBe(true);
  expect(matchesRoute('/athletes/:id', '/athletes/')).toBe(false);
  expect(matchesRoute('/athletes/:id', '/athletes/7/videos')).toBe(false);
});
