/** How a session ends: here, in another tab, or by an admin. Other devices are a matter of the settings. */
import { expect, test } from '../product/journey.ts';
import { AuthPage } from '../pages/auth-page.ts';
import { Shell } from '../pages/shell.ts';
import { administer } from '../product/product.ts';
import { answerTo, enterAs, join, storedSession } from '../people/people.ts';

test('a sign-out that fails says so; one that succeeds signs out other tabs, and signing in brings them back', async ({
  page,
  context,
}) => {
  const person = await join(page.request);
  await enterAs(page, person);
  const other = await context.newPage();
  await other.goto('/settings');
  await expect(new Shell(other).heading).toHaveText('Settings');
  const shell = new Shell(page);
  await page.route('**/api/auth/sign-out', (route) => route.abort('connectionrefused'));
  await shell.signOut.click();
  await expect(shell.message('Error signing out')).toContainText('Faircourt cannot be reached right now.');
  await expect(page).toHaveURL('/dashboard');
  await page.unroute('**/api/auth/sign-out');
  await shell.signOut.click();
  await expect(page).toHaveURL('/');
  await expect(other).toHaveURL('/auth?next=%2Fsettings&mode=signin');

  const auth = new AuthPage(page);
  await auth.open();
  await auth.signInAs(person);
  await expect(page).toHaveURL('/dashboard');
  await expect(other).toHaveURL('/settings');
});

test('a suspended account is signed out at once and told why when it comes back', async ({ page }) => {
  const person = await join(page.request);
  const { access_token } = await enterAs(page, person);
  await expect(new Shell(page).heading).toHaveText('Guardian Dashboard');
  await administer('suspend', person.email);
  await expect(page).toHaveURL('/auth');
  expect(await storedSession(page)).toBeNull();
  expect(await answerTo(page, access_token)).toBe(401);
  const auth = new AuthPage(page);
  await auth.signInAs(person);
  await expect(auth.alert).toHaveText(
    'This account is suspended. Write to support if you think this is a mistake.',
  );
  await administer('reinstate', person.email);
  await auth.signIn.click();
  await expect(page).toHaveURL('/dashboard');
});
