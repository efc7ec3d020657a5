import { expect, test } from 'vitest';
import { bodyOf, valuesOf } from './region-values.ts';

test('months that are left empty stay everybody else’s', () => {
  const values = valuesOf({
    id: '',
    name: 'Iberia',
    countries: ['ES'],
    validity: { measurements: 3 },
    directors: 0,
  });
  expect(values.validity.measurements).toBe('3');
  expect(values.validity.school).toBe('');
  expect(bodyOf(values)).toEqual({ name: 'Iberia', countries: ['ES'], validity: { measurements: 3 } });
});
