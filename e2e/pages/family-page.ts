/** /dashboard/athletes as a guardian sees it. */
import { expect, type Locator, type Page } from '@playwright/test';

export class FamilyPage {
  readonly page: Page;
  readonly code: Locator;
  readonly lookUp: Locator;

  constructor(page: Page) {
    this.page = page;
    const form = page.getByRole('region', { name: 'Add an athlete' });
    this.code = form.getByLabel('Family code');
    this.lookUp = form.getByRole('button', { name: 'Look It Up' });
  }

  /** What a mailed link or a code offers. */
  offer(name: string): Locator {
    return this.page.getByRole('region', { name: `${name} asks you to be their guardian` });
  }

  card(name: string): Locator {
    return this.page.getByRole('region', { name, exact: true });
  }

  /** "Verified colleges may see academics". */
  switch(name: string): Locator {
    return this.page.getByRole('switch', { name, exact: true });
  }

  /** What stands in the place of a switch that is approved and waits for a signature: it leads to the forms. */
  toSign(name: string): Locator {
    return this.page.getByRole('link', { name: `Needs a form: ${name}`, exact: true });
  }

  /** Comes before anything is shown to everyone signed in. */
  question(group: string): Locator {
    return this.page.getByRole('alertdialog', { name: `Let everyone signed in see ${group}?` });
  }

  /** What a screen reader hears of a switch that was saved; for the eye the switch itself says it. */
  said(text: string): Locator {
    return this.page.getByRole('status').filter({ hasText: text });
  }

  /** Since when and by whom each audience sees a group, and until when. */
  async openDetails(group: string): Promise<void> {
    await this.page.getByRole('button', { name: `Details: ${group}` }).click();
  }

  /** The switch follows what is being saved a moment after the click, and not within it as a plain checkbox does. */
  async turn(name: string, to: 'on' | 'off'): Promise<void> {
    await this.switch(name).click();
    await expect(this.switch(name)).toBeChecked({ checked: to === 'on' });
  }
}
