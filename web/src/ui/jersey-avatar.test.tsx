// @vitest-environment happy-dom
import { POSITIONS } from '@faircourt/contracts/vocabulary';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { JerseyAvatar, lettersOn } from './jersey-avatar.tsx';

test('a jersey carries the released number, zero included, and the initials while it is unknown', () => {
  expect(lettersOn('Maya Torres', 0)).toBe('0');
  expect(lettersOn('Maya Torres', 23)).toBe('23');
  expect(lettersOn('Maya T.', null)).toBe('MT');
});

test('every position has a kit of its own, and an athlete without one wears the practice kit', () => {
  const drawn = [...POSITIONS, null].map((position) =>
    renderToStaticMarkup(<JerseyAvatar name="Maya Torres" position={position} number={7} />),
  );
  expect(new Set(drawn).size).toBe(POSITIONS.length + 1);
  for (const jersey of drawn) expect(jersey).toContain('>7</text>');
});
