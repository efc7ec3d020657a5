/** Back leads to where one was: the place on the page, and what was pressed there. */
import type { Locator, Page } from '@playwright/test';
import { demoPerson, enterAs } from '../people/people.ts';
import { expect, test } from '../product/journey.ts';

test.use({ viewport: { width: 360, height: 640 } });

const placeOf = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Scrolls to a link in the middle of the screen, and opens it. */
async function openFrom(page: Page, link: Locator): Promise<number> {
  await expect(link).toBeVisible();
  await link.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const place = await placeOf(page);
  expect(place, 'it is not at the top').toBeGreaterThan(200);
  await link.click();
  return place;
}

async function expectReturned(page: Page, place: number, link: Locator): Promise<void> {
  await expect.poll(() => placeOf(page)).toBe(place);
  await expect(link, 'what was pressed').toBeFocused();
}

test('a guardian who looks at the page as a coach would comes back to the releases, by either Back', async ({
  page,
}) => {
  await enterAs(page, demoPerson('guardian'), '/dashboard/athletes');
  const link = page.getByRole('link', { name: 'See the page' });
  const place = await openFrom(page, link);
  await expect(page).toHaveURL(/\/preview$/);
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL('/dashboard/athletes');
  await expectReturned(page, place, link);

  expect(await openFrom(page, link)).toBe(place);
  await expect(page).toHaveURL(/\/preview$/);
  await page.goBack();
  await expectReturned(page, place, link);
});

test('who comes back before the data does is led on when it is there', async ({ page }) => {
  // Not the first entry of the tab.
  await enterAs(page, demoPerson('guardian'));
  await page.getByRole('main').locator('a[href="/dashboard/athletes"]').first().click();
  const link = page.getByRole('link', { name: 'See the page' });
  const place = await openFrom(page, link);
  await expect(page).toHaveURL(/\/preview$/);
  // Nothing is kept of what was loaded.
  await page.reload();
  let answer = () => {};
  const isAsked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/family', async (route) => {
    await isAsked;
    await route.continue();
  });
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'My Athletes' })).toBeVisible();
  await expect(link).toHaveCount(0);
  answer();
  await expect(link).toBeVisible();
  await expect.poll(() => placeOf(page)).toBe(place);
});

test('a coach comes back from an athlete to the same card of the search', async ({ page }) => {
  await enterAs(page, demoPerson('coach'), '/search');
  const link = page.getByRole('main').locator('a[href^="/athletes/"]').nth(3);
  const place = await openFrom(page, link);
  await expect(page).toHaveURL(/\/athletes\//);
  await expect(page.getByRole('link', { name: /^Back to search/ })).toBeVisible();
  await page.goBack();
  await expectReturned(page, place, link);
});

test('who opens a notification comes back to it', async ({ page }) => {
  await enterAs(page, demoPerson('guardian'), '/notifications');
  const link = page.getByRole('main').getByRole('listitem').getByRole('link').last();
  await openFrom(page, link);
  await expect(page).not.toHaveURL('/notifications');
  await page.goBack();
  await expect(page).toHaveURL('/notifications');
  // What was read is lower by its mark, so the page may be shorter than it was.
  await expect(link).toBeInViewport();
  expect(await placeOf(page), 'it is not at the top').toBeGreaterThan(200);
});

test('who opened a page of the hub from the first page of a tab comes back to the place', async ({
  page,
}) => {
  await enterAs(page, demoPerson('athlete'), '/dashboard');
  await page.goto('/dashboard');
  const link = page.getByRole('main').locator('a[href^="/learn"]').last();
  await expect(link).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.body.scrollHeight)).toBeGreaterThan(1400);
  const place = await openFrom(page, link);
  await expect(page).toHaveURL(/\/learn/);
  await page.goBack();
  await expect(page).toHaveURL('/dashboard');
  await expect.poll(() => placeOf(page)).toBe(place);
});
