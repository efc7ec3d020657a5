import { OLDEST_TICK_MS, type KeepTicks } from '@faircourt/contracts/checklists';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '../drafts/memory-storage.test-support.ts';
import { ACCOUNT_KEY, forgetAccountTicks, forgetSavedTicks, VISITOR_KEY } from './account-copy.ts';
import { LONGEST_AGE_MS, saveTicks, tickStores, type TickStores } from './save-ticks.ts';

const NOW = 1_800_000_000_000;
const [FOLDER, COURSES, LIST] = [
  'freshman.athlete.folder',
  'freshman.athlete.courses',
  'junior.athlete.list',
] as const;
let stores: TickStores;
let signedIn: string | null;

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
  stores = tickStores();
  signedIn = 'maya';
});
afterEach(() => vi.unstubAllGlobals());

function save(answer: (body: KeepTicks | null) => Response | Promise<Response>) {
  const bodies: (KeepTicks | null)[] = [];
  const send = async (body: KeepTicks | null) => {
    bodies.push(body);
    return answer(body);
  };
  return saveTicks('maya', { stores, send, currentUserId: () => signedIn, now: () => NOW }).then(
    (outcome) => ({ outcome, bodies }),
  );
}
const has = (...ticked: string[]) => Response.json({ ticked });

test('what a visitor ticked goes into the account, with its age, and leaves the browser', async () => {
  stores.visitor.keep({
    year: 'junior',
    role: 'athlete',
    changes: { [FOLDER]: { isTicked: true, at: NOW - 60_000 }, [COURSES]: { isTicked: false, at: NOW } },
  });
  const { outcome, bodies } = await save(() => has(FOLDER, LIST));
  expect(outcome).toBe('saved');
  expect(bodies).toEqual([
    {
      changes: [{ item: FOLDER, is_ticked: true, age_ms: 60_000 }],
    },
  ]);
  expect(localStorage.getItem(VISITOR_KEY)).toBeNull();
  expect(stores.account.read()).toEqual({
    userId: 'maya',
    year: 'junior',
    role: 'athlete',
    ticked: [FOLDER, LIST],
    unsaved: {},
  });
});

test('ticks from before times were kept are older than all others, and never too old to be sent', async () => {
  localStorage.setItem(VISITOR_KEY, JSON.stringify({ year: 'senior', ticked: [LIST, 'gone.from.page', 3] }));
  const { bodies } = await save(() => has(LIST));
  expect(bodies).toEqual([{ changes: [{ item: LIST, is_ticked: true, age_ms: LONGEST_AGE_MS }] }]);
  expect(LONGEST_AGE_MS).toBe(OLDEST_TICK_MS);
});

test.each([
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a second step that is missing', () => Response.json({ code: 'second_factor_required' }, { status: 403 })],
  ['a server in trouble', () => new Response('', { status: 503 })],
  ['an answer that is none', () => new Response('<html>')],
])('%s loses nothing', async (_what, answer) => {
  const changes = { [FOLDER]: { isTicked: true, at: NOW - 5 } };
  stores.visitor.keep({ year: null, role: null, changes });
  stores.account.keep({ userId: 'maya', year: null, role: null, ticked: [LIST], unsaved: changes });
  expect((await save(answer)).outcome).toBe('failed');
  expect(stores.visitor.read()?.changes).toEqual(changes);
  expect(stores.account.read()).toMatchObject({ ticked: [LIST], unsaved: changes });
});

test('what is changed while a save is on its way waits for the next', async () => {
  stores.account.keep({
    userId: 'maya',
    year: null,
    role: null,
    ticked: [],
    unsaved: { [FOLDER]: { isTicked: true, at: NOW - 5 } },
  });
  await save(() => {
    const copy = stores.account.read();
    if (copy) stores.account.keep({ ...copy, unsaved: { [FOLDER]: { isTicked: false, at: NOW } } });
    return has(FOLDER);
  });
  expect(stores.account.read()?.unsaved).toEqual({ [FOLDER]: { isTicked: false, at: NOW } });
});

test('who signs out while a save is on its way leaves nothing of the account here', async () => {
  stores.visitor.keep({ year: null, role: null, changes: { [FOLDER]: { isTicked: true, at: NOW } } });
  await save(() => {
    signedIn = null;
    forgetAccountTicks();
    return has(FOLDER);
  });
  expect(Object.keys(localStorage)).toEqual([]);
});

test('an account that may keep no ticks leaves them in that person’s copy, which goes with the session', async () => {
  stores.visitor.keep({ year: null, role: null, changes: { [LIST]: { isTicked: true, at: 1 } } });
  stores.account.keep({
    userId: 'maya',
    year: null,
    role: null,
    ticked: null,
    unsaved: { [FOLDER]: { isTicked: true, at: NOW } },
  });
  expect((await save(() => Response.json({ code: 'forbidden' }, { status: 403 }))).outcome).toBe('refused');
  expect(Object.keys(stores.visitor.read()?.changes ?? {})).toEqual([LIST]);
  expect(Object.keys(stores.account.read()?.unsaved ?? {})).toEqual([FOLDER]);
  forgetAccountTicks();
  expect(localStorage.getItem(ACCOUNT_KEY)).toBeNull();
});

test('another person’s copy is neither sent nor kept', async () => {
  const unsaved = { [FOLDER]: { isTicked: true, at: NOW } };
  stores.account.keep({ userId: 'lucas', year: null, role: null, ticked: [LIST], unsaved });
  const { bodies } = await save(() => has());
  expect(bodies).toEqual([null]);
  expect(stores.account.read()).toMatchObject({ userId: 'maya', ticked: [], unsaved: {} });
});

test('signing out forgets everything, a session that ran out all but what was not saved', () => {
  const unsaved = { [FOLDER]: { isTicked: true, at: NOW } };
  const copy = { userId: 'maya', year: null, role: null, ticked: [LIST], unsaved };
  stores.account.keep(copy);
  forgetAccountTicks('maya');
  expect(stores.account.read()).toEqual(copy);
  forgetSavedTicks();
  expect(stores.account.read()).toEqual({ ...copy, ticked: null });
  forgetAccountTicks('lucas');
  expect(stores.account.read()).toBeNull();
  stores.account.keep({ ...copy, unsaved: {} });
  forgetSavedTicks();
  expect(localStorage.getItem(ACCOUNT_KEY)).toBeNull();
});
