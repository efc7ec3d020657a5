import { expect, test } from 'vitest';
import { safeNextPath, signInPath } from './next-path.ts';

test('a local path is kept with its query and fragment', () => {
  expect(safeNextPath('/settings?tab=sessions#top')).toBe('/settings?tab=sessions#top');
});

test.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/..//evil.example',
  '/.//evil.example',
  'javascript:alert(1)',
  'settings',
  '',
  null,
  undefined,
])('%j leads to the dashboard, never off the site', (wish) => {
  expect(safeNextPath(wish)).toBe('/dashboard');
});

test('the sign-in page is no place to return to', () => {
  expect(safeNextPath('/auth?mode=signup')).toBe('/dashboard');
  expect(safeNextPath('/auth/reset')).toBe('/dashboard');
});

test('the gate sends to plain /auth for the dashboard and names any other wish', () => {
  expect(signInPath('/dashboard')).toBe('/auth');
  expect(signInPath('/settings?a=1')).toBe('/auth?next=%2Fsettings%3Fa%3D1');
  expect(signInPath('/settings', { hadSession: true })).toBe('/auth?next=%2Fsettings&mode=signin');
});
