import { expect, test } from 'vitest';
import { EMPTY_FORM, filterResolver, formOf, type FilterForm } from './filter-form.ts';

const check = (typed: Partial<FilterForm>) =>
  filterResolver({ ...EMPTY_FORM, ...typed }, undefined, { fields: {}, shouldUseNativeValidation: false });

test('an untouched form filters nothing', async () => {
  expect(await check({})).toEqual({ values: {}, errors: {} });
});

test('what was typed becomes filters', async () => {
  const typed = { position: 'Center', grad_year: '2027', country: 'us', min_height: '200', verified: true };
  expect(await check(typed)).toEqual({
    values: { position: 'Center', grad_year: 2027, country: 'US', min_height: 200, verified: true },
    errors: {},
  });
});

test('every field that cannot be right is marked at once', async () => {
  const { errors } = await check({ country: 'U', min_height: '20', max_height: '300', min_gpa: '6' });
  expect(Object.keys(errors).toSorted()).toEqual(['country', 'max_height', 'min_gpa', 'min_height']);
});

test('a maximum below the minimum is said to be so', async () => {
  const { errors } = await check({ min_height: '200', max_height: '180' });
  expect(errors.max_height?.type).toBe('below_min');
});

test('filters go into the form and come back unchanged', async () => {
  const filters = { name: 'Ana', min_gpa: 0, has_video: true as const, updated_since: '2026-10-01' };
  expect((await check(formOf(filters))).values).toEqual(filters);
});
