import type { QueueItem } from '@faircourt/contracts/verification';
import { describe, expect, test } from 'vitest';
import { nextAfter } from './next-item.ts';

const until = '2026-11-15T16:00:00.000Z';
const colleague = { name: 'Dana', is_you: false, until };
const you = { name: 'Marian', is_you: true, until };

/** A question that was asked on this day of November. */
function item(id: string, day: number, claimed_by: QueueItem['claimed_by'] = null): QueueItem {
  return {
    id,
    created_at: `2026-11-${String(day).padStart(2, '0')}T12:00:00.000Z`,
    claimed_by,
    athlete_id: null,
    fact_group: 'school',
    status: 'open',
    name: id,
    institution_name: null,
    guardian_name: null,
    season_label: null,
    country_code: 'US',
    decided_at: null,
    can_undo_until: null,
  };
}

describe('the item after this one', () => {
  test('is the next younger one, so that what was skipped on purpose does not come back', () => {
    expect(nextAfter([item('a', 1), item('b', 2), item('c', 4)], item('x', 3))?.id).toBe('c');
  });

  test('is the oldest at the end of the queue', () => {
    expect(nextAfter([item('a', 1), item('b', 2)], item('x', 3))?.id).toBe('a');
  });

  test('is none that a colleague works on, and may be one’s own', () => {
    const items = [item('a', 1), item('b', 4, colleague), item('c', 5, you)];
    expect(nextAfter(items, item('x', 3))?.id).toBe('c');
  });

  test('is told by the id where two were asked at once', () => {
    expect(nextAfter([item('a', 3), item('c', 3)], item('b', 3))?.id).toBe('c');
  });

  test('is none when nothing is left but the item itself', () => {
    expect(nextAfter([item('x', 3), item('b', 4, colleague)], item('x', 3))).toBeNull();
  });
});
