import type { QueueItem } from '@faircourt/contracts/verification';
import { describe, expect, test } from 'vitest';
import { nextAfter } from './next-item.ts';

const until = '2026-11-15T16:00:00.000Z';
const colleague = { name: 'Dana', is_you: false, until };
const you = { name: 'Marian', is_you: true, until };

/** A question that was asked on this day of November. */
function item(
  id: string,
  day: number,
  claimed_by: QueueItem['claimed_by'] = null,
  athlete_id: string | null = null,
): QueueItem {
  return {
    id,
    created_at: `2026-11-${String(day).padStart(2, '0')}T12:00:00.000Z`,
    claimed_by,
    athlete_id,
    fact_group: 'school',
    status: 'open',
    name: id,
    institution_name: null,
    guardian_name: null,
    season_label: null,
    country_code: 'US',
    decided_at: null,
    can_undo_until: null,
    reminded_at: null,
    can_remind_from: null,
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

  test('is the rest of the same athlete first, as the queue shows them on one card', () => {
    const of = (id: string, day: number) => item(id, day, null, 'maya');
    const queue = [of('a1', 1), item('b', 2), of('a2', 5), item('c', 6)];
    expect(nextAfter(queue.slice(1), of('a1', 1), queue)?.id).toBe('a2');
    expect(nextAfter([item('b', 2), item('c', 6)], of('a2', 5), queue)?.id, 'and then the card below').toBe(
      'b',
    );
    expect(nextAfter(queue.slice(0, 2), of('a2', 5), queue)?.id, 'an older one too').toBe('a1');
  });

  test('follows the cards, not the days of what is on them', () => {
    const queue = [item('a1', 1, colleague, 'maya'), item('b', 2), item('a2', 5, null, 'maya'), item('c', 6)];
    expect(nextAfter(queue, item('x', 0))?.id).toBe('a2');
  });

  test('is none when nothing is left but the item itself', () => {
    expect(nextAfter([item('x', 3), item('b', 4, colleague)], item('x', 3))).toBeNull();
  });
});
