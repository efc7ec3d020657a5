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
});
const shape = (items: QueueItem[]) => gatherByAthlete(items).map((group) => group.items.map(({ id }) => id));

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
