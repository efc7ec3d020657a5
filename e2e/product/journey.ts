/**
 * What every journey starts from. Whatever it is about, it also fails when a page broke its Content-Security-Policy
 * or threw an error that nobody caught.
 */
import {
  test as base,
  expect,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test';

type Fixtures = {
  /** What browsers complained about so far. Empty it where a complaint is the point of the journey. */
  complaints: string[];
  /** Another browser, with storage and cookies of its own: another device, or another person. */
  openBrowser: (options?: BrowserContextOptions) => Promise<Page>;
};

export { expect };

export const test = base.extend<Fixtures>({
  complaints: [
    async ({ context }, use) => {
      const complaints: string[] = [];
      await watch(context, complaints);
      await use(complaints);
      expect(complaints, 'the browser complained').toEqual([]);
    },
    { auto: true },
  ],
  openBrowser: async ({ browser, complaints }, use) => {
    const opened: BrowserContext[] = [];
    await use(async (options = {}) => {
      const context = await browser.newContext(options);
      opened.push(context);
      await watch(context, complaints);
      return context.newPage();
    });
    for (const context of opened) await context.close();
  },
});

const VIOLATION = 'Content-Security-Policy violated:';

async function watch(context: BrowserContext, complaints: string[]): Promise<void> {
  context.on('weberror', (thrown) => complaints.push(`Uncaught: ${thrown.error().message}`));
  context.on('console', (message) => {
    if (message.text().startsWith(VIOLATION)) complaints.push(message.text());
  });
  await context.addInitScript((prefix) => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
      console.warn(`${prefix} ${violatedDirective} by ${blockedURI} in ${sourceFile} on ${location.href}`);
    });
  }, VIOLATION);
}
