/** /dashboard/progress/seasons/:id as an athlete sees it, and the card of seasons that leads there. */
import type { Locator, Page } from '@playwright/test';

export class SeasonPage {
  readonly page: Page;
  readonly seasons: Locator;
  readonly add: Locator;
  readonly save: Locator;
  readonly close: Locator;
  readonly label: Locator;
  readonly team: Locator;

  constructor(page: Page) {
    this.page = page;
    this.seasons = page.getByRole('region', { name: 'Season statistics' });
    this.add = page.getByRole('link', { name: 'Add a season' });
    this.save = page.getByRole('button', { name: 'Save season' });
    this.close = page.getByRole('link', { name: 'Close', exact: true });
    this.label = page.getByLabel('Season', { exact: true });
    this.team = page.getByLabel('Team');
  }

  figure(name: 'Games' | 'Points' | 'Rebounds' | 'Minutes'): Locator {
    return this.page.getByLabel(name, { exact: true });
  }

  shot(name: 'Field goals' | 'Three-pointers', count: 'Made' | 'Attempted'): Locator {
    return this.page.getByRole('group', { name, exact: true }).getByLabel(count);
  }

  /** Opens or closes what is folded. */
  async fold(name: 'Shooting' | 'More figures'): Promise<void> {
    await this.page.locator('summary').filter({ hasText: name }).click();
  }

  /** On a phone, where the table is folded. */
  entry(label: string): Locator {
    return this.seasons.getByRole('listitem').filter({ hasText: label });
  }

  row(label: string): Locator {
    return this.seasons.getByRole('row').filter({ hasText: label });
  }
}
