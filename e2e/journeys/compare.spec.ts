/** Comparing athletes: picked on cards and in the table, what a limited plan is asked first, on a phone and on a desk. */
import { findBarriers, ON_A_DESK, ON_A_PHONE } from '../checks/accessibility.ts';
import { publicAthletes } from '../people/athletes.ts';
import { demoPerson, enterAs, join } from '../people/people.ts';
import { SearchPage } from '../pages/search-page.ts';
import { expect, test } from '../product/journey.ts';

test('a coach picks athletes on cards and holds them against each other', async ({ page }) => {
  await enterAs(page, demoPerson('coach'), '/search?position=Center&country=US');
  const search = new SearchPage(page);
  const names = [];
  for (const n of [0, 1, 2]) {
    const card = search.cards.nth(n);
    names.push(await card.getByRole('heading').innerText());
    await card.getByRole('button', { name: /^Compare / }).click();
    await expect(card.getByRole('button', { name: /^Picked to compare / })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  }
  const tray = page.getByRole('region', { name: 'Picked to compare' });
  await expect(tray).toContainText('3 picked to compare');
  await tray.getByRole('link', { name: 'Compare' }).click();
  await expect(page).toHaveURL(/\/search\/compare\?ids=[\da-f-]{36},[\da-f-]{36},[\da-f-]{36}$/);
  const [first = '', second = '', third = ''] = names;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compare athletes');
  const compares = (names: string) => expect(page).toHaveTitle(new RegExp(`^Compare ${names} · `));
  await compares(`${first}, ${second}, and ${third}`);
  const heads = page.getByRole('list', { name: 'Compared athletes' });
  await expect(heads.getByRole('listitem')).toHaveCount(3);
  for (const title of ['Measurements', 'Season statistics', 'Academics', 'Verified and private']) {
    await expect(page.getByRole('region', { name: title })).toBeVisible();
  }
  const heights = page.getByRole('list', { name: 'Height' }).getByRole('listitem');
  await expect(heights).toHaveCount(3);
  await expect(heights.filter({ hasText: first })).toContainText(/\d+(\.\d)? cm/);
  await expect(heights.filter({ hasText: first })).toContainText(/median/i);
  expect(await findBarriers(page, 'a comparison', [...ON_A_PHONE, ...ON_A_DESK])).toEqual([]);

  await page.getByRole('button', { name: `More for ${third}` }).click();
  await page.getByRole('menuitem', { name: 'Remove from comparison' }).click();
  await compares(`${first} and ${second}`);
  await page.getByRole('button', { name: `More for ${second}` }).click();
  await page.getByRole('menuitem', { name: 'Swap for someone else' }).click();
  await expect(page).toHaveURL('/search');
  await expect(tray).toContainText('1 picked. Pick at least one more to compare.');
  await page.goBack();
  await compares(`${first} and ${second}`);
});

test('picked rows of the table are compared, from two to four of them', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await enterAs(page, demoPerson('coach'), '/search?country=US&view=table');
  const search = new SearchPage(page);
  const pick = (n: number) => search.rows.nth(n).getByRole('checkbox').check();
  await pick(0);
  await expect(page.getByRole('button', { name: 'Compare 2 to 4' })).toBeDisabled();
  await pick(1);
  await page.getByRole('link', { name: 'Compare', exact: true }).click();
  await expect(page.getByRole('list', { name: 'Compared athletes' }).getByRole('listitem')).toHaveCount(2);
  // Either way back leads to the same results, and to those who are picked.
  await page.getByRole('link', { name: 'Back to search' }).click();
  await expect(page).toHaveURL('/search?country=US&view=table');
  for (const n of [0, 1]) await expect(search.rows.nth(n).getByRole('checkbox')).toBeChecked();
  await expect(page.getByRole('link', { name: 'Compare', exact: true })).toBeVisible();
});

test('a limited plan is told what a comparison takes, and pays once', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const coach = await join(page.request, { role: 'coach' });
  const ids = await publicAthletes(2);
  await enterAs(page, coach, `/search/compare?ids=${ids.join(',')}`);
  await expect(page.getByText('This opens 2 new profiles')).toBeVisible();
  await expect(page.getByText('50 of 50 complete profiles left this month')).toBeVisible();
  await page.getByRole('button', { name: 'Open 2 profiles and compare' }).click();
  const heads = page.getByRole('list', { name: 'Compared athletes' });
  await expect(heads.getByRole('listitem')).toHaveCount(2);
  await page.getByRole('region', { name: 'Academics' }).scrollIntoViewIfNeeded();
  await expect(heads, 'names stay in sight').toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.reload();
  await expect(heads.getByRole('listitem'), 'opened this month already').toHaveCount(2);
  await page.goto('/search');
  await expect(page.getByText('48 of 50 complete profiles left this month')).toBeVisible();
});

test('an address with nobody to compare says how to pick somebody', async ({ page }) => {
  await enterAs(page, demoPerson('coach'), '/search/compare?ids=nobody');
  await expect(page.getByText('Pick two to four athletes')).toBeVisible();
  await page.getByRole('link', { name: 'Go to search' }).click();
  await expect(page).toHaveURL('/search');
});
