/** /athletes/:id as a person sees it. */
import type { Locator, Page } from '@playwright/test';

/** Opens the request; it says for how much. */
export const ASK = /^Ask for (release|all|\d)/;

export class AthletePage {
  readonly page: Page;
  readonly name: Locator;
  readonly print: Locator;
  readonly stillPrivate: Locator;
  /** What printing shows, and the screen does not. */
  readonly sheet: Locator;

  constructor(page: Page) {
    this.page = page;
    this.name = page.getByRole('heading', { level: 1 });
    this.print = page.getByRole('button', { name: 'Print' });
    this.stillPrivate = page.getByRole('region', { name: 'Still private' });
    this.sheet = page.locator('[data-print-sheet]');
  }

  async open(id: string): Promise<void> {
    await this.page.goto(`/athletes/${id}`);
    await this.name.waitFor();
  }

  /** One field group with its state: a section of its own, or a line of "Still private" while it is closed and has no box. */
  group(title: string): Locator {
    const named = { name: title, exact: true };
    return this.page.getByRole('region', named).or(this.page.getByRole('group', named));
  }

  /** The box of a part that can be asked for. */
  askable(title: string): Locator {
    return this.stillPrivate.getByRole('checkbox', { name: title, exact: true });
  }

  /** Chooses a closed part and opens the one request. */
  async ask(title: string): Promise<void> {
    await this.askable(title).check();
    await this.stillPrivate.getByRole('button', { name: ASK }).click();
  }
}
