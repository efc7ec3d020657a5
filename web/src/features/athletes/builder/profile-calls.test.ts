// @vitest-environment happy-dom
import type { FactVerification } from '@faircourt/contracts/verification';
import { expect, test } from 'vitest';
import { fakeServer, json, problem, signInAs } from '../../../../test/fake-server.ts';
import { newQueryClient, renderHook, shownToasts } from '../../../../test/render-hook.tsx';
import { ownVerificationsQuery } from '../../../domain/verification/own-verifications.query.ts';
import { useDeleteVideo, useSaveSeason, useSetVideoPublic } from './profile.queries.ts';
import { useDroppedBadges } from './use-dropped-badges.ts';

const KEYS = [
  ['profile', 'own'],
  ['verifications', 'own'],
] as const;

async function openBuilder<Value>(useIt: () => Value) {
  const server = fakeServer();
  await signInAs(server, 'athlete');
  const queryClient = newQueryClient();
  for (const key of KEYS) queryClient.setQueryData(key, {});
  const page = await renderHook(useIt, { queryClient });
  return { server, page, old: () => KEYS.map((key) => queryClient.getQueryState(key)?.isInvalidated) };
}

test('a change makes the profile and what directors check of it ask again', async () => {
  const { server, page, old } = await openBuilder(useSetVideoPublic);
  server.on('PATCH /api/profile/videos/v1', () => json(200, { id: 'v1' }));
  await page.does(({ mutateAsync }) => mutateAsync({ id: 'v1', isPublic: true }));
  expect(server.bodies('PATCH /api/profile/videos/v1')).toEqual([{ is_public: true }]);
  expect(old()).toEqual([true, true]);
});

test('also after a failure, since the page may show what has changed meanwhile', async () => {
  const { server, page, old } = await openBuilder(useDeleteVideo);
  server.on('DELETE /api/profile/videos/v1', () => problem(404, 'not_found'));
  await page.does(({ mutateAsync }) => expect(mutateAsync('v1')).rejects.toThrow('not_found'));
  expect(old()).toEqual([true, true]);
});

test('a season without an id is a new one', async () => {
  const { server, page } = await openBuilder(useSaveSeason);
  server.on('POST /api/profile/seasons', () => json(201, { id: 's1' }));
  server.on('PUT /api/profile/seasons/s1', () => json(200, { id: 's1' }));
  // Its shape is the contract's business.
  const body = { label: '2025/26' } as never;
  await page.does(({ mutateAsync }) => mutateAsync({ id: null, body }));
  await page.does(({ mutateAsync }) => mutateAsync({ id: 's1', body }));
  expect(server.calls.slice(-2)).toEqual(['POST /api/profile/seasons', 'PUT /api/profile/seasons/s1']);
});

test('an edit that costs a badge says so, once', async () => {
  const server = fakeServer();
  await signInAs(server, 'athlete');
  // Only what tells a badge that an edit has cost.
  const fact = (badge: object | null, ask: string | null) =>
    ({
      fact_group: 'academics',
      season_id: null,
      season_label: null,
      badge,
      ask,
    }) as unknown as FactVerification;
  const answer = (facts: FactVerification[]) => ({ athletes: [{ id: 'a1', facts }] });
  const queryClient = newQueryClient();
  queryClient.setQueryData(ownVerificationsQuery.queryKey, answer([fact({}, null)]) as never);
  const page = await renderHook(useDroppedBadges, { queryClient });
  expect(shownToasts()).toEqual([]);
  await page.does(() =>
    queryClient.setQueryData(ownVerificationsQuery.queryKey, answer([fact(null, 'edited')]) as never),
  );
  expect(shownToasts()).toHaveLength(1);
  await page.does(() =>
    queryClient.setQueryData(ownVerificationsQuery.queryKey, answer([fact(null, 'edited')]) as never),
  );
  expect(shownToasts()).toEqual([]);
});
