import { expect, test } from 'vitest';
import { diffLines } from './line-diff.ts';

function written(before: string, after: string): string[] {
  const MARKS = { same: ' ', removed: '-', added: '+' };
  return diffLines(before, after).map(({ kind, text }) => `${MARKS[kind]}${text}`);
}

test('a changed paragraph shows as taken out and new, in its place', () => {
  expect(written('One\n\nTwo\n\nThree', 'One\n\nTwo, and more\n\nThree')).toEqual([
    ' One',
    '-Two',
    '+Two, and more',
    ' Three',
  ]);
});

test('what was added at the end and what was dropped at the start are told', () => {
  expect(written('Zero\nOne', 'One\nTwo')).toEqual(['-Zero', ' One', '+Two']);
});

test('a paragraph that moved is named twice, and nothing around it', () => {
  expect(written('A\nB\nC', 'B\nC\nA')).toEqual(['-A', ' B', ' C', '+A']);
});

test('spacing is no change', () => {
  expect(written('A\n\n\nB  ', 'A\nB')).toEqual([' A', ' B']);
});

test('both texts can be read back out of the result, whatever they are', () => {
  const before = 'a b c d e f g h'.split(' ');
  const after = 'b x c c e y h a'.split(' ');
  const lines = diffLines(before.join('\n'), after.join('\n'));
  const without = (kind: string) => lines.filter((line) => line.kind !== kind).map(({ text }) => text);
  expect(without('added')).toEqual(before);
  expect(without('removed')).toEqual(after);
});
