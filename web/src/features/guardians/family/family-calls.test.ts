// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { fakeServer, json, problem, signInAs } from '../../../../test/fake-server.ts';
import { newQueryClient, renderHook } from '../../../../test/render-hook.tsx';
import { familyKey } from '../../../domain/family.query.ts';
import { useLiftLockDown } from '../../../domain/lock-down/lock-down.query.ts';
import { useEndLink } from '../../../domain/guardian-links/link-answers.queries.ts';
import { useLog } from '../log/log.queries.ts';
import {
  noteVisit,
  useDecideVideo,
  useLockDown,
  usePauseListing,
  useResumeListing,
  useTakeOver,
} from './family.queries.ts';

async function openPage<Value>(useIt: () => Value) {
  const server = fakeServer();
  await signInAs(server, 'guardian');
  const queryClient = newQueryClient();
  queryClient.setQueryData(familyKey, {});
  const page = await renderHook(useIt, { queryClient });
  return { server, page, isOld: () => queryClient.getQueryState(familyKey)?.isInvalidated };
}
const done = () => new Response(null, { status: 204 });

test('locking down and lifting it each change the whole page', async () => {
  const { server, page, isOld } = await openPage(() => ({
    lock: useLockDown('a1'),
    lift: useLiftLockDown('a1'),
  }));
  server.on('POST /api/family/a1/lock-down', done);
  server.on('POST /api/family/a1/lift-lock-down', done);
  await page.does(({ lock }) => lock.mutateAsync(undefined));
  await page.does(({ lift }) => lift.mutateAsync(undefined));
  expect(server.calls.slice(-2)).toEqual([
    'POST /api/family/a1/lock-down',
    'POST /api/family/a1/lift-lock-down',
  ]);
  expect(isOld()).toBe(true);
});

test('a pause names its day, and ending it names none', async () => {
  const { server, page, isOld } = await openPage(() => ({
    pause: usePauseListing('a1'),
    resume: useResumeListing('a1'),
  }));
  server.on('PUT /api/family/a1/pause', done);
  server.on('DELETE /api/family/a1/pause', done);
  await page.does(({ pause }) => pause.mutateAsync({ until: '2026-12-01' }));
  expect(server.bodies('PUT /api/family/a1/pause')).toEqual([{ until: '2026-12-01' }]);
  await page.does(({ resume }) => resume.mutateAsync(undefined));
  expect(server.calls.at(-1)).toBe('DELETE /api/family/a1/pause');
  expect(isOld()).toBe(true);
});

test('a decision about a video names the video and the decision', async () => {
  const { server, page } = await openPage(useDecideVideo);
  server.on('PUT /api/family/videos/v1', () => json(200, { id: 'v1' }));
  await page.does(({ mutateAsync }) => mutateAsync({ id: 'v1', isPublic: false }));
  expect(server.bodies('PUT /api/family/videos/v1')).toEqual([{ is_public: false }]);
});

test('a refused takeover shows what has changed meanwhile', async () => {
  const { server, page, isOld } = await openPage(() => useTakeOver('a1'));
  server.on('POST /api/family/a1/take-over', () => problem(409, 'conflict'));
  await page.does(({ mutateAsync }) =>
    expect(mutateAsync({ release_ids: ['r1'], takes: true })).rejects.toThrow('conflict'),
  );
  expect(isOld()).toBe(true);
});

test('what changed since the last visit is shown to have been seen', async () => {
  const { server } = await openPage(() => null);
  server.on('POST /api/family/a1/visit', done);
  await noteVisit('a1');
  expect(server.calls).toContain('POST /api/family/a1/visit');
});

test('the log comes a page at a time and reads as one list', async () => {
  const { server, page } = await openPage(() => null);
  server.on('GET /api/family/a1/log', ({ query }) =>
    json(
      200,
      query.get('before') === '7'
        ? { entries: [{ seq: 6 }], next: null }
        : { entries: [{ seq: 8 }, { seq: 7 }], next: 7 },
    ),
  );
  const log = await renderHook(() => useLog('a1'), { queryClient: page.queryClient });
  await log.does(({ fetchNextPage }) => fetchNextPage());
  expect(log.value.data?.map(({ seq }) => seq)).toEqual([8, 7, 6]);
});

test('a link ends without a reason unless one is said', async () => {
  const { server, page, isOld } = await openPage(useEndLink);
  server.on('POST /api/guardian-links/l1/end', done);
  await page.does(({ mutateAsync }) => mutateAsync({ id: 'l1' }));
  expect(server.bodies('POST /api/guardian-links/l1/end')).toEqual([{ is_unsafe: false, message: null }]);
  expect(isOld()).toBe(true);
});
