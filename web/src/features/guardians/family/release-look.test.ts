import { expect, test } from 'vitest';
import { lookOf, LOOKS } from './release-look.ts';
import { UNTOUCHED } from './release-switch.test-support.ts';

test('what is approved and waits for somebody never looks as if it were on', () => {
  expect(lookOf({ ...UNTOUCHED, state: 'on' })).toBe('on');
  expect(lookOf({ ...UNTOUCHED, state: 'on', awaits_verification: true })).toBe('check');
  expect(lookOf({ ...UNTOUCHED, state: 'awaits_forms', is_approved: true })).toBe('sign');
  expect(lookOf({ ...UNTOUCHED, state: 'awaits_level', is_approved: true })).toBe('check');
  expect(lookOf({ ...UNTOUCHED, state: 'denied' })).toBe('refused');
});

test('each state has a shape of its own', () => {
  const shapes = Object.values(LOOKS).map(({ icon }) => icon);
  expect(new Set(shapes).size).toBe(shapes.length);
});
