/** /dashboard/support as an admin works with it. */
import type { Locator, Page } from '@playwright/test';

export class SupportInboxPage {
  readonly page: Page;
  readonly dialog: Locator;
  readonly thread: Locator;

  constructor(page: Page) {
    this.page = page;
    this.dialog = page.getByRole('dialog');
    this.thread = page.getByRole('region', { name: 'Messages', exact: true });
  }

  row(reference: string): Locator {
    return this.page.getByRole('listitem').filter({ hasText: reference });
  }

  async open(reference: string): Promise<void> {
    await this.page.getByRole('link', { name: reference }).click();
  }

  /** Twice: a second press says nothing new. */
  async answer(text: string): Promise<void> {
    await this.page.getByLabel(/^Your answer to/).fill(text);
    await this.page.getByRole('button', { name: 'Send answer' }).dblclick();
  }
}
