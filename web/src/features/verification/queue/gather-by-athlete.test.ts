import type { QueueItem } from '@faircourt/contracts/verification';
import { expect, test } from 'vitest';
import { gatherByAthlete } from './gather-by-athlete.ts';

const item = (id: string, athleteId: string | null): QueueItem => ({
  id,
  athlete_id: athleteId,
  fact_group: 'school',
  status: 'open',
  name: 'Quincy N.',
  institution_name: null,
  guardian_name: null,
  season_label: null,
  country_code: 'US',
  created_at: '2026-11-01T10:00:00.000Z',
  decided_at: null,
  claimed_by: null,
  can_undo_until: null,
  reminded_at: null,
  can_remind_from: null,
});
const shape = (...pages: QueueItem[][]) =>
  gatherByAthlete(...pages).map((group) => group.items.map(({ id }) => id));

test('questions of one athlete are together, where the oldest of them is', () => {
  const items = [item('1', 'a'), item('2', 'b'), item('3', 'a'), item('4', 'b'), item('5', 'c')];
  expect(shape(items)).toEqual([['1', '3'], ['2', '4'], ['5']]);
});

test('two athletes of one name, and coaches, have cards of their own', () => {
  expect(shape([item('1', 'a'), item('2', 'b'), item('3', null), item('4', null)])).toEqual([
    ['1'],
    ['2'],
    ['3'],
    ['4'],
  ]);
});

test('a page that is loaded later changes nothing above it, and goes on with the last card alone', () => {
  const first = [item('1', 'a'), item('2', 'b')];
  const second = [item('3', 'b'), item('4', 'a'), item('5', 'c'), item('6', 'a')];
  expect(shape(first, second)).toEqual([['1'], ['2', '3'], ['4', '6'], ['5']]);
  const keys = gatherByAthlete(first, second).map(({ key }) => key);
  expect(new Set(keys).size, 'two cards of one athlete are two').toBe(keys.length);
  expect(keys.slice(0, 2), 'and those above stay the same ones').toEqual(
    gatherByAthlete(first).map(({ key }) => key),
  );
});
