import { describe, expect, test } from 'vitest';
import { matchesQuery, searchableText } from './article-search-text.ts';

const TEXT = searchableText([
  'México: datos y entrevistas',
  'Qué cambió la ley en 2025',
  "Children's privacy laws",
]);

describe('the search over articles', () => {
  test('ignores case and accents', () => {
    expect(matchesQuery(TEXT, 'mexico')).toBe(true);
    expect(matchesQuery(TEXT, 'MÉXICO QUÉ')).toBe(true);
  });

  test('finds the beginning of words, in any order', () => {
    expect(matchesQuery(TEXT, 'entre mex')).toBe(true);
    expect(matchesQuery(TEXT, 'xico')).toBe(false);
  });

  test('wants every word', () => {
    expect(matchesQuery(TEXT, 'mexico brasil')).toBe(false);
  });

  test('an empty query, or one of signs only, finds everything', () => {
    expect(matchesQuery(TEXT, '  ')).toBe(true);
    expect(matchesQuery(TEXT, '¿?')).toBe(true);
  });
});
