// @vitest-environment happy-dom
import type { ThreadSummary } from '@faircourt/contracts/messages';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { fakeServer, json, problem, signInAs } from '../../../test/fake-server.ts';
import { newQueryClient, renderHook } from '../../../test/render-hook.tsx';
import type { HeldThread } from './conversation.ts';
import { threadsQuery } from '../../domain/threads.query.ts';
import { sendMessage, threadQuery, useLoadEarlier } from './threads.queries.ts';
import { useReadWhenSeen } from './use-read-when-seen.ts';

// Only what these calls change.
const message = (id: string) => ({ id, is_yours: false }) as HeldThread['messages'][number];
const thread = (changes: Partial<HeldThread> = {}) =>
  ({
    id: 't1',
    messages: [message('m2')],
    before: 'm2',
    unread: 1,
    file_key: 'k1',
    loadedAt: 0,
    ...changes,
  }) as HeldThread;
const READ = 'POST /api/threads/t1/read';

async function open() {
  const server = fakeServer();
  await signInAs(server, 'coach');
  const queryClient = newQueryClient();
  queryClient.setQueryData(threadQuery('t1').queryKey, thread());
  queryClient.setQueryData(threadsQuery.queryKey, { threads: [] as ThreadSummary[] });
  const held = () => queryClient.getQueryData(threadQuery('t1').queryKey);
  return { server, queryClient, held };
}

test('a message counts as read once its end was before somebody’s eyes', async () => {
  const { server, queryClient, held } = await open();
  server.on(READ, () => new Response(null, { status: 204 }));
  const page = await renderHook(
    () => {
      const [isEndSeen, setIsEndSeen] = useState(false);
      useReadWhenSeen(thread(), isEndSeen);
      return setIsEndSeen;
    },
    { queryClient },
  );
  expect(server.bodies(READ)).toEqual([]);
  await page.does((setIsEndSeen) => setIsEndSeen(true));
  expect(server.bodies(READ)).toEqual([{ message_id: 'm2' }]);
  expect(held()?.unread).toBe(0);
});

test('a conversation without anything new is not reported as read again', async () => {
  const { server, queryClient } = await open();
  await renderHook(() => useReadWhenSeen(thread({ unread: 0 }), true), { queryClient });
  expect(server.bodies(READ)).toEqual([]);
});

test('earlier messages come before the ones on the page', async () => {
  const { server, queryClient, held } = await open();
  server.on('GET /api/threads/t1', ({ query }) =>
    json(200, thread({ messages: [message('m1')], before: null, file_key: `after ${query.get('before')}` })),
  );
  const page = await renderHook(() => useLoadEarlier('t1'), { queryClient });
  await page.does(({ mutateAsync }) => mutateAsync('m2'));
  expect(held()?.messages.map(({ id }) => id)).toEqual(['m1', 'm2']);
  expect(held()).toMatchObject({ before: null, file_key: 'after m2' });
});

test('a message that was sent is on the page before the live line brings it', async () => {
  const { server, queryClient, held } = await open();
  server.on('POST /api/threads/t1/messages', () => json(201, message('m3')));
  await sendMessage(queryClient, 't1', { client_id: crypto.randomUUID(), body: 'Hello', file_ids: [] });
  expect(held()?.messages.map(({ id }) => id)).toEqual(['m2', 'm3']);
  expect(queryClient.getQueryState(threadsQuery.queryKey)?.isInvalidated).toBe(true);
});

test('a message that was refused changes nothing', async () => {
  const { server, queryClient, held } = await open();
  server.on('POST /api/threads/t1/messages', () => problem(403, 'not_allowed'));
  const sent = sendMessage(queryClient, 't1', {
    client_id: crypto.randomUUID(),
    body: 'Hello',
    file_ids: [],
  });
  await expect(sent).rejects.toThrow('not_allowed');
  expect(held()).toEqual(thread());
});
