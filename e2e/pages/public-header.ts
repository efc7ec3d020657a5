/** The top bar of the public pages. Its menus open without scripts. */
import type { Page } from '@playwright/test';

export async function chooseLanguage(
  page: Page,
  language: 'English' | 'Español' | 'Português',
): Promise<void> {
  const menu = page
    .getByRole('banner')
    .locator('details')
    .filter({ has: page.locator('a[data-locale]') });
  await menu.locator('summary').click();
  await menu.getByRole('link', { name: language }).click();
}
