/** What directors have published for a country, below its article in the education hub. */
import { z } from 'zod';
import { findBarriers } from '../checks/accessibility.ts';
import { expect, test } from '../product/journey.ts';
import { askDatabase } from '../product/product.ts';

/** A country with an article that no other journey writes for. */
const COUNTRY = 'DO';
const ARTICLE = '/learn/countries/dominican-republic';

async function publish(post: { title: string; body: string; locale: string; day: string }): Promise<void> {
  await askDatabase(
    z.unknown(),
    `insert into posts (kind, country_code, locale, title, body, status, author_name, published_at)
     values ('news', $1, $2, $3, $4, 'published', 'Solveig Hartmann', $5)`,
    [COUNTRY, post.locale, post.title, post.body, `${post.day}T12:00:00Z`],
  );
}

test('posts of a country are shown below its article, in the reader’s language first, and never as HTML; without posts the article is complete', async ({
  page,
}) => {
  // A second try finds what the first one published.
  await askDatabase(z.unknown(), 'delete from posts where country_code = $1', [COUNTRY]);
  await publish({
    title: 'Camp in Santiago',
    body: '## When\n\nIn **June**. [The rules](https://example.org/rules)\n\n<img src=x onerror="document.title=\'broken in\'">\n\n[press](javascript:alert(1))',
    locale: 'en',
    day: '2026-10-01',
  });
  await publish({ title: 'Torneo en La Vega', body: 'El sábado.', locale: 'es', day: '2026-11-01' });

  await page.goto(ARTICLE);
  const section = page.getByRole('region', { name: 'From the region' });
  const posts = section.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) });
  await expect(posts).toHaveCount(2);
  const [first, second] = [posts.nth(0), posts.nth(1)];
  await expect(first.getByRole('heading', { level: 3 })).toHaveText('Camp in Santiago');
  await expect(first).toContainText('By Solveig Hartmann');
  await expect(first).toContainText('October 1, 2026');
  await expect(first.getByRole('heading', { name: 'When' })).toBeVisible();
  await expect(first.getByRole('link', { name: 'The rules' })).toHaveAttribute('rel', /nofollow/);
  // What would run anywhere else is words here.
  await expect(first).toContainText('<img src=x onerror=');
  await expect(first.getByRole('link')).toHaveCount(1);
  await expect(first.locator('img')).toHaveCount(0);
  await expect(page).not.toHaveTitle('broken in');

  await expect(second).toContainText('Español');
  await expect(second.getByText('El sábado.')).toBeHidden();
  await second.getByRole('heading', { level: 3 }).click();
  await expect(second.getByText('El sábado.')).toBeVisible();
  expect(await findBarriers(page, 'a country with posts')).toEqual([]);

  await page.goto(`/es${ARTICLE}`);
  await expect(
    page.getByRole('region', { name: 'Desde la región' }).getByRole('heading', { level: 3 }),
  ).toHaveText(['Torneo en La Vega', 'Camp in Santiago']);

  const answered = page.waitForResponse('**/api/countries/PR/posts*');
  await page.goto('/learn/countries/puerto-rico');
  expect((await answered).status()).toBe(200);
  await expect(page.getByText('From the region')).toBeHidden();

  await page.route('**/api/countries/*/posts*', (route) => route.fulfill({ status: 503, body: '' }));
  const refused = page.waitForResponse('**/api/countries/*/posts*');
  await page.goto(ARTICLE);
  await refused;
  await expect(page.getByText('From the region')).toBeHidden();
});
