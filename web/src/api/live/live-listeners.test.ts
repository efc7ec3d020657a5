// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { renderHook } from '../../../test/render-hook.tsx';
import { allListeners, useLiveEvents } from './live-listeners.ts';

const NEWS = { event: 'changed', data: { topic: 'threads', id: null } } as const;

test('every part of a page hears the line, until it is left', async () => {
  const heard: string[] = [];
  const listen = (name: string) =>
    renderHook(() =>
      useLiveEvents(
        ({ event }) => heard.push(`${name} ${event}`),
        (isCaughtUp) => heard.push(`${name} opened ${isCaughtUp}`),
      ),
    );
  const list = await listen('list');
  await listen('bell');
  allListeners.onOpened(true);
  allListeners.onEvent(NEWS);
  await list.leave();
  allListeners.onEvent(NEWS);
  expect(heard).toEqual([
    'list opened true',
    'bell opened true',
    'list changed',
    'bell changed',
    'bell changed',
  ]);
});
