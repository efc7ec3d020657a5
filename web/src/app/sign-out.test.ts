// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { fakeServer, problem, signInAs } from '../../test/fake-server.ts';
import { renderHook, shownToasts } from '../../test/render-hook.tsx';
import { session } from '../api/session/session-client.ts';
import { keepDraft, readDraft } from '../shell/drafts/drafts.ts';
import { takeFlash } from '../shell/flash.ts';
import { useIsLeaving, useSignOut } from './sign-out.ts';

const usePage = () => ({ ...useSignOut(), isLeaving: useIsLeaving() });
const revive = () => dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));

afterEach(() => {
  revive();
  vi.restoreAllMocks();
});

test('signing out ends the session, drops what was typed and goes to the home page with a word of it', async () => {
  const user = await signInAs(fakeServer(), 'athlete');
  const visited: unknown[] = [];
  vi.spyOn(location, 'assign').mockImplementation((address) => visited.push(address));
  keepDraft(user.id, 'profile', { bio: 'I shoot.' });
  const page = await renderHook(usePage);
  await page.does(({ leave }) => leave());
  expect(session.snapshot.session).toBeNull();
  expect(readDraft(user.id, 'profile')).toBeNull();
  expect(visited).toEqual(['/']);
  expect(page.value.isLeaving, 'the gate must not show the sign-in page meanwhile').toBe(true);
  expect(takeFlash()).toMatchObject({ title: expect.any(String) });
});

test('a sign-out that fails keeps the person signed in and says so', async () => {
  const server = fakeServer();
  await signInAs(server, 'athlete');
  server.on('POST /api/auth/sign-out', () => problem(503, 'unavailable'));
  const page = await renderHook(usePage);
  await page.does(({ leave }) => leave());
  expect(session.snapshot.session).not.toBeNull();
  expect(page.value).toMatchObject({ isSigningOut: false, isLeaving: false });
  expect(shownToasts()).toHaveLength(1);
  server.on('POST /api/auth/sign-out', () => new Response(null, { status: 204 }));
});

test('a page that "back" revives has a gate again', async () => {
  await signInAs(fakeServer(), 'athlete');
  vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  const page = await renderHook(usePage);
  await page.does(({ leave }) => leave());
  await page.does(revive);
  expect(page.value.isLeaving).toBe(false);
});
