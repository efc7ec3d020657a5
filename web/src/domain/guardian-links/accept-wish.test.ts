import { expect, test } from 'vitest';
import { readAcceptWish, withAcceptWish } from './accept-wish.ts';

test('a wish to accept is read back as it was handed over, and nothing else is one', () => {
  const wish = { birthdate: '1984-05-06', relationship: 'mother' } as const;
  expect(readAcceptWish(withAcceptWish(wish))).toEqual(wish);
  for (const state of [
    null,
    withAcceptWish(null),
    {},
    { acceptAs: 'mother' },
    { acceptAs: { ...wish, relationship: 'coach' } },
    { acceptAs: { ...wish, birthdate: 5 } },
  ]) {
    expect(readAcceptWish(state)).toBeNull();
  }
});
