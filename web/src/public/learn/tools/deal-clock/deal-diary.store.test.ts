import { expect, test } from 'vitest';
import { parseDiary } from './deal-diary.store.ts';

const DEAL = { id: 'a', payer: 'Gym', what: '', dollars: 20, on: '2026-11-16', isReported: false };

test('a diary comes back as it was kept', () => {
  const diary = { situation: { kind: 'recruit', since: '2026-08-17', enrolls: '' }, deals: [DEAL] };
  expect(parseDiary(JSON.parse(JSON.stringify(diary)))).toEqual(diary);
});

test('what is damaged is left out, the rest stays', () => {
  const found = { situation: 'soon', deals: [DEAL, { ...DEAL, on: 'soon' }, { ...DEAL, dollars: -1 }, null] };
  expect(parseDiary(found)).toEqual({
    situation: { kind: 'division_1', since: '', enrolls: '' },
    deals: [DEAL],
  });
  expect(parseDiary('nothing')).toBeNull();
});
