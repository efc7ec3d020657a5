/** axe over one page of each kind on the public site: narrow and wide, light and dark, in three languages. */
import { LOCALES } from '@faircourt/contracts/vocabulary';
import { findBarriers, PHONE_BY_DAY, PHONE_BY_NIGHT } from './accessibility.ts';
import { expect, test } from './journey.ts';

const KINDS = {
  'the landing page': [''],
  'pricing and support': ['/pricing', '/support?type=safety'],
  'the education hub': ['/learn', '/learn/articles', '/learn/faq'],
  'a topic, an article and a country': [
    '/learn/countries',
    '/learn/nil-basics/what-is-nil',
    '/learn/countries/brazil',
  ],
  guides: ['/learn/guides', '/learn/guides/guardian'],
  'legal pages and the missing page': ['/legal/terms', '/legal/consent', '/no-such-page'],
};

test.describe.configure({ timeout: 180_000 });

for (const locale of LOCALES) {
  // Colours do not depend on the words: between two languages every page has all four looks.
  const looks = locale === 'es' ? PHONE_BY_NIGHT : PHONE_BY_DAY;
  for (const [kind, slugs] of Object.entries(KINDS)) {
    test(`${kind} (${locale})`, async ({ openBrowser }) => {
      // A browser in the page's language, so that no offer of another one covers it.
      const page = await openBrowser({ locale });
      const found: string[] = [];
      for (const slug of slugs) {
        const path = locale === 'en' ? slug || '/' : `/${locale}${slug}`;
        await page.goto(path);
        await expect(page.locator('html')).toHaveAttribute('lang', locale);
        found.push(...(await findBarriers(page, path, looks)));
      }
      expect(found).toEqual([]);
    });
  }
}

test('the language offer, the open menus and the sent form', async ({ openBrowser }) => {
  const page = await openBrowser({ locale: 'es-MX' });
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Continuar en español' })).toBeVisible();
  const found = await findBarriers(page, '/ with the offer of Spanish');
  await page.setViewportSize({ width: 360, height: 900 });
  await page.goto('/pricing');
  await page.getByLabel('Menu').click();
  found.push(...(await findBarriers(page, '/pricing with its menu')));
  await page.goto('/support');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
  found.push(...(await findBarriers(page, '/support with its errors')));
  expect(found).toEqual([]);
});
