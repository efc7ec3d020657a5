/** /dashboard/billing of a coach, and /dashboard/invoices of an admin. */
import type { Locator, Page } from '@playwright/test';

export class BillingPage {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  plan(name: RegExp): Locator {
    return this.#page.getByRole('region', { name });
  }

  get dialog(): Locator {
    return this.#page.getByRole('dialog');
  }

  get invoices(): Locator {
    return this.#page.getByRole('list', { name: 'Your invoices' }).getByRole('listitem');
  }

  order(number: string): Locator {
    return this.#page
      .getByRole('list', { name: 'Purchase orders' })
      .getByRole('listitem')
      .filter({ hasText: number });
  }

  /** Opens what a choice would do; the reader confirms it. */
  async choose(offer: string): Promise<void> {
    await this.#page.getByRole('button', { name: `: ${offer}` }).click();
  }

  async confirm(label: string): Promise<void> {
    await this.dialog.getByRole('button', { name: label }).click();
  }
}

export class InvoicesPage {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  row(number: string): Locator {
    return this.#page
      .getByRole('list', { name: 'Invoices' })
      .getByRole('listitem')
      .filter({ hasText: number });
  }

  async markPaid(number: string, reference: string): Promise<void> {
    await this.#page.getByRole('button', { name: `Mark as paid: ${number}` }).click();
    const dialog = this.#page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Payment reference' }).fill(reference);
    await dialog.getByRole('button', { name: 'Mark as paid' }).click();
  }
}
