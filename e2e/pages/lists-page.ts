/** Recruiting lists as a coach sees them. */
import type { Locator, Page } from '@playwright/test';

export class ListsPage {
  readonly page: Page;
  readonly newList: Locator;
  readonly dialog: Locator;
  readonly table: Locator;

  constructor(page: Page) {
    this.page = page;
    this.newList = page.getByRole('button', { name: 'New list' });
    this.dialog = page.getByRole('dialog');
    this.table = page.getByRole('table');
  }

  /** The list with this name among those of the desk. */
  list(name: string): Locator {
    return this.page.getByRole('link', { name, exact: true });
  }

  row(name: string): Locator {
    return this.table.getByRole('row').filter({ hasText: name });
  }

  /** A column of the board. */
  stage(name: string): Locator {
    return this.page.getByRole('region', { name: new RegExp(`^${name} `) });
  }

  async showTable(): Promise<void> {
    await this.page.getByRole('radio', { name: 'Table' }).check();
  }

  stageOf(name: string): Locator {
    return this.page.getByLabel(`Stage of ${name}`, { exact: true });
  }

  async make(name: string, note = ''): Promise<void> {
    await this.dialog.getByLabel('Name').fill(name);
    if (note) await this.dialog.getByLabel('Note').fill(note);
    await this.dialog.getByRole('button', { name: 'Create list' }).click();
  }

  undo(text: string): Locator {
    return this.page
      .locator('[data-sonner-toast]')
      .filter({ hasText: text })
      .getByRole('button', { name: 'Undo' });
  }
}
