// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { renderHook } from '../../test/render-hook.tsx';
import { useAreUnitsChosen, useUnits } from './use-units.ts';

test.each([
  ['en-US', 'imperial'],
  ['es-US', 'imperial'],
  ['en-GB', 'metric'],
  ['pt-BR', 'metric'],
  ['es', 'metric'],
  ['en-US@posix', 'metric'],
  ['', 'metric'],
] as const)('until somebody chooses, a browser set up for %s reads %s', async (language, system) => {
  const browser = vi.spyOn(navigator, 'language', 'get').mockReturnValue(language);
  expect((await renderHook(useUnits)).value.system).toBe(system);
  browser.mockRestore();
});

test('a choice of units shows everywhere on the page and is kept for the next visit', async () => {
  const one = await renderHook(useUnits);
  const other = await renderHook(useUnits);
  const asked = await renderHook(useAreUnitsChosen);
  expect(asked.value, 'so far it is a guess').toBe(false);
  await other.does(({ setSystem }) => setSystem('metric'));
  expect(other.value.height(188)).toBe('188 cm');
  await asked.does(() => undefined);
  expect(asked.value).toBe(true);
  await one.does(() => undefined);
  expect(one.value.height(188)).toBe('188 cm');
  await other.does(({ setSystem }) => setSystem('imperial'));
  expect(other.value.height(188)).toBe('6′ 2″');
  await one.does(() => undefined);
  expect(one.value.height(188)).toBe('6′ 2″');
  expect(localStorage.getItem('faircourt.units')).toBe('imperial');
});

test('a choice in another tab shows here', async () => {
  const page = await renderHook(useUnits);
  await page.does(() => {
    localStorage.setItem('faircourt.units', 'metric');
    dispatchEvent(new StorageEvent('storage', { key: 'faircourt.units', newValue: 'metric' }));
  });
  expect(page.value.system).toBe('metric');
});
