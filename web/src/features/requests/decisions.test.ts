// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { fakeServer, json, problem, signInAs } from '../../../test/fake-server.ts';
import { newQueryClient, renderHook } from '../../../test/render-hook.tsx';
import { useAnswer, useLiftBlock, useSentRequests } from './requests.queries.ts';

const KEYS = [['requests', 'family'], ['family'], ['threads']] as const;

async function openPage<Value>(useIt: () => Value) {
  const server = fakeServer();
  await signInAs(server, 'guardian');
  const queryClient = newQueryClient();
  for (const key of KEYS) queryClient.setQueryData(key, {});
  const page = await renderHook(useIt, { queryClient });
  const old = () => KEYS.map((key) => queryClient.getQueryState(key)?.isInvalidated);
  return { server, page, old };
}

test('a decision makes the page, the switches and the conversations ask again', async () => {
  const { server, page, old } = await openPage(useAnswer);
  server.on('POST /api/requests/answer', () => json(200, { open: [], decided: [], records: [] }));
  const answer = { decision: 'set_aside' } as const;
  // Nothing else of a request is sent.
  const requests = [{ kind: 'release', id: 'r1', message: 'Hello.' }] as never;
  await page.does(({ mutateAsync }) => mutateAsync({ requests, answer }));
  expect(server.bodies('POST /api/requests/answer')).toEqual([
    { requests: [{ kind: 'release', id: 'r1' }], answer },
  ]);
  expect(old()).toEqual([true, true, true]);
});

test('also after a refusal: another guardian may have decided meanwhile', async () => {
  const { server, page, old } = await openPage(useLiftBlock);
  server.on('POST /api/blocks/b1/lift', () => problem(409, 'conflict'));
  await page.does(({ mutateAsync }) => expect(mutateAsync('b1')).rejects.toThrow('Because of'));
  expect(old()).toEqual([true, true, true]);
});

test('sent requests come a page at a time and read as one list', async () => {
  const server = fakeServer();
  await signInAs(server, 'coach');
  server.on('GET /api/requests/sent', ({ query }) =>
    json(
      200,
      query.get('after') === 'r1'
        ? { requests: [{ id: 'r2' }], next: null }
        : { requests: [{ id: 'r1' }], next: 'r1' },
    ),
  );
  const page = await renderHook(() => useSentRequests('all'));
  await page.does(() => undefined);
  expect(page.value.data?.requests.map(({ id }) => id)).toEqual(['r1']);
  expect(page.value.hasNextPage).toBe(true);
  await page.does(({ fetchNextPage }) => fetchNextPage());
  expect(page.value.data?.requests.map(({ id }) => id)).toEqual(['r1', 'r2']);
  expect(page.value.hasNextPage).toBe(false);
});
