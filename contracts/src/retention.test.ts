import { expect, test } from 'vitest';
import { periodWords } from './retention.ts';

test('whole years are said as years, in each language', () => {
  expect(periodWords({ count: 60, unit: 'months' }, 'en')).toBe('5 years');
  expect(periodWords({ count: 60, unit: 'months' }, 'es')).toBe('5 años');
  expect(periodWords({ count: 120, unit: 'months' }, 'pt-BR')).toBe('10 anos');
  expect(periodWords({ count: 12, unit: 'months' }, 'en')).toBe('12 months');
  expect(periodWords({ count: 18, unit: 'months' }, 'en')).toBe('18 months');
  expect(periodWords({ count: 30, unit: 'days' }, 'en')).toBe('30 days');
});
