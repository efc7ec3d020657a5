/** What a page shows while the application's code is on its way: drawn by the build, in the reader's language. */
import { AuthPage } from '../pages/auth-page.ts';
import { demoPerson, enterAs, join } from '../people/people.ts';
import { Shell } from '../pages/shell.ts';
import { expect, test } from '../product/journey.ts';

const CODE = '**/assets/main-*.js';

test('the sign-in form is seen before the application has started, and nothing can be typed into it', async ({
  page,
}) => {
  const arrived = Promise.withResolvers<void>();
  await page.route(CODE, async (route) => {
    await arrived.promise;
    await route.continue();
  });
  await page.goto('/auth');
  await expect(page.getByText('Welcome back. Sign in to your dashboard.').first()).toBeVisible();
  await expect(page.locator('input')).toHaveCount(0);
  arrived.resolve();
  await page.getByRole('textbox', { name: 'Email' }).fill('renee@example.org');
  await expect(page.locator('[data-first-view]')).toHaveCount(0);
  expect(await page.evaluate(() => 'first' in document.documentElement.dataset)).toBe(false);
});

test('somebody who is signed in sees their own dashboard’s title at once; without a session nothing is shown of it', async ({
  page,
}) => {
  await enterAs(page, demoPerson('guardian'));
  await expect(new Shell(page).heading).toHaveText('Guardian Dashboard');
  await page.route(CODE, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await page.reload();
  const title = page.locator('h1:visible');
  await expect(title).toHaveText('Guardian Dashboard');
  await page.evaluate(() => localStorage.setItem('faircourt.locale', 'es'));
  await page.reload();
  await expect(title).toHaveText('Panel del tutor');
  await page.evaluate(() => localStorage.removeItem('faircourt.session'));
  await page.reload();
  await expect(page.getByText('Cargando...', { exact: true })).toBeVisible();
  await expect(title).toHaveCount(0);
});

test('who signs in with an account in another language than the browser’s finds every word of the next page', async ({
  page,
}) => {
  const person = await join(page.request, { locale: 'es', name: 'Inés Barrientos' });
  // The words of the next page arrive after those of the language: in this order they were once forgotten.
  await page.route('**/es/*.json', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  const auth = new AuthPage(page);
  await auth.open();
  await auth.signInAs(person);
  await expect(new Shell(page).heading).toHaveText('Panel del tutor');
  await expect(page.getByText(/^[a-z_]+(\.[a-z_]+)+$/)).toHaveCount(0);
});
