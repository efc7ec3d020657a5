/** Messages on what an action did: they hide neither each other nor what comes next. */
import { SearchPage } from '../pages/search-page.ts';
import { demoPerson, enterAs } from '../people/people.ts';
import { expect, test } from '../product/journey.ts';

for (const width of [360, 1280]) {
  test(`two messages are one below the other, and one that has the focus waits (${width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/auth?mode=signup&role=athlete');
    const copy = page.getByRole('button', { name: 'Copy message' });
    // Copied or not allowed to: either says so.
    await copy.click();
    await copy.click();
    const toasts = page.locator('[data-sonner-toast]');
    await expect(toasts).toHaveCount(2);
    await toasts.last().getByRole('button', { name: 'Close' }).focus();
    await expect
      .poll(async () => {
        const boxes = await Promise.all((await toasts.all()).map((toast) => toast.boundingBox()));
        const [upper, lower] = boxes.flatMap((box) => box ?? []).toSorted((one, other) => one.y - other.y);
        return upper && lower ? lower.y - (upper.y + upper.height) : null;
      })
      .toBeGreaterThan(0);
    // Longer than a message is shown otherwise.
    await page.waitForTimeout(11_000);
    await expect(toasts).toHaveCount(2);
    await toasts.last().getByRole('button', { name: 'Close' }).press('Enter');
    await expect(toasts).toHaveCount(1);
  });
}

test('messages keep clear of the tray of compared athletes', async ({ page }) => {
  await enterAs(page, demoPerson('coach'), '/search');
  const search = new SearchPage(page);
  const clearance = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--bottom-bar'));
  await expect(search.cards.first()).toBeVisible();
  expect(await clearance()).toBe('0px');
  await search.cards
    .first()
    .getByRole('button', { name: /Compare/ })
    .click();
  await expect.poll(clearance).toBe('4.5rem');
});
