/** axe, with every rule it has by default, over a page on a phone and on a desk, by day and by night. */
import type { Page } from '@playwright/test';
import axeCore from 'axe-core';

type Look = readonly [width: 360 | 1440, colorScheme: 'light' | 'dark'];
type Looks = readonly [Look, Look];

/** Each width and each theme once; what a page shows in two languages can have all four. */
export const PHONE_BY_DAY: Looks = [
  [360, 'light'],
  [1440, 'dark'],
];
export const PHONE_BY_NIGHT: Looks = [
  [360, 'dark'],
  [1440, 'light'],
];

/** What axe finds on the page as it is now, and whether it scrolls sideways; one line per element. */
export async function findBarriers(page: Page, where: string, looks = PHONE_BY_DAY): Promise<string[]> {
  await holdStill(page);
  const found: string[] = [];
  for (const [width, colorScheme] of looks) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    const lines = [...(await lookOver(page)), ...(await overflow(page))];
    found.push(...lines.map((line) => `${where}, ${width} px, ${colorScheme}: ${line}`));
  }
  return found;
}

/** What axe finds on the page in its present look. */
export async function lookOver(page: Page): Promise<string[]> {
  // A page is looked at several times; axe itself is half a megabyte and is brought there once.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeCore.source);
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof axeCore };
    const { violations } = await axe.run(document, { resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary ?? ''}`),
    );
  });
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
