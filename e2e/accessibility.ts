/** axe, with every rule it has by default, over a page in every look it can take. */
import type { Page } from '@playwright/test';
import axeCore from 'axe-core';

const WIDTHS = [360, 1440] as const;
/** The only rules whose outcome a change of colours alone can change. */
const RULES_ON_COLOUR = ['color-contrast', 'link-in-text-block'];

/** What axe finds on the page as it is now, narrow and wide, each in light and in dark; one line per element. */
export async function findBarriersInEveryLook(page: Page, where: string): Promise<string[]> {
  const found: string[] = [];
  await holdStill(page);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: 'light' });
    const inLight = [...(await lookOver(page)), ...(await overflow(page))];
    const shown = await whatShows(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    // Where the dark theme shows the very same elements, only colours can differ; else everything is judged again.
    const inDark = await lookOver(page, (await whatShows(page)) === shown ? RULES_ON_COLOUR : undefined);
    found.push(...inLight.map((line) => `${where}, ${width} px: ${line}`));
    found.push(...inDark.map((line) => `${where}, ${width} px, dark: ${line}`));
  }
  return found;
}

/** The same, narrow by day and wide by night: each width and each theme is judged by every rule once. */
export async function findBarriers(page: Page, where: string): Promise<string[]> {
  await holdStill(page);
  const found: string[] = [];
  for (const [width, colorScheme] of [
    [360, 'light'],
    [1440, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    const lines = [...(await lookOver(page)), ...(await overflow(page))];
    found.push(...lines.map((line) => `${where}, ${width} px, ${colorScheme}: ${line}`));
  }
  return found;
}

/** What axe finds on the page in its present look. */
export async function lookOver(page: Page, rules?: string[]): Promise<string[]> {
  // A page is looked at several times; axe itself is half a megabyte and is brought there once.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeCore.source);
  return page.evaluate(async (runOnly) => {
    const { axe } = window as unknown as { axe: typeof axeCore };
    const { violations } = await axe.run(document, {
      resultTypes: ['violations'],
      ...(runOnly ? { runOnly } : {}),
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary ?? ''}`),
    );
  }, rules);
}

/** Every element that shows, with its place and size: equal in two themes when they differ in colours only. */
async function whatShows(page: Page): Promise<string> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [element.tagName, x, y, width, height].join();
      })
      .join('\n'),
  );
}

/**
 * A colour measured while it changes is neither the old one nor the new one, and below the fold a transition does not
 * even start before axe looks there.
 */
async function holdStill(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(() => {
    const still = new CSSStyleSheet();
    still.replaceSync('*, ::before, ::after { transition-property: none !important }');
    document.adoptedStyleSheets.push(still);
  });
}

/** Reading must never need scrolling in two directions. axe has no rule for it. */
async function overflow(page: Page): Promise<string[]> {
  const [content, window] = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return [scrollWidth, clientWidth] as const;
  });
  return content > window ? [`scrolls sideways: ${content} > ${window}`] : [];
}
