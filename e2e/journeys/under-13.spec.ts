/** A child under 13: the birthdate and the country are kept, nothing else that was typed, until a guardian has signed. */
import type { OwnProfile } from '@faircourt/contracts/athletes';
import { lookOver } from '../checks/accessibility.ts';
import { shiftOf, watchShifts } from '../checks/layout-shift.ts';
import { bornYearsAgo } from '../people/athletes.ts';
import { callerOf, enterAs, join } from '../people/people.ts';
import { expectInvitation } from '../pages/invitation-card.ts';
import { ProfilePage } from '../pages/profile-page.ts';
import { expect, test } from '../product/journey.ts';

test.use({ viewport: { width: 360, height: 740 } });

test('a child who states a birthdate under 13 is led to the guardian, and nothing else is kept', async ({
  page,
}) => {
  const child = await join(page.request, { role: 'athlete', name: 'Sunniva Berg' });
  await watchShifts(page);
  await enterAs(page, child, '/profile');
  const profile = new ProfilePage(page);
  await profile.height.fill('151');
  await page.getByLabel('Birthdate').fill(bornYearsAgo(11));
  await expect(
    page.getByText('Until then, all we save about you here is your birthdate and country'),
  ).toBeVisible();
  await profile.saveProfile.click();
  await expect(profile.ageQuestion).toContainText('you are under 13: we keep nothing more about you');
  await profile.ageQuestion.getByRole('button', { name: 'Yes, save it' }).click();

  await expect(page.getByRole('heading', { name: 'For now we keep nothing more from you' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Invite your guardian' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy code' })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY), 'the notice is read first').toBe(0);
  const shifted = await shiftOf(page);
  console.log(`layout shift after a birthdate of a child: ${shifted}`);
  expect(shifted).toBeLessThan(0.02);
  const road = page.getByRole('region', { name: 'The road to being seen' });
  await expect(road.locator('[aria-current=step]')).toContainText('Guardian');
  await expect(page.getByRole('tab')).toHaveCount(0);
  expect(await lookOver(page)).toEqual([]);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'For now we keep nothing more from you' })).toBeVisible();
  const call = await callerOf(page.request, child);
  const { athlete } = (await call('GET', '/api/profile')) as OwnProfile;
  expect(athlete).toMatchObject({ birthdate: bornYearsAgo(11), height_cm: null });
  await page.goto('/dashboard/progress');
  await page.getByRole('link', { name: 'Go to my profile' }).click();
  await expect(page).toHaveURL('/profile');
  await page.goto('/dashboard/guardians');
  await expect(page.getByRole('heading', { name: 'For now we keep nothing more from you' })).toBeVisible();
  await expect(page.getByText('Most useful now'), 'nothing is asked for').toHaveCount(0);
  await expect(page.getByText('the search card')).toHaveCount(0);
  await page.goto('/profile');
  await call('POST', '/api/guardians/invitations', { email: 'mother.berg@example.test' });
  await page.reload();
  await page.getByRole('button', { name: 'Other ways to send it' }).click();
  await expect(page.getByRole('button', { name: 'Send again: mother.berg@example.test' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy code' })).toBeVisible();
  await expect(road).toContainText('Guardian: a guardian has to act.');
});

test('a save that makes the age doubtful leads to the notice at once, and the tabs are not drawn again', async ({
  page,
}) => {
  const person = await join(page.request, { role: 'athlete', name: 'Ylva Strand' });
  await watchShifts(page);
  await enterAs(page, person, '/profile');
  await page.getByLabel('Birthdate').fill(bornYearsAgo(19));
  await page.getByRole('button', { name: /^School and place/ }).click();
  await page.getByLabel('Graduation Year').fill('2035');
  // From here on, in the document that the save opens.
  await page.addInitScript(() => {
    const seen = window as unknown as { hasDrawnTabs: boolean };
    seen.hasDrawnTabs = false;
    new MutationObserver(() => {
      if (document.querySelector('[role=tab]')) seen.hasDrawnTabs = true;
    }).observe(document, { childList: true, subtree: true });
  });
  const profile = new ProfilePage(page);
  await profile.saveProfile.click();
  await profile.ageQuestion.getByRole('button', { name: 'Yes, save it' }).click();

  // The old one may show the notice too, just before it goes.
  await page.waitForFunction(() => 'hasDrawnTabs' in window);
  await expect(page.getByRole('heading', { name: 'For now we keep nothing more from you' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ask a director to check your age' })).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { hasDrawnTabs: boolean }).hasDrawnTabs)).toBe(
    false,
  );
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  expect(await shiftOf(page)).toBeLessThan(0.02);
});

test('the first step on the dashboard says the same to a child, and how to invite the guardian', async ({
  page,
}) => {
  await enterAs(page, await join(page.request, { role: 'athlete', name: 'Sunniva Berg' }));
  await page.getByLabel('Birthdate').fill(bornYearsAgo(11));
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await new ProfilePage(page).ageQuestion.getByRole('button', { name: 'Yes, save it' }).click();
  const invitation = page.getByRole('region', { name: 'Invite your guardian' });
  await expect(invitation).toContainText('For now we keep nothing more from you');
  await expectInvitation(invitation);
  await expect(page.getByRole('region', { name: 'Waiting for you' })).toContainText(
    'Under 13, your parent or guardian signs first.',
  );
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  console.log(`height /dashboard 360 of a child under 13: ${height} px`);
  expect(height).toBeLessThanOrEqual(2_800);
  await expect(page).toHaveURL('/dashboard');
});
