// @vitest-environment happy-dom
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderHook } from '../../../../test/render-hook.tsx';
import { useSaid } from './use-said.ts';

async function openSwitch() {
  const page = await renderHook(() => {
    const [state, setState] = useState('off');
    return { ...useSaid(state), setState };
  });
  const turn = (state: string) => page.does(({ setState }) => setState(state));
  return { page, turn };
}

test('what was said is there until the switch says something else, and does not come back with its state', async () => {
  const { page, turn } = await openSwitch();
  await turn('on');
  await page.does(({ say }) => say('Released: Videos', 'on'));
  expect(page.value.said).toBe('Released: Videos');
  await turn('denied');
  expect(page.value.said).toBe('');
  await turn('on');
  expect(page.value.said).toBe('');
});

test('what is said before the page shows it waits for the page', async () => {
  const { page, turn } = await openSwitch();
  await page.does(({ say }) => say('Released: Videos', 'on'));
  expect(page.value.said).toBe('');
  await turn('on');
  expect(page.value.said).toBe('Released: Videos');
});
