import { expect, test } from 'vitest';
import { NOTHING_PICKED, pickAll, pickOne, pickStretch, unpick } from './picking.ts';

const shown = ['a', 'b', 'c', 'd', 'e'];
const ids = ({ ids: picked }: typeof NOTHING_PICKED) => [...picked].toSorted().join('');

test('one is picked and given back', () => {
  const one = pickOne(NOTHING_PICKED, 'b');
  expect(ids(one)).toBe('b');
  expect(ids(pickOne(one, 'b'))).toBe('');
});

test('a stretch goes from the last one picked to this one, in either direction', () => {
  const from = pickOne(NOTHING_PICKED, 'd');
  expect(ids(pickStretch(from, 'b', shown))).toBe('bcd');
  expect(ids(pickStretch(from, 'e', shown))).toBe('de');
  expect(ids(pickStretch(NOTHING_PICKED, 'c', shown))).toBe('c');
  // The one it began at is no longer shown.
  expect(ids(pickStretch(from, 'a', ['a', 'b']))).toBe('ad');
});

test('all that are shown are picked, and given back together', () => {
  const all = pickAll(pickOne(NOTHING_PICKED, 'a'), shown);
  expect(ids(all)).toBe('abcde');
  expect(ids(pickAll(all, shown))).toBe('');
});

test('after work on some, those are given back, and what was picked meanwhile stays', () => {
  const worked = pickStretch(pickOne(NOTHING_PICKED, 'a'), 'c', shown);
  const meanwhile = pickOne(pickOne(worked, 'e'), 'b');
  const left = unpick(meanwhile, ['a', 'b', 'c']);
  expect(ids(left)).toBe('e');
  expect(ids(pickStretch(left, 'd', shown)), 'no stretch begins where nothing is picked').toBe('de');
  expect(ids(pickStretch(unpick(pickOne(worked, 'e'), ['a', 'b', 'c']), 'c', shown))).toBe('cde');
});
