/** The Profile tab of /profile: the first save, its limits, and whom it is for. */
import { POSITIONS } from '@faircourt/contracts/vocabulary';
import { bornYearsAgo, buildAthlete } from '../people/athletes.ts';
import { expect, test } from '../product/journey.ts';
import { ProfilePage } from '../pages/profile-page.ts';
import { Shell } from '../pages/shell.ts';
import { demoPerson, enterAs, join } from '../people/people.ts';

test('an athlete saves a profile for the first time, and it is there again after a reload', async ({
  page,
}) => {
  await enterAs(page, await join(page.request, { role: 'athlete', name: 'Lena Okafor' }));
  const answered = Promise.withResolvers<void>();
  await page.route('**/api/profile*', async (route) => {
    await answered.promise;
    await route.continue();
  });
  const shell = new Shell(page);
  await shell.quickActions().filter({ hasText: 'Edit Profile' }).click();
  await expect(page).toHaveURL('/profile');
  await expect(shell.heading).toHaveText('My Profile');
  await expect(page.getByText('Manage your athlete profile and recruiting materials')).toBeVisible();
  await expect(page.getByText('Loading profile...')).toBeVisible();
  answered.resolve();

  const profile = new ProfilePage(page);
  await expect(page.getByRole('tab')).toHaveText(['Profile', 'Academics', 'Videos']);
  await expect(profile.tab('Profile')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('heading', { name: 'Athlete Profile' })).toBeVisible();
  for (const tab of ['Academics', 'Videos'] as const) {
    await profile.tab(tab).click();
    await expect(page.getByText('Complete your athlete profile first')).toBeVisible();
  }
  await page.getByRole('button', { name: 'Go to the Profile tab' }).click();
  await expect(page.getByText('Profile 0%').filter({ visible: true })).toBeVisible();
  await page.getByRole('button', { name: 'Choose your position' }).click();
  await expect(page.getByLabel('Primary Position')).toBeFocused();

  await expect(page.getByLabel('Primary Position').getByRole('option')).toHaveText([
    'Select position',
    ...POSITIONS,
  ]);
  await expect(page.getByLabel('Country Code')).toHaveValue('US');
  await expect(page.getByLabel('Country Code')).toHaveAttribute('placeholder', 'US');
  await expect(profile.bio).toHaveAttribute('rows', '4');
  await expect(profile.visibility).toHaveValue('private');
  await expect(profile.visibility.getByRole('option')).toHaveText([
    'Private',
    'Public',
    'Colleges Only',
    'Conditional',
  ]);
  const typed = await profile.fillIn();

  let saves = 0;
  const saved = Promise.withResolvers<void>();
  await page.route('**/api/profile*', async (route) => {
    if (route.request().method() === 'PUT') {
      saves += 1;
      await saved.promise;
    }
    await route.continue();
  });
  await profile.saveProfile.dblclick();
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeDisabled();
  const readAgain = page.waitForRequest(
    (request) => request.method() === 'GET' && request.url().endsWith('/api/profile'),
  );
  saved.resolve();
  await expect(shell.message('Profile updated successfully')).toBeVisible();
  await readAgain;
  expect(saves, 'two presses are one save').toBe(1);
  await expect(page.getByText('Profile 50%', { exact: true }).filter({ visible: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add a photo' })).toBeVisible();

  await page.reload();
  for (const [label, value] of typed)
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(value);
  await expect(page.getByLabel('Birthdate'), 'the birthdate is stated once').toHaveAttribute('readonly');
  await expect(
    page.getByText('A guardian with verified guardianship can add or correct your birthdate.'),
  ).toBeVisible();
  await profile.tab('Academics').click();
  await expect(page.getByRole('heading', { name: 'Academic Information' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('what the server refuses is said at every field at once, limits while one types, and all that was typed stays', async ({
  page,
}) => {
  await enterAs(page, await join(page.request, { role: 'athlete' }), '/profile');
  const profile = new ProfilePage(page);
  await profile.city.fill('Akureyri');
  // The browser checks the same rules, so what reaches the server wrong has been changed on the way.
  await page.route('**/api/profile*', async (route) => {
    if (route.request().method() !== 'PUT') return route.continue();
    const postData = JSON.stringify({
      height_cm: 251,
      grad_year: 2023,
      country_code: 'USA',
      weight_kg: 'light',
    });
    await route.continue({ postData });
  });
  await profile.saveProfile.click();
  const toast = new Shell(page).message('Error');
  await expect(toast).toContainText('Please check the marked fields.');
  await expect(profile.height).toHaveAccessibleDescription('Enter a value from 100 cm to 250 cm.');
  await expect(page.getByLabel('Weight (kg)')).toHaveAccessibleDescription('Enter a number.');
  await expect(page.getByLabel('Graduation Year')).toHaveAccessibleDescription(/from 2024 to 2035/);
  await expect(page.getByLabel('Country Code')).toHaveAccessibleDescription(/two letters/);
  await expect(profile.city).toHaveValue('Akureyri');
  await page.unroute('**/api/profile*');
  await page.getByLabel('Birthdate').fill('2999-01-01');
  await profile.saveProfile.click();
  await expect(page.getByLabel('Birthdate')).toHaveAccessibleDescription(/This date is in the future\./);
  await page.getByLabel('Birthdate').fill(bornYearsAgo(15));
  await profile.saveProfile.click();
  await expect(new Shell(page).message('Profile updated successfully')).toBeVisible();

  let saves = 0;
  page.on('request', (request) => {
    if (request.method() === 'PUT') saves += 1;
  });
  const said: [label: string, typed: string, message: RegExp][] = [
    ['Height (cm)', '99', /Enter a value from 100 cm to 250 cm\./],
    ['Weight (kg)', '200.1', /Enter a value from 30 kg to 200 kg\./],
    ['Graduation Year', '2036', /Enter a number from 2024 to 2035\./],
    ['Country Code', 'zz', /Choose a country from the list, or enter its two letters, such as US\./],
    ['Bio', 'x'.repeat(1001), /Use at most 1000 characters\./],
    ['Jersey Number', '100', /Enter a number from 0 to 99\./],
    ['Instagram', 'https://example.com/me', /Letters, numbers, dots, dashes and underscores only\./],
  ];
  for (const [label, typed, message] of said) {
    const field = page.getByLabel(label, { exact: true });
    await field.fill(typed);
    // A country is half typed while its list is open; what is left is settled.
    await field.blur();
    await expect(field).toHaveAccessibleDescription(message);
  }
  await expect(page.getByText('1001 of 1000 characters')).toBeVisible();
  await profile.saveProfile.click();
  await expect(profile.height, 'the cursor is where the first mistake is').toBeFocused();
  await profile.height.fill('250');
  await expect(profile.height).not.toHaveAttribute('aria-invalid');
  expect(saves).toBe(0);
});

test('a profile that cannot be loaded says so, is logged, and can be tried again', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') logged.push(message.text());
  });
  await page.route('**/api/profile*', (route) => route.fulfill({ status: 500, body: 'broken' }));
  // A live line that opens asks again by itself, perhaps before the button is pressed.
  await page.route('**/api/notifications/stream', (route) => route.abort());
  await enterAs(page, (await buildAthlete(page.request)).person, '/profile');
  const toast = new Shell(page).message('Failed to load profile');
  await expect(toast).toBeVisible();
  await expect(toast).toContainText('Error');
  expect(logged.some((text) => text.includes('Failed to load profile'))).toBe(true);
  await page.unroute('**/api/profile*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(new ProfilePage(page).saveProfile).toBeVisible();
});

test('other roles are told whom the builder is for, and who is not signed in goes to /auth', async ({
  page,
}) => {
  for (const role of ['coach', 'guardian', 'admin'] as const) {
    await enterAs(page, demoPerson(role), '/profile');
    await expect(page.getByText('Profile builder is only available for athletes')).toBeVisible();
    await expect(page.getByRole('tab')).toHaveCount(0);
  }
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(page).toHaveURL('/dashboard');
  await page.evaluate(() => localStorage.clear());
  await page.context().clearCookies();
  await page.goto('/profile');
  await expect(page).toHaveURL(/^[^?]*\/auth/);
});
