// @vitest-environment happy-dom
import type { MessageFile } from '@faircourt/contracts/messages';
import { expect, test } from 'vitest';
import { fakeServer, json, problem, signInAs } from '../../../test/fake-server.ts';
import { renderHook } from '../../../test/render-hook.tsx';
import { allListeners } from '../../api/live/live-listeners.ts';
import { useKeepDraft, useKeptDraft } from './use-message-draft.ts';
import { useOutbox } from './use-outbox.ts';

const NONE: readonly MessageFile[] = [];
const THREAD = '018f0000-0000-7000-8000-0000000000c1';
const SEND = `POST /api/threads/${THREAD}/messages`;
const written = (body: string) => ({
  client_id: crypto.randomUUID(),
  body,
  files: [],
  written_at: '2026-11-15T12:00:00.000Z',
});
const stored = { id: crypto.randomUUID(), body: '', files: [], created_at: '2026-11-15T12:00:00.000Z' };

test('what is being written is kept for this conversation, and dropped once the field is empty', async () => {
  await signInAs(fakeServer(), 'coach');
  sessionStorage.clear();
  await renderHook(() => useKeepDraft('t1', 'Hello Avery', NONE));
  expect((await renderHook(() => useKeptDraft('t1'))).value.body).toBe('Hello Avery');
  expect((await renderHook(() => useKeptDraft('t2'))).value.body).toBe('');
  await renderHook(() => useKeepDraft('t1', '', NONE));
  expect((await renderHook(() => useKeptDraft('t1'))).value.body).toBe('');
});

test('a message that met silence leaves when the line opens again', async () => {
  const server = fakeServer();
  await signInAs(server, 'coach');
  server.on(SEND, () => problem(503, 'unavailable'));
  const page = await renderHook(() => useOutbox(THREAD));
  await page.does(({ outbox }) => outbox.add(written('Hello')));
  expect(page.value.outgoing.map(({ state }) => state)).toEqual(['waiting']);
  server.on(SEND, () => json(201, stored));
  await page.does(() => allListeners.onOpened(true));
  expect(page.value.outgoing).toEqual([]);
  expect(server.bodies(SEND)).toMatchObject([{ body: 'Hello' }, { body: 'Hello' }]);
});

test('a message that is refused waits for a person', async () => {
  const server = fakeServer();
  await signInAs(server, 'coach');
  server.on(SEND, () => problem(403, 'not_allowed'));
  const page = await renderHook(() => useOutbox(THREAD));
  const message = written('Hello');
  await page.does(({ outbox }) => outbox.add(message));
  expect(page.value.outgoing.map(({ state }) => state)).toEqual(['refused']);
  await page.does(() => allListeners.onOpened(true));
  expect(server.bodies(SEND)).toHaveLength(1);
  await page.does(({ outbox }) => outbox.remove(message.client_id));
  expect(page.value.outgoing).toEqual([]);
});
