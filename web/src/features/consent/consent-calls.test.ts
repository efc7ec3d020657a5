// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { fakeServer, json, problem, signInAs } from '../../../test/fake-server.ts';
import { newQueryClient, renderHook } from '../../../test/render-hook.tsx';
import { downloadSignedCopy, useConsents, useSignConsent, useWithdrawConsent } from './consent.queries.ts';

const KEYS = [['family'], ['requests']] as const;

async function openPage() {
  const server = fakeServer();
  await signInAs(server, 'guardian');
  const queryClient = newQueryClient();
  for (const key of KEYS) queryClient.setQueryData(key, {});
  const page = await renderHook(() => ({ sign: useSignConsent(), withdraw: useWithdrawConsent() }), {
    queryClient,
  });
  return { server, page, old: () => KEYS.map((key) => queryClient.getQueryState(key)?.isInvalidated) };
}

test('a signature changes the switches and what requests wait for', async () => {
  const { server, page, old } = await openPage();
  server.on('POST /api/consents', () => json(201, { id: 's1' }));
  // Its shape is the contract's business.
  await page.does(({ sign }) => sign.mutateAsync({ kind: 'media' } as never));
  expect(old()).toEqual([true, true]);
});

test('a signature that was refused changes nothing', async () => {
  const { server, page, old } = await openPage();
  server.on('POST /api/consents/s1/withdraw', () => problem(409, 'conflict'));
  await page.does(({ withdraw }) => expect(withdraw.mutateAsync('s1')).rejects.toThrow('conflict'));
  expect(old()).toEqual([false, false]);
});

test('forms are listed by athlete', async () => {
  const { server } = await openPage();
  server.on('GET /api/consents', () => json(200, { athletes: [{ id: 'a1' }] }));
  const page = await renderHook(useConsents);
  await page.does(() => undefined);
  expect(page.value.data).toEqual([{ id: 'a1' }]);
});

test('a signed copy is fetched as the person who is signed in', async () => {
  const { server } = await openPage();
  server.on('GET /api/consents/s1/copy.pdf', () => new Response('%PDF', { status: 200 }));
  expect(await (await downloadSignedCopy('s1')).text()).toBe('%PDF');
  server.on('GET /api/consents/s2/copy.pdf', () => problem(404, 'not_found'));
  await expect(downloadSignedCopy('s2')).rejects.toThrow('not_found');
});
