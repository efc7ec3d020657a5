/** A child under 13: the birthdate and the country are kept, nothing else that was typed, until a guardian has signed. */
import type { OwnProfile } from '@faircourt/contracts/athletes';
import { lookOver } from '../checks/accessibility.ts';
import { bornYearsAgo } from '../people/athletes.ts';
import { callerOf, enterAs, join } from '../people/people.ts';
import { ProfilePage } from '../pages/profile-page.ts';
import { expect, test } from '../product/journey.ts';

test.use({ viewport: { width: 360, height: 740 } });

test('a child who states a birthdate under 13 is led to the guardian, and nothing else is kept', async ({
  page,
}) => {
  const child = await join(page.request, { role: 'athlete', name: 'Sunniva Berg' });
  await enterAs(page, child, '/profile');
  const profile = new ProfilePage(page);
  await profile.height.fill('151');
  await page.getByLabel('Birthdate').fill(bornYearsAgo(11));
  await expect(page.getByText('Under 13, we collect nothing more from you')).toBeVisible();
  await profile.saveProfile.click();

  await expect(page.getByRole('heading', { name: 'For now we keep nothing more from you' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Invite your guardian' })).toBeVisible();
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
});
