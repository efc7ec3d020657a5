/** /dashboard/guardians as an athlete sees it. */
import type { Locator, Page } from '@playwright/test';

export class GuardiansPage {
  readonly page: Page;
  readonly email: Locator;
  readonly send: Locator;
  readonly code: Locator;

  constructor(page: Page) {
    this.page = page;
    const form = page.getByRole('region', { name: 'Invite by email' });
    this.email = form.getByLabel("Your guardian's email");
    this.send = form.getByRole('button', { name: 'Send Invitation' });
    // Who has nobody yet finds it in the invitation, without a press.
    this.code = page.getByRole('region', { name: /^(Family code|Invite your guardian)$/ });
  }

  /** One guardian or one invitation, by name or address. */
  link(name: string): Locator {
    return this.page
      .getByRole('region', { name: 'Your guardians' })
      .getByRole('listitem')
      .filter({ has: this.page.getByRole('heading', { name, exact: true }) });
  }

  /** The question whether this person is known. */
  question(name: string): Locator {
    return this.page.getByRole('region', { name: `${name} wants to be your guardian` });
  }

  /** The code that the card shows now. */
  async shownCode(): Promise<string> {
    const picture = this.code.getByRole('img');
    await picture.waitFor();
    return /code (\S+)$/.exec((await picture.getAttribute('aria-label')) ?? '')?.[1] ?? '';
  }
}
