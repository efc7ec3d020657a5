import type { FactVerification } from '@faircourt/contracts/verification';
import { expect, test } from 'vitest';
import { droppedByEdit } from './dropped-by-edit.ts';

const BADGE = { verified_on: '2026-05-02', expires_on: '2026-11-02', method: null, director_name: null };

const fact = (changes: Partial<FactVerification>): FactVerification => ({
  fact_group: 'season',
  season_id: 'one',
  season_label: '2025-26',
  is_empty: false,
  badge: null,
  question: null,
  ask: 'first',
  ...changes,
});
const edited = { badge: null, ask: 'edited' } as const;

test('an edit that cost a badge is told, of exactly the season that was edited', () => {
  const before = [fact({ badge: BADGE }), fact({ season_id: 'two', badge: BADGE })];
  const after = [fact({ season_id: 'two', badge: BADGE }), fact(edited)];
  expect(droppedByEdit(before, after).map(({ season_id }) => season_id)).toEqual(['one']);
});

test('what was dropped before one came is not told again', () => {
  expect(droppedByEdit([], [fact(edited)])).toEqual([]);
  expect(droppedByEdit([fact(edited)], [fact(edited)])).toEqual([]);
});

test('a badge that lapsed and a season that was deleted are no edits', () => {
  expect(droppedByEdit([fact({ badge: BADGE })], [fact({ ask: 'expired' })])).toEqual([]);
  expect(droppedByEdit([fact({ badge: BADGE })], [])).toEqual([]);
});
