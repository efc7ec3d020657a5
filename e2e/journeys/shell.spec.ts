/** The application around its pages: missing pages, broken pages, navigation and the Content-Security-Policy. */
import { expect, test } from '../product/journey.ts';
import { Shell } from '../pages/shell.ts';
import { demoPerson, enterAs } from '../people/people.ts';

test('an unknown path answers 404 with the page, the link home and a note in the console, and runs no inline script', async ({
  page,
  complaints,
}) => {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  const answer = await page.goto('/no/such/page?with=query');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
  await expect(page).toHaveTitle('Oops! Page not found · Faircourt');
  await expect
    .poll(() => errors.some((text) => text.includes('/no/such/page') && text.includes('404:')))
    .toBe(true);
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "injected"';
    document.body.append(script);
  });
  await expect.poll(() => complaints.length, 'these journeys would notice').toBe(1);
  await expect(page).not.toHaveTitle('injected');
  expect(complaints.splice(0)[0]).toContain('script-src');
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
});

test('the side navigation lists only what is built; what is not leads to the 404 page and back', async ({
  page,
}) => {
  await enterAs(page, demoPerson('admin'));
  const { navigation } = new Shell(page);
  const links = navigation.getByRole('link');
  const groups = {
    People: ['Users', 'Institutions', 'Search Athletes', 'Invitations'],
    'Trust & safety': [/^Two admins/u, /^Safety/u, /^Moderation/u, /^Verifications/u, /^Support/u],
    'Regions & rules': [/^Directors/u, 'Regions', 'Contact Calendar'],
    Money: [/^Invoices/u, /^Purchase orders/u],
    'Figures & settings': ['Analytics', 'Summaries', 'Settings'],
  };
  await expect(links).toHaveText(['Dashboard', ...Object.values(groups).flat()]);
  for (const [name, sections] of Object.entries(groups)) {
    await expect(navigation.getByText(name, { exact: true })).toBeVisible();
    await expect(navigation.getByRole('list', { name }).getByRole('link'), name).toHaveText(sections);
  }
  for (const path of await links.evaluateAll((found) =>
    found.map((link) => link.getAttribute('href') ?? ''),
  )) {
    expect((await page.request.get(path)).status(), path).toBe(200);
  }

  const answer = page.waitForResponse('**/dashboard/nowhere');
  await page.goto('/dashboard/nowhere');
  expect((await answer).status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
  await expect(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  await expect(links.filter({ hasText: 'Users' })).toBeVisible();
  await page.goBack();
  await expect(new Shell(page).heading).toHaveText('Admin Dashboard');
});

test('an athlete finds profile, progress and guardians in the side navigation', async ({ page }) => {
  await enterAs(page, demoPerson('athlete'));
  const shell = new Shell(page);
  await expect(shell.navigation.getByRole('link')).toHaveText([
    'Dashboard',
    'My Profile',
    'My Progress',
    /^Guardians/u,
    /^Requests/u,
    /^Messages/u,
    /^Verifications/u,
    /^Support/u,
    'Settings',
  ]);
  await shell.navigation.getByRole('link', { name: 'My Progress' }).click();
  await expect(shell.heading).toHaveText('My Progress');
});

test('a page that cannot be shown gives the fallback screen, and reloading brings it back', async ({
  page,
}) => {
  await enterAs(page, demoPerson('guardian'));
  const shell = new Shell(page);
  await expect(shell.heading).toHaveText('Guardian Dashboard');
  await page.route('**/assets/settings-page-*.js', (route) => route.abort('connectionrefused'));
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(shell.heading).toHaveText('Unexpected Application Error!');
  await expect(page).toHaveTitle('Unexpected Application Error! · Faircourt');
  await expect(page.getByRole('alert')).toContainText(
    'This page could not be shown. Nothing you saved is lost.',
  );
  await page.unroute('**/assets/settings-page-*.js');
  await page.getByRole('button', { name: 'Reload page' }).click();
  await expect(shell.heading).toHaveText('Settings');
});
