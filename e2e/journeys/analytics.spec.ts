/** /dashboard/analytics: an admin sees how the platform is used, in a range of their own, and keeps the table. */
import { findBarriers } from '../checks/accessibility.ts';
import { expect, test } from '../product/journey.ts';
import { demoPerson, enterAs } from '../people/people.ts';

test('an admin opens the charts from the dashboard, chooses a range and downloads the table', async ({
  page,
}) => {
  await enterAs(page, demoPerson('admin'));
  await page
    .getByRole('main')
    .getByRole('link', { name: /Analytics/ })
    .click();
  await expect(page).toHaveURL('/dashboard/analytics');
  await expect(page.getByRole('figure', { name: 'People' })).toBeVisible();

  await page.getByText('1 year').click();
  await expect(page).toHaveURL(/from=\d{4}-\d\d-\d\d&to=/);
  await expect(page.getByText('Saved a profile')).toBeVisible();
  const people = page.getByRole('figure', { name: 'People' });
  await people.getByText('Show as a table').click();
  await expect(people.getByRole('table')).toBeVisible();

  await page.getByLabel('First day').fill('2026-10-10');
  await page.getByLabel('Last day').fill('2026-10-01');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page.getByText('Choose a first day before the last one')).toBeVisible();
  await page.getByLabel('Last day').fill('2026-10-20');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page).toHaveURL('/dashboard/analytics?from=2026-10-10&to=2026-10-20');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download table' }).click();
  expect((await download).suggestedFilename()).toBe('faircourt-analytics-2026-10-10-2026-10-20.csv');

  await page.goBack();
  await expect(page.getByText('Saved a profile')).toBeVisible();
});

test('the charts have no barriers, and are closed to everybody else', async ({ page, openBrowser }) => {
  test.setTimeout(120_000);
  await enterAs(page, demoPerson('admin'), '/dashboard/analytics');
  await expect(page.getByRole('figure', { name: 'People' })).toBeVisible();
  expect(await findBarriers(page, 'analytics')).toEqual([]);

  const other = await openBrowser();
  await enterAs(other, demoPerson('coach'));
  await other.goto('/dashboard/analytics');
  await expect(other.getByText('This page is for admins')).toBeVisible();
});
