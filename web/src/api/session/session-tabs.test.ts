import { describe, expect, test } from 'vitest';
import { settle } from '../fake-clock.test-support.ts';
import { FakeBrowser, JONAS, MAYA, json } from './fake-browser.test-support.ts';

const credentials = { email: MAYA.email, password: 'courtside' };

describe('two tabs', () => {
  test('renew once between them, and both go on with the new token', async () => {
    const browser = new FakeBrowser();
    browser.signedInBefore(MAYA, 120);
    const [one, other] = [await browser.openTab(), await browser.openTab()];
    await browser.clock.advance(30);
    expect(browser.refreshes()).toBe(1);
    expect(one.session.snapshot.session).toEqual(browser.stored);
    expect(other.session.snapshot.session).toEqual(browser.stored);
    expect(one.events).toEqual(['INITIAL_SESSION', 'TOKEN_REFRESHED']);
    expect(other.events).toEqual(['INITIAL_SESSION', 'TOKEN_REFRESHED']);
  });

  test('also renew once when both were refused at the same moment', async () => {
    const browser = new FakeBrowser();
    browser.signedInBefore(MAYA);
    const stale = browser.stored?.access_token;
    browser.on('GET /api/auth/user', (request) =>
      request.headers.get('authorization') === `Bearer ${stale}`
        ? Response.json(
            {
              type: 'about:blank',
              title: '',
              status: 401,
              code: 'invalid_token',
              detail: '',
              request_id: 'r',
            },
            { status: 401 },
          )
        : json(200, MAYA),
    );
    const [one, other] = [await browser.openTab(), await browser.openTab()];
    const people = await Promise.all([one.session.getUser(), other.session.getUser(), one.session.getUser()]);
    expect(people).toEqual([MAYA, MAYA, MAYA]);
    expect(browser.refreshes()).toBe(1);
  });

  test('signing in here signs in there', async () => {
    const browser = new FakeBrowser();
    const [one, other] = [await browser.openTab(), await browser.openTab()];
    await one.session.signInWithPassword(credentials);
    await settle();
    expect(other.session.snapshot.session?.user).toEqual(MAYA);
    expect(other.events).toEqual(['INITIAL_SESSION', 'SIGNED_IN']);
  });

  test('signing out here signs out there', async () => {
    const browser = new FakeBrowser();
    browser.signedInBefore(MAYA);
    const [one, other] = [await browser.openTab(), await browser.openTab()];
    await one.session.signOut();
    await settle();
    expect(other.session.snapshot).toEqual({ status: 'signed_out', session: null });
    expect(other.events).toEqual(['INITIAL_SESSION', 'SIGNED_OUT']);
    // Nobody told the other tab why, and still the person there has an account to sign in to.
    expect([other.session.endReason, other.session.hadSession]).toEqual([null, true]);
    expect((await browser.openTab()).session.hadSession).toBe(false);
  });

  test('signing in as another person replaces the first everywhere', async () => {
    const browser = new FakeBrowser();
    browser.signedInBefore(MAYA);
    const [one, other] = [await browser.openTab(), await browser.openTab()];
    await one.session.signInWithPassword({ email: JONAS.email, password: 'courtside' });
    await settle();
    expect(other.session.snapshot.session?.user).toEqual(JONAS);
    expect(other.events).toEqual(['INITIAL_SESSION', 'SIGNED_IN']);
  });

  test('a changed name reaches the other tab as an updated user', async () => {
    const browser = new FakeBrowser();
    browser.signedInBefore(MAYA);
    const renamed = { ...MAYA, user_metadata: { ...MAYA.user_metadata, name: 'Maya R. Field' } };
    browser.on('PATCH /api/auth/user', () => json(200, renamed));
    const [one, other] = [await browser.openTab(), await browser.openTab()];
    await one.session.updateUser({ name: 'Maya R. Field' });
    await settle();
    expect(one.events).toEqual(['INITIAL_SESSION', 'USER_UPDATED']);
    expect(other.events).toEqual(['INITIAL_SESSION', 'USER_UPDATED']);
    expect(other.session.snapshot.session?.user).toEqual(renamed);
  });

  test('a tab that slept through a sign-out finds out when it wakes, without asking the server', async () => {
    const browser = new FakeBrowser();
    browser.signedInBefore(MAYA);
    const [sleeper, other] = [await browser.openTab(), await browser.openTab()];
    sleeper.freeze();
    await other.session.signOut();
    expect(sleeper.session.snapshot.status).toBe('signed_in');
    const calls = browser.calls.length;
    await sleeper.wake();
    expect(sleeper.session.snapshot.status).toBe('signed_out');
    expect(browser.calls).toHaveLength(calls);
  });

  test('without Web Locks a tab whose renewal lost the race takes the winner’s token instead of signing out', async () => {
    const browser = new FakeBrowser();
    browser.signedInBefore(MAYA, 100);
    const waiting: ((response: Response) => void)[] = [];
    browser.on('POST /api/auth/refresh', () => new Promise((resolve) => waiting.push(resolve)));
    const [winner, loser] = [
      await browser.openTab({ hasLocks: false }),
      await browser.openTab({ hasLocks: false }),
    ];
    await browser.clock.advance(30);
    expect(waiting).toHaveLength(2);
    waiting[0]?.(json(200, browser.issue(MAYA)));
    await settle();
    waiting[1]?.(Response.json({ code: 'session_ended' }, { status: 401 }));
    await settle();
    expect(winner.session.snapshot.status).toBe('signed_in');
    expect(loser.session.snapshot).toEqual(winner.session.snapshot);
  });
});
