/** The landing page: where its links lead, what it claims, and the carousel. */
import { CAROUSEL_INTERVAL_MS } from '@faircourt/contracts/limits';
import type { Locale } from '@faircourt/contracts/vocabulary';
import type { Locator, Page } from '@playwright/test';
import { fixedWords, readWords, SCREENS, showScreen, wordsOf } from '../../scripts/screen-list.mjs';
import { demoPerson, enterAs } from '../people/people.ts';
import { expect, test } from '../product/journey.ts';

test('links lead where the specification says, the coach’s record has every figure, and all that needs at most 30 KB of compressed scripts', async ({
  page,
}) => {
  const scripts: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    scripts.push(
      response
        .request()
        .sizes()
        .then(({ responseBodySize }) => responseBodySize),
    );
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  const sizes = await Promise.all(scripts);
  expect(sizes.length).toBeGreaterThan(0);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(30 * 1024);

  const bar = page.getByRole('banner');
  await expect(bar.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/auth');
  await expect(bar.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/auth?mode=signup');
  await page.mouse.wheel(0, 3000);
  await expect(bar).toBeInViewport();
  const hero = page.locator('section').filter({ has: page.getByRole('heading', { level: 1 }) });
  expect(await targetsOf(hero.getByRole('link'))).toEqual(['/auth?mode=signup', '/learn']);

  const plans = page
    .getByRole('main')
    .getByRole('link', { name: /^(Get Started|Subscribe)$/ })
    .and(page.locator('[href="/pricing"]'));
  await expect(plans).toHaveText(['Get Started', 'Subscribe', 'Subscribe', 'Subscribe', 'Subscribe']);
  const footer = page.getByRole('navigation', { name: 'Footer' });
  expect((await targetsOf(footer.getByRole('link'))).toSorted()).toEqual(
    [
      '/pricing',
      '/dashboard',
      '/support',
      '/learn',
      '/learn/guides',
      '/learn/faq',
      '/legal/terms',
      '/legal/privacy',
      '/legal/consent',
    ].toSorted(),
  );
  await expect(page.getByRole('contentinfo')).toContainText('© 2025');

  const record = page.locator('section').filter({ hasText: 'overall record' });
  await expect(record.locator('blockquote')).toBeVisible();
  const figures = {
    'years of coaching': '23',
    'overall record': '568-167',
    'in league play': '184-4',
    'league titles': '23',
    'state section championships': '7',
    'Division I/II placements': '30+',
  };
  for (const [label, figure] of Object.entries(figures)) {
    const entry = record.locator('dl > div').filter({ has: page.getByText(label, { exact: true }) });
    await expect(entry, label).toContainText(figure);
  }
});

test.describe('the carousel', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('shows the next of four pictures every 3000 ms, unless paused, hovered over or in use by keyboard', async ({
    page,
  }) => {
    await openWithClock(page);
    for (const expected of [1, 2, 3, 0]) {
      const before = await current(page);
      await page.clock.runFor(CAROUSEL_INTERVAL_MS - 1);
      expect(await current(page)).toBe(before);
      await page.clock.runFor(1);
      expect(await current(page)).toBe(expected);
    }

    await page.getByRole('button', { name: 'Pause the pictures' }).click();
    await page.mouse.move(0, 0);
    await page.clock.runFor(3 * CAROUSEL_INTERVAL_MS);
    expect(await current(page)).toBe(0);
    await page.getByRole('button', { name: 'Play the pictures' }).click();
    await page.mouse.move(0, 0);
    await page.clock.runFor(CAROUSEL_INTERVAL_MS);
    expect(await current(page)).toBe(1);

    await page.locator('[data-carousel-frame]').hover();
    await page.clock.runFor(3 * CAROUSEL_INTERVAL_MS);
    expect(await current(page)).toBe(1);
    await page.mouse.move(0, 0);
    await page.clock.runFor(CAROUSEL_INTERVAL_MS);
    expect(await current(page)).toBe(2);

    await page.getByRole('button', { name: 'Pause the pictures' }).focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Previous picture' })).toBeFocused();
    await expect(page.locator('[data-carousel-frame]')).toHaveAttribute('aria-live', 'polite');
    await page.clock.runFor(3 * CAROUSEL_INTERVAL_MS);
    expect(await current(page)).toBe(2);
    await page.keyboard.press('Enter');
    expect(await current(page)).toBe(1);
  });

  test('never moves by itself under reduced motion, but can be moved by hand and by swiping', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openWithClock(page);
    await page.clock.runFor(3 * CAROUSEL_INTERVAL_MS);
    expect(await current(page)).toBe(0);
    await page.getByRole('button', { name: 'Next picture' }).click();
    expect(await current(page)).toBe(1);
    const frame = page.locator('[data-carousel-frame]');
    await frame.dispatchEvent('pointerdown', { pointerType: 'touch', clientX: 300, clientY: 100 });
    await frame.dispatchEvent('pointerup', { pointerType: 'touch', clientX: 200, clientY: 110 });
    expect(await current(page)).toBe(2);
    await frame.dispatchEvent('pointerdown', { pointerType: 'touch', clientX: 200, clientY: 100 });
    await frame.dispatchEvent('pointerup', { pointerType: 'touch', clientX: 210, clientY: 300 });
    expect(await current(page), 'scrolling down is no swipe').toBe(2);
  });
});

test('the pictures of the product show what its pages say today', async ({ openBrowser }) => {
  const kept = readWords();
  for (const screen of SCREENS) {
    const page = await openBrowser({ viewport: screen.viewport, locale: 'en-US' });
    await enterAs(page, demoPerson(screen.role));
    await showScreen(page, screen);
    await expect
      .poll(() => wordsOf(page, 'en'), {
        message: `the picture "${screen.name}" is stale: npm run build && npm run screens`,
        timeout: 10_000,
      })
      .toEqual(kept[screen.name]?.en);
    // In other languages the same page stands there; only its words may have changed since.
    for (const locale of ['es', 'pt-BR'] as const satisfies Locale[]) {
      const known = fixedWords(locale);
      const gone = kept[screen.name]?.[locale].filter((word) => !known.has(word));
      expect(gone, `the picture "${screen.name}" in ${locale}: npm run build && npm run screens`).toEqual([]);
    }
  }
});

async function openWithClock(page: Page): Promise<void> {
  // Installed and stopped: time passes only when a journey says so.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto('/');
  await page.locator('[data-carousel][data-alive]').waitFor();
  expect(await current(page)).toBe(0);
}

/** Which of the four pictures a person can see. */
async function current(page: Page): Promise<number> {
  const slides = page.locator('[data-carousel-frame] > [role=group]');
  await expect(slides).toHaveCount(4);
  return slides.evaluateAll((found) => found.findIndex((slide) => slide.hasAttribute('data-current')));
}

function targetsOf(links: Locator): Promise<(string | null)[]> {
  return links.evaluateAll((found) => found.map((link) => link.getAttribute('href')));
}
