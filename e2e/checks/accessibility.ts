/** axe, with every rule it has by default, over a page on a phone and on a desk, by day and by night. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type axeCore from 'axe-core';

const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

const NARROW = 360;

type Look = readonly [width: typeof NARROW | 1440, colorScheme: 'light' | 'dark'];
export type Looks = readonly [Look, ...Look[]];

/** Each width and each theme once; what a page shows in two languages can have all four. */
export const PHONE_BY_DAY: readonly [Look, Look] = [
  [360, 'light'],
  [1440, 'dark'],
];
export const PHONE_BY_NIGHT: readonly [Look, Look] = [
  [360, 'dark'],
  [1440, 'light'],
];

/** For a dialog, a mistake or a variation of a page that is looked at in two ways. */
export const ON_A_PHONE: Looks = [[360, 'dark']];
/** In turns with the phone, for pages that are variations of one. */
export const ON_A_DESK: Looks = [[1440, 'light']];

/** What axe finds on the page as it is now, and whether it scrolls sideways; one line per element. */
export async function findBarriers(
  page: Page,
  where: string,
  looks: Looks = PHONE_BY_DAY,
): Promise<string[]> {
  // A page that is not drawn yet has no barriers of its own, and no heading either.
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await holdStill(page);
  const found: string[] = [];
  for (const [width, colorScheme] of looks) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    const lines = [...(await lookOver(page)), ...(await overflow(page))];
    found.push(...lines.map((line) => `${where}, ${width} px, ${colorScheme}: ${line}`));
  }
  if (looks.every(([width]) => width !== NARROW)) {
    // Longer words of another language are a matter of width alone.
    await page.setViewportSize({ width: NARROW, height: 900 });
    found.push(...(await overflow(page)).map((line) => `${where}, ${NARROW} px: ${line}`));
  }
  return found;
}

/** What axe finds on the page in its present look. */
export async function lookOver(page: Page): Promise<string[]> {
  await bringAxe(page);
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof axeCore };
    const { violations } = await axe.run(document, { resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary ?? ''}`),
    );
  });
}

/** axe is half a megabyte: what the browser has compiled for one page it need not compile for the next. */
async function bringAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return;
  await page.addInitScript({ content: AXE });
  await page.evaluate(AXE);
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
