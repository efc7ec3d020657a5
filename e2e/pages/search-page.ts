/** /search as a person sees it. */
import { expect, type Locator, type Page } from '@playwright/test';

export class SearchPage {
  readonly page: Page;
  readonly position: Locator;
  readonly gradYear: Locator;
  readonly country: Locator;
  readonly minHeight: Locator;
  readonly maxHeight: Locator;
  readonly apply: Locator;
  readonly clear: Locator;
  readonly moreFilters: Locator;
  readonly name: Locator;
  readonly sort: Locator;
  readonly cards: Locator;
  readonly count: Locator;
  readonly loadMore: Locator;
  readonly table: Locator;
  /** Of the table, without its head. */
  readonly rows: Locator;
  readonly chips: Locator;

  constructor(page: Page) {
    this.page = page;
    this.position = page.getByLabel('Position', { exact: true });
    this.gradYear = page.getByLabel('Graduation Year');
    this.country = page.getByLabel('Country', { exact: true });
    this.minHeight = page.getByLabel('Min Height (cm)');
    this.maxHeight = page.getByLabel('Max Height (cm)');
    this.apply = page.getByRole('button', { name: 'Apply Filters' });
    this.clear = page.getByRole('button', { name: 'Clear', exact: true });
    this.moreFilters = page.getByRole('button', { name: /^More filters/ });
    this.name = page.getByLabel('Name', { exact: true });
    this.sort = page.getByLabel('Sort by');
    const results = page.getByRole('region', { name: 'Results' });
    this.cards = results.getByRole('article');
    this.count = results.getByRole('status').filter({ hasText: /^[\d,]+\+? athletes?$/ });
    this.loadMore = results.getByRole('button', { name: 'Load more' });
    this.table = results.getByRole('table');
    this.rows = this.table.getByRole('row').filter({ has: page.getByRole('rowheader') });
    this.chips = results.getByRole('list', { name: 'Filters in use' }).getByRole('button');
  }

  async open(query = ''): Promise<void> {
    await this.page.goto(`/search${query}`);
    await this.cards.first().waitFor();
  }

  /** On a phone all filters but the name are folded away. */
  async unfoldFilters(): Promise<void> {
    await this.page.getByRole('button', { name: /^Search Filters/ }).click();
  }

  /** On a phone what can be done with the results is folded away, and only the order is in sight. */
  async unfoldTools(): Promise<void> {
    await this.page.getByRole('button', { name: 'View, save and export' }).click();
  }

  /** Cards or a table. */
  async show(view: 'Cards' | 'Table'): Promise<void> {
    await this.page.getByRole('radio', { name: view, exact: true }).check({ force: true });
  }

  card(name: string): Locator {
    return this.page.getByRole('article', { name, exact: true });
  }

  /** How many athletes there are, as the line above the cards says. */
  async total(): Promise<number> {
    await expect(this.count).toBeVisible();
    return Number.parseInt((await this.count.innerText()).replaceAll(',', ''), 10);
  }

  /** The numbers that a pattern finds on each card, from the first card to the last. */
  async numbersOn(pattern: RegExp): Promise<number[]> {
    const texts = await this.cards.allTextContents();
    return texts.map((text) => Number(pattern.exec(text)?.[1]));
  }
}
