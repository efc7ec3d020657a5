// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { fakeServer, json, signInAs } from '../../test/fake-server.ts';
import { newQueryClient, renderHook } from '../../test/render-hook.tsx';
import { allListeners } from '../api/live/live-listeners.ts';
import { session } from '../api/session/session-client.ts';
import { useDirectorApproval } from './use-director-approval.ts';
import { useLiveLine } from './use-live-line.ts';

test('a page that shows what changed asks for it again', async () => {
  await signInAs(fakeServer(), 'coach');
  const queryClient = newQueryClient();
  queryClient.setQueryData(['threads'], { threads: [] });
  queryClient.setQueryData(['allowance'], {});
  const page = await renderHook(useLiveLine, { queryClient });
  await page.does(() => allListeners.onEvent({ event: 'changed', data: { topic: 'threads', id: null } }));
  expect(queryClient.getQueryState(['threads'])?.isInvalidated).toBe(true);
  expect(queryClient.getQueryState(['allowance'])?.isInvalidated).toBe(false);
});

test('a line that opens and says what was missed asks for nothing else again', async () => {
  await signInAs(fakeServer(), 'coach');
  const queryClient = newQueryClient();
  queryClient.setQueryData(['threads'], { threads: [] });
  queryClient.setQueryData(['notifications'], { notifications: [], unread: 0 });
  const page = await renderHook(useLiveLine, { queryClient });
  await page.does(() => allListeners.onOpened(true));
  await page.does(() =>
    allListeners.onEvent({ event: 'changed', data: { topic: 'notifications', id: null } }),
  );
  expect(queryClient.getQueryState(['notifications'])?.isInvalidated).toBe(true);
  expect(queryClient.getQueryState(['threads'])?.isInvalidated).toBe(false);
});

test('a line that opens after a gap asks for everything that can have changed', async () => {
  await signInAs(fakeServer(), 'coach');
  const queryClient = newQueryClient();
  queryClient.setQueryData(['threads'], { threads: [] });
  const page = await renderHook(useLiveLine, { queryClient });
  await page.does(() => allListeners.onOpened(false));
  await expect.poll(() => queryClient.getQueryState(['threads'])?.isInvalidated).toBe(true);
});

test('a session that the server ended is over here at once', async () => {
  await signInAs(fakeServer(), 'coach');
  const page = await renderHook(useLiveLine);
  await page.does(() => allListeners.onEvent({ event: 'signed_out', data: {} }));
  expect(session.snapshot.session).toBeNull();
  expect(session.endReason).toBe('session_ended');
});

test('a director who is approved while pages are open sees what directors see', async () => {
  const server = fakeServer();
  const user = await signInAs(server, 'regional_director');
  server.on('GET /api/auth/user', () => json(200, { ...user, status: 'active' }));
  const queryClient = newQueryClient();
  queryClient.setQueryData(['verifications', 'queue'], null);
  const page = await renderHook(useDirectorApproval, { queryClient });
  await page.does(() =>
    // Only the kind is read.
    allListeners.onEvent({ event: 'notification', data: { kind: 'director_approved' } } as never),
  );
  expect(server.calls).toContain('GET /api/auth/user');
  expect(queryClient.getQueryState(['verifications', 'queue'])?.isInvalidated).toBe(true);
});
