/** The application without a mouse: focus follows, and every stop is reachable. */
import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { AuthPage } from './pages/auth-page.ts';
import { Shell } from './pages/shell.ts';
import { demoPerson, enterAs } from './people.ts';

test('navigation names the tab and moves focus to the heading of the new page', async ({ page }) => {
  await enterAs(page, demoPerson('guardian'));
  const shell = new Shell(page);
  await expect(page).toHaveTitle('Guardian Dashboard · Faircourt');
  await shell.navigation.getByRole('link', { name: 'Settings' }).click();
  await expect(page).toHaveTitle('Settings · Faircourt');
  await expect(shell.heading).toHaveText('Settings');
  await expect(shell.heading).toBeFocused();
  await expect(shell.navigation.getByRole('link', { name: 'Settings' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await page.goBack();
  await expect(shell.heading).toHaveText('Guardian Dashboard');
  await expect(shell.heading).toBeFocused();
});

test('signing in, moving about and signing out need no mouse', async ({ page }) => {
  const person = demoPerson('guardian');
  await page.goto('/auth');
  await expect(new AuthPage(page).email).toBeVisible();
  await tabTo(page, 'Email');
  await page.keyboard.type(person.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(person.password);
  await page.keyboard.press('Enter');
  const shell = new Shell(page);
  await expect(shell.heading).toHaveText('Guardian Dashboard');

  await page.reload();
  await expect(shell.heading).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Manage Athletes' })).toBeFocused();

  await page.reload();
  await expect(shell.heading).toBeVisible();
  await tabTo(page, 'Settings');
  await page.keyboard.press('Enter');
  await expect(shell.heading).toHaveText('Settings');
  await page.reload();
  await expect(shell.heading).toBeVisible();
  await tabTo(page, 'Language: English');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitemradio', { name: 'English' })).toBeFocused();
  await page.keyboard.press('Escape');
  await tabTo(page, 'Sign out');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
});

async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab');
    const isThere = await page.evaluate((wanted) => {
      const active = document.activeElement;
      if (!(active instanceof HTMLElement)) return false;
      const label = active instanceof HTMLInputElement ? active.labels?.[0]?.textContent : active.textContent;
      return active.getAttribute('aria-label') === wanted || label?.trim() === wanted;
    }, name);
    if (isThere) return;
  }
  throw new Error(`Tab never reached "${name}"`);
}
