/** axe over one page of each kind on the public site: narrow and wide, light and dark, in three languages. */
import { LOCALES, type Locale } from '@faircourt/contracts/vocabulary';
import {
  findBarriers,
  ON_A_PHONE,
  PHONE_BY_DAY,
  PHONE_BY_NIGHT,
  type Looks,
} from '../checks/accessibility.ts';
import { expect, test } from '../product/journey.ts';

const KINDS = {
  'the landing page, pricing and support': ['', '/pricing', '/support?type=safety'],
  'the education hub': [
    '/learn',
    '/learn/articles?topic=timeline',
    '/learn/faq',
    '/learn/guides',
    '/learn/guides/guardian',
    '/learn/guides/sextortion',
    '/learn/guides/eligibility-center',
    '/learn/guides/message-templates',
  ],
  'the tools': [
    '/learn/tools',
    '/learn/tools/may-a-coach-write',
    '/learn/tools/five-year-clock',
    '/learn/tools/600-dollar-clock',
    '/learn/tools/checklists',
    '/learn/tools/high-school-nil',
    '/learn/tools/high-school-nil/georgia',
    '/learn/tools/high-school-nil/texas',
  ],
  'a topic, an article, a country, legal pages and the missing page': [
    '/learn/countries',
    '/learn/nil-basics/what-is-nil',
    '/learn/countries/brazil',
    '/legal/terms',
    '/legal/consent',
    '/no-such-page',
  ],
};

test.describe.configure({ timeout: 180_000 });

/**
 * English has each page on a phone by day and on a desk by night; of the other two languages one has it on a phone by
 * night and the other on a desk by day, in turns. So every page has all four looks, and every language both widths and
 * both themes.
 */
function looksOf(locale: Locale, turn: number): Looks {
  if (locale === 'en') return PHONE_BY_DAY;
  const [phone, desk] = PHONE_BY_NIGHT;
  return (locale === 'es') === (turn % 2 === 0) ? [phone] : [desk];
}

for (const locale of LOCALES) {
  for (const [kind, slugs] of Object.entries(KINDS)) {
    test(`${kind} (${locale})`, async ({ openBrowser }) => {
      // A browser in the page's language, so that no other one is offered.
      const page = await openBrowser({ locale });
      const found: string[] = [];
      for (const [turn, slug] of slugs.entries()) {
        const path = locale === 'en' ? slug || '/' : `/${locale}${slug}`;
        await page.goto(path);
        await expect(page.locator('html')).toHaveAttribute('lang', locale);
        found.push(...(await findBarriers(page, path, looksOf(locale, turn))));
      }
      expect(found).toEqual([]);
    });
  }
}

/** One article for each shape that a picture can have, beside those above. */
const PICTURED = [
  '/learn/nil-basics/who-can-earn',
  '/learn/nil-basics/reporting-deals',
  '/learn/nil-basics/nil-and-your-visa',
  '/learn/countries/mexico',
  '/learn/countries/france',
  '/learn/countries/australia',
  '/learn/countries/colombia',
  '/learn/eligibility/core-courses',
  '/learn/eligibility/gpa-by-division',
  '/learn/eligibility/tests-and-scores',
  '/learn/branding/privacy-first',
  '/learn/branding/your-story',
  '/learn/branding/highlight-video',
  '/learn/timeline/freshman-year',
];

test('the pictures of the articles, each in one of the languages', async ({ openBrowser }) => {
  const found: string[] = [];
  for (const [turn, locale] of LOCALES.entries()) {
    const page = await openBrowser({ locale });
    for (const slug of PICTURED.filter((_, index) => index % LOCALES.length === turn)) {
      const path = locale === 'en' ? slug : `/${locale}${slug}`;
      await page.goto(path);
      await expect(page.getByRole('figure')).toBeVisible();
      found.push(...(await findBarriers(page, path)));
    }
  }
  expect(found).toEqual([]);
});

test('the language offer, the open menus and the sent form', async ({ openBrowser }) => {
  const page = await openBrowser({ locale: 'es-MX' });
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Continuar en español' })).toBeVisible();
  const found = await findBarriers(page, '/ with the offer of Spanish', ON_A_PHONE);
  await page.setViewportSize({ width: 360, height: 900 });
  await page.goto('/pricing');
  await page.getByLabel('Menu').click();
  found.push(...(await findBarriers(page, '/pricing with its menu', ON_A_PHONE)));
  await page.goto('/support');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
  found.push(...(await findBarriers(page, '/support with its errors', ON_A_PHONE)));
  expect(found).toEqual([]);
});
