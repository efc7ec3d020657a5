import { expect, test } from 'vitest';
import { athletePath, isAppRoute, matchesRoute } from './paths.ts';

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

test('the page of an athlete is one of the application’s own', () => {
  expect(athletePath('01a1dfa7')).toBe('/athletes/01a1dfa7');
  expect(isAppRoute(athletePath('01a1dfa7'))).toBe(true);
});
