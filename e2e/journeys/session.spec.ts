/** The session in the browser: kept in local storage, sent with every call, renewed in time. */
import { ANONYMOUS_KEY } from '@faircourt/contracts/anonymous-key';
import { SESSION_REFRESH_MARGIN_SECONDS, SESSION_TICK_SECONDS } from '@faircourt/contracts/limits';
import type { Page } from '@playwright/test';
import { expect, test } from '../product/journey.ts';
import { AuthPage } from '../pages/auth-page.ts';
import { Shell } from '../pages/shell.ts';
import { demoPerson, enterAs, join, keepSession, SESSION_KEY, storedSession } from '../people/people.ts';

test('calls carry the anonymous key before signing in and the access token after; the session survives a reload, a new tab and a long sleep', async ({
  page,
  context,
}) => {
  const bearers = new Map<string, string | undefined>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) bearers.set(pathname, request.headers()['authorization']);
  });
  const auth = new AuthPage(page);
  await auth.open();
  await auth.signInAs(demoPerson('coach'));
  await expect(new Shell(page).heading).toHaveText('Scout Dashboard');
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByText('This device', { exact: true })).toBeVisible();

  const stored = JSON.parse(
    (await page.evaluate((key) => localStorage.getItem(key), SESSION_KEY)) ?? '{}',
  ) as object;
  expect(Object.keys(stored).toSorted()).toEqual(['access_token', 'expires_at', 'user']);
  const session = await storedSession(page);
  if (!session) throw new Error('There is no session in local storage.');
  expect(session.user.email).toBe('coach@faircourt.test');
  expect(session.access_token).not.toBe(ANONYMOUS_KEY);
  expect(bearers.get('/api/auth/sign-in')).toBe(`Bearer ${ANONYMOUS_KEY}`);
  for (const path of ['/api/notifications', '/api/notifications/stream', '/api/auth/sessions']) {
    // The live line opens once the page is quiet.
    await expect.poll(() => bearers.get(path), path).toBe(`Bearer ${session.access_token}`);
  }

  await page.reload();
  await expect(new Shell(page).heading).toHaveText('Settings');
  await expect(page).toHaveURL('/settings');
  const tab = await context.newPage();
  await tab.goto('/dashboard');
  await expect(new Shell(tab).heading).toHaveText('Scout Dashboard');
  await tab.close();

  const permission = Promise.withResolvers<void>();
  await page.route('**/api/auth/refresh', async (route) => {
    await permission.promise;
    await route.continue();
  });
  // What the clock of a browser that slept for an hour shows: the token ran out long ago.
  await page.goto('/robots.txt');
  await keepSession(page, { ...session, expires_at: Math.floor(Date.now() / 1000) - 3600 });
  await page.goto('/dashboard');
  await expect(page.getByText('Loading...', { exact: true })).toBeVisible();
  await expect(new Shell(page).heading).toHaveCount(0);
  permission.resolve();
  await expect(new Shell(page).heading).toHaveText('Scout Dashboard');
  expect((await storedSession(page))?.expires_at).toBeGreaterThan(Date.now() / 1000);
});

test('the token is looked at every 30 seconds and renewed once 90 or fewer are left, or as soon as a lost network is back', async ({
  page,
  context,
}) => {
  const renewals: number[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('/api/auth/refresh')) renewals.push(response.status());
  });
  await page.clock.install({ time: new Date() });
  const before = await enterAs(page, await join(page.request));
  await expect(new Shell(page).heading).toHaveText('Guardian Dashboard');
  const secondsLeft = () => page.evaluate((end) => end - Date.now() / 1000, before.expires_at);
  expect(await secondsLeft()).toBeGreaterThan(2 * SESSION_REFRESH_MARGIN_SECONDS);

  // From here on time passes only second by second.
  await page.clock.pauseAt(Date.now() + 5000);
  while (renewals.length === 0 && (await secondsLeft()) > 0) {
    await page.clock.runFor(1000);
    await renewalUnderWay(page);
  }
  // Looking every 30 seconds, the first look with 90 or fewer left comes while more than 60 are.
  const left = await secondsLeft();
  expect(left).toBeLessThanOrEqual(SESSION_REFRESH_MARGIN_SECONDS);
  expect(left).toBeGreaterThan(SESSION_REFRESH_MARGIN_SECONDS - SESSION_TICK_SECONDS - 1);
  expect(renewals).toEqual([200]);
  expect((await storedSession(page))?.access_token).not.toBe(before.access_token);
  await expect(new Shell(page).heading).toHaveText('Guardian Dashboard');

  // Back to the server's time, by which the new token counts. Two within one second may be equal, so calls are counted.
  await page.clock.setSystemTime(new Date());
  await page.clock.resume();
  await context.setOffline(true);
  await page.clock.runFor(10 * SESSION_TICK_SECONDS * 1000);
  await expect(new Shell(page).heading).toHaveText('Guardian Dashboard');
  expect(await storedSession(page)).not.toBeNull();
  expect(renewals).toEqual([200]);
  await context.setOffline(false);
  await expect.poll(() => renewals).toEqual([200, 200]);
  await expect(new Shell(page).heading).toHaveText('Guardian Dashboard');
});

/** Waits for a renewal that has begun. Locks are given out in order, so ours comes after it. */
async function renewalUnderWay(page: Page): Promise<void> {
  await page.evaluate(() => navigator.locks.request('faircourt.session.refresh', () => undefined));
}
