import { expect, test, vi } from 'vitest';
import { readOwnPlan } from './own-plan.ts';

const NOW = 1_800_000_000_000;
const kept = (expiresAt: number) => ({
  getItem: () => JSON.stringify({ access_token: 'token', expires_at: expiresAt / 1000 }),
});
const answering = (stage: string) =>
  vi.fn<typeof fetch>(() => Promise.resolve(Response.json({ subscription: { plan: 'pro_scout', stage } })));

test('a live plan is named, a plan that has ended is not', async () => {
  const storage = kept(NOW + 60_000);
  expect(await readOwnPlan({ storage, fetch: answering('active'), now: NOW })).toBe('pro_scout');
  expect(await readOwnPlan({ storage, fetch: answering('lapsed'), now: NOW })).toBeNull();
});

test('nobody is asked without a session, or with a token that has run out', async () => {
  const fetch = answering('active');
  expect(await readOwnPlan({ storage: { getItem: () => null }, fetch, now: NOW })).toBeNull();
  expect(await readOwnPlan({ storage: kept(NOW - 1), fetch, now: NOW })).toBeNull();
  expect(fetch).not.toHaveBeenCalled();
});

test('a refusal or no network marks nothing', async () => {
  const storage = kept(NOW + 60_000);
  const refusing = () => Promise.resolve(new Response(null, { status: 401 }));
  const failing = () => Promise.reject(new TypeError('no network'));
  expect(await readOwnPlan({ storage, fetch: refusing, now: NOW })).toBeNull();
  expect(await readOwnPlan({ storage, fetch: failing, now: NOW })).toBeNull();
});
