// @vitest-environment happy-dom
import type { OpenList } from '@faircourt/contracts/lists';
import { expect, test } from 'vitest';
import { fakeServer, problem, signInAs } from '../../../test/fake-server.ts';
import { renderHook } from '../../../test/render-hook.tsx';
import { useMoveEntries, useRemoveEntries } from './lists.queries.ts';

// Only what these calls read.
const OPEN = {
  stages: ['watching', 'contacted'].map((id) => ({ id, kind: null, name: id })),
  entries: ['a', 'b'].map((id) => ({ id, stage_id: 'watching', card: null })),
} as unknown as OpenList;

test('what the server did not take is taken back at once, not when the list is read again', async () => {
  const server = fakeServer();
  await signInAs(server, 'coach');
  // Nobody reads the list, so nothing else corrects it.
  const page = await renderHook(() => ({ moving: useMoveEntries('l1'), removing: useRemoveEntries() }));
  const shown = () => page.queryClient.getQueryData(['lists', 'l1']);
  page.queryClient.setQueryData(['lists', 'l1'], OPEN);

  let during: unknown;
  server.on('POST /api/lists/l1/entries/move', () => {
    during = shown();
    return problem(503, 'unavailable');
  });
  await page.does(({ moving }) =>
    moving.mutate({ entry_ids: ['a'], stage_id: 'contacted', before_id: null }),
  );
  expect(during, 'it is shown without waiting').not.toEqual(OPEN);
  expect(shown()).toEqual(OPEN);

  server.on('POST /api/lists/l1/entries/remove', () => problem(503, 'unavailable'));
  await page.does(({ removing }) => removing.mutate({ listId: 'l1', entryIds: ['b'] }));
  expect(server.calls.at(-1)).toBe('POST /api/lists/l1/entries/remove');
  expect(shown()).toEqual(OPEN);
});
