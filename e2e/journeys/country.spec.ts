/** Countries by name: the field keeps the two letters, and nobody has to know them. */
import { findBarriers, ON_A_DESK } from '../checks/accessibility.ts';
import { SearchPage } from '../pages/search-page.ts';
import { ProfilePage } from '../pages/profile-page.ts';
import { Shell } from '../pages/shell.ts';
import { buildAthlete } from '../people/athletes.ts';
import { demoPerson, enterAs } from '../people/people.ts';
import { expect, test } from '../product/journey.ts';

test('a coach types the beginning of a name, and takes the country by keyboard', async ({ page }) => {
  await enterAs(page, demoPerson('coach'), '/search');
  const { country } = new SearchPage(page);
  const options = page.getByRole('listbox', { name: 'Countries' }).getByRole('option');
  // A page that nobody can see yet takes no keys.
  await expect(country).toBeVisible();
  await country.pressSequentially('Mex');
  await expect(options).toHaveText(['Mexico · MX']);
  await expect(country).toHaveAttribute('aria-expanded', 'true');
  await country.press('ArrowDown');
  await country.press('Enter');
  await expect(country).toHaveValue('MX');
  await expect(country).toHaveAccessibleDescription('Mexico');
  await expect(page).toHaveURL('/search');
  await country.press('Enter');
  await expect(page).toHaveURL('/search?country=MX');

  await country.fill('brasil');
  await country.press('Escape');
  await expect(options).toHaveCount(0);
  await country.press('Enter');
  await expect(page).toHaveURL('/search?country=BR');

  // Last, because a narrow page folds the field away.
  await country.fill('');
  await country.pressSequentially('Mex');
  await expect(options).toHaveText(['Mexico · MX']);
  expect(await findBarriers(page, '/search with the list of countries', ON_A_DESK)).toEqual([]);
});

test('an athlete writes “Mexico” on a phone and leaves the field: it is MX, and it is saved', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await enterAs(page, (await buildAthlete(page.request)).person, '/profile');
  await new ProfilePage(page).openEverySection();
  const country = page.getByLabel('Country Code');
  await country.click();
  await expect(page.getByRole('option', { name: 'Iceland · IS' })).toHaveAttribute('aria-selected', 'true');
  await country.pressSequentially('Mexico');
  await page.getByLabel('City').focus();
  await expect(country).toHaveValue('MX');
  await expect(country).toHaveAccessibleDescription('Mexico');
  await country.click();
  await page.getByRole('option', { name: 'Montenegro · ME' }).click();
  await expect(country).toHaveValue('ME');
  await country.fill('Atlantis');
  await expect(page.getByText('No country has this name.')).toBeVisible();
  await country.blur();
  await expect(country).toHaveAccessibleDescription(/Choose a country from the list/);
  await country.fill('MÉXICO');
  await page.getByRole('option', { name: 'Mexico · MX' }).click();
  await page.getByRole('button', { name: 'Save Profile' }).click();
  await expect(new Shell(page).message('Profile updated successfully')).toBeVisible();
  await page.reload();
  await expect(country).toHaveValue('MX');
});
