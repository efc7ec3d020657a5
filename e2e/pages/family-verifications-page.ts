/** /dashboard/verifications as a family sees it. */
import type { Locator, Page } from '@playwright/test';

export class FamilyVerificationsPage {
  readonly page: Page;
  /** Asking, answering and adding all happen in it. */
  readonly dialog: Locator;

  constructor(page: Page) {
    this.page = page;
    this.dialog = page.getByRole('dialog');
  }

  fact(title: string): Locator {
    return this.page.getByRole('article', { name: title, exact: true });
  }

  async attach(file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
    const chooser = this.page.waitForEvent('filechooser');
    await this.dialog.getByRole('button', { name: 'Choose documents' }).click();
    await (await chooser).setFiles(file);
  }
}

/** What a badge says once it is pressed. */
export function badgeDetails(page: Page): Locator {
  return page.getByRole('dialog', { name: 'What this badge means' });
}
