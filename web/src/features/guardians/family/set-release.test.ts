// @vitest-environment happy-dom
import type { Family, ReleaseSwitch, SetRelease } from '@faircourt/contracts/family';
import { expect, test } from 'vitest';
import { familyKey } from '../../../domain/family.query.ts';
import { fakeServer, json, problem, signInAs } from '../../../../test/fake-server.ts';
import { newQueryClient, renderHook } from '../../../../test/render-hook.tsx';
import { familyOf } from './family.test-support.ts';
import { useSetRelease } from './family.queries.ts';
import { UNTOUCHED, YOU } from '../../../domain/releases/release-switch.test-support.ts';

const ROUTE = 'PUT /api/family/a/releases';
const turnOn: SetRelease = {
  field_group: 'academics',
  audience: 'verified_colleges',
  institution_id: null,
  is_on: true,
  is_taken_back: false,
  expires_on: null,
};

async function openPage() {
  const server = fakeServer();
  await signInAs(server, 'guardian');
  const queryClient = newQueryClient();
  queryClient.setQueryData(familyKey, familyOf('a'));
  const page = await renderHook(() => useSetRelease('a'), { queryClient });
  const shown = (): ReleaseSwitch | undefined =>
    queryClient.getQueryData<Family>(familyKey)?.athletes[0]?.switches[0];
  return { server, page, shown };
}

test('a switch moves at once and then shows what the server says of it', async () => {
  const { server, page, shown } = await openPage();
  const held: ReleaseSwitch = { ...UNTOUCHED, state: 'awaits_forms', is_approved: true, decided_by: YOU };
  let whileOnItsWay: string | undefined;
  server.on(ROUTE, () => {
    whileOnItsWay = shown()?.state;
    return json(200, held);
  });
  await page.does(({ mutateAsync }) => mutateAsync(turnOn));
  expect(whileOnItsWay).toBe('on');
  expect(shown()).toEqual(held);
  expect(server.bodies(ROUTE)).toEqual([turnOn]);
});

test('a switch goes back when the server refuses', async () => {
  const { server, page, shown } = await openPage();
  server.on(ROUTE, () => problem(403, 'not_allowed'));
  await page.does(({ mutateAsync }) => expect(mutateAsync(turnOn)).rejects.toThrow('Because of'));
  expect(shown()).toEqual(UNTOUCHED);
});

test('what the server knows is not read again while another switch is on its way', async () => {
  const { server, page } = await openPage();
  const answers: ((answer: Response) => void)[] = [];
  server.on(ROUTE, () => new Promise((resolve) => answers.push(resolve)));
  const isOld = () => page.queryClient.getQueryState(familyKey)?.isInvalidated;
  await page.does(({ mutateAsync }) => {
    void mutateAsync(turnOn);
    void mutateAsync({ ...turnOn, field_group: 'videos' });
  });
  await page.does(() => answers[0]?.(json(200, { ...UNTOUCHED, state: 'on' })));
  expect(isOld()).toBe(false);
  await page.does(() => answers[1]?.(json(200, { ...UNTOUCHED, field_group: 'videos', state: 'on' })));
  expect(isOld()).toBe(true);
});
