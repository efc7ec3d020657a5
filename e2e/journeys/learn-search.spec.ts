/** Search over the education hub: in the browser, by keyboard, in three languages. */
import { findBarriers, ON_A_PHONE } from '../checks/accessibility.ts';
import { expect, test } from '../product/journey.ts';

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
});

test('the hub is searched with the keys alone, from an index that is fetched once', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto('/learn');
  const field = page.getByRole('searchbox', { name: 'Search articles, guides, countries and tools' });
  expect(fetched.filter((path) => path.endsWith('.json'))).toEqual([]);

  await field.focus();
  await page.keyboard.type('sextorsion');
  const results = page.locator('[data-hub-search]').getByRole('listitem');
  await expect(results.first()).toContainText('Step-by-step guides');
  await expect(results.first()).toContainText('Found: sextortion');
  await expect(page.getByRole('status').filter({ hasText: /pages? found/ })).toBeAttached();
  expect(fetched.filter((path) => path.endsWith('.json'))).toEqual(['/learn/search/en.json']);
  expect(await findBarriers(page, 'the results', ON_A_PHONE)).toEqual([]);

  await page.keyboard.press('ArrowDown');
  await expect(results.first().getByRole('link')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(results.first()).toBeHidden();
  await expect(field).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(results.first().getByRole('link')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/learn\/guides\/sextortion/);
});

for (const path of ['/learn/countries/brazil', '/learn/timeline', '/learn/tools/high-school-nil/georgia'])
  test(`the whole hub is searched from ${path}, and nothing is fetched for it before`, async ({ page }) => {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    const field = page.getByRole('searchbox', { name: 'Search articles, guides, countries and tools' });
    await expect(field).toBeVisible();
    expect(fetched).toEqual([]);
    await field.fill('transfer portal');
    const first = page.locator('[data-hub-search]').getByRole('listitem').first().getByRole('link');
    await expect(first).toContainText('transfer portal', { ignoreCase: true });
    expect(fetched.filter((name) => name.endsWith('.json'))).toEqual(['/learn/search/en.json']);
    await first.click();
    await expect(page).toHaveURL(/\/learn\/guides\/transfer-portal/);
  });

test('accents do not matter, other languages have their own index, and nothing found is said', async ({
  page,
}) => {
  await page.goto('/es/learn/tools');
  const field = page.getByRole('searchbox', { name: 'Buscar artículos, guías, países y herramientas' });
  await field.fill('republica dominicana');
  const results = page.locator('[data-hub-search]').getByRole('listitem');
  await expect(results.first()).toContainText('República Dominicana');
  await field.fill('qqqqqq');
  await expect(page.getByText('No se encontró nada para “qqqqqq”').first()).toBeVisible();
});

test('Enter and the button answer in the page, with every result, until the question changes', async ({
  page,
}) => {
  await page.goto('/learn');
  const field = page.getByRole('searchbox');
  const results = page.locator('[data-hub-search]').getByRole('listitem');
  await field.fill('contract');
  await expect(results).toHaveCount(8);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(results.first().getByRole('link')).toBeFocused();
  const found = await results.count();
  expect(found).toBeGreaterThan(8);
  await expect(page.locator('[data-count]')).toBeVisible();
  await expect(page.locator('[data-count]')).toHaveText(`${found} pages found`);
  const panel = await page.locator('[data-results]').boundingBox();
  const next = await page.getByRole('navigation', { name: 'On this page' }).boundingBox();
  expect(panel && next && panel.y + panel.height <= next.y, 'it covers nothing').toBe(true);
  await page.getByRole('heading', { level: 1 }).click();
  await expect(results.first(), 'it stays').toBeVisible();

  await field.fill('qqqqqq');
  await page.keyboard.press('Enter');
  await expect(
    page.getByText('Nothing found for “qqqqqq”').filter({ visible: true }).last(),
  ).toBeInViewport();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/learn/articles');
});

test('without the index the form opens the list of articles', async ({ page }) => {
  await page.route('**/learn/search/*.json', (route) => route.abort());
  await page.goto('/learn');
  await page.getByRole('searchbox').fill('visa');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL('/learn/articles?q=visa');
});
