/** The second factor as a person meets it: on /settings, on /auth/secure, and at sign-in. */
import { expect, type Locator, type Page } from '@playwright/test';
import { codeOf } from '../people/authenticator-app.ts';

export class SecondFactor {
  readonly page: Page;
  readonly password: Locator;
  readonly code: Locator;
  readonly recoveryCodes: Locator;

  constructor(page: Page) {
    this.page = page;
    this.password = page.getByRole('region', { name: 'Sign-in security' }).getByLabel('Current password');
    this.code = page.getByLabel('6-digit code');
    this.recoveryCodes = page.getByRole('listitem').filter({ hasText: /^[a-z0-9]{5}-[a-z0-9]{5}$/ });
  }

  /** From the field of the password to the recovery codes. Returns what the person keeps. */
  async setUp(password: Locator, typed: string): Promise<{ secret: string; recoveryCodes: string[] }> {
    await password.fill(typed);
    await this.page.getByRole('button', { name: 'Set up authenticator app' }).click();
    await expect(this.page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
    const shown = await this.page.locator('code').textContent();
    const secret = (shown ?? '').replaceAll(' ', '');
    await this.code.fill(codeOf(secret));
    await this.page.getByRole('button', { name: 'Confirm code' }).click();
    await expect(this.recoveryCodes).toHaveCount(10);
    await expect(this.recoveryCodes.first(), 'shown once, and not above the screen').toBeInViewport({
      ratio: 1,
    });
    await expect(this.page.getByText('Save your recovery codes').locator('../..')).toBeFocused();
    await expect(this.page.getByText('Off', { exact: true }), 'it is on by now').toHaveCount(0);
    const recoveryCodes = await this.recoveryCodes.allTextContents();
    await this.page.getByRole('button', { name: 'I have saved them' }).click();
    return { secret, recoveryCodes };
  }

  async give(code: string): Promise<void> {
    await this.code.fill(code);
    await this.page.getByRole('button', { name: 'Continue' }).click();
  }
}
