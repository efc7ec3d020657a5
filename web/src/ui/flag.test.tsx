import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Flag } from './flag.tsx';
import { FLAG_SHAPES } from './flag-shapes.ts';

const TAUGHT = ['US', 'PR', 'CA', 'MX', 'BR', 'AR', 'CO', 'DO', 'ES', 'PT', 'FR', 'AU'];

test('every country with an article has a flag', () => {
  expect(TAUGHT.filter((code) => FLAG_SHAPES[code] === undefined)).toEqual([]);
});

test('no two countries share a flag', () => {
  const drawn = Object.values(FLAG_SHAPES).map((shapes) => JSON.stringify(shapes));
  expect(new Set(drawn).size).toBe(drawn.length);
});

test('a country without a drawing shows its letters, and an unknown code does no harm', () => {
  expect(renderToStaticMarkup(<Flag code="ke" />)).toContain('data-letters="KE"');
  expect(renderToStaticMarkup(<Flag code="" />)).toContain('data-letters=""');
});
