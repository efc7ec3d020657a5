/** /dashboard/progress: seasons typed on a phone, and who looked. */
import type { Page } from '@playwright/test';
import { expect, test } from '../product/journey.ts';
import { SeasonPage } from '../pages/season-page.ts';
import { Shell } from '../pages/shell.ts';
import { buildAthlete } from '../people/athletes.ts';
import { enterAs } from '../people/people.ts';

const PHONE = { width: 360, height: 740 };

test('a season is typed with a handful of fields, counted by the server, corrected and deleted', async ({
  page,
}) => {
  await enterAs(page, (await buildAthlete(page.request)).person, '/dashboard/progress');
  const season = new SeasonPage(page);
  const shell = new Shell(page);
  await expect(season.seasons.getByText('No seasons yet')).toBeVisible();
  await season.add.click();
  await expect(shell.heading).toHaveText('Add a season');
  await season.save.click();
  await expect(season.label).toHaveAccessibleDescription('Please fill this in.');
  await expect(season.label).toBeFocused();
  await page.getByRole('button', { name: '2025-26' }).click();
  await expect(season.label).toHaveValue('2025-26');
  await season.team.fill('Harbour Gymnasium');
  await season.figure('Games').fill('20');
  await season.figure('Points').fill('250');
  await season.fold('Shooting');
  await season.shot('Field goals', 'Made').fill('91');
  await season.shot('Field goals', 'Attempted').fill('90');
  const mistake = 'Field goals: more made than attempted. Lower Made or raise Attempted.';
  await expect(season.shot('Field goals', 'Made')).toHaveAccessibleDescription(mistake);
  await season.fold('Shooting');
  await season.save.click();
  await expect(season.shot('Field goals', 'Made'), 'a folded mistake is shown').toBeFocused();
  await season.shot('Field goals', 'Attempted').fill('182');
  await season.save.click();
  await expect(shell.message('Season saved')).toBeVisible();
  await expect(shell.heading).toHaveText('My Progress');
  const row = season.row('2025-26');
  await expect(row).toContainText('Harbour Gymnasium');
  await expect(row.getByRole('cell', { name: '12.5', exact: true })).toBeVisible();
  await expect(row.getByRole('cell', { name: '50.0', exact: true })).toBeVisible();
  await expect(row.getByRole('cell', { name: '–', exact: true }), 'what was left empty').toHaveCount(7);
  await season.seasons.getByText('Totals', { exact: true }).click();
  await expect(row.getByRole('cell', { name: '250', exact: true })).toBeVisible();

  await season.add.click();
  await season.label.fill('2025-26');
  await season.team.fill('Harbour Gymnasium');
  await season.figure('Games').fill('1');
  await season.save.click();
  await expect(shell.message('You already have this season with this team.')).toBeVisible();
  await season.label.fill('2024-25');
  await season.figure('Points').fill('30');
  await season.save.click();
  await season.seasons.getByText('Totals', { exact: true }).click();
  await expect(season.row('Career')).toContainText('280');
  await expect(
    season.seasons.getByRole('figure', { name: 'Points, rebounds and assists per game' }),
  ).toBeVisible();

  await row.getByRole('link', { name: 'Edit season 2025-26' }).click();
  await expect(shell.heading).toHaveText('Edit season 2025-26');
  await season.figure('Points').fill('260');
  await season.save.click();
  await season.seasons.getByText('Totals', { exact: true }).click();
  await expect(row.getByRole('cell', { name: '260', exact: true })).toBeVisible();
  await row.getByRole('button', { name: 'Delete season 2025-26' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete season' }).click();
  await expect(shell.message('Season deleted')).toBeVisible();
  await expect(row).toHaveCount(0);
});

test('on a phone, what was typed of a season outlives closing, a reload and a lost network', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await enterAs(page, (await buildAthlete(page.request)).person, '/dashboard/progress');
  const season = new SeasonPage(page);
  const shell = new Shell(page);
  await season.add.click();
  await expect(season.label).toBeVisible();
  await printHeight(page, '/dashboard/progress/seasons/new');
  await expect(season.figure('Games')).toHaveAttribute('inputmode', 'numeric');
  await season.label.fill('2025-26');
  await season.figure('Games').fill('18');
  await season.fold('More figures');
  await season.figure('Minutes').fill('410');
  await season.close.click();
  await expect(shell.heading).toHaveText('My Progress');

  await page.getByRole('link', { name: 'Continue your season' }).click();
  await expect(season.figure('Games')).toHaveValue('18');
  await page.reload();
  await expect(season.label).toHaveValue('2025-26');
  await expect(page.getByText('1 of 4 filled in')).toBeVisible();

  await page.route('**/api/profile/seasons', (route) => route.abort('connectionrefused'));
  await season.save.click();
  await expect(shell.message('The season could not be saved')).toBeVisible();
  await expect(season.figure('Games')).toHaveValue('18');
  await page.unroute('**/api/profile/seasons');
  await season.save.click();
  await expect(shell.message('Season saved')).toBeVisible();
  await expect(season.entry('2025-26')).toBeVisible();
  await expect(season.add, 'nothing is left of the draft').toBeVisible();
  await printHeight(page, '/dashboard/progress');
});

async function printHeight(page: Page, path: string): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  console.log(`height ${path} ${PHONE.width}: ${height} px`);
}
