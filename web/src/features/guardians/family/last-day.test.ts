import { expect, test } from 'vitest';
import { lastDayOf } from './last-day.ts';

test('a release that counts until midnight has the day before as its last', () => {
  expect(lastDayOf('2026-12-02T00:00:00.000Z')).toBe('2026-12-01');
});
