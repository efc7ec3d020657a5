/** The bell: what waits there, and what arrives while somebody looks. */
import { findBarriers, ON_A_PHONE } from '../checks/accessibility.ts';
import { expect, test } from '../product/journey.ts';
import { AuthPage } from '../pages/auth-page.ts';
import { Shell } from '../pages/shell.ts';
import { enterAs, join, newcomer, signIn } from '../people/people.ts';

test('a welcome waits after signing up; sign-ins elsewhere show without a reload, and what is read here is read there', async ({
  page,
  openBrowser,
}) => {
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
  await expect(shell.bell, 'opening the bell reads nothing').toHaveAccessibleName('Notifications, 1 unread');
  await shell.bell.click();
  await shell.notifications.getByRole('button', { name: 'Mark as read: Welcome to Faircourt' }).click();
  await expect(shell.bell).toHaveAccessibleName('Notifications');
  await page.keyboard.press('Escape');
  const live = page.waitForResponse('**/api/notifications/stream');
  await page.reload();
  await live;
  await expect(shell.bell).toHaveAccessibleName('Notifications');

  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  const elsewhere = await openBrowser();
  const authElsewhere = new AuthPage(elsewhere);
  await authElsewhere.open();
  await authElsewhere.signInAs(person);
  const there = new Shell(elsewhere);
  await expect(there.bell).toHaveAccessibleName('Notifications, 1 unread');

  await expect(shell.bell).toHaveAccessibleName('Notifications, 1 unread');
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
  await expect(there.bell, 'read on the other device').toHaveAccessibleName('Notifications');
  await expect(shell.notifications).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'End session on Chrome on Linux' })).toBeVisible();

  for (let times = 0; times < 10; times += 1) await signIn(page.request, person);
  await expect(shell.bell).toHaveText('10');
  await expect(shell.bell).toHaveAccessibleName('Notifications, 10 unread');
  expect(loads, 'the page was never loaded again').toBe(0);
  await page.reload();
  await expect(shell.bell, 'counted by the server').toHaveAccessibleName('Notifications, 10 unread');

  await shell.bell.click();
  await expect(shell.notifications).toBeVisible();
  await page.goBack();
  await expect(shell.notifications, 'Back closes it, and the page stays').toHaveCount(0);
  await expect(page).toHaveURL('/settings');
  await shell.bell.click();
  await shell.notifications.getByRole('link', { name: 'See all notifications' }).click();
  await expect(shell.heading).toHaveText('Notifications');
  const all = page.getByRole('list', { name: 'Your notifications' });
  const welcome = all.getByText('Welcome to Faircourt, Paula Prado');
  await expect(welcome).toBeVisible();
  await page.getByText('Unread', { exact: true }).click();
  await expect(welcome).toHaveCount(0);
  await expect(all.getByText('A new sign-in to your account')).toHaveCount(10);
  expect(await findBarriers(page, 'all notifications', ON_A_PHONE)).toEqual([]);
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(page.getByText("You're all caught up")).toBeVisible();
  await expect(shell.bell).toHaveAccessibleName('Notifications');
});

test('a page that loads is told what it missed meanwhile, and need not ask for everything again', async ({
  page,
}) => {
  await enterAs(page, await join(page.request));
  // The server itself has to have listened for a while.
  await expect(async () => {
    const line = page.waitForResponse('**/api/notifications/stream');
    await page.reload();
    expect(await (await line).headerValue('x-caught-up')).toBe('true');
  }).toPass();
});
