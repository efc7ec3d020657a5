import { ANONYMOUS_KEY } from '@faircourt/contracts/anonymous-key';
import { describe, expect, test } from 'vitest';
import { settle } from '../fake-clock.test-support.ts';
import { FakeBrowser, MAYA, ORIGIN, json, problem } from './fake-browser.test-support.ts';

const credentials = { email: MAYA.email, password: 'courtside' };

describe('who a call is made as', () => {
  test('without a session it carries the anonymous key', async () => {
    const browser = new FakeBrowser();
    const tab = await browser.openTab();
    await tab.session.signInWithPassword(credentials);
    expect(browser.bearers).toEqual([`Bearer ${ANONYMOUS_KEY}`]);
  });

  test('with a session it carries the access token', async () => {
    const browser = new FakeBrowser();
    browser.signedInBefore(MAYA);
    browser.on('GET /api/auth/user', () => json(200, MAYA));
    const tab = await browser.openTab();
    await tab.session.getUser();
    expect(browser.bearers).toEqual(['Bearer token-1']);
  });
});

describe('signing in and out', () => {
  test('signing in stores the session and says so', async () => {
    const browser = new FakeBrowser();
    const tab = await browser.openTab();
    const session = await tab.session.signInWithPassword(credentials);
    expect(browser.stored).toEqual(session);
    expect(Object.keys(browser.stored ?? {}).toSorted()).toEqual(['access_token', 'expires_at', 'user']);
    expect(tab.events).toEqual(['INITIAL_SESSION', 'SIGNED_IN']);
    expect(await tab.session.getSession()).toEqual(session);
  });

  test('wrong credentials leave everything as it was', async () => {
    const browser = new FakeBrowser();
    const tab = await browser.openTab();
    const attempt = tab.session.signInWithPassword({ email: 'nobody@faircourt.test', password: 'x' });
    await expect(attempt).rejects.toMatchObject({
      code: 'invalid_credentials',
      status: 401,
      requestId: 'r-1',
    });
    expect(tab.session.snapshot.status).toBe('signed_out');
    expect(browser.refreshes()).toBe(0);
  });

  test('signing up sends the specification’s options and signs nobody in', async () => {
    const browser = new FakeBrowser();
    let body: unknown;
    browser.on('POST /api/auth/sign-up', async (request) => {
      body = await request.json();
      return json(201, { user: MAYA });
    });
    const tab = await browser.openTab();
    const data = { name: 'Maya Reyes', role: 'coach', invite_code: null, locale: 'es' } as const;
    const options = { emailRedirectTo: `${ORIGIN}/dashboard`, data };
    expect(await tab.session.signUp({ ...credentials, options })).toEqual(MAYA);
    expect(body).toEqual({ ...credentials, email_redirect_to: `${ORIGIN}/dashboard`, data });
    expect(tab.session.snapshot.status).toBe('signed_out');
  });

  test('a sign-out that did not reach the server is an error, and the person stays signed in', async () => {
    const browser = new FakeBrowser();
    browser.signedInBefore(MAYA);
    const tab = await browser.openTab();
    browser.network = 'down';
    await expect(tab.session.signOut()).rejects.toMatchObject({ code: 'offline' });
    expect(tab.session.snapshot.status).toBe('signed_in');
  });

  test('signing out of a session that is already over succeeds', async () => {
    const browser = new FakeBrowser();
    browser.signedInBefore(MAYA);
    browser.cookieOf = null;
    browser.on('POST /api/auth/sign-out', () => problem(401, 'session_ended'));
    const tab = await browser.openTab();
    await tab.session.signOut();
    expect(tab.session.snapshot.status).toBe('signed_out');
  });
});

describe('a chosen language', () => {
  test('counts before the server has answered: a reload meanwhile must not bring the old one back', async () => {
    const browser = new FakeBrowser();
    browser.signedInBefore(MAYA);
    const answer = Promise.withResolvers<Response>();
    browser.on('PATCH /api/auth/user', () => answer.promise);
    const tab = await browser.openTab();
    const saving = tab.session.updateUser({ locale: 'pt-BR' });
    await settle();
    expect(browser.stored?.user).toEqual({ ...MAYA, locale: 'pt-BR' });
    answer.resolve(json(200, { ...MAYA, locale: 'pt-BR' }));
    expect(await saving).toEqual({ ...MAYA, locale: 'pt-BR' });
    expect(tab.events, 'told once').toEqual(['INITIAL_SESSION', 'USER_UPDATED']);
  });

  test('belongs to the person who chose it, and signs nobody in', async () => {
    const browser = new FakeBrowser();
    browser.on('PATCH /api/auth/user', () => json(200, MAYA));
    const tab = await browser.openTab();
    await tab.session.updateUser({ locale: 'es' });
    expect(browser.stored).toBeNull();
  });
});

describe('a refused token', () => {
  test('is renewed and the call repeated with its body, unnoticed by the caller', async () => {
    const browser = new FakeBrowser();
    browser.signedInBefore(MAYA);
    const bodies: unknown[] = [];
    browser.on('PATCH /api/auth/user', async (request) => {
      bodies.push(await request.json());
      return request.headers.get('authorization') === 'Bearer token-1'
        ? problem(401, 'invalid_token')
        : json(200, MAYA);
    });
    const tab = await browser.openTab();
    expect(await tab.session.updateUser({ name: 'Maya Reyes' })).toEqual(MAYA);
    expect(bodies).toEqual([{ name: 'Maya Reyes' }, { name: 'Maya Reyes' }]);
    expect(browser.refreshes()).toBe(1);
  });

  test('of a session that was ended elsewhere signs out after one attempt to renew', async () => {
    const browser = new FakeBrowser();
    browser.signedInBefore(MAYA);
    browser.cookieOf = null;
    browser.on('GET /api/auth/user', () => problem(401, 'session_ended'));
    const tab = await browser.openTab();
    await expect(tab.session.getUser()).rejects.toMatchObject({ code: 'session_ended' });
    expect(tab.events).toEqual(['INITIAL_SESSION', 'SIGNED_OUT']);
    expect(tab.session.endReason).toBe('session_ended');
    expect(browser.refreshes()).toBe(1);
  });

  test('that is refused again after renewal signs out instead of going round in circles', async () => {
    const browser = new FakeBrowser();
    browser.signedInBefore(MAYA);
    browser.on('GET /api/auth/user', () => problem(401, 'account_suspended'));
    const tab = await browser.openTab();
    await expect(tab.session.getUser()).rejects.toMatchObject({ code: 'account_suspended' });
    expect(browser.calls).toEqual(['GET /api/auth/user', 'POST /api/auth/refresh', 'GET /api/auth/user']);
    expect(tab.session.snapshot.status).toBe('signed_out');
    expect(tab.session.endReason).toBe('account_suspended');
  });

  test('while the server cannot be reached for a new one is a plain outage, not an end', async () => {
    const browser = new FakeBrowser();
    browser.signedInBefore(MAYA);
    browser.on('GET /api/auth/user', () => problem(401, 'invalid_token'));
    browser.on('POST /api/auth/refresh', () => problem(503, 'unavailable'));
    const tab = await browser.openTab();
    await expect(tab.session.getUser()).rejects.toMatchObject({ code: 'unavailable' });
    expect(tab.session.snapshot.status).toBe('signed_in');
  });

  test('refusals that are about the call and not the session do not touch it', async () => {
    const browser = new FakeBrowser();
    browser.signedInBefore(MAYA);
    browser.on('POST /api/auth/password', () => problem(403, 'current_password_wrong'));
    const tab = await browser.openTab();
    const change = tab.session.updatePassword({ current: 'wrong', next: 'courtside2' });
    await expect(change).rejects.toMatchObject({ code: 'current_password_wrong' });
    expect(browser.refreshes()).toBe(0);
    expect(tab.session.snapshot.status).toBe('signed_in');
  });
});

describe('password recovery', () => {
  test('opening a reset link is told to this tab only', async () => {
    const browser = new FakeBrowser();
    const [tab, other] = [await browser.openTab(), await browser.openTab()];
    tab.session.beginPasswordRecovery();
    expect(tab.events).toEqual(['INITIAL_SESSION', 'PASSWORD_RECOVERY']);
    expect(other.events).toEqual(['INITIAL_SESSION']);
  });

  test('a new password ends the session that this browser still held', async () => {
    const browser = new FakeBrowser();
    browser.signedInBefore(MAYA);
    browser.on('POST /api/auth/reset', () => {
      browser.cookieOf = null;
      return new Response(null, { status: 204 });
    });
    const tab = await browser.openTab();
    await tab.session.resetPassword('mailed', 'courtside2');
    expect(tab.session.snapshot.status).toBe('signed_out');
  });
});

describe('listening', () => {
  test('a late listener also starts with INITIAL_SESSION', async () => {
    const browser = new FakeBrowser();
    browser.signedInBefore(MAYA);
    const tab = await browser.openTab();
    const heard: unknown[] = [];
    tab.session.onAuthStateChange((event, session) => heard.push([event, session?.user.id]));
    await settle();
    expect(heard).toEqual([['INITIAL_SESSION', MAYA.id]]);
  });

  test('who unsubscribes hears nothing more', async () => {
    const browser = new FakeBrowser();
    const tab = await browser.openTab();
    const heard: unknown[] = [];
    const stop = tab.session.onAuthStateChange((event) => heard.push(event));
    stop();
    await tab.session.signInWithPassword(credentials);
    expect(heard).toEqual([]);
  });

  test('the word of the live stream ends the session it was about, not one begun since', async () => {
    const browser = new FakeBrowser();
    browser.signedInBefore(MAYA);
    const tab = await browser.openTab();
    const { access_token: first } = browser.stored ?? { access_token: '' };
    await tab.session.signInWithPassword(credentials);
    const { access_token: second } = browser.stored ?? { access_token: '' };
    tab.session.end(first, 'session_ended');
    expect(tab.session.snapshot.status).toBe('signed_in');
    tab.session.end(second, 'session_ended');
    expect(tab.session.snapshot.status).toBe('signed_out');
  });
});
