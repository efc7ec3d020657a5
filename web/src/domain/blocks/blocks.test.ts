// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { fakeServer, json, problem, signInAs } from '../../../test/fake-server.ts';
import { newQueryClient, renderHook } from '../../../test/render-hook.tsx';
import { useAlsoFor } from './also-for.tsx';
import { useBlock } from './block.query.ts';

const avery = { id: 'avery', name: 'Avery Ellis' };
const robin = { id: 'robin', name: 'Robin Ellis' };

test('each of the other athletes is chosen and left by itself, and none to begin with', async () => {
  const page = await renderHook(() => useAlsoFor([avery, robin]));
  expect(page.value.chosenIds).toEqual([]);
  await page.does(({ choose }) => choose('robin', true));
  await page.does(({ choose }) => choose('avery', true));
  await page.does(({ choose }) => choose('robin', false));
  expect(page.value.chosenIds).toEqual(['avery']);
});

test('the question stays as it came up', async () => {
  let others = [avery];
  const page = await renderHook(() => useAlsoFor(others));
  others = [avery, robin];
  await page.does(({ choose }) => choose('avery', true));
  others = [];
  await page.does(({ choose }) => choose('avery', true));
  expect(page.value.athletes).toEqual([avery]);
});

test('all athletes are blocked by one call, and what hangs on it is asked for again, also after a refusal', async () => {
  const server = fakeServer();
  await signInAs(server, 'guardian');
  const keys = [['requests', 'family'], ['family'], ['threads']];
  for (const answer of [() => json(201, { blocks: [] }), () => problem(404, 'not_found')]) {
    const queryClient = newQueryClient();
    for (const key of keys) queryClient.setQueryData(key, {});
    server.on('POST /api/blocks', answer);
    const page = await renderHook(useBlock, { queryClient });
    const wanted = { athlete_ids: ['jordan', 'avery'], coach_id: 'dana', institution_id: null };
    await page.does(({ mutateAsync }) => mutateAsync(wanted).catch(() => undefined));
    expect(server.bodies('POST /api/blocks').at(-1)).toEqual(wanted);
    expect(keys.map((key) => queryClient.getQueryState(key)?.isInvalidated)).toEqual([true, true, true]);
  }
});
