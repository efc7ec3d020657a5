// @vitest-environment happy-dom
import type { ReleaseSwitch } from '@faircourt/contracts/family';
import type { FieldGroup } from '@faircourt/contracts/vocabulary';
import { expect, test } from 'vitest';
import { fakeServer, json, problem, signInAs } from '../../../test/fake-server.ts';
import { newQueryClient, renderHook } from '../../../test/render-hook.tsx';
import { familyKey } from '../family.query.ts';
import { UNTOUCHED } from './release-switch.test-support.ts';
import { useTurnReleases } from './use-turn-releases.ts';

const ROUTE = 'PUT /api/family/a/releases';

const switchOf = (field_group: FieldGroup): ReleaseSwitch => ({ ...UNTOUCHED, field_group });

async function openPage() {
  const server = fakeServer();
  await signInAs(server, 'guardian');
  const queryClient = newQueryClient();
  queryClient.setQueryData(familyKey, {});
  const page = await renderHook(() => useTurnReleases('a'), { queryClient });
  return { server, page };
}

test('several switches are turned one after the other, the family is read again once, and all can be taken back', async () => {
  const { server, page } = await openPage();
  server.on(ROUTE, () => json(200, switchOf('identity')));
  const wanted = [switchOf('identity'), { ...switchOf('academics'), state: 'off' as const }];
  await page.does(async ({ turn }) => expect(await turn(wanted, true)).toBe(true));
  expect(server.bodies(ROUTE)).toMatchObject([
    { field_group: 'identity', is_on: true },
    { field_group: 'academics', is_on: true },
  ]);
  expect(page.queryClient.getQueryState(familyKey)?.isInvalidated).toBe(true);
  expect(page.value.turnedOn).toHaveLength(2);
  await page.does(async ({ turn, turnedOn }) => expect(await turn(turnedOn, false)).toBe(true));
  expect(server.bodies(ROUTE).slice(2), 'undecided again, and a no again').toMatchObject([
    { field_group: 'identity', is_on: false, is_taken_back: true },
    { field_group: 'academics', is_on: false, is_taken_back: false },
  ]);
  expect(page.value.turnedOn).toEqual([]);
});

test('what was saved before something failed can be taken back, and nothing after it is tried', async () => {
  const { server, page } = await openPage();
  const saved = switchOf('identity');
  server.on(ROUTE, () =>
    server.bodies(ROUTE).length === 1 ? json(200, saved) : problem(403, 'not_allowed'),
  );
  const wanted = [saved, switchOf('academics'), switchOf('videos')];
  await page.does(async ({ turn }) => expect(await turn(wanted, true)).toBe(false));
  expect(server.bodies(ROUTE)).toHaveLength(2);
  expect(page.value.turnedOn).toEqual([saved]);
});
