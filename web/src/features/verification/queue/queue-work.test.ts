// @vitest-environment happy-dom
import type { VerificationItem } from '@faircourt/contracts/verification';
import { useLocation } from 'react-router';
import { expect, test } from 'vitest';
import { fakeServer, json, problem, signInAs } from '../../../../test/fake-server.ts';
import { renderHook, shownToasts } from '../../../../test/render-hook.tsx';
import { readDraft } from '../../../shell/drafts/drafts.ts';
import { formOf } from './decision-draft.ts';
import { readQueueView } from './queue-view.ts';
import { useClaiming } from './use-claiming.ts';
import { useDeciding } from './use-deciding.ts';
import { useUndo } from './use-undo.ts';

// Only what these hooks read.
const item = {
  id: 'v1',
  name: 'Avery Calloway',
  fact_group: 'measurements',
  status: 'claimed',
  claimed_values: {},
  offered_values: null,
  reason: null,
  method: null,
  coach: null,
  guardian: null,
  can_undo_until: null,
  created_at: '2026-11-01T12:00:00.000Z',
  claimed_by: null,
} as unknown as VerificationItem;
const REJECTION = { decision: 'reject', values_hash: 'hash', reason: 'Not the same person.' } as const;
const view = readQueueView(new URLSearchParams());

async function open<Value>(useIt: () => Value) {
  const server = fakeServer();
  const user = await signInAs(server, 'regional_director');
  sessionStorage.clear();
  const page = await renderHook(() => ({ hook: useIt(), path: useLocation().pathname }), {
    path: '/dashboard/verifications/v1',
  });
  return { server, page, user };
}

test('a claim is said where the item is: nothing covers the next claim or the decision', async () => {
  const { server, page } = await open(useClaiming);
  server.on('POST /api/verifications/v1/claim', () => json(200, item));
  let isClaimed = false;
  await page.does(({ hook }) => hook.claim(item, () => (isClaimed = true)));
  expect(isClaimed).toBe(true);
  await page.does(({ hook }) => hook.claim(item));
  expect(shownToasts()).toEqual([]);
});

test('the slower of two directors is told that somebody has the item', async () => {
  const { server, page } = await open(useClaiming);
  server.on('POST /api/verifications/v1/claim', () => problem(409, 'conflict'));
  let isClaimed = false;
  await page.does(({ hook }) => hook.claim(item, () => (isClaimed = true)));
  expect(isClaimed).toBe(false);
  expect(shownToasts()).toHaveLength(1);
});

test('after a decision the next item of the queue is named, and not opened', async () => {
  const named: string[] = [];
  const { server, page } = await open(() => useDeciding(item, view, (next) => named.push(next.id)));
  server.on('POST /api/verifications/v1/decide', () => json(200, { ...item, status: 'rejected' }));
  server.on('GET /api/verifications', () =>
    json(200, {
      items: [{ ...item, id: 'v2', created_at: '2026-11-02T12:00:00.000Z' }],
      next: null,
      countries: [],
    }),
  );
  await page.does(({ hook }) => hook.decide(REJECTION));
  expect(named).toEqual(['v2']);
  expect(page.value.path).toBe('/dashboard/verifications/v1');
  expect(
    server.calls.filter((call) => call.includes('v2')),
    'nobody has looked at it',
  ).toEqual([]);
  expect(shownToasts(), 'the page itself says it').toEqual([]);
});

test('a decision that cannot find the next item leads back to the queue', async () => {
  const { server, page } = await open(() => useDeciding(item, view, () => undefined));
  server.on('POST /api/verifications/v1/decide', () => json(200, { ...item, status: 'rejected' }));
  await page.does(({ hook }) => hook.decide(REJECTION));
  expect(page.value.path).toBe('/dashboard/verifications');
});

test('a decision about what somebody changed meanwhile is said to be overtaken, and the page stays', async () => {
  const { server, page } = await open(() => useDeciding(item, view, () => undefined));
  server.on('POST /api/verifications/v1/decide', () => problem(409, 'conflict'));
  await page.does(({ hook }) => hook.decide(REJECTION));
  expect(page.value.path).toBe('/dashboard/verifications/v1');
  expect(shownToasts()).toHaveLength(1);
});

test('a decision that is taken back opens the item with its words in the form', async () => {
  const { server, page, user } = await open(useUndo);
  server.on('POST /api/verifications/v1/undo', () => json(200, item));
  await page.does(({ hook }) => hook.undo({ ...item, status: 'rejected', reason: 'Not the same person.' }));
  expect(page.value.path).toBe('/dashboard/verifications/v1');
  expect(readDraft(user.id, formOf('v1'))).toMatchObject({
    decision: 'reject',
    reject: 'Not the same person.',
  });
});

test('a decision that can no longer be taken back leaves no draft behind', async () => {
  const { server, page, user } = await open(useUndo);
  server.on('POST /api/verifications/v1/undo', () => problem(409, 'conflict'));
  await page.does(({ hook }) => hook.undo({ ...item, status: 'rejected', reason: 'Not the same person.' }));
  expect(readDraft(user.id, formOf('v1'))).toBeNull();
  expect(shownToasts()).toHaveLength(1);
});
