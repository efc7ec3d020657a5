// @vitest-environment happy-dom
import type { LogEntry } from '@faircourt/contracts/family';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderHook } from '../../../../test/render-hook.tsx';
import { useChanges } from './changes-section.tsx';

const entry = (seq: number) => ({ seq }) as LogEntry;

test('what was new when the page opened counts until it is left, with what came since, newest first', async () => {
  const page = await renderHook(() => {
    const [athlete, load] = useState({ changes: [entry(3), entry(2)], last_visit: null as string | null });
    return { ...useChanges(athlete), load };
  });
  const seqs = () => page.value.entries.map(({ seq }) => seq);
  // The visit is noted: the server has nothing new any more, and then one thing.
  await page.does(({ load }) => load({ changes: [], last_visit: '2026-11-19T09:00:00.000Z' }));
  expect(seqs()).toEqual([3, 2]);
  await page.does(({ load }) => load({ changes: [entry(4)], last_visit: '2026-11-19T09:00:00.000Z' }));
  expect(seqs()).toEqual([4, 3, 2]);
  expect(page.value.lastVisit).toBeNull();
});
