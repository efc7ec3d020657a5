/** Signing in with more than a password: setting it up, the second step, recovery codes, and who cannot do without. */
import { AuthPage } from '../pages/auth-page.ts';
import { SecondFactor } from '../pages/second-factor.ts';
import { codeOf } from '../people/authenticator-app.ts';
import { approvedDirector } from '../people/directors.ts';
import { enterAs, join } from '../people/people.ts';
import { expect, test } from '../product/journey.ts';

test('a guardian sets up an app on /settings, and signs in with its code, or with a recovery code', async ({
  page,
  openBrowser,
}) => {
  const person = await join(page.request);
  await enterAs(page, person, '/settings');
  const factor = new SecondFactor(page);
  await page.getByRole('button', { name: 'Set up authenticator app' }).click();
  const { secret, recoveryCodes } = await factor.setUp(factor.password, person.password);
  await expect(page.getByText('10 recovery codes left')).toBeVisible();

  const phone = await openBrowser();
  const auth = new AuthPage(phone);
  await auth.open();
  await auth.signInAs(person);
  await expect(phone.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
  await phone.goto('/dashboard');
  await expect(phone).toHaveURL(/\/auth/);
  await auth.signInAs(person);
  const step = new SecondFactor(phone);
  await step.give('000000');
  await expect(step.code).toHaveAccessibleDescription(/wrong or was already used/);
  await step.give(codeOf(secret, 1));
  await expect(phone).toHaveURL(/\/dashboard$/);

  const tablet = await openBrowser();
  const other = new AuthPage(tablet);
  await other.open();
  await other.signInAs(person);
  await tablet.getByRole('button', { name: 'Use a recovery code' }).click();
  await tablet.getByLabel('Recovery code').fill(recoveryCodes[0] ?? '');
  await tablet.getByRole('button', { name: 'Continue' }).click();
  await expect(tablet).toHaveURL(/\/dashboard$/);
  await tablet.goto('/settings');
  await expect(tablet.getByText('9 recovery codes left')).toBeVisible();

  await tablet.getByRole('button', { name: 'Turn off' }).click();
  const dialog = tablet.getByRole('dialog');
  await dialog.getByLabel('Current password').fill(person.password);
  await dialog.getByRole('button', { name: 'Turn off' }).click();
  await expect(tablet.getByText('Authenticator app turned off')).toBeVisible();
});

test('a director is led to setting one up, and nothing else opens before', async ({ page }) => {
  const director = await approvedDirector(page.request, { name: 'Katya Lindqvist', countries: ['FO'] });
  const auth = new AuthPage(page);
  await auth.open();
  await auth.signInAs(director);
  await expect(page.getByRole('heading', { name: 'Secure your account' })).toBeVisible();
  await page.goto('/dashboard/verifications');
  await expect(page).toHaveURL(/\/auth\/secure/);
  const factor = new SecondFactor(page);
  await factor.setUp(page.getByLabel('Current password'), director.password);
  await expect(page).toHaveURL(/\/dashboard\/verifications$/);
  await expect(page.getByRole('heading', { name: 'Verification Queue' })).toBeVisible();
});
