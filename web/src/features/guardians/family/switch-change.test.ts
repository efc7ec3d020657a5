import { expect, test } from 'vitest';
import { elm, familyOf, oak } from './family.test-support.ts';
import { UNTOUCHED } from '../../../domain/releases/release-switch.test-support.ts';
import { switchKey, withSwitch } from './switch-change.ts';

const family = familyOf('a', 'b');

test('exactly one switch of one athlete moves', () => {
  const moved = withSwitch(family, {
    athleteId: 'b',
    wanted: { field_group: 'academics', audience: 'institution', institution_id: 'elm' },
    change: (held) => ({ ...held, is_on: true }),
  });
  expect(moved.athletes.map(({ switches }) => switches.map(({ is_on }) => is_on))).toEqual([
    [false, false, false],
    [false, false, true],
  ]);
  expect(family.athletes[1]?.switches[2]?.is_on, 'what was held before can be put back').toBe(false);
});

test('switches for two institutions are told apart', () => {
  expect(new Set([UNTOUCHED, oak, elm].map(switchKey)).size).toBe(3);
});
