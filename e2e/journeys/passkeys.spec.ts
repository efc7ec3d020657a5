/** Passkeys, with the authenticator that Chromium can pretend to have: real keys, real signatures. */
import type { Page } from '@playwright/test';
import { AuthPage } from '../pages/auth-page.ts';
import { approvedDirector } from '../people/directors.ts';
import { enterAs, join } from '../people/people.ts';
import { expect, test } from '../product/journey.ts';

/** A phone's or computer's own, which checks finger or face; `isVerified: false` lets anybody pass. */
async function pretendAuthenticator(page: Page, { isVerified = true } = {}): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: isVerified,
      automaticPresenceSimulation: true,
    },
  });
}

test('a guardian adds a passkey, names it, signs in with it, and removes it', async ({ page }) => {
  await pretendAuthenticator(page);
  const person = await join(page.request);
  await enterAs(page, person, '/settings');
  const section = page.getByRole('region', { name: 'Passkeys' });
  await section.getByRole('button', { name: 'Add a passkey' }).click();
  await section.getByLabel('Current password').fill(person.password);
  await section.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText('Passkey added')).toBeVisible();
  await expect(section.getByText('Not used yet')).toBeVisible();

  await section.getByRole('button', { name: 'Rename My passkey' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Kitchen laptop');
  await dialog.getByRole('button', { name: 'Save name' }).click();
  await expect(section.getByText('Kitchen laptop')).toBeVisible();

  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/\/$/);
  const auth = new AuthPage(page);
  await auth.open();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);

  await page.goto('/settings');
  await expect(section.getByText(/Last used/)).toBeVisible();
  await section.getByRole('button', { name: 'Remove Kitchen laptop' }).click();
  await dialog.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByText('Passkey removed')).toBeVisible();
  await expect(section.getByText('Kitchen laptop')).toHaveCount(0);
});

test('a director with a passkey alone signs in with it, and not with the password', async ({ page }) => {
  await pretendAuthenticator(page);
  const director = await approvedDirector(page.request, { name: 'Oddvar Sandoy', countries: ['FO'] });
  const auth = new AuthPage(page);
  await auth.open();
  await auth.signInAs(director);
  await page.getByRole('button', { name: 'Use a passkey instead' }).click();
  await page.getByLabel('Current password').fill(director.password);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);

  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/\/$/);
  await auth.open();
  await auth.signInAs(director);
  await expect(page.getByRole('heading', { name: 'Use your passkey' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('a device that does not check its owner adds no passkey', async ({ page }) => {
  await pretendAuthenticator(page, { isVerified: false });
  const person = await join(page.request);
  await enterAs(page, person, '/settings');
  const section = page.getByRole('region', { name: 'Passkeys' });
  await section.getByRole('button', { name: 'Add a passkey' }).click();
  await section.getByLabel('Current password').fill(person.password);
  await section.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(section.getByText(/No passkey was added/)).toBeVisible();
});
