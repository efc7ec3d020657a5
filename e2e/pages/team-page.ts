/** /dashboard/team. */
import type { Locator, Page } from '@playwright/test';

export class TeamPage {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  get seats(): Locator {
    return this.#page.getByRole('list', { name: 'People with a seat' });
  }

  seatOf(name: string): Locator {
    return this.seats.getByRole('listitem').filter({ hasText: name });
  }

  invitationTo(email: string): Locator {
    return this.#page
      .getByRole('list', { name: 'People you invited' })
      .getByRole('listitem')
      .filter({ hasText: email });
  }

  async invite(email: string): Promise<void> {
    await this.#page.getByRole('textbox', { name: 'Their email address' }).fill(email);
    await this.#page.getByRole('button', { name: 'Send invitation' }).click();
  }

  /** Presses the button of a question that a dialog asks. */
  async confirm(label: string): Promise<void> {
    await this.#page.getByRole('alertdialog').getByRole('button', { name: label }).click();
  }
}
