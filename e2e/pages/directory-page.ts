/** /dashboard/directory: the people and institutions of a director's countries. */
import type { Locator, Page } from '@playwright/test';

export class DirectoryPage {
  readonly page: Page;
  readonly name: Locator;
  readonly search: Locator;
  readonly export: Locator;
  readonly coverage: Locator;

  constructor(page: Page) {
    this.page = page;
    this.name = page.getByLabel('Name', { exact: true });
    this.search = page.getByRole('button', { name: 'Search', exact: true });
    this.export = page.getByRole('button', { name: 'Export as CSV' });
    this.coverage = page.getByRole('table');
  }

  show(kind: 'Athletes' | 'Coaches' | 'Institutions'): Promise<void> {
    return this.page.getByRole('radio', { name: kind, exact: true }).check();
  }

  async filter(name: 'Country' | 'Class' | 'Kind' | 'Verification', choice: string): Promise<void> {
    await this.page.getByLabel(name, { exact: true }).selectOption(choice);
  }

  /** The list of this kind. */
  entries(kind: 'Athletes' | 'Coaches' | 'Institutions'): Locator {
    return this.page.getByRole('region', { name: kind, exact: true }).getByRole('listitem');
  }
}
