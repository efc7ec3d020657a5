import { expect, test } from 'vitest';
import { NOBODY_PICKED, pickAll, pickedOf, pickRange, togglePick } from './picking.ts';

const shown = ['a', 'b', 'c', 'd', 'e'];
const ids = (picked: { ids: ReadonlySet<string> }) => [...picked.ids].toSorted();

test('a row is picked and put back', () => {
  const once = togglePick(NOBODY_PICKED, 'b');
  expect(ids(once)).toEqual(['b']);
  expect(ids(togglePick(once, 'b'))).toEqual([]);
});

test('a range runs from the last row in either direction, and puts back what it began with', () => {
  const down = pickRange(togglePick(NOBODY_PICKED, 'b'), shown, 'd');
  expect(ids(down)).toEqual(['b', 'c', 'd']);
  expect(ids(pickRange(togglePick(NOBODY_PICKED, 'd'), shown, 'b'))).toEqual(['b', 'c', 'd']);
  expect(ids(pickRange(down, shown, 'c'))).toEqual(['b']);
});

test('without a row to begin at, a range is one row', () => {
  expect(ids(pickRange(NOBODY_PICKED, shown, 'c'))).toEqual(['c']);
  expect(ids(pickRange({ ids: new Set(['z']), last: 'z' }, shown, 'c'))).toEqual(['c', 'z']);
});

test('all of the page are picked, and nobody', () => {
  expect(ids(pickAll(shown, true))).toEqual(shown);
  expect(ids(pickAll(shown, false))).toEqual([]);
});

test('who left the results is no longer picked, and the rest comes in the order of the rows', () => {
  const picked = { ids: new Set(['z', 'c', 'a']), last: null };
  expect(pickedOf(picked, [{ id: 'a' }, { id: 'b' }, { id: 'c' }]).map(({ id }) => id)).toEqual(['a', 'c']);
});
