/** /dashboard/institution: where a coach works. */
import type { Locator, Page } from '@playwright/test';

export class InstitutionPage {
  readonly page: Page;
  /** The steps to being verified. */
  readonly path: Locator;
  readonly here: Locator;
  readonly institution: Locator;
  readonly options: Locator;
  readonly role: Locator;
  readonly workEmail: Locator;
  readonly save: Locator;
  readonly code: Locator;
  readonly prove: Locator;
  readonly note: Locator;

  constructor(page: Page) {
    this.page = page;
    this.path = page.getByRole('list', { name: 'Steps to being verified' });
    this.here = this.path.locator('[aria-current=step]');
    this.institution = page.getByRole('combobox', { name: 'Institution' });
    this.options = page.getByRole('listbox', { name: 'Institutions found' }).getByRole('option');
    this.role = page.getByLabel('Your role there');
    this.workEmail = page.getByLabel('Work email');
    this.save = page.getByRole('button', { name: 'Save and send code' });
    this.code = page.getByLabel('Code from the email');
    this.prove = page.getByRole('button', { name: 'Prove address' });
    this.note = page.getByLabel('Your words to the director');
  }

  /** What is on record, under the institution's name. */
  record(name: string): Locator {
    return this.page.getByRole('region', { name, exact: true });
  }

  /** Above the dashboard, the search and athletes' pages, until a director has verified the coach. */
  get banner(): Locator {
    return this.page.getByRole('complementary', { name: 'Your verification status' });
  }
}
