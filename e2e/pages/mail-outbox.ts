/** /dev/mail, where emails end without an SMTP server. */
import { expect, type Locator, type Page } from '@playwright/test';

/** Opens the outbox as soon as the mail is there; it is sent in the background. */
export async function openMail(
  page: Page,
  mail: { to: string; subject: string },
  /** For what a job tells by the clock. */
  withinMs = 20_000,
): Promise<Locator> {
  const found = page
    .locator('article')
    .filter({ hasText: `To ${mail.to}` })
    .filter({ has: page.getByRole('heading', { name: mail.subject }) });
  await expect(async () => {
    await page.goto('/dev/mail');
    await expect(found).toHaveCount(1, { timeout: 1 });
  }).toPass({ timeout: withinMs, intervals: [200, 500, 1000] });
  return found;
}
