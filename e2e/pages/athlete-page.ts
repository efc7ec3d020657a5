/** /athletes/:id as a person sees it. */
import type { Locator, Page } from '@playwright/test';

export class AthletePage {
  readonly page: Page;
  readonly name: Locator;
  readonly print: Locator;
  /** What printing shows, and the screen does not. */
  readonly sheet: Locator;

  constructor(page: Page) {
    this.page = page;
    this.name = page.getByRole('heading', { level: 1 });
    this.print = page.getByRole('button', { name: 'Print' });
    this.sheet = page.locator('[data-print-sheet]');
  }

  async open(id: string): Promise<void> {
    await this.page.goto(`/athletes/${id}`);
    await this.name.waitFor();
  }

  /** One field group with its state. */
  group(title: string): Locator {
    return this.page.getByRole('region', { name: title, exact: true });
  }
}
