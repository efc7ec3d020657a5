/** /dashboard/messages and one conversation, as a person sees them. */
import type { Locator, Page } from '@playwright/test';

type ChosenFile = { name: string; mimeType: string; buffer: Buffer };

export class MessagesPage {
  readonly page: Page;
  readonly conversations: Locator;
  readonly conversation: Locator;
  readonly field: Locator;
  readonly send: Locator;
  /** For those who may not block. */
  readonly report: Locator;
  readonly files: Locator;
  readonly outgoing: Locator;

  constructor(page: Page) {
    this.page = page;
    this.conversations = page.getByRole('list', { name: 'Conversations' }).getByRole('listitem');
    this.conversation = page.getByRole('region', { name: 'Conversation' });
    this.field = page.getByRole('textbox', { name: 'Write a message' });
    this.send = page.getByRole('button', { name: 'Send', exact: true });
    this.report = page.getByRole('button', { name: 'Report this conversation' });
    this.files = page.getByRole('list', { name: 'Files of this message' });
    this.outgoing = page.getByRole('list', { name: 'On their way' });
  }

  /** Everything of one message with these words. */
  message(text: string): Locator {
    return this.conversation.getByRole('listitem').filter({ hasText: text });
  }

  async write(text: string): Promise<void> {
    await this.field.fill(text);
    await this.field.press('Enter');
  }

  async attach(...files: ChosenFile[]): Promise<void> {
    const choosing = this.page.waitForEvent('filechooser');
    await this.page.getByRole('button', { name: 'Add files' }).click();
    await (await choosing).setFiles(files);
  }

  async ask(question: 'Report' | `Block ${string}`): Promise<void> {
    await this.page.getByRole('button', { name: 'Report or block' }).click();
    await this.page.getByRole('menuitem', { name: question }).click();
  }
}
