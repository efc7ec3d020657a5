/** /dashboard/moderation as an admin sees it: the queue, and one item of it. */
import type { Locator, Page } from '@playwright/test';

export class ModerationPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** One entry of the queue: journeys share it, and only the id is nobody else's. */
  entry(id: string): Locator {
    return this.page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: this.page.locator(`a[href$="/dashboard/moderation/${id}"]`) });
  }

  card(name: string): Locator {
    return this.page.getByRole('region', { name, exact: true });
  }
}
