/** Deleting an account: the password again, 14 days, the way back, and a guardian's word for a minor. */
import { expect, test } from '../product/journey.ts';
import { lookOver } from '../checks/accessibility.ts';
import { buildFamily } from '../people/families.ts';
import { enterAs, join } from '../people/people.ts';
import { Shell } from '../pages/shell.ts';

for (const width of [360, 1440]) {
  test(`a person asks to delete the account, reads how many days are left, and keeps it, at ${width}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const person = await join(page.request);
    await enterAs(page, person, '/settings');
    await page.getByRole('button', { name: 'Delete my account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    await expect(dialog).toContainText('delete your account in 14 days');
    const confirm = dialog.getByRole('button', { name: 'Delete my account' });
    await confirm.click();
    await expect(dialog.getByText('Please fill this in.')).toBeVisible();
    const password = dialog.getByLabel('Your password');
    await password.fill('not the password');
    await confirm.click();
    await expect(dialog.getByText('This is not your current password.')).toBeVisible();
    await expect(password).toHaveValue('not the password');
    await password.fill(person.password);
    await confirm.click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(/Your account will be deleted in 14 days, on/)).toBeVisible();
    expect(await lookOver(page)).toEqual([]);

    await page.goto('/dashboard');
    await expect(page.getByRole('complementary', { name: 'Account deletion' })).toContainText('in 14 days');
    await page.getByRole('link', { name: 'Open settings' }).click();
    await page.getByRole('button', { name: 'Keep my account' }).click();
    await expect(new Shell(page).message('Your account stays.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Delete my account' })).toBeVisible();
  });
}

test('what a minor asks for waits for the guardian, who agrees and then stops it', async ({
  page,
  openBrowser,
}) => {
  const { athlete, guardian } = await buildFamily(page.request);
  await enterAs(page, athlete, '/settings');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const own = page.getByRole('dialog');
  await expect(own).toContainText('ask your guardian');
  await own.getByLabel('Your password').fill(athlete.password);
  await own.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByText('Waiting for your guardian to agree')).toBeVisible();

  const other = await openBrowser();
  await enterAs(other, guardian, '/dashboard/athletes');
  await expect(other.getByText(/asks to delete the account/).first()).toBeVisible();
  await other.getByText('Agree to delete').click();
  const dialog = other.getByRole('dialog');
  await dialog.getByLabel('Your password').fill(guardian.password);
  await dialog.getByRole('button', { name: 'Agree to delete' }).click();
  await expect(other.getByText(/account will be deleted in 14 days/).first()).toBeVisible();
  await expect(page.getByText(/Your account will be deleted in 14 days/)).toBeVisible();
  await other.getByRole('button', { name: 'Keep the account' }).click();
  await expect(other.getByText(/account will be deleted in 14 days/)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Delete my account' })).toBeVisible();
});
