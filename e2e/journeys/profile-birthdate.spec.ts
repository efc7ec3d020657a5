/** The birthdate is stated once: one that needs no guardian, or keeps nothing more, is asked about before it is sent. */
import type { OwnProfile } from '@faircourt/contracts/athletes';
import { lookOver } from '../checks/accessibility.ts';
import { bornYearsAgo } from '../people/athletes.ts';
import { callerOf, enterAs, join, newcomer } from '../people/people.ts';
import { expectInvitation } from '../pages/invitation-card.ts';
import { ProfilePage } from '../pages/profile-page.ts';
import { Shell } from '../pages/shell.ts';
import { expect, test } from '../product/journey.ts';

test.use({ viewport: { width: 360, height: 740 } });

test('a year typed wrong makes nobody an adult: the question leads back to the date, and the right one is saved unasked', async ({
  page,
}) => {
  const person = await join(page.request, { role: 'athlete', name: 'Runa Aasen' });
  await enterAs(page, person, '/profile');
  const profile = new ProfilePage(page);
  const call = await callerOf(page.request, person);
  const stated = async () => ((await call('GET', '/api/profile')) as OwnProfile).athlete?.birthdate ?? null;
  await profile.birthdate.fill(bornYearsAgo(25));
  await profile.saveProfile.click();
  await expect(profile.ageQuestion).toHaveAccessibleName('Are you 25 years old?');
  const place = await profile.birthdate.boundingBox();
  await expect(profile.ageQuestion).toContainText('you alone decide what coaches see');
  await expect(profile.ageQuestion).toContainText(
    'Only support, or a guardian with verified guardianship, can correct it.',
  );
  expect(await lookOver(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(profile.ageQuestion).toHaveCount(0);
  await expect(profile.birthdate).toBeFocused();
  expect((await profile.birthdate.boundingBox())?.y, 'in sight already, it stays where it was').toBe(
    place?.y,
  );

  await page.getByRole('button', { name: /^Position, size and age/ }).click();
  await profile.saveProfile.click();
  await profile.ageQuestion.getByRole('button', { name: 'Check the birthdate' }).click();
  await expect(profile.birthdate, 'its section is open').toBeFocused();
  expect(await stated(), 'nothing was sent').toBeNull();

  await profile.birthdate.fill(bornYearsAgo(15));
  await profile.saveProfile.click();
  await expect(new Shell(page).message('Profile updated successfully')).toBeVisible();
  expect(await stated()).toBe(bornYearsAgo(15));
  await expectInvitation(page.getByRole('region', { name: 'Invite your guardian' }));
});

test('an adult answers once and is saved, and is not asked again', async ({ page }) => {
  await enterAs(page, await join(page.request, { role: 'athlete' }), '/profile');
  const profile = new ProfilePage(page);
  const shell = new Shell(page);
  await profile.birthdate.fill(bornYearsAgo(19));
  await profile.saveProfile.click();
  await profile.ageQuestion.getByRole('button', { name: 'Yes, save it' }).click();
  await expect(shell.message('Profile updated successfully')).toBeVisible();
  await expect(profile.birthdate).toHaveAttribute('readonly');
  await profile.height.fill('184');
  await profile.saveProfile.click();
  await expect(page.getByRole('tabpanel').getByText('All saved')).toBeVisible();
  await expect(profile.ageQuestion).toHaveCount(0);
});

test('the first step on the dashboard asks the same, of every age that one press would state, and goes on where it was', async ({
  page,
}) => {
  await enterAs(page, await join(page.request, { role: 'athlete' }), '/dashboard');
  const profile = new ProfilePage(page);
  const step = page.getByRole('region', { name: 'Waiting for you' });
  await step.getByLabel('Birthdate').fill(bornYearsAgo(25));
  await step.getByRole('button', { name: 'Save', exact: true }).click();
  await profile.ageQuestion.getByRole('button', { name: 'Check the birthdate' }).click();
  await expect(step.getByLabel('Birthdate')).toBeFocused();
  await step.getByLabel('Birthdate').fill(bornYearsAgo(15));
  await step.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(profile.ageQuestion).toHaveAccessibleName('Are you 15 years old?');
  await expect(profile.ageQuestion, 'the date in words').toContainText(
    /You entered [A-Z][a-z]{2} \d+, \d{4}\./,
  );
  await expect(profile.ageQuestion).toContainText('Until you turn 18, a guardian decides what coaches see.');
  expect(await lookOver(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await step.getByLabel('Birthdate').fill(bornYearsAgo(25));
  await step.getByRole('button', { name: 'Save', exact: true }).click();
  await profile.ageQuestion.getByRole('button', { name: 'Yes, save it' }).click();
  await expect(new Shell(page).message('Profile updated successfully')).toBeVisible();
});

test('a profile that was saved without a birthdate is asked for it on the dashboard, and keeps all the rest', async ({
  page,
}) => {
  const person = await join(page.request, { role: 'athlete', name: 'Runa Aasen' });
  const call = await callerOf(page.request, person);
  await call('PUT', '/api/profile', {
    primary_position: 'Center',
    height_cm: 188,
    grad_year: 2029,
    school_name: 'Harbour',
    country_code: 'MX',
  });
  await enterAs(page, person);
  const step = page.getByRole('region', { name: 'Waiting for you' });
  await expect(step.getByRole('combobox'), 'the country is there already').toHaveCount(0);
  const birthdate = step.getByLabel('Birthdate');
  await birthdate.fill('1890-01-01');
  await step.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(birthdate).toHaveAccessibleDescription(/Check the year\./);
  await birthdate.fill(bornYearsAgo(15));
  const { email } = newcomer('Mona Aasen');
  await step.getByLabel("Your guardian's email").fill(email);
  await step.getByRole('link', { name: 'Or fill in the whole profile' }).click();
  await expect(page).toHaveURL('/profile');
  await page.goBack();
  await expect(birthdate, 'what was typed is still there').toHaveValue(bornYearsAgo(15));
  await page.reload();
  await expect(step.getByLabel("Your guardian's email")).toHaveValue(email);
  await step.getByRole('button', { name: 'Save and send the invitation' }).click();
  await expect(page.getByRole('region', { name: 'Your guardian', exact: true })).toContainText(email);
  const { athlete } = (await call('GET', '/api/profile')) as OwnProfile;
  expect(athlete).toMatchObject({
    birthdate: bornYearsAgo(15),
    height_cm: 188,
    school_name: 'Harbour',
    country_code: 'MX',
  });
});
