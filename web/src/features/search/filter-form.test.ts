import type { SearchFilters } from '@faircourt/contracts/search';
import { expect, test } from 'vitest';
import { fromInches, toInches } from '../../i18n/units.ts';
import { EMPTY_FORM, filterResolver, formOf, type FilterForm } from './filter-form.ts';

const check = (typed: Partial<FilterForm>) =>
  filterResolver({ ...EMPTY_FORM, ...typed }, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  });

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

test('heights typed in feet are searched in centimetres, with all that are shown as what was typed', async () => {
  const typed = { min_height: `6'3"`, max_height: '6-8', min_wingspan: '80 in' };
  expect((await check(typed)).values).toEqual({
    min_height: 189.9,
    max_height: 203.8,
    min_wingspan: 202.6,
  });
  expect((await check({ min_height: '20 ft' })).errors.min_height?.type).toBe('invalid');
  expect((await check({ min_height: 'tall' })).errors.min_height?.type).toBe('invalid');
});

test('the least and the most that may be typed in feet are taken', async () => {
  const { errors } = await check({ min_height: `3'3.5"`, max_height: `8'2"` });
  expect(errors).toEqual({});
});

test('heights typed in feet come back as feet to those who think in them', async () => {
  const { values } = await check({ min_height: `6'3"`, max_height: `6'8"`, min_wingspan: '200' });
  const feet = formOf(values, (cm) => `${cm} in feet`);
  expect([feet.min_height, feet.max_height]).toEqual([
    `${fromInches(75)} in feet`,
    `${fromInches(80)} in feet`,
  ]);
  expect(feet.min_wingspan).toBe('200');
  expect(formOf({ min_height: 190.5 }, (cm) => `${cm} in feet`).min_height, 'no step of feet').toBe('190.5');
  for (let inches = 48; inches <= 96; inches += 0.5) {
    const typed = `${Math.floor(inches / 12)}'${inches % 12}"`;
    const read = await check({ min_height: typed, max_height: typed });
    const again = formOf(read.values, (cm) => String(toInches(cm)));
    expect([again.min_height, again.max_height]).toEqual([String(inches), String(inches)]);
  }
});

test('each height in feet finds the profiles that state the same, as a minimum and as a maximum', async () => {
  for (let inches = 50; inches <= 96; inches += 0.5) {
    const typed = `${Math.floor(inches / 12)}'${inches % 12}"`;
    const { values } = await check({ min_height: typed, max_height: typed });
    const { min_height: min, max_height: max } = values as SearchFilters;
    const stated = fromInches(inches);
    expect(min, `at least ${typed}`).toBeLessThanOrEqual(stated);
    expect(min, `at least ${typed}`).toBeGreaterThan(fromInches(inches - 0.5));
    expect(max, `at most ${typed}`).toBeGreaterThanOrEqual(stated);
    expect(max, `at most ${typed}`).toBeLessThan(fromInches(inches + 0.5));
  }
});
