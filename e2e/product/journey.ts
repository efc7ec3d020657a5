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
  context.on('page', letRest);
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

const REST_MS = 1_000;

/**
 * A closed dialog leaves the entry that stood ahead of its page a moment later. No hand is quick enough to open another
 * document in between; a script is, and would be taken back to the first one.
 */
function letRest(page: Page): void {
  const rest = () =>
    expect
      .poll(() => page.evaluate(() => 'isAhead' in (history.state ?? {})), {
        timeout: REST_MS,
        intervals: [20],
      })
      .toBe(false)
      // Something is open on purpose, or there is no document yet.
      .catch(() => undefined);
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (...how) => {
    await rest();
    return goto(...how);
  };
  page.reload = async (...how) => {
    await rest();
    return reload(...how);
  };
}
