import type { KeepTicks } from '@faircourt/contracts/checklists';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tickStores } from '../../../../shell/checklists/save-ticks.ts';
import { memoryStorage } from '../../../../shell/drafts/memory-storage.test-support.ts';
import { ChecklistKeeper } from './checklist-keeper.ts';

const [FOLDER, LIST] = ['freshman.athlete.folder', 'junior.athlete.list'] as const;

beforeEach(() => vi.stubGlobal('localStorage', memoryStorage()));
afterEach(() => vi.unstubAllGlobals());

/** A page, and an account that keeps whatever arrives, unless it is told to fail. */
function openPage(userId: string | null) {
  const account = new Set<string>();
  const bodies: (KeepTicks | null)[] = [];
  const later: { wait: number; work: () => void }[] = [];
  const page = { userId, status: 200, time: 1_000 };
  const send = (body: KeepTicks | null) => {
    bodies.push(body);
    if (page.status !== 200)
      return Promise.resolve(Response.json({ code: 'forbidden' }, { status: page.status }));
    for (const { item, is_ticked } of body?.changes ?? []) {
      if (is_ticked) account.add(item);
      else account.delete(item);
    }
    return Promise.resolve(Response.json({ ticked: [...account] }));
  };
  const keeper = new ChecklistKeeper({
    stores: tickStores(),
    send,
    currentUserId: () => page.userId,
    now: () => (page.time += 1),
    after: (wait, work) => {
      const waiting = { wait, work };
      later.push(waiting);
      return () => undefined;
    },
    onChange: () => undefined,
  });
  return { keeper, page, account, bodies, later };
}

test('a visitor’s page makes no request', async () => {
  const { keeper, bodies } = openPage(null);
  keeper.change([FOLDER], true);
  await keeper.sync();
  expect(keeper.state).toMatchObject({ ticked: new Set([FOLDER]), keptIn: 'browser' });
  expect(bodies).toEqual([]);
});

test('who is signed in sees no box before the account has answered, and a copy of it the next time', async () => {
  const first = openPage('maya');
  first.account.add(LIST);
  expect(first.keeper.state.keptIn).toBe('loading');
  await first.keeper.sync();
  expect(first.keeper.state).toMatchObject({ ticked: new Set([LIST]), keptIn: 'account' });
  expect(openPage('maya').keeper.state).toMatchObject({ ticked: new Set([LIST]), keptIn: 'account' });
  expect(openPage('lucas').keeper.state).toMatchObject({ ticked: new Set(), keptIn: 'loading' });
});

test('what was ticked before signing in is in the account after, and not in the browser of the next visitor', async () => {
  const { keeper, page, account } = openPage(null);
  keeper.change([FOLDER], true);
  page.userId = 'maya';
  expect(keeper.state.ticked).toEqual(new Set([FOLDER]));
  await keeper.sync();
  expect([...account]).toEqual([FOLDER]);
  page.userId = null;
  expect(keeper.state.ticked).toEqual(new Set());
});

test('a save that fails keeps the tick, says so, and is tried again with more and more patience', async () => {
  const { keeper, page, account, later } = openPage('maya');
  await keeper.sync();
  page.status = 503;
  keeper.change([FOLDER], true);
  await keeper.sync();
  expect(keeper.state).toMatchObject({ ticked: new Set([FOLDER]), keptIn: 'unsaved' });
  later[0]?.work();
  await keeper.sync();
  expect(later.map(({ wait }) => wait)).toEqual([2_000, 4_000]);
  page.status = 200;
  later[1]?.work();
  await keeper.sync();
  expect(keeper.state.keptIn).toBe('account');
  expect([...account]).toEqual([FOLDER]);
});

test('a tick and its untick that follow each other arrive in this order', async () => {
  const { keeper, account } = openPage('maya');
  keeper.change([FOLDER, LIST], true);
  keeper.change([FOLDER], false);
  await vi.waitFor(() => expect([...account]).toEqual([LIST]));
  expect(keeper.state).toMatchObject({ ticked: new Set([LIST]), keptIn: 'account' });
});

test('a child whose account may keep nothing goes on in the browser, and leaves nothing to the next person', async () => {
  const { keeper, page } = openPage('maya');
  page.status = 403;
  keeper.change([FOLDER], true);
  await keeper.sync();
  keeper.change([LIST], true);
  expect(keeper.state).toMatchObject({ ticked: new Set([FOLDER, LIST]), keptIn: 'browser_only' });
  const next = openPage('lucas');
  await next.keeper.sync();
  expect(next.bodies).toEqual([null]);
  expect(openPage(null).keeper.state.ticked).toEqual(new Set());
});

test('the list that was open stays open', async () => {
  const { keeper, page } = openPage(null);
  keeper.open({ year: 'junior', role: 'guardian' });
  page.userId = 'maya';
  await keeper.sync();
  expect(keeper.state).toMatchObject({ year: 'junior', role: 'guardian' });
});
