/** Seasons in the width of a phone: what one looks for first is in sight, and so is what one can do. */
import { lookOver } from '../checks/accessibility.ts';
import { expect, test } from '../product/journey.ts';
import { SeasonPage } from '../pages/season-page.ts';
import { Shell } from '../pages/shell.ts';
import { buildAthlete } from '../people/athletes.ts';
import { callerOf, enterAs } from '../people/people.ts';

test.use({ viewport: { width: 360, height: 740 } });

test('points, rebounds and assists of a season, and what changes it, need no scrolling to the side', async ({
  page,
}) => {
  const { person } = await buildAthlete(page.request);
  const call = await callerOf(page.request, person);
  await call('POST', '/api/profile/seasons', { label: '2025-26', team: 'Harbour', games: 20, points: 250 });
  await call('POST', '/api/profile/seasons', { label: '2024-25', games: 10, points: 30, assists: 25 });
  await enterAs(page, person, '/dashboard/progress');
  const season = new SeasonPage(page);
  const entry = season.entry('2025-26');
  await expect(entry.getByRole('definition')).toHaveText(['12.5', '–', '–']);
  await expect(season.entry('2024-25').getByRole('definition')).toHaveText(['3.0', '–', '2.5']);
  await expect(season.entry('Career').getByRole('definition').nth(0)).toHaveText('9.3');
  for (const part of [
    entry.getByText('Points'),
    entry.getByText('Assists'),
    entry.getByRole('link', { name: 'Edit season 2025-26' }),
    entry.getByRole('button', { name: 'Delete season 2025-26' }),
  ]) {
    const box = await part.boundingBox();
    expect((box?.x ?? 360) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
  }
  await expect(season.row('2025-26'), 'folded').toBeHidden();
  await season.seasons.getByText('All figures').click();
  await expect(season.row('2025-26').getByRole('cell', { name: '12.5', exact: true })).toBeVisible();
  await season.seasons.getByText('Totals', { exact: true }).click();
  await expect(entry.getByRole('definition').nth(0)).toHaveText('250');
  expect(await lookOver(page)).toEqual([]);
  await entry.getByRole('button', { name: 'Delete season 2025-26' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete season' }).click();
  await expect(new Shell(page).message('Season deleted')).toBeVisible();
  await expect(entry).toHaveCount(0);
});

test('a mistake between made and attempted is said in the width of both', async ({ page }) => {
  await enterAs(page, (await buildAthlete(page.request)).person, '/dashboard/progress/seasons/new');
  const season = new SeasonPage(page);
  await season.fold('Shooting');
  await season.shot('Field goals', 'Made').fill('91');
  await season.shot('Field goals', 'Attempted').fill('90');
  const mistake = page.getByText('Field goals: more made than attempted.');
  await expect(mistake).toBeVisible();
  const row = await page.getByRole('group', { name: 'Field goals', exact: true }).boundingBox();
  const said = await mistake.boundingBox();
  expect(said?.width).toBe(row?.width);
});
