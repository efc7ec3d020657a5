import type { FactVerification } from '@faircourt/contracts/verification';
import { expect, test } from 'vitest';
import { hiddenFromColleges, nothingEntered } from './recommended-now.ts';

const fact = (given: Partial<FactVerification>): FactVerification => ({
  fact_group: 'measurements',
  season_id: null,
  season_label: null,
  is_empty: true,
  badge: null,
  question: null,
  ask: null,
  ...given,
});
const academics = fact({ fact_group: 'academics' });

test('what nobody has entered is not promised, and a season alone is something', () => {
  expect(nothingEntered({ videos: [] }, [fact({}), academics])).toEqual([
    'measurements',
    'academics',
    'videos',
  ]);
  const season = fact({ fact_group: 'season', is_empty: false });
  const entered = [fact({}), season, { ...academics, is_empty: false }];
  expect(nothingEntered({ videos: [{}] as never }, entered)).toEqual([]);
  expect(nothingEntered({ videos: [{}] as never }, undefined), 'until the facts have come').toEqual([]);
});

test('a profile that colleges do not open says so first', () => {
  const open = { visibility: 'colleges_only', visibility_hold: null } as const;
  expect(hiddenFromColleges(open)).toBeNull();
  expect(hiddenFromColleges({ ...open, visibility: 'private' })).toBe('private');
  expect(hiddenFromColleges({ ...open, visibility_hold: 'locked_down' })).toBe('held');
});
