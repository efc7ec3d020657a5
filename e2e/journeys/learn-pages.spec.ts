/** The NIL Education Hub: its topics and their counts, the list with search and filters, and an article. */
import type { Page } from '@playwright/test';
import { expect, test } from '../product/journey.ts';

const TOPICS = [
  ['/learn/nil-basics', 5],
  ['/learn/countries', 12],
  ['/learn/eligibility', 8],
  ['/learn/branding', 10],
  ['/learn/parents', 6],
  ['/learn/timeline', 4],
] as const;

test('the six topics have as many articles as their cards say', async ({ page }) => {
  await page.goto('/learn');
  for (const [path, count] of TOPICS) {
    const card = page.getByRole('listitem').filter({ has: page.locator(`a[href="${path}"]`) });
    await expect(card).toContainText(`${count} articles`);
  }
  await expect(page.getByRole('link', { name: 'Create Your Profile' })).toHaveAttribute(
    'href',
    '/auth?mode=signup',
  );
  const recent = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Recent articles' }) });
  await expect(recent.getByRole('heading', { level: 3 })).toHaveCount(3);
  for (const [path, count] of TOPICS) {
    await page.goto(path);
    expect(await articleLinks(page, path), path).toHaveLength(count);
  }
});

test('the list of all articles is searched and filtered, and its address can be shared', async ({
  page,
  openBrowser,
}) => {
  await page.goto('/learn');
  await page.getByRole('link', { name: 'View All Articles' }).click();
  await expect(page).toHaveURL('/learn/articles');
  const found = page.getByRole('status').filter({ hasText: 'article' });
  await expect(found).toHaveText('45 articles found');
  await page.getByLabel('Topic', { exact: true }).selectOption('Rules by Country');
  await expect(found).toHaveText('12 articles found');
  await page.getByLabel('Country', { exact: true }).selectOption('Brazil');
  await expect(found).toHaveText('1 article found');
  await expect(page.locator('[data-article]:visible').getByRole('link')).toHaveAttribute(
    'href',
    '/learn/countries/brazil',
  );

  const friend = await openBrowser();
  await friend.goto(page.url());
  await expect(friend.locator('[data-article]:visible')).toHaveCount(1);

  await page.getByLabel('Search articles').fill('zzzz');
  await expect(
    page.getByText('No article matches your search').filter({ visible: true }).first(),
  ).toBeVisible();
  await expect(page.locator('[data-article]:visible')).toHaveCount(0);
  await page.getByRole('button', { name: 'Clear all filters' }).click();
  await expect(found).toHaveText('45 articles found');
  await expect(page.getByLabel('Search articles')).toBeFocused();
});

test('an article has a summary, contents that lead to its parts, sources, dates and neighbours', async ({
  page,
}) => {
  await page.goto('/learn/countries/brazil');
  const main = page.getByRole('main');
  await expect(main.getByText('what a minor may and may not do')).toBeVisible();
  await expect(main).toContainText(/education, not legal advice/i);
  await expect(main).toContainText(/\d+ min read/);
  await expect(main.getByRole('heading', { name: 'Sources' })).toBeVisible();
  const contents = main.locator('nav a[href^="#"]');
  expect(await contents.count()).toBeGreaterThan(2);
  await contents.nth(1).click();
  const fragment = new URL(page.url()).hash;
  await expect(page.locator(fragment)).toBeInViewport();
  expect((await articleLinks(page, '/learn')).length).toBeGreaterThan(1);
});

test('a word that a reader may not know opens its explanation, by mouse and by keyboard', async ({
  page,
}) => {
  await page.goto('/learn/nil-basics/who-can-earn');
  const word = page.getByRole('button', { name: 'UIL', exact: true });
  await expect(word).toHaveCount(1);
  const explanation = page.getByRole('note', { name: 'UIL' });
  await expect(explanation).toBeHidden();
  await word.click();
  await expect(explanation).toContainText('public high schools in Texas');
  await explanation.getByRole('button', { name: 'Close' }).click();
  await expect(explanation).toBeHidden();
  await word.focus();
  await page.keyboard.press('Enter');
  await expect(explanation).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(explanation).toBeHidden();
  await expect(word).toBeFocused();
});

test('a child who is blackmailed has what to do and numbers to press on the first screen of a phone', async ({
  openBrowser,
}) => {
  const page = await openBrowser({ viewport: { width: 360, height: 740 } });
  for (const [path, first] of [
    ['/learn/guides/sextortion', 'tel:18008435678'],
    ['/es/learn/guides/sextortion', 'tel:089'],
    ['/pt-BR/learn/guides/sextortion', 'tel:100'],
  ] as const) {
    await page.goto(path);
    const help = page.getByRole('main').getByRole('region').first();
    const actions = help.locator('ol > li');
    await expect(actions).toHaveCount(5);
    for (const action of await actions.all()) await expect(action, path).toBeInViewport({ ratio: 1 });
    const numbers = help.locator('a[href^="tel:"]');
    await expect(numbers.first(), path).toBeInViewport({ ratio: 1 });
    await expect(numbers.first()).toHaveAttribute('href', first);
    for (const number of await numbers.all()) {
      const box = await number.boundingBox();
      expect(box && box.height >= 44 && box.x + box.width <= 360, path).toBe(true);
    }
    const table = page.locator('.table-frame').first();
    const overflow = await table.evaluate((frame) => frame.scrollWidth - frame.clientWidth);
    expect(overflow, `${path}: the table fits`).toBeLessThanOrEqual(0);
    await expect(table.locator('a[href^="tel:"]')).toHaveCount(16);
    for (const link of await table.locator('a[href^="tel:"]').all())
      expect(await link.evaluate((number) => number.getClientRects().length), 'in one piece').toBe(1);
  }
});

/** Articles below this path that the page links to, each once. */
async function articleLinks(page: Page, path: string): Promise<string[]> {
  const paths = await page
    .getByRole('main')
    .locator(`a[href^="${path}/"]`)
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  return [...new Set(paths)];
}
