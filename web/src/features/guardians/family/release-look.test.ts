import { expect, test } from 'vitest';
import { lookOf as lookIn, LOOKS } from './release-look.ts';
import type { Shown } from './why-hidden.ts';
import { UNTOUCHED } from './release-switch.test-support.ts';

const PUBLIC: Shown = { visibility: 'public', visibility_hold: null };
const lookOf = (release: Parameters<typeof lookIn>[0], athlete = PUBLIC) => lookIn(release, athlete);

test('what counts and is not seen, because the profile is hidden, does not look as if it were on', () => {
  const on = (audience: 'institution' | 'verified_colleges' | 'everyone', athlete: Partial<Shown>) =>
    lookOf({ ...UNTOUCHED, audience, state: 'on' }, { ...PUBLIC, ...athlete });
  expect(on('verified_colleges', { visibility: 'private' })).toBe('hidden');
  expect(on('verified_colleges', { visibility: 'colleges_only' })).toBe('on');
  expect(on('verified_colleges', { visibility: 'conditional' })).toBe('hidden');
  expect(on('institution', { visibility: 'conditional' })).toBe('on');
  expect(on('everyone', { visibility: 'colleges_only' })).toBe('hidden');
  expect(on('everyone', { visibility_hold: 'paused' })).toBe('hidden');
});

test('what is approved and waits for somebody never looks as if it were on', () => {
  expect(lookOf({ ...UNTOUCHED, state: 'on' })).toBe('on');
  expect(lookOf({ ...UNTOUCHED, state: 'on', awaits_verification: true })).toBe('check');
  expect(lookOf({ ...UNTOUCHED, state: 'awaits_forms', is_approved: true })).toBe('sign');
  expect(lookOf({ ...UNTOUCHED, state: 'awaits_level', is_approved: true })).toBe('check');
  expect(lookOf({ ...UNTOUCHED, state: 'awaits_level', missing_level: 'confirmed' })).toBe('state');
  expect(lookOf({ ...UNTOUCHED, state: 'denied' })).toBe('refused');
});

test('each state has a shape of its own', () => {
  const shapes = Object.values(LOOKS).map(({ icon }) => icon);
  expect(new Set(shapes).size).toBe(shapes.length);
});
