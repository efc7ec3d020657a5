/** The Academics tab of /profile, and the growth that its measurements draw. */
import { z } from 'zod';
import { buildAthlete } from '../people/athletes.ts';
import { expect, test } from '../product/journey.ts';
import { ProfilePage } from '../pages/profile-page.ts';
import { Shell } from '../pages/shell.ts';
import { enterAs } from '../people/people.ts';
import { askDatabase } from '../product/product.ts';

test('academics are saved with their courses, within their limits, and kept when saving fails', async ({
  page,
}) => {
  await enterAs(page, (await buildAthlete(page.request)).person, '/profile');
  const profile = new ProfilePage(page);
  const shell = new Shell(page);
  await profile.tab('Academics').click();
  await expect(page.getByRole('heading', { name: 'Academic Information' })).toBeVisible();
  const gpa = page.getByLabel('GPA', { exact: true });
  const sat = page.getByLabel('SAT Score');
  const act = page.getByLabel('ACT Score');
  const url = page.getByLabel('Transcript URL');
  await expect(gpa).toHaveAttribute('step', '0.01');
  await expect(url).toHaveAttribute('placeholder', /^https:\/\//);
  const said = [
    [gpa, '5.01', /from 0 to 5\./],
    [sat, '399', /from 400 to 1600\./],
    [act, '37', /from 1 to 36\./],
    [url, 'my transcript', /Enter a web address such as/],
  ] as const;
  for (const [field, typed, message] of said) {
    await field.fill(typed);
    await expect(field).toHaveAccessibleDescription(message);
  }
  await gpa.fill('3.75');
  await sat.fill('1320');
  await act.fill('29');
  await url.fill('https://school.example.test/lena.pdf');
  await page.getByRole('button', { name: 'Add a course' }).click();
  await page.getByLabel('Course', { exact: true }).fill('Algebra II');
  await page.getByLabel('Grade', { exact: true }).fill('A-');

  await page.route('**/api/profile/academics*', (route) => route.fulfill({ status: 500, body: 'broken' }));
  await profile.saveAcademics.click();
  await expect(shell.message('Error')).toContainText('Failed to save academic information');
  await expect(gpa).toHaveValue('3.75');
  await page.unroute('**/api/profile/academics*');
  const saved = Promise.withResolvers<void>();
  await page.route('**/api/profile/academics*', async (route) => {
    await saved.promise;
    await route.continue();
  });
  await profile.saveAcademics.click();
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeDisabled();
  saved.resolve();
  await expect(shell.message('Academic information saved')).toBeVisible();
  const drafts = await page.evaluate(() =>
    Object.keys(sessionStorage).filter((key) => key.includes('draft') && key.endsWith('.academics')),
  );
  expect(drafts, 'what is saved is no draft any more, however soon one reloads').toEqual([]);

  await page.reload();
  await expect(profile.tab('Academics'), 'the reload stays on the tab').toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(gpa).toHaveValue('3.75');
  await expect(sat).toHaveValue('1320');
  await expect(act).toHaveValue('29');
  await expect(url).toHaveValue('https://school.example.test/lena.pdf');
  await expect(page.getByLabel('Course', { exact: true })).toHaveValue('Algebra II');
  await url.fill('');
  await page.getByRole('button', { name: 'Remove course 1' }).click();
  await profile.saveAcademics.click();
  await expect(shell.message('Academic information saved')).toBeVisible();
  await page.reload();
  await expect(url, 'an empty address is none').toHaveValue('');
  await expect(page.getByText('No courses yet.')).toBeVisible();
});

test('each day’s measurements are drawn as growth on the progress page', async ({ page }) => {
  const { id, person } = await buildAthlete(page.request, { profile: { height_cm: 180 } });
  await askDatabase(
    z.unknown(),
    `insert into measurements (athlete_id, measured_on, height_cm) values ($1, '2025-09-01', 174.5)`,
    [id],
  );
  await enterAs(page, person, '/profile');
  const profile = new ProfilePage(page);
  const shell = new Shell(page);
  await profile.height.fill('181');
  await profile.saveProfile.click();
  await expect(shell.message('Profile updated successfully')).toBeVisible();
  await page.getByRole('link', { name: 'Open My Progress' }).click();
  await expect(shell.heading).toHaveText('My Progress');
  const growth = page.getByRole('region', { name: 'Growth' });
  await expect(growth.getByRole('figure', { name: 'Height over time' })).toBeVisible();
  await growth.getByText('Show as a table').click();
  const rows = growth.getByRole('table').getByRole('row');
  await expect(rows, 'names, last autumn and today: saving twice on one day corrects it').toHaveCount(3);
  await expect(growth.getByRole('cell', { name: '5′ 8.5″' })).toBeVisible();
  await expect(growth.getByRole('cell', { name: '5′ 11.5″' })).toBeVisible();
});
