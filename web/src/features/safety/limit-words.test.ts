import { expect, test } from 'vitest';
import { limitWords } from './limit-words.ts';

test('a limit is told by what was done too often and in which time', () => {
  expect(limitWords('search:work:hour')).toBe('safety.limit.search.hour');
  expect(limitWords('open:family:day')).toBe('safety.limit.open.day');
});

test('a limit of a newer server has no words here', () => {
  expect(limitWords('download:work:hour')).toBeNull();
  expect(limitWords('')).toBeNull();
});
