// @vitest-environment happy-dom
import type { SearchFilters } from '@faircourt/contracts/search';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { renderHook } from '../../../test/render-hook.tsx';
import { useUnits } from '../../i18n/use-units.ts';
import { useFilterForm } from './use-filter-form.ts';

/** Six feet three, as a search has it. */
const FEET: SearchFilters = { min_height: 189.9 };

function useSearchPage() {
  const [filters, setFilters] = useState(FEET);
  return { form: useFilterForm(filters), setFilters, units: useUnits() };
}
const open = async () => {
  const page = await renderHook(useSearchPage);
  await page.does(({ units }) => units.setSystem('imperial'));
  return page;
};

beforeEach(() => localStorage.clear());

test('other units write the search again, and leave what is typed and not applied', async () => {
  const page = await open();
  expect(page.value.form.getValues('min_height')).toBe('6′ 3″');
  await page.does(({ form }) => form.setValue('position', 'Center', { shouldDirty: true }));
  await page.does(({ form }) => form.setValue('max_height', '7 ft', { shouldDirty: true }));
  await page.does(({ units }) => units.setSystem('metric'));
  expect(page.value.form.getValues()).toMatchObject({
    min_height: '189.9',
    max_height: '7 ft',
    position: 'Center',
  });
});

test('another search takes the place of what was typed, in the units of the reader', async () => {
  const page = await open();
  await page.does(({ form }) => form.setValue('position', 'Center', { shouldDirty: true }));
  await page.does(({ setFilters }) => setFilters({ max_height: 203.8 }));
  expect(page.value.form.getValues()).toMatchObject({ min_height: '', max_height: '6′ 8″', position: '' });
});
