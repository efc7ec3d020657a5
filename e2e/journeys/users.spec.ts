/** /dashboard/users: an admin finds somebody, suspends them with a reason and lets them in again. */
import { findBarriers } from '../checks/accessibility.ts';
import { buildAthlete } from '../people/athletes.ts';
import { expect, test } from '../product/journey.ts';
import { Shell } from '../pages/shell.ts';
import { demoPerson, enterAs, join } from '../people/people.ts';

test('an admin finds a person with a letter wrong, suspends them, and reinstates them', async ({
  page,
  openBrowser,
}) => {
  const coach = await join(page.request, { role: 'coach', name: 'Ingeborg Thorvaldsen' });
  await enterAs(page, demoPerson('admin'), '/dashboard/users');
  await page.getByRole('searchbox', { name: 'Search' }).fill('Ingeborg Torvaldsen');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL('/dashboard/users?search=Ingeborg+Torvaldsen');
  // The latest comes first, should an earlier try of this journey have left another one.
  await page.getByRole('link', { name: 'Ingeborg Thorvaldsen' }).first().click();
  await expect(new Shell(page).heading).toHaveText('Ingeborg Thorvaldsen');

  await page.getByRole('button', { name: 'Suspend' }).click();
  const dialog = page.getByRole('dialog', { name: 'Suspend Ingeborg Thorvaldsen?' });
  await dialog.getByRole('button', { name: 'Suspend' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Asked for a phone number.');
  await dialog.getByRole('button', { name: 'Suspend' }).dblclick();
  await expect(page.getByText('The account is suspended.')).toBeVisible();
  await expect(page.getByText('Asked for a phone number.')).toBeVisible();

  const other = await openBrowser();
  await enterAs(other, demoPerson('coach'));
  await other.goto('/dashboard/users');
  await expect(other.getByText('For admins only')).toBeVisible();

  await page.getByRole('button', { name: 'Reinstate' }).click();
  const second = page.getByRole('dialog', { name: 'Reinstate Ingeborg Thorvaldsen?' });
  await second.getByRole('textbox', { name: 'Reason' }).fill('We have talked.');
  await second.getByRole('button', { name: 'Reinstate' }).click();
  await expect(page.getByText('The account is open again.')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('Ingeborg Torvaldsen');
  await enterAs(other, coach);
  await expect(new Shell(other).heading).toHaveText('Scout Dashboard');
});

test('the list and a person have no barriers, on a phone and on a desk', async ({ page }) => {
  test.setTimeout(180_000);
  const { person } = await buildAthlete(page.request, {
    name: 'Solveig Aasen',
    profile: { country_code: 'NO' },
  });
  const found: string[] = [];
  await enterAs(page, demoPerson('admin'), `/dashboard/users?search=${encodeURIComponent(person.email)}`);
  const entry = page.getByRole('link', { name: 'Solveig A.' });
  await expect(entry).toBeVisible();
  found.push(...(await findBarriers(page, 'the list of users')));
  await entry.click();
  await expect(page.getByText('The family can read that you opened this page.')).toBeVisible();
  await expect(page.getByText('Joined.')).toBeVisible();
  found.push(...(await findBarriers(page, 'one user')));
  expect(found).toEqual([]);
});
