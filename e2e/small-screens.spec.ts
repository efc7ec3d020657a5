/** The application on a phone, 360 pixels wide. */
import type { Page } from '@playwright/test';
import { openAthlete } from './athletes.ts';
import { expect, test } from './journey.ts';
import { Shell } from './pages/shell.ts';
import { demoPerson, enterAs } from './people.ts';

test.use({ viewport: { width: 360, height: 740 } });

test('no page of the application scrolls sideways at 360 pixels', async ({ page }) => {
  for (const path of [
    '/auth',
    '/auth?mode=signup',
    '/auth/forgot',
    '/auth/reset',
    '/auth/reset?token=x',
    '/dev/ui',
    '/no-page',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await sidewaysOverflow(page), path).toBe(0);
  }
  for (const role of ['athlete', 'guardian', 'coach', 'regional_director', 'admin'] as const) {
    await enterAs(page, demoPerson(role));
    await expect(new Shell(page).heading).toBeVisible();
    expect(await sidewaysOverflow(page), `/dashboard of ${role}`).toBe(0);
  }
  await page.goto('/settings');
  await expect(page.getByText('This device', { exact: true })).toBeVisible();
  expect(await sidewaysOverflow(page), '/settings').toBe(0);
  await new Shell(page).bell.click();
  await expect(new Shell(page).notifications).toBeVisible();
  expect(await sidewaysOverflow(page), 'the open notifications').toBe(0);
});

test('building a profile, searching, reading and inviting need no scrolling sideways', async ({ page }) => {
  const shell = new Shell(page);
  await enterAs(page, demoPerson('athlete'), '/profile');
  for (const tab of ['Profile', 'Academics', 'Videos']) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.getByRole('tabpanel', { name: tab })).toBeVisible();
    expect(await sidewaysOverflow(page), `/profile, ${tab}`).toBe(0);
  }
  await enterAs(page, demoPerson('coach'), '/search?country=MX');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByRole('button', { name: 'More filters' }).click();
  expect(await sidewaysOverflow(page), '/search').toBe(0);
  const { id, name } = await openAthlete();
  await page.goto(`/athletes/${id}`);
  await expect(shell.heading).toHaveText(name);
  expect(await sidewaysOverflow(page), '/athletes/:id').toBe(0);
  await page.goto('/dashboard/invitations');
  await page
    .getByRole('button', { name: /^QR code for/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeInViewport();
  expect(await sidewaysOverflow(page), '/dashboard/invitations').toBe(0);
});

test('a family decides, reads and invites without scrolling sideways', async ({ page }) => {
  const shell = new Shell(page);
  await enterAs(page, demoPerson('guardian'), '/dashboard/athletes');
  await expect(page.getByRole('switch').first()).toBeVisible();
  expect(await sidewaysOverflow(page), '/dashboard/athletes').toBe(0);
  for (const name of ['Log', 'See it as a coach would']) {
    await page.goto('/dashboard/athletes');
    await page.getByRole('link', { name, exact: true }).first().click();
    await expect(shell.heading).toBeAttached();
    expect(await sidewaysOverflow(page), name).toBe(0);
  }
  await enterAs(page, demoPerson('athlete'), '/dashboard/guardians');
  await expect(page.getByRole('region', { name: 'Family code' })).toBeVisible();
  expect(await sidewaysOverflow(page), '/dashboard/guardians').toBe(0);
});

test('requests, forms and the contact calendar need no scrolling sideways', async ({ page }) => {
  await enterAs(page, demoPerson('guardian'), '/dashboard/requests');
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(await sidewaysOverflow(page), '/dashboard/requests').toBe(0);
  await page.goto('/dashboard/consent');
  await page.getByRole('button', { name: /^Read/ }).first().click();
  await expect(page.getByRole('dialog')).toBeInViewport();
  expect(await sidewaysOverflow(page), '/dashboard/consent').toBe(0);
  await enterAs(page, demoPerson('coach'), '/dashboard/requests');
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(await sidewaysOverflow(page), 'the requests of a coach').toBe(0);
  await enterAs(page, demoPerson('regional_director'), '/dashboard/contact-rules');
  await expect(page.getByRole('table')).toBeVisible();
  expect(await sidewaysOverflow(page), '/dashboard/contact-rules').toBe(0);
});

test('on a phone the navigation, language and theme are in a sheet', async ({ page }) => {
  await enterAs(page, demoPerson('guardian'));
  const shell = new Shell(page);
  const open = page.getByRole('button', { name: 'Open navigation' });
  await open.click();
  const sheet = page.getByRole('dialog', { name: 'Navigation' });
  await expect(sheet.getByLabel('Language')).toHaveValue('en');
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(open).toBeFocused();
  await open.click();
  await sheet.getByRole('link', { name: 'Settings' }).click();
  await expect(sheet).toHaveCount(0);
  await expect(shell.heading).toHaveText('Settings');
  await expect(shell.heading).toBeFocused();
});

function sidewaysOverflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
