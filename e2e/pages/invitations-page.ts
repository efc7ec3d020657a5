/** /dashboard/invitations as a person sees it. */
import type { Locator, Page } from '@playwright/test';

export class InvitationsPage {
  readonly page: Page;
  readonly worksUntil: Locator;
  readonly numberOfAthletes: Locator;
  readonly create: Locator;
  readonly codes: Locator;

  constructor(page: Page) {
    this.page = page;
    const form = page.getByRole('region', { name: 'New invitation code' });
    this.worksUntil = form.getByLabel('Works until');
    this.numberOfAthletes = form.getByLabel('Number of athletes');
    this.create = form.getByRole('button', { name: 'Create Code' });
    this.codes = page.getByRole('region', { name: 'Issued codes' }).getByRole('list').first().locator('> li');
  }

  async choose(kind: 'Single code' | 'Team code'): Promise<void> {
    await this.page.getByRole('group', { name: 'Kind of code' }).getByText(kind, { exact: true }).click();
  }

  /** The code that a toast has just said is ready. */
  async createdCode(): Promise<string> {
    const made = this.page.getByText(/^Code [A-Z0-9]+ is ready$/);
    await made.waitFor();
    return /Code (\S+)/.exec(await made.innerText())?.[1] ?? '';
  }

  /** One code with its uses and buttons. */
  item(code: string): Locator {
    return this.codes.filter({ has: this.page.getByRole('heading', { name: code, exact: true }) });
  }
}
