/** /dashboard/content/:id: where a director writes a post. */
import type { Locator, Page } from '@playwright/test';

export class PostPage {
  readonly page: Page;
  readonly country: Locator;
  readonly language: Locator;
  readonly title: Locator;
  readonly text: Locator;
  readonly preview: Locator;
  readonly versions: Locator;

  constructor(page: Page) {
    this.page = page;
    this.country = page.getByLabel('Country', { exact: true });
    this.language = page.getByLabel('Language', { exact: true });
    this.title = page.getByLabel('Title', { exact: true });
    this.text = page.getByLabel('Text', { exact: true });
    this.preview = page.getByRole('region', { name: 'Preview' });
    this.versions = page.getByRole('region', { name: 'Versions' });
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  /** What asks before something is lost or taken away. */
  question(name: string): Locator {
    return this.page.getByRole('alertdialog', { name, exact: true });
  }
}
