import { expect, test } from 'vitest';
import { fillIn, slots } from './tool-words.ts';

test('values take the place of their slots, and an unknown slot stays as it is', () => {
  expect(fillIn({ from: 'From {day} to {end}' }, 'from', { day: 'June 15' })).toBe('From June 15 to {end}');
});

test('a word that is missing shows its name', () => {
  expect(fillIn({}, 'from')).toBe('from');
});

test('a page keeps the slots of a message for its script', () => {
  expect(slots('day', 'count')).toEqual({ day: '{day}', count: '{count}' });
});
