import type { ListEntry } from '@faircourt/contracts/lists';
import { expect, test } from 'vitest';
import { moveBack, placeEntries, takeBack } from './place-entries.ts';

const stages = ['watching', 'offered'].map((id) => ({ id, kind: null, name: id }));

function entries(...places: [id: string, stage: string][]): ListEntry[] {
  return places.map(([id, stage_id]) => ({
    id,
    stage_id,
    added_at: '',
    moved_at: null,
    tags: [],
    step: null,
    rating: null,
    notes: 0,
    card: null,
  }));
}

const BOARD = entries(['a', 'watching'], ['b', 'watching'], ['c', 'watching'], ['d', 'offered']);

function after(move: Parameters<typeof placeEntries>[1], board = BOARD): string {
  return placeEntries({ stages, entries: board }, move)
    .map(({ id, stage_id }) => `${id}:${stage_id}`)
    .join(' ');
}

test('entries come in front of the one that is named, in the order given', () => {
  expect(after({ entry_ids: ['c', 'a'], stage_id: 'offered', before_id: 'd' })).toBe(
    'b:watching c:offered a:offered d:offered',
  );
});

test('without one, or with one that is elsewhere, they come last', () => {
  for (const before_id of [null, 'b', 'gone']) {
    expect(after({ entry_ids: ['a'], stage_id: 'offered', before_id })).toBe(
      'b:watching c:watching d:offered a:offered',
    );
  }
});

test('moving back restores the order before the move', () => {
  for (const { id } of BOARD) {
    const back = moveBack({ entries: BOARD }, id);
    const moved = placeEntries(
      { stages, entries: BOARD },
      { entry_ids: [id], stage_id: 'offered', before_id: null },
    );
    expect(back && placeEntries({ stages, entries: moved }, back)).toEqual(BOARD);
  }
});

test('a move that failed is taken back, and what was moved meanwhile stays', () => {
  const failed = placeEntries(
    { stages, entries: BOARD },
    { entry_ids: ['a', 'b'], stage_id: 'offered', before_id: null },
  );
  expect(takeBack({ stages, entries: failed }, BOARD, ['a', 'b'])).toEqual(BOARD);
  const meanwhile = placeEntries(
    { stages, entries: failed },
    { entry_ids: ['c'], stage_id: 'offered', before_id: 'd' },
  );
  expect(
    takeBack({ stages, entries: meanwhile }, BOARD, ['a', 'b']).map(
      ({ id, stage_id }) => `${id}:${stage_id}`,
    ),
  ).toEqual(['a:watching', 'b:watching', 'c:offered', 'd:offered']);
});
