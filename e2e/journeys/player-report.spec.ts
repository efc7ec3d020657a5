/** The Global Player Report: the shelf of a coach who has it, an issue and its file, and the sample for everybody else. */
import { findBarriers } from '../checks/accessibility.ts';
import { expect, test } from '../product/journey.ts';
import { Shell } from '../pages/shell.ts';
import { demoPerson, enterAs } from '../people/people.ts';

test('a coach who has the report opens the latest issue and takes it along as a file', async ({ page }) => {
  await enterAs(page, demoPerson('coach'), '/dashboard/reports');
  const shell = new Shell(page);
  await expect(shell.heading).toHaveText('Global Player Report');
  const issues = page.getByRole('list', { name: 'Issues' }).getByRole('link');
  await expect(issues.first()).toContainText('latest');
  await issues.first().click();
  await expect(page.getByText('verified in all')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Where verification is strong' })).toBeVisible();
  await expect(page.getByText('Families read that you looked. The file carries your name.')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  expect((await download).suggestedFilename()).toMatch(/^faircourt-global-player-report-\d+\.pdf$/u);
});

test('an athlete sees the sample, at 360 pixels too, and no issue', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await enterAs(page, demoPerson('athlete'), '/dashboard/reports');
  await expect(page.getByText('A report every two weeks')).toBeVisible();
  await page.getByRole('link', { name: 'See the sample' }).click();
  await expect(page.getByText('Every athlete and every figure in it is invented.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Who grew' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(await findBarriers(page, '/dashboard/reports/sample')).toEqual([]);
});
