/** /dashboard/requests as a family sees it. */
import type { Locator, Page } from '@playwright/test';

export class RequestsPage {
  readonly page: Page;
  readonly open: Locator;
  readonly decided: Locator;
  readonly blocked: Locator;

  constructor(page: Page) {
    this.page = page;
    this.open = page.getByRole('region', { name: 'Waiting for your decision' });
    this.decided = page.getByRole('region', { name: 'Decided', exact: true });
    this.blocked = page.getByRole('region', { name: 'Blocked', exact: true });
  }

  /** One request that waits, by its headline. */
  waiting(title: string): Locator {
    return this.open.getByRole('article', { name: title, exact: true });
  }

  settled(title: string): Locator {
    return this.decided.getByRole('article', { name: title, exact: true });
  }

  dialog(name: string): Locator {
    return this.page.getByRole('dialog', { name, exact: true });
  }

  question(name: string): Locator {
    return this.page.getByRole('alertdialog', { name, exact: true });
  }
}
