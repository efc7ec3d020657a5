import { expect, test } from 'vitest';
import { canLook, FIRST_LOOK, look, type ViewingDeed } from './viewing.ts';

const after = (pages: number, ...deeds: ViewingDeed[]) =>
  deeds.reduce((viewing, deed) => look(viewing, deed, pages), FIRST_LOOK);

test('pages end where the document ends', () => {
  expect(after(2, 'next', 'next', 'next').page).toBe(2);
  expect(after(2, 'next', 'previous', 'previous').page).toBe(1);
  expect(canLook(after(2, 'next'), 'next', 2)).toBe(false);
  expect(canLook(FIRST_LOOK, 'previous', 2)).toBe(false);
});

test('a page is never smaller than the space it has nor larger than four times that, and fits again with one press', () => {
  expect(canLook(FIRST_LOOK, 'smaller', 1)).toBe(false);
  const large = after(1, ...Array<ViewingDeed>(9).fill('larger'));
  expect(large.zoom).toBe(4);
  expect(look(large, 'smaller', 1).zoom).toBe(3);
  expect(look(large, 'fit', 1).zoom).toBe(1);
});

test('four quarter turns bring a page back, and the next page keeps the turn', () => {
  expect(after(1, 'turn', 'turn', 'turn', 'turn').turn).toBe(0);
  expect(after(3, 'turn', 'next')).toEqual({ page: 2, zoom: 1, turn: 90 });
});
