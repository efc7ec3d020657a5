/** /dashboard/users: an admin finds somebody, suspends them with a reason and lets them in again. */
import { findBarriers } from '../checks/accessibility.ts';
import { buildAthlete } from '../people/athletes.ts';
import { expect, test } from '../product/journey.ts';
import { Shell } from '../pages/shell.ts';
import { callerOf, demoPerson, enterAs, join } from '../people/people.ts';

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
  await expect(other.getByText('This page is for admins')).toBeVisible();

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

// Names of their own: a search for an address lists those that are spelt almost alike too.
for (const [width, name] of [
  [360, 'Ragna Lindqvist'],
  [1440, 'Torunn Ekeland'],
] as const) {
  test(`an admin corrects an email, and the person proves it after signing in again, at ${width} px`, async ({
    page,
    openBrowser,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const coach = await join(page.request, { role: 'coach', name });
    const call = await callerOf(page.request, coach);
    await call('POST', '/api/invitations', {
      kind: 'single',
      expires_on: new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10),
    });
    const email = `right-${coach.email}`;
    await enterAs(page, demoPerson('admin'), `/dashboard/users?search=${encodeURIComponent(coach.email)}`);
    await page.getByRole('link', { name }).click();
    const shell = new Shell(page);
    await expect(shell.heading).toHaveText(name);

    const codes = page.getByRole('region', { name: 'Invitation codes that work' });
    await codes.getByRole('button', { name: 'Make all void' }).click();
    const voiding = page.getByRole('dialog', { name: `Make all codes of ${name} void?` });
    await voiding.getByRole('textbox', { name: 'Reason' }).fill('The codes were posted publicly.');
    await voiding.getByRole('button', { name: 'Make all void' }).dblclick();
    await expect(codes).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'What admins did' })).toContainText(
      'The codes were posted publicly.',
    );

    await page.getByRole('button', { name: 'Correct the email' }).click();
    const dialog = page.getByRole('dialog', { name: `Correct the email of ${name}?` });
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('A letter was wrong.');
    await dialog.getByRole('textbox', { name: 'New email' }).fill('admin@faircourt.test');
    await dialog.getByRole('button', { name: 'Send the code' }).click();
    await expect(dialog.getByRole('textbox', { name: 'New email' })).toHaveAttribute('aria-invalid', 'true');
    await dialog.getByRole('textbox', { name: 'New email' }).fill(email);
    expect(await findBarriers(page, 'correcting an email')).toEqual([]);
    await page.setViewportSize({ width, height: 800 });
    await dialog.getByRole('button', { name: 'Send the code' }).click();
    await expect(shell.message('A code is on its way to the new address')).toBeVisible();
    await expect(page.getByRole('main')).toContainText(email);
    await expect(page.getByRole('button', { name: 'Resend the code' })).toBeVisible();

    const theirs = await openBrowser();
    await enterAs(theirs, coach, '/settings');
    await expect(theirs.getByRole('main'), 'the person is asked for the code').toContainText(email);
  });
}
