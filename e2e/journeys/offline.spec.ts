/** A page whose code cannot be had: without a connection it says so within the shell and comes with the line, after a new release it comes in a new document. */
import { lookOver } from '../checks/accessibility.ts';
import { expect, test } from '../product/journey.ts';
import { ProfilePage } from '../pages/profile-page.ts';
import { Shell } from '../pages/shell.ts';
import { enterAs, join } from '../people/people.ts';

test('a page that was never opened waits for the connection within the shell, and opens by itself', async ({
  page,
  context,
}) => {
  await enterAs(page, await join(page.request), '/dashboard');
  const shell = new Shell(page);
  await expect(shell.bell).toBeVisible();
  await expect(shell.quickActions()).toHaveCount(3);
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(shell.heading).toHaveText('This page needs a connection');
  await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0);
  await expect(page).toHaveURL('/settings');
  expect(await lookOver(page)).toEqual([]);

  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Still no connection.')).toBeVisible();
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await expect(shell.heading, 'what was opened before is there').not.toHaveText(
    'This page needs a connection',
  );
  await page.goBack();
  await expect(shell.heading).toHaveText('This page needs a connection');

  await context.setOffline(false);
  await expect(shell.heading).toHaveText('Settings');
  await expect(page).toHaveURL('/settings');
});

test('what was said of the line goes once it is back', async ({ page, context }) => {
  await enterAs(page, await join(page.request, { role: 'athlete' }), '/profile');
  const profile = new ProfilePage(page);
  await profile.openEverySection();
  await profile.city.fill('Selfoss');
  await context.setOffline(true);
  await profile.saveProfile.click();
  const shell = new Shell(page);
  const told = shell.message('You are offline');
  await expect(told).toContainText('What you typed stays here. Check your connection and try again.');
  await expect(told, 'nothing is wrong with what was typed').not.toContainText('Error');
  await context.setOffline(false);
  await expect(shell.message('You’re back online. Try again now.')).toBeVisible();
  await expect(told).toHaveCount(0);
});

test('where the browser says to be online and nobody answers, the page is one press away once somebody does', async ({
  page,
}) => {
  await enterAs(page, await join(page.request), '/dashboard');
  const shell = new Shell(page);
  await expect(shell.bell).toBeVisible();
  await expect(shell.quickActions()).toHaveCount(3);
  await page.route('**/*', (route) => route.abort('connectionrefused'));
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(shell.heading).toHaveText('This page needs a connection');
  await page.unroute('**/*');
  const again = page.getByRole('button', { name: 'Try again' });
  // It also tries by itself now and then, which may come before the press.
  await expect(async () => {
    if (await again.isVisible()) await again.click({ timeout: 2_000 });
    await expect(shell.heading).toHaveText('Settings', { timeout: 8_000 });
  }).toPass();
});

test('a page of another release opens in a new document, once', async ({ page }) => {
  await enterAs(page, await join(page.request), '/dashboard');
  const shell = new Shell(page);
  await expect(shell.quickActions()).toHaveCount(3);
  let asked = 0;
  await page.route('**/assets/settings-page-*.js', async (route) => {
    asked += 1;
    await (asked === 1 ? route.fulfill({ status: 404 }) : route.continue());
  });
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(shell.heading).toHaveText('Settings');
  await expect(page).toHaveURL('/settings');

  // Broken for good: said once, and not tried again and again.
  await page.route('**/assets/family-dashboard-*.js', (route) => route.fulfill({ status: 404 }));
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await expect(shell.heading).toHaveText('Unexpected Application Error!');
  expect(documents).toBe(1);
});

test('a part of a page that cannot be fetched is waited for like the page', async ({ page, context }) => {
  await enterAs(page, await join(page.request, { role: 'athlete' }), '/settings');
  const shell = new Shell(page);
  await expect(shell.heading).toHaveText('Settings');
  await page.route('**/assets/family-dashboard-*.js', (route) => route.abort('connectionrefused'));
  await page.route('**/api/health', (route) => route.abort('connectionrefused'));
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await expect(shell.heading).toHaveText('This page needs a connection');
  await expect(shell.heading, 'the cursor is not nowhere').toBeFocused();
  await expect(shell.bell).toBeVisible();
  await page.unroute('**/assets/family-dashboard-*.js');
  await page.unroute('**/api/health');
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(page.getByRole('region', { name: 'Waiting for you' })).toBeVisible();
});
