/** How much of a page moved while it loaded: the browser's own measure, cumulative layout shift. */
import type { Page } from '@playwright/test';

/** Before the page is opened. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const kept = window as unknown as { shifted: number };
    kept.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as unknown as { value: number; hadRecentInput: boolean };
        if (!hadRecentInput) kept.shifted += value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Since the document was opened. */
export function shiftOf(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { shifted: number }).shifted);
}
