/** /dashboard/verifications as directors see it, and one item of it. */
import type { Locator, Page } from '@playwright/test';

export class QueuePage {
  readonly page: Page;
  readonly items: Locator;

  constructor(page: Page) {
    this.page = page;
    this.items = page.locator('[data-queue-item]');
  }

  /** One item, by its headline. */
  item(title: string): Locator {
    return this.items.filter({ has: this.page.getByRole('link', { name: title, exact: true }) });
  }

  /** What is asked about one person is on one card. */
  card(name: string): Locator {
    return this.page
      .getByRole('listitem')
      .filter({ has: this.page.getByRole('heading', { level: 2, name, exact: true }) });
  }

  link(title: string): Locator {
    return this.page.getByRole('link', { name: title, exact: true });
  }

  part(name: string): Locator {
    // Its count follows the name.
    return this.page.getByRole('tab', { name: new RegExp(`^${name}( \\d.*)?$`) });
  }
}

export class QueueItemPage {
  readonly page: Page;
  readonly claim: Locator;
  readonly claimed: Locator;
  readonly evidence: Locator;
  readonly decision: Locator;
  readonly method: Locator;

  constructor(page: Page) {
    this.page = page;
    this.claim = page.getByRole('region', { name: 'Who works on it' });
    this.claimed = page.getByRole('region', { name: 'What is claimed' }).getByRole('table');
    this.evidence = page.getByRole('region', { name: 'Evidence', exact: true });
    this.decision = page.getByRole('region', { name: 'Your decision' });
    this.method = this.decision.getByLabel('How did you check it?');
  }

  /** A page of a document, drawn beside the claim. */
  drawing(name: string): Locator {
    return this.evidence.getByRole('img', { name, exact: true });
  }

  /** One value, beside what was verified before. */
  value(name: string): Locator {
    return this.claimed
      .getByRole('row')
      .filter({ has: this.page.getByRole('rowheader', { name, exact: true }) });
  }
}
