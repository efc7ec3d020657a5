/** The application without a mouse: focus follows, and every stop is reachable. */
import type { Page } from '@playwright/test';
import { buildAthlete } from '../people/athletes.ts';
import { expect, test } from '../product/journey.ts';
import { AuthPage } from '../pages/auth-page.ts';
import { Shell } from '../pages/shell.ts';
import { demoPerson, enterAs } from '../people/people.ts';

test('signing in, moving about and signing out need no mouse: navigation names the tab and moves focus to the heading', async ({
  page,
}) => {
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
  await expect(page).toHaveTitle('Settings · Faircourt');
  await expect(shell.heading).toHaveText('Settings');
  await expect(shell.heading).toBeFocused();
  await expect(shell.navigation.getByRole('link', { name: 'Settings' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await page.goBack();
  await expect(page).toHaveTitle('Guardian Dashboard · Faircourt');
  await expect(shell.heading).toHaveText('Guardian Dashboard');
  await expect(shell.heading).toBeFocused();
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

test('finding an athlete, asking about a badge and coming back need no mouse', async ({ page }) => {
  await enterAs(page, demoPerson('coach'), '/search?country=US');
  const shell = new Shell(page);
  await expect(page.getByRole('article').first()).toBeVisible();
  await tabTo(page, 'Name');
  await page.keyboard.type('Avery Caloway');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?country=US&name=Avery+Caloway');
  await expect(page.getByRole('article', { name: 'Avery Calloway' })).toBeVisible();
  await tabTo(page, 'View ProfileAvery Calloway');
  await page.keyboard.press('Enter');
  await expect(shell.heading).toHaveText('Avery Calloway');
  await tabTo(page, 'Verified');
  await page.keyboard.press('Enter');
  const details = page.getByRole('dialog', { name: 'What this badge means' });
  await expect(details).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(details).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Verified' }).first()).toBeFocused();
  await tabTo(page, 'Back to search', 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?country=US&name=Avery+Caloway');
});

test('the profile’s tabs and units answer to the arrow keys, and a season is typed without a mouse', async ({
  page,
}) => {
  await enterAs(page, (await buildAthlete(page.request)).person, '/profile');
  await expect(new Shell(page).heading).toHaveText('My Profile');
  await tabTo(page, 'Profile');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Academics' })).toBeFocused();
  await expect(page.getByRole('tabpanel', { name: 'Academics' })).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  const imperial = page.getByRole('radio', { name: 'ft, lb' }).first();
  await imperial.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('radio', { name: 'cm, kg' }).first()).toBeChecked();
  await page.goto('/dashboard/progress');
  await page.getByRole('link', { name: 'Add a season' }).focus();
  await page.keyboard.press('Enter');
  await expect(new Shell(page).heading).toHaveText('Add a season');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Season', { exact: true })).toBeFocused();
  await page.keyboard.type('2024-25');
  await page.locator('summary').filter({ hasText: 'More figures' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Minutes')).toBeFocused();
});

async function tabTo(page: Page, name: string, key = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press(key);
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
