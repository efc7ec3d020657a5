/** Messages on what an action did: they hide neither each other nor what comes next. */
import { ASK } from '../pages/athlete-page.ts';
import { ProfilePage } from '../pages/profile-page.ts';
import { SearchPage } from '../pages/search-page.ts';
import type { Locator } from '@playwright/test';
import { bornYearsAgo, buildAthlete } from '../people/athletes.ts';
import { verifiedCoach } from '../people/coaches.ts';
import { Shell } from '../pages/shell.ts';
import { callerOf, demoPerson, enterAs } from '../people/people.ts';
import { expect, test } from '../product/journey.ts';

test('two messages are one below the other, and one that has the focus waits', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
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

test('on a phone there is one message, at the lower edge: clear of the heading, of the focus and of a bar with buttons', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/auth?mode=signup&role=athlete');
  const copy = page.getByRole('button', { name: 'Copy message' });
  await copy.click();
  await copy.click();
  const message = page.locator('[data-sonner-toast][data-front=true]');
  // The one before is on its way out for a moment.
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(1);
  await expect.poll(() => isClear(message, copy), 'of what was pressed').toBe(true);

  await enterAs(page, (await buildAthlete(page.request)).person, '/profile');
  await new ProfilePage(page).openEverySection();
  await page.getByLabel('City').fill('Oslo');
  const save = page.getByRole('button', { name: 'Save Profile' });
  await save.click();
  await expect(message).toContainText('Profile updated successfully');
  await expect.poll(() => isClear(message, save), 'of the bar that saves').toBe(true);
  expect(await isClear(message, page.getByRole('heading', { level: 1 }))).toBe(true);
});

test('the list behind the bell keeps its title on a phone, whatever can be undone at that moment', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const video = { title: 'Fall highlights', url: 'https://vimeo.com/995002219', provider: 'vimeo' } as const;
  const { person } = await buildAthlete(page.request, { videos: [video] });
  await enterAs(page, person, '/profile?tab=videos');
  await page.getByRole('button', { name: 'Delete Fall highlights' }).click();
  const message = page.locator('[data-sonner-toast][data-front=true]');
  await expect(message.getByRole('button', { name: 'Undo' })).toBeVisible();
  const shell = new Shell(page);
  await shell.bell.click();
  const title = shell.notifications.getByText('Notifications', { exact: true });
  await expect(title).toBeVisible();
  await expect(message, 'it can still be undone').toBeVisible();
  await expect.poll(() => isClear(message, title)).toBe(true);
});

test('a request that opens on a phone has its title in sight, also right after adding to a list', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { id } = await buildAthlete(page.request, {
    name: 'Wanda Kesik',
    profile: { visibility: 'public', grad_year: 2027, birthdate: bornYearsAgo(19) },
  });
  const { person } = await verifiedCoach(page.request);
  const call = await callerOf(page.request, person);
  await call('POST', '/api/lists', { name: 'Guards', is_shared: true });
  await enterAs(page, person, `/athletes/${id}`);
  const bar = page.getByRole('region', { name: 'What you can do' });
  await bar.getByRole('button', { name: /^Add to list/ }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Guards' }).click();
  const message = page.locator('[data-sonner-toast]');
  await expect(message.getByRole('button', { name: 'Undo' })).toBeVisible();
  await bar.getByRole('button', { name: ASK }).click();
  const sheet = page.getByRole('dialog', { name: 'Ask the family for release' });
  await expect(sheet.getByRole('heading')).toBeVisible();
  await expect(message, 'the list takes it back as well').toHaveCount(0);
});

/** No pixel of one lies on the other. */
async function isClear(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()]);
  return a !== null && b !== null && (a.y + a.height <= b.y || b.y + b.height <= a.y);
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
  const tray = page.locator('[data-bottom-bar]');
  await expect
    .poll(async () => Number.parseFloat(await clearance()))
    .toBeGreaterThan((await tray.boundingBox())?.height ?? Number.POSITIVE_INFINITY);
  await tray.getByRole('button').click();
  await expect.poll(clearance).toBe('0px');
});
