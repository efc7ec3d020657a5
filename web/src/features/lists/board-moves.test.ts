import { placeEntries } from '../../domain/lists/place-entries.ts';
import { expect, test } from 'vitest';
import { dropOn, stepOf, type Direction } from './board-moves.ts';

const stages = ['one', 'two', 'three'].map((id) => ({ id, kind: null, name: id }));
const entries = [
  ['a', 'one'],
  ['b', 'one'],
  ['c', 'one'],
  ['d', 'two'],
].map(([id = '', stage_id = '']) => ({
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
const open = { stages, entries };

function entry(id: string) {
  const found = entries.find((one) => one.id === id);
  if (!found) throw new Error(`no entry ${id}`);
  return found;
}

function boardAfter(id: string, place: ReturnType<typeof stepOf>): string {
  if (!place) return 'nothing';
  const placed = placeEntries(open, { entry_ids: [id], ...place });
  return stages
    .map((stage) => placed.filter(({ stage_id }) => stage_id === stage.id).map((one) => one.id))
    .join('|');
}

test.each<[id: string, direction: Direction, after: string]>([
  ['a', 'up', 'nothing'],
  ['a', 'down', 'b,a,c|d|'],
  ['b', 'down', 'a,c,b|d|'],
  ['c', 'down', 'nothing'],
  ['c', 'up', 'a,c,b|d|'],
  ['a', 'left', 'nothing'],
  ['b', 'right', 'a,c|b,d|'],
  ['d', 'right', 'a,b,c||d'],
  ['d', 'left', 'd,a,b,c||'],
])('%s goes %s: %s', (id, direction, after) => {
  expect(boardAfter(id, stepOf(open, entry(id), direction))).toBe(after);
});

test.each<[id: string, target: string, half: 'upper' | 'lower', after: string]>([
  ['a', 'c', 'upper', 'b,a,c|d|'],
  ['a', 'c', 'lower', 'b,c,a|d|'],
  ['a', 'd', 'upper', 'b,c|a,d|'],
  ['a', 'd', 'lower', 'b,c|d,a|'],
  ['d', 'b', 'lower', 'a,b,d,c||'],
  ['b', 'b', 'lower', 'nothing'],
  ['b', 'a', 'lower', 'nothing'],
  ['b', 'c', 'upper', 'nothing'],
  ['c', 'b', 'lower', 'nothing'],
])('%s dropped on %s, %s half: %s', (id, target, half, after) => {
  expect(boardAfter(id, dropOn(open, entry(id), entry(target), half))).toBe(after);
});
