import { describe, expect, test } from 'vitest';
import { settle } from '../fake-clock.test-support.ts';
import { FakeBrowser, JONAS, MAYA, json, problem } from './fake-browser.test-support.ts';

describe('the 30-second tick', () => {
  test('leaves a token alone while more than 90 seconds remain, and renews it at 90', async () => {
    const browser = new FakeBrowser();
    browser.signedInBefore(MAYA, 121);
    await browser.openTab();
    await browser.clock.advance(30);
    expect(browser.refreshes()).toBe(0);
    await browser.clock.advance(30);
    expect(browser.refreshes()).toBe(1);
  });

  test('renews when exactly 90 seconds remain', async () => {
    const browser = new FakeBrowser();
    browser.signedInBefore(MAYA, 120);
    const tab = await browser.openTab();
    await browser.clock.advance(30);
    expect(browser.refreshes()).toBe(1);
    expect(tab.events).toEqual(['INITIAL_SESSION', 'TOKEN_REFRESHED']);
    expect(tab.session.snapshot.session).toEqual(browser.stored);
  });

  test('keeps a person signed in for hours with one renewal per token', async () => {
    const browser = new FakeBrowser();
    browser.signedInBefore(MAYA);
    const tab = await browser.openTab();
    await browser.clock.advance(3600);
    expect(tab.session.snapshot.status).toBe('signed_in');
    // A 300-second token is renewed at the seventh tick, 210 seconds in.
    expect(browser.refreshes()).toBe(Math.floor(3600 / 210));
  });

  test('stops with the session', async () => {
    const browser = new FakeBrowser();
    browser.signedInBefore(MAYA);
    const tab = await browser.openTab();
    await tab.session.signOut();
    await browser.clock.advance(3600);
    expect(browser.refreshes()).toBe(0);
  });
});

describe('opening the page', () => {
  test('a fresh stored session is there at once, without asking the server', async () => {
    const browser = new FakeBrowser();
    browser.signedInBefore(MAYA);
    const tab = await browser.openTab();
    expect(tab.session.snapshot).toEqual({ status: 'signed_in', session: browser.stored });
    expect(tab.events).toEqual(['INITIAL_SESSION']);
    expect(browser.calls).toEqual([]);
  });

  test('a session that ran out while the browser was closed is renewed before it is announced', async () => {
    const browser = new FakeBrowser();
    browser.signedInBefore(MAYA, -3600);
    const tab = await browser.openTab();
    expect(tab.events).toEqual(['INITIAL_SESSION']);
    expect(tab.session.snapshot.session?.access_token).toBe('token-2');
  });

  test('is still loading until that renewal has an answer', async () => {
    const browser = new FakeBrowser();
    browser.signedInBefore(MAYA, -1);
    browser.network = 'silent';
    const tab = await browser.openTab();
    expect(tab.session.snapshot.status).toBe('loading');
    await browser.clock.advance(15);
    expect(tab.session.snapshot.status).toBe('signed_in');
  });

  test('a session that the server ended meanwhile is announced as none', async () => {
    const browser = new FakeBrowser();
    browser.signedInBefore(MAYA, -1);
    browser.cookieOf = null;
    const tab = await browser.openTab();
    expect(tab.session.snapshot.status).toBe('signed_out');
    expect(tab.events).toEqual(['INITIAL_SESSION']);
    expect(browser.stored).toBeNull();
  });

  test('a broken entry in storage counts as signed out', async () => {
    const browser = new FakeBrowser();
    browser.storeText('{"access_token":7');
    const tab = await browser.openTab();
    expect(tab.session.snapshot.status).toBe('signed_out');
  });
});

describe('sleep', () => {
  test('waking up renews at once instead of at the next tick', async () => {
    const browser = new FakeBrowser();
    browser.signedInBefore(MAYA);
    const tab = await browser.openTab();
    browser.clock.sleep(8 * 3600);
    await tab.wake();
    expect(browser.refreshes()).toBe(1);
    expect(tab.session.snapshot.session?.access_token).toBe('token-2');
  });

  test('a call made before the page noticed that it slept waits for the new token', async () => {
    const browser = new FakeBrowser();
    browser.signedInBefore(MAYA);
    browser.on('GET /api/auth/user', () => json(200, MAYA));
    const tab = await browser.openTab();
    browser.clock.sleep(8 * 3600);
    await tab.session.getUser();
    expect(browser.calls).toEqual(['POST /api/auth/refresh', 'GET /api/auth/user']);
    expect(browser.bearers.at(-1)).toBe('Bearer token-2');
  });

  test('a clock that runs an hour ahead does not make every call renew first', async () => {
    const browser = new FakeBrowser();
    browser.signedInBefore(MAYA, -3600);
    browser.on('POST /api/auth/refresh', () => json(200, { ...browser.issue(MAYA), expires_at: 1 }));
    browser.on('GET /api/auth/user', () => json(200, MAYA));
    const tab = await browser.openTab();
    await settle();
    const before = browser.refreshes();
    await tab.session.getUser();
    await tab.session.getUser();
    expect(browser.refreshes()).toBe(before);
  });
});

describe('a lost network', () => {
  test('keeps the session, tries again ever more slowly, and goes on when the network is back', async () => {
    const browser = new FakeBrowser();
    browser.signedInBefore(MAYA, 90);
    browser.network = 'down';
    const tab = await browser.openTab();
    await browser.clock.advance(600);
    expect(tab.session.snapshot.status).toBe('signed_in');
    expect(tab.events).toEqual(['INITIAL_SESSION']);
    const attempts = browser.refreshes();
    // 1 + 2 + 4 + 8 + 16 seconds, then every 30.
    expect(attempts).toBeGreaterThanOrEqual(20);
    expect(attempts).toBeLessThanOrEqual(26);

    browser.network = 'up';
    await tab.wake();
    expect(browser.refreshes()).toBe(attempts + 1);
    expect(tab.events).toEqual(['INITIAL_SESSION', 'TOKEN_REFRESHED']);
  });

  test('a failing server does not end the session either', async () => {
    const browser = new FakeBrowser();
    browser.signedInBefore(MAYA, 90);
    browser.on('POST /api/auth/refresh', () => problem(503, 'unavailable'));
    const tab = await browser.openTab();
    await browser.clock.advance(120);
    expect(tab.session.snapshot.status).toBe('signed_in');
  });

  test('a server that asks for patience is left alone for as long as it asked', async () => {
    const browser = new FakeBrowser();
    browser.signedInBefore(MAYA, 90);
    browser.on('POST /api/auth/refresh', () => problem(429, 'rate_limited', {}, { 'retry-after': '100' }));
    await browser.openTab();
    await browser.clock.advance(99);
    expect(browser.refreshes()).toBe(1);
    await browser.clock.advance(1);
    expect(browser.refreshes()).toBe(2);
  });
});

describe('the end of a session', () => {
  test.each([
    ['session_ended', 401, 'session_ended'],
    ['invalid_token', 401, 'session_ended'],
    ['account_suspended', 401, 'account_suspended'],
    ['account_suspended', 403, 'account_suspended'],
  ] as const)('a renewal refused with %s (%i) signs out and remembers why', async (code, status, reason) => {
    const browser = new FakeBrowser();
    browser.signedInBefore(MAYA, 100);
    browser.on('POST /api/auth/refresh', () => problem(status, code));
    const tab = await browser.openTab();
    await browser.clock.advance(30);
    expect(tab.events).toEqual(['INITIAL_SESSION', 'SIGNED_OUT']);
    expect(tab.session.endReason).toBe(reason);
    expect(browser.stored).toBeNull();
  });

  test('a renewal that comes back after the person signed out is thrown away', async () => {
    const browser = new FakeBrowser();
    browser.signedInBefore(MAYA, 80);
    let answer: (response: Response) => void = () => undefined;
    browser.on('POST /api/auth/refresh', () => new Promise((resolve) => (answer = resolve)));
    const tab = await browser.openTab();
    expect(browser.refreshes()).toBe(1);
    await tab.session.signOut();
    answer(json(200, browser.issue(MAYA)));
    await settle();
    expect(tab.session.snapshot.status).toBe('signed_out');
    expect(browser.stored).toBeNull();
  });

  test('a renewal that comes back after somebody else signed in does not undo that', async () => {
    const browser = new FakeBrowser();
    browser.signedInBefore(MAYA, 80);
    let answer: (response: Response) => void = () => undefined;
    browser.on('POST /api/auth/refresh', () => new Promise((resolve) => (answer = resolve)));
    const tab = await browser.openTab();
    await tab.session.signInWithPassword({ email: JONAS.email, password: 'courtside' });
    answer(problem(401, 'session_ended'));
    await settle();
    expect(tab.session.snapshot.session?.user.id).toBe(JONAS.id);
  });
});
