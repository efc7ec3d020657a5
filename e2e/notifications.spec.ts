/** The bell: what waits there, and what arrives while somebody looks. */
import { expect, test } from './journey.ts';
import { AuthPage } from './pages/auth-page.ts';
import { Shell } from './pages/shell.ts';
import { enterAs, join, newcomer, signIn } from './people.ts';

test('a welcome waits after signing up, and opening the list marks it read', async ({ page }) => {
  const person = newcomer('Paula Prado');
  const auth = new AuthPage(page);
  await auth.open('?mode=signup&role=guardian');
  await auth.fillIn(person);
  await auth.createAccount.click();
  const shell = new Shell(page);
  await expect(shell.bell).toHaveAccessibleName('Notifications, 1 unread');
  await shell.bell.click();
  await expect(shell.notifications.getByText('Welcome to Faircourt, Paula Prado')).toBeVisible();
  await expect(shell.notifications.getByText('New', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(shell.notifications).toHaveCount(0);
  await expect(shell.bell).toBeFocused();
  await expect(shell.bell).toHaveAccessibleName('Notifications');
  await page.reload();
  await expect(shell.bell).toHaveAccessibleName('Notifications');
});

test('a sign-in elsewhere shows without a reload and leads to the sessions', async ({
  page,
  openBrowser,
}) => {
  const person = await join(page.request);
  await enterAs(page, person);
  const shell = new Shell(page);
  await expect(shell.bell).toHaveAccessibleName('Notifications, 1 unread');
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });

  const elsewhere = await openBrowser();
  const auth = new AuthPage(elsewhere);
  await auth.open();
  await auth.signInAs(person);
  await expect(elsewhere).toHaveURL('/dashboard');

  await expect(shell.bell).toHaveAccessibleName('Notifications, 2 unread');
  await expect(page.getByText('New notification: A new sign-in to your account')).toBeAttached();
  await shell.bell.click();
  const entry = shell.notifications
    .getByRole('listitem')
    .filter({ hasText: 'A new sign-in to your account' });
  await expect(entry).toContainText(
    'Chrome on Linux. If this was not you, end that session and change your password.',
  );
  await entry.getByRole('link', { name: 'Check sign-in sessions' }).click();
  await expect(page).toHaveURL('/settings');
  await expect(shell.notifications).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'End session on Chrome on Linux' })).toBeVisible();
  expect(loads, 'the page was never loaded again').toBe(0);
});

test('more than nine unread show as 9+, and the bell’s name says the same', async ({ page }) => {
  const person = await join(page.request);
  for (let times = 0; times < 9; times += 1) await signIn(page.request, person);
  await enterAs(page, person);
  const { bell } = new Shell(page);
  await expect(bell).toHaveText('9+');
  await expect(bell).toHaveAccessibleName('Notifications, 9+ unread');
});

test('what was read on one device is read on the other', async ({ page, openBrowser }) => {
  const person = await join(page.request);
  await enterAs(page, person);
  const other = await openBrowser();
  await enterAs(other, person);
  const here = new Shell(page);
  const there = new Shell(other);
  await expect(here.bell).toHaveAccessibleName('Notifications, 2 unread');
  await there.bell.click();
  await expect(here.bell).toHaveAccessibleName('Notifications');
});
