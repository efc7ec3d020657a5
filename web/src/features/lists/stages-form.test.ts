import { expect, test } from 'vitest';
import { shift, toInput, type EditedStage } from './stages-form.ts';

const stage = (id: string | null, kind: EditedStage['kind'], name: string): EditedStage => ({
  key: name,
  id,
  kind,
  name,
});

test('a stage keeps a name only where it is not called by its kind', () => {
  const edited = [
    stage('1', 'watching', 'Watching'),
    stage('2', 'visit', ' '),
    stage('3', 'offered', 'Offer sent '),
    stage(null, null, 'Zoom'),
  ];
  expect(toInput(edited, (kind) => (kind === 'watching' ? 'Watching' : kind)).stages).toEqual([
    { id: '1', name: null },
    { id: '2', name: null },
    { id: '3', name: 'Offer sent' },
    { id: null, name: 'Zoom' },
  ]);
});

test('stages shift by one and stay within the list', () => {
  const stages = ['a', 'b', 'c'].map((name) => stage(name, null, name));
  const names = (all: EditedStage[]) => all.map(({ name }) => name).join('');
  expect(names(shift(stages, 0, 1))).toBe('bac');
  expect(names(shift(stages, 2, -1))).toBe('acb');
  expect(names(shift(stages, 0, -1))).toBe('abc');
  expect(names(shift(stages, 2, 1))).toBe('abc');
});
