/** The public site as a whole: no dead link, every page in three languages, readable without scripts. */
import type { Locale } from '@faircourt/contracts/vocabulary';
import { expect, test } from '../product/journey.ts';
import { chooseLanguage } from '../pages/public-header.ts';
import { shiftOf, watchShifts } from '../checks/layout-shift.ts';
import { fragmentOf, pathOf, walkSite } from '../checks/site-map.ts';

const ROOTS = ['/', '/es', '/pt-BR'];

test('every link on every public page leads somewhere, and together they reach the site map, the same in each language', async ({
  request,
}) => {
  const site = await walkSite(request, ROOTS);
  const dead = site.links.filter(({ from, href }) => {
    if (/^(https:|mailto:)/.test(href)) return !URL.canParse(href);
    if (href.startsWith('tel:')) return !/^tel:\d+$/.test(href);
    const target = href.startsWith('#') ? from : pathOf(href);
    const fragment = fragmentOf(href);
    if (site.statuses.get(target) !== 200) return true;
    return fragment !== null && site.pages.get(target)?.ids.has(fragment) !== true;
  });
  expect(dead).toEqual([]);
  const missing = [...site.statuses].filter(([, status]) => status !== 200);
  expect(missing, 'pictures, styles and scripts too').toEqual([]);
  expect(site.links.length).toBeGreaterThan(5000);

  const xml = await (await request.get('/sitemap.xml')).text();
  const listed = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  expect([...site.pages.keys()].toSorted()).toEqual(listed.toSorted());

  const inLanguage = (prefix: string) =>
    listed
      .filter((path) => path === prefix || path.startsWith(`${prefix}/`))
      .map((path) => path.slice(prefix.length));
  const spanish = inLanguage('/es');
  const portuguese = inLanguage('/pt-BR');
  const english = listed
    .filter((path) => !/^\/(es|pt-BR)(\/|$)/.test(path))
    .map((path) => (path === '/' ? '' : path));
  expect(spanish.toSorted()).toEqual(english.toSorted());
  expect(portuguese.toSorted()).toEqual(english.toSorted());
  for (const page of ['', '/pricing', '/learn', '/learn/guides', '/learn/faq', '/support'])
    expect(english).toContain(page);
  for (const page of ['/legal/terms', '/legal/privacy', '/legal/consent']) expect(english).toContain(page);
  const alternates = [...xml.matchAll(/hreflang="[^"]*" href="([^"]*)"/g)].map(
    ([, url = '']) => new URL(url).pathname,
  );
  expect([...new Set(alternates)].toSorted()).toEqual(listed.toSorted());
});

test('each language has its own address, title, description, canonical and hreflang', async ({ page }) => {
  const titles = new Set<string>();
  const descriptions = new Set<string>();
  for (const [locale, path] of [
    ['en', '/pricing'],
    ['es', '/es/pricing'],
    ['pt-BR', '/pt-BR/pricing'],
  ] as const satisfies [Locale, string][]) {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    titles.add(await page.title());
    descriptions.add((await page.locator('meta[name=description]').getAttribute('content')) ?? '');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      new RegExp(`^https://[^/]+${path}$`),
    );
    const alternates = await page
      .locator('link[rel=alternate]')
      .evaluateAll((links) =>
        links.map((link) => [
          link.getAttribute('hreflang'),
          new URL((link as HTMLLinkElement).href).pathname,
        ]),
      );
    expect(alternates).toEqual([
      ['en', '/pricing'],
      ['es', '/es/pricing'],
      ['pt-BR', '/pt-BR/pricing'],
      ['x-default', '/pricing'],
    ]);
  }
  expect(titles.size).toBe(3);
  expect(descriptions.size).toBe(3);
});

test('the language selector keeps the page and remembers the choice, in the application too', async ({
  page,
}) => {
  await page.goto('/learn/faq');
  await chooseLanguage(page, 'Español');
  await expect(page).toHaveURL('/es/learn/faq');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await page.goto('/');
  await expect(page).toHaveURL('/es');
  await page.goto('/auth');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Iniciar sesión');

  await page.goto('/es/pricing');
  await chooseLanguage(page, 'English');
  await expect(page).toHaveURL('/pricing');
  await page.goto('/');
  await expect(page).toHaveURL('/');
});

for (const width of [360, 414])
  test(`the languages are readable on a phone of ${width} px, in each language`, async ({ openBrowser }) => {
    const page = await openBrowser({ viewport: { width, height: 780 } });
    for (const path of ['/', '/es/pricing', '/pt-BR/learn/faq']) {
      await page.goto(path);
      const options = page.locator('details[data-menu] a[data-locale]');
      await page.locator('details[data-menu]:has(a[data-locale]) > summary').click();
      await expect(options).toHaveCount(3);
      for (const option of await options.all()) {
        await expect(option, path).toBeInViewport({ ratio: 1 });
        const box = await option.boundingBox();
        expect(box && box.x >= 0 && box.x + box.width <= width, `${path}: ${JSON.stringify(box)}`).toBe(true);
      }
    }
  });

test('on a phone the long public pages are short, and what is folded opens without scripts and by its link', async ({
  openBrowser,
}) => {
  const page = await openBrowser({ viewport: { width: 360, height: 780 } });
  for (const [path, limit] of [
    ['/', 8000],
    ['/es', 8300],
    ['/pt-BR', 8300],
    ['/learn', 6000],
    ['/es/learn', 6000],
    ['/pt-BR/learn', 6000],
    ['/learn/faq', 4500],
    ['/es/learn/faq', 4800],
    ['/pt-BR/learn/faq', 4800],
    ['/pricing', 4500],
    ['/es/pricing', 4800],
    ['/pt-BR/pricing', 4800],
  ] as const) {
    await page.goto(path);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    console.log(`height ${path} 360: ${height} px`);
    expect(height, path).toBeLessThanOrEqual(limit);
  }
  await page.goto('/learn');
  const rules = page.locator('#rules').getByRole('link');
  await expect(rules.first()).toBeHidden();
  await page.getByRole('link', { name: 'Rules and situations, step by step' }).click();
  await expect(rules.first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Rules and situations, step by step' })).toBeInViewport();

  await page.goto('/learn/faq');
  const sources = page.locator('[role=doc-endnotes]').getByRole('link');
  await expect(sources.first()).toBeHidden();
  await page.getByText('Do I need the SAT or ACT?').click();
  await page.locator('.citation').filter({ visible: true }).first().click();
  await expect(sources.first(), 'a number in an answer opens them').toBeVisible();

  const plain = await openBrowser({ javaScriptEnabled: false, viewport: { width: 360, height: 780 } });
  await plain.goto('/learn');
  const families = plain.locator('#families').getByRole('link');
  await expect(families.first()).toBeHidden();
  await plain.locator('details:has(#families) > summary').click();
  await expect(families.first()).toBeVisible();
  await plain.setViewportSize({ width: 1440, height: 900 });
  await plain.goto('/learn');
  await expect(plain.locator('#rules').getByRole('link').first(), 'open on a wide screen').toBeVisible();
  await expect(plain.locator('details:has(#rules) > summary')).toBeHidden();
});

test('a visit has one language: signing in speaks that of the page before it, and the browser’s only at first', async ({
  openBrowser,
}) => {
  const reader = await openBrowser({ locale: 'es-MX' });
  await reader.goto('/pricing');
  await reader.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Sign In');
  await expect(reader.locator('html')).toHaveAttribute('lang', 'en');
  await reader.goto('/learn');
  await reader.getByRole('link', { name: 'Continuar en español' }).click();
  await expect(reader).toHaveURL('/es/learn');
  await reader.goto('/auth');
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Iniciar sesión');

  const invited = await openBrowser({ locale: 'es-MX' });
  await invited.goto('/auth');
  await expect(invited.getByRole('heading', { level: 1 })).toHaveText('Iniciar sesión');
});

test('a first visit offers the browser’s language and never redirects; a refused offer stays away', async ({
  openBrowser,
}) => {
  const page = await openBrowser({ locale: 'pt-PT', viewport: { width: 360, height: 780 } });
  await watchShifts(page);
  await page.goto('/');
  const offer = page.getByRole('link', { name: 'Continuar em português' });
  await expect(offer).toBeVisible();
  const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
  const line = await offer.boundingBox();
  expect(line && heading && line.y + line.height <= heading.y, 'above the content, not over it').toBe(true);
  expect(await shiftOf(page), 'it is there from the first paint').toBeLessThan(0.02);
  await expect(page).toHaveURL('/');
  await page.goto('/pricing');
  await offer.click();
  await expect(page).toHaveURL('/pt-BR/pricing');

  const other = await openBrowser({ locale: 'es-MX' });
  await other.goto('/learn');
  const refused = other.getByRole('complementary').filter({ hasText: 'Continuar en español' });
  await refused.getByRole('button').click();
  await expect(refused).toBeHidden();
  await other.goto('/pricing');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(other.getByRole('link', { name: 'Continuar en español' })).toBeHidden();
});

test('pages read and work without JavaScript', async ({ openBrowser }) => {
  const page = await openBrowser({ javaScriptEnabled: false });
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto('/');
  await expect(heading).toBeVisible();
  await expect(
    page.getByRole('contentinfo').getByRole('navigation', { name: 'Footer' }).getByRole('link'),
  ).toHaveCount(9);
  await expect(page.locator('[data-carousel] img')).toHaveCount(4);
  await chooseLanguage(page, 'Português');
  await expect(page).toHaveURL('/pt-BR');

  await page.goto('/pricing');
  await page.getByText('Annual', { exact: true }).click();
  await expect(page.getByText('Saves $3,000 (25%)', { exact: true })).toBeVisible();
  await page.goto('/learn/articles');
  await expect(page.getByRole('search')).toBeHidden();
  await expect(page.locator('[data-article]:visible')).toHaveCount(45);
  await page.goto('/learn/countries/brazil');
  await expect(heading).toBeVisible();
  await page.goto('/support?type=safety');
  await expect(page.getByText('Sending this form needs JavaScript')).toBeVisible();
  for (const path of [
    '/learn',
    '/learn/guides',
    '/learn/faq',
    '/legal/terms',
    '/legal/privacy',
    '/legal/consent',
  ]) {
    await page.goto(path);
    await expect(heading, path).toBeVisible();
  }
  const missing = await page.goto('/es/no-hay');
  expect(missing?.status()).toBe(404);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(heading).toBeVisible();
});

test('Back closes an open menu and stays on the page; the next one leaves it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/pricing');
  await page.goto('/learn');
  const menu = page.locator('summary[aria-label=Menu]');
  const links = page.locator('details[data-menu][open]');
  await menu.click();
  await expect(links).toHaveCount(1);
  await page.goBack();
  await expect(links).toHaveCount(0);
  await expect(page).toHaveURL('/learn');
  await expect(menu).toBeFocused();
  // Closed in another way, it costs no second press.
  await menu.click();
  await page.keyboard.press('Escape');
  await expect(links).toHaveCount(0);
  // A moment later: the page must not be gone before it has answered.
  await page.evaluate(() => void setTimeout(() => history.back(), 100));
  await expect(page).toHaveURL('/pricing');
});
