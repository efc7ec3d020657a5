/** A tab of a browser, as far as its history goes; and a router that listens to it and numbers its entries. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as StepAhead from './step-ahead.ts';

type Entry = { state: { idx?: number; isAhead?: true } | null; url: string };

class Tab {
  entries: Entry[] = [{ state: null, url: '/verifications?ask=1' }];
  at = 0;
  /** Presses of Back that left the document. */
  left = 0;
  gone: number[] = [];
  events = new EventTarget();
  heard: unknown[] = [];

  get state() {
    return this.entries[this.at]?.state ?? null;
  }
  get href() {
    return this.entries[this.at]?.url ?? '';
  }
  pushState(state: Entry['state'], _unused: string, url = this.href) {
    this.entries = [...this.entries.slice(0, this.at + 1), { state, url }];
    this.at += 1;
  }
  replaceState(state: Entry['state'], _unused: string, url = this.href) {
    this.entries[this.at] = { state, url };
  }
  back() {
    this.go(-1);
  }
  forward() {
    this.go(1);
  }
  go(delta: number) {
    this.gone.push(delta);
    setTimeout(() => {
      const to = this.at + delta;
      if (to < 0) this.left += 1;
      if (this.entries[to] === undefined) return;
      this.at = to;
      this.events.dispatchEvent(new Event('popstate'));
    });
  }
}

let tab: Tab;
let watched: typeof StepAhead;

beforeEach(async () => {
  vi.useFakeTimers();
  tab = new Tab();
  vi.stubGlobal('History', Tab);
  vi.stubGlobal('history', tab);
  vi.stubGlobal('location', tab);
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } });
  await load();
  history.replaceState({ idx: 0 }, '');
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The document begins: also by a reload. */
async function load() {
  vi.resetModules();
  tab.events = new EventTarget();
  vi.stubGlobal('addEventListener', tab.events.addEventListener.bind(tab.events));
  watched = await import('./step-ahead.ts');
  watched.watchStepAhead();
  tab.events.addEventListener('popstate', () => tab.heard.push(tab.state?.idx));
  vi.runAllTimers();
}

function open() {
  const close = vi.fn<() => void>(() => end());
  const end = watched.closeByLeavingStep(close);
  vi.runAllTimers();
  return {
    close,
    byButton: () => {
      end();
      vi.runAllTimers();
    },
  };
}

function press(delta: number) {
  tab.go(delta);
  vi.runAllTimers();
}

test('Back closes what is open, and the next one leaves', () => {
  const sheet = open();
  press(-1);
  expect(sheet.close).toHaveBeenCalledOnce();
  expect(tab.left).toBe(0);
  press(-1);
  expect(tab.left).toBe(1);
  expect(tab.heard, 'the router is told of none of it').toEqual([]);
});

test('closed by its own button, one press leaves, and the address that closing wrote is kept', () => {
  const sheet = open();
  history.replaceState({ idx: 0 }, '', '/verifications');
  sheet.byButton();
  expect([tab.at, tab.href, tab.state]).toEqual([0, '/verifications', { idx: 0 }]);
  press(-1);
  expect(tab.left).toBe(1);
});

test('Back, Forward, a sheet, Back: closed, not reloaded', () => {
  open();
  press(-1);
  press(1);
  expect(tab.at, 'nothing is open, so nothing is ahead').toBe(0);
  const sheet = open();
  press(-1);
  expect(sheet.close).toHaveBeenCalledOnce();
  expect([tab.at, tab.left]).toEqual([0, 0]);
  expect(tab.gone.every((delta) => Number.isInteger(delta) && delta !== 0)).toBe(true);
});

test('reloaded with a sheet open, the page is where it began, and sheets close as before', async () => {
  open();
  await load();
  expect([tab.at, tab.state]).toEqual([0, { idx: 0 }]);
  const sheet = open();
  press(-1);
  expect(sheet.close).toHaveBeenCalledOnce();
  press(-1);
  expect(tab.left).toBe(1);
});

test('of two sheets Back closes the upper one, then the lower one, then leaves', () => {
  const lower = open();
  const upper = open();
  press(-1);
  expect([upper.close, lower.close].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
  press(-1);
  expect([upper.close, lower.close].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  press(-1);
  expect(tab.left).toBe(1);
});

test('a page opened from a sheet takes the place of the entry ahead: one press leads back, one more leaves', async () => {
  const sheet = open();
  history.pushState({ idx: 1 }, '', '/profile');
  sheet.byButton();
  expect(tab.entries).toEqual([
    { state: { idx: 0 }, url: '/verifications?ask=1' },
    { state: { idx: 1 }, url: '/profile' },
  ]);
  await load();
  press(-1);
  expect(tab.heard).toEqual([0]);
  const next = open();
  press(-1);
  expect(next.close).toHaveBeenCalledOnce();
  press(-1);
  expect(tab.left).toBe(1);
});

test('a page that opens while the entry is being left stays open', () => {
  const sheet = open();
  sheet.close();
  vi.advanceTimersToNextTimer();
  history.pushState({ idx: 1 }, '', '/profile');
  vi.runAllTimers();
  expect([tab.at, tab.href]).toEqual([1, '/profile']);
  expect(tab.heard).toEqual([]);
  press(-1);
  expect(tab.heard).toEqual([0]);
});

test('on a later page of the document the router is asked, as ever', () => {
  history.pushState({ idx: 1 }, '', '/profile');
  open();
  expect(tab.entries).toHaveLength(2);
  press(-1);
  expect(tab.heard).toEqual([0]);
});
