/** What surrounds every signed-in page: the top bar, the navigation, the bell and the toasts. */
import type { Locator, Page } from '@playwright/test';

export class Shell {
  readonly page: Page;
  readonly topBar: Locator;
  readonly navigation: Locator;
  readonly heading: Locator;
  readonly bell: Locator;
  readonly notifications: Locator;
  readonly signOut: Locator;

  constructor(page: Page) {
    this.page = page;
    this.topBar = page.getByRole('banner');
    this.navigation = page.getByRole('navigation', { name: 'Navigation' });
    this.heading = page.getByRole('heading', { level: 1 });
    this.bell = this.topBar.getByRole('button', { name: /^Notifications/ });
    this.notifications = page.getByRole('dialog', { name: 'Notifications' });
    this.signOut = this.topBar.getByRole('button', { name: 'Sign out' });
  }

  /** A toast, inside the application or on the public page that follows it. */
  message(text: string): Locator {
    return this.page.locator('[data-sonner-toast], body > [role=status]').filter({ hasText: text });
  }

  quickActions(): Locator {
    return this.page.getByRole('region', { name: 'Quick actions' }).getByRole('link');
  }
}
