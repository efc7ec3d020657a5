/** Going through the results of a search page by page: "12 of 196", before and after. */
import { bornYearsAgo, buildAthlete, QUIET_COUNTRY } from '../people/athletes.ts';
import { callerOf, demoPerson, enterAs } from '../people/people.ts';
import { SearchPage } from '../pages/search-page.ts';
import { expect, test } from '../product/journey.ts';

test('a coach walks along the results by button and key, over the end of what was loaded, and back in one step', async ({
  page,
}) => {
  await enterAs(page, demoPerson('coach'), '/search?country=US');
  const search = new SearchPage(page);
  await expect(search.cards).toHaveCount(50);
  const total = await search.total();
  const names = await search.cards.getByRole('heading').allTextContents();
  await search.cards.nth(48).getByRole('link', { name: /^View/ }).click();
  const walk = page.getByRole('navigation', { name: 'Athletes in this search' });
  const heading = page.getByRole('heading', { level: 1 });
  await expect(walk).toContainText(`49 of ${total}`);
  await expect(heading).toHaveText(names[48] ?? '');
  await page.keyboard.press(']');
  await expect(walk).toContainText(`50 of ${total}`);
  await expect(heading).toHaveText(names[49] ?? '');
  // Behind the last one that was loaded the next page is fetched.
  await walk.getByRole('button', { name: 'Next' }).click();
  await expect(walk).toContainText(`51 of ${total}`);
  await page.reload();
  await expect(walk).toContainText(`51 of ${total}`);
  // In a table of results these move the focus. Here a step opens a page that is counted.
  await page.keyboard.press('j');
  await page.keyboard.press('k');
  await page.keyboard.press('[');
  await expect(walk).toContainText(`50 of ${total}`);
  await expect(heading).toHaveText(names[49] ?? '');
  await page.getByRole('link', { name: 'Back to search' }).click();
  await expect(page).toHaveURL('/search?country=US');
});

test('an athlete who has gone meanwhile is skipped at a press and never by a reload, and a page that was opened by itself shows no walk', async ({
  page,
  openBrowser,
}) => {
  const first = `Zeph${Math.random()
    .toString(36)
    .replaceAll(/[^a-z]/g, '')}`;
  const athletes = [];
  for (const [n, last] of ['Alba', 'Bora', 'Cado', 'Dema'].entries()) {
    const profile = { visibility: 'public', grad_year: 2030 - n } as const;
    athletes.push(await buildAthlete(page.request, { name: `${first} ${last}`, profile }));
  }
  await enterAs(page, demoPerson('coach'), `/search?name=${first}`);
  const search = new SearchPage(page);
  await expect(search.cards).toHaveCount(4);
  const [, gone, closing, last] = athletes;
  if (!gone || !closing || !last) throw new Error('there are four');
  const close = async ({ person }: typeof gone) => {
    const call = await callerOf(page.request, person);
    await call('PUT', '/api/profile', {
      visibility: 'private',
      country_code: QUIET_COUNTRY,
      birthdate: bornYearsAgo(16),
    });
  };
  await close(gone);
  await search.cards.nth(0).getByRole('link', { name: /^View/ }).click();
  const walk = page.getByRole('navigation', { name: 'Athletes in this search' });
  await expect(walk).toContainText('1 of 4');
  await expect(walk.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await walk.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL(`/athletes/${closing.id}`);
  await expect(walk).toContainText('2 of 3');
  await expect(page.getByText('One athlete was skipped')).toBeVisible();

  // Nobody has pressed anything: no other page is opened, which would be counted and logged.
  await close(closing);
  await page.reload();
  await expect(page.getByText('This profile has closed')).toBeVisible();
  await expect(page).toHaveURL(`/athletes/${closing.id}`);
  await page.getByRole('main').getByRole('button', { name: 'Next' }).last().click();
  await expect(page).toHaveURL(`/athletes/${last.id}`);
  await expect(walk).toContainText('2 of 2');
  await expect(walk.getByRole('button', { name: 'Next' })).toBeDisabled();

  const other = await openBrowser();
  await enterAs(other, demoPerson('coach'), `/athletes/${last.id}`);
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(other.getByRole('navigation', { name: 'Athletes in this search' })).toHaveCount(0);
});
