import { afterEach, expect, test } from 'vitest';
import { dropWish, handOverWish, takeWish } from './accept-wish.ts';

const wish = { birthdate: '1984-05-06', relationship: 'mother' } as const;
const hers = { userId: 'mona', token: 'mailed' };

afterEach(dropWish);

test('a wish is read once', () => {
  handOverWish(wish, hers);
  expect(takeWish(hers)).toEqual(wish);
  expect(takeWish(hers)).toBeNull();
});

test('it is nobody else’s and for no other invitation, and gone once another has asked', () => {
  for (const other of [
    { ...hers, userId: 'olav' },
    { ...hers, token: 'another' },
    { ...hers, token: '' },
  ]) {
    handOverWish(wish, hers);
    expect(takeWish(other)).toBeNull();
    expect(takeWish(hers)).toBeNull();
  }
});

test('one that was dropped is not there', () => {
  handOverWish(wish, hers);
  dropWish();
  expect(takeWish(hers)).toBeNull();
});
