/** /dashboard/safety as an admin sees it. */
import type { Locator, Page } from '@playwright/test';

export class SafetyPage {
  readonly page: Page;
  readonly dialog: Locator;

  constructor(page: Page) {
    this.page = page;
    this.dialog = page.getByRole('dialog');
  }

  /** One entry of a section, by what it says. */
  row(section: string, text: string): Locator {
    return this.page.getByRole('region', { name: section }).getByRole('listitem').filter({ hasText: text });
  }

  /** Opens the dialog of a decision, gives the reason and presses its button. */
  async decide(row: Locator, button: RegExp, given: { reason: string; confirm: string }): Promise<void> {
    await row.getByRole('button', { name: button }).click();
    await this.dialog.getByRole('textbox').fill(given.reason);
    // A second press says nothing new.
    await this.dialog.getByRole('button', { name: given.confirm }).dblclick();
  }
}
