/** /search: finding athletes, by an address that can be kept and sent around. */
import { POSITIONS } from '@faircourt/contracts/vocabulary';
import { expect, test } from '../product/journey.ts';
import { SearchPage } from '../pages/search-page.ts';
import { Shell } from '../pages/shell.ts';
import { demoPerson, enterAs, join, NEW_COACH } from '../people/people.ts';

const CLASS_OF = /Class of (\d{4})/;
const HEIGHT = /([\d.]+) cm/;

test('a coach searches from the dashboard, and the page is the one that was asked for', async ({ page }) => {
  await enterAs(page, demoPerson('coach'));
  const answered = Promise.withResolvers<void>();
  await page.route('**/api/athletes?*', async (route) => {
    await answered.promise;
    await route.continue();
  });
  await new Shell(page).quickActions().filter({ hasText: 'Search Athletes' }).click();
  await expect(page).toHaveURL('/search');
  const search = new SearchPage(page);
  await expect(new Shell(page).heading).toHaveText('Search Athletes');
  await expect(page).toHaveTitle('Search Athletes · Faircourt');
  await expect(page.getByText('Find talented student-athletes for your program')).toBeVisible();
  await expect(page.getByText('Loading athletes...')).toBeVisible();
  answered.resolve();

  await expect(search.cards).toHaveCount(50);
  await expect(page.getByText('Loading athletes...')).toHaveCount(0);
  const years = await search.numbersOn(CLASS_OF);
  expect(years).toEqual(years.toSorted((one, other) => other - one));
  await expect(page.getByRole('heading', { name: 'Search Filters' })).toBeVisible();
  await expect(search.position.getByRole('option')).toHaveText(['Any position', ...POSITIONS]);
  const spans = Array.from({ length: 12 }, (_, index) => String(2024 + index));
  await expect(search.gradYear.getByRole('option')).toHaveText(['Any year', ...spans]);
  await expect(search.country).toHaveAttribute('placeholder', 'e.g. US, MX, BR');
  await expect(search.minHeight).toBeVisible();
  await expect(search.maxHeight).toBeVisible();
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('filters are in the address: they can be kept, undone by the back button and cleared', async ({
  page,
  openBrowser,
}) => {
  await enterAs(page, demoPerson('coach'), '/search');
  const search = new SearchPage(page);
  await expect(search.cards).toHaveCount(50);
  await search.country.pressSequentially('us');
  await expect(search.country).toHaveValue('US');
  await expect(page, 'nothing is searched while one types').toHaveURL('/search');
  await search.apply.click();
  await expect(page).toHaveURL('/search?country=US');
  await expect(search.cards.filter({ has: page.getByText(/^(.+, )?US$/) })).toHaveCount(50);
  const everyone = await search.total();
  expect(everyone, 'more than one page of them').toBeGreaterThan(50);
  await expect(search.cards).toHaveCount(50);
  await search.loadMore.click();
  await expect(search.cards).toHaveCount(everyone);
  await expect(page.getByText(`That is all ${everyone} athletes.`)).toBeVisible();
  await expect(search.loadMore).toHaveCount(0);
  expect(new Set(await search.cards.getByRole('heading').allTextContents()).size).toBeGreaterThan(50);

  await search.position.selectOption('Center');
  await search.minHeight.fill('190');
  await search.maxHeight.fill('205');
  await search.apply.click();
  const narrowed = '/search?position=Center&country=US&min_height=190&max_height=205';
  await expect(page).toHaveURL(narrowed);
  await expect.poll(() => search.total()).toBeLessThan(everyone);
  const found = await search.total();
  await expect(search.cards).toHaveCount(found);
  expect(found).toBeGreaterThan(0);
  for (const card of await search.cards.all()) {
    await expect(card.getByRole('list', { name: 'Positions' })).toContainText('Center');
  }
  for (const height of await search.numbersOn(HEIGHT)) {
    expect(height).toBeGreaterThanOrEqual(190);
    expect(height).toBeLessThanOrEqual(205);
  }

  await page.goBack();
  await expect(page).toHaveURL('/search?country=US');
  await expect(search.position).toHaveValue('');
  await expect(search.minHeight).toHaveValue('');
  await expect(search.country).toHaveValue('US');
  await page.goForward();
  await expect(search.position).toHaveValue('Center');

  const bookmark = await openBrowser();
  await enterAs(bookmark, demoPerson('coach'), narrowed);
  const kept = new SearchPage(bookmark);
  await expect(kept.cards).toHaveCount(found);
  await expect(kept.position).toHaveValue('Center');
  await expect(kept.maxHeight).toHaveValue('205');

  await search.clear.click();
  await expect(page).toHaveURL('/search');
  for (const field of [
    search.position,
    search.gradYear,
    search.country,
    search.minHeight,
    search.maxHeight,
  ]) {
    await expect(field).toHaveValue('');
  }
  await expect(search.cards).toHaveCount(50);
});

test('on a phone the results are on the first screen, filters unfold, and the whole card leads to the profile', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await enterAs(page, demoPerson('coach'), '/search');
  const search = new SearchPage(page);
  await expect(search.cards).toHaveCount(50);
  await expect(search.name).toBeVisible();
  await expect(search.position).toBeHidden();
  expect((await search.cards.first().boundingBox())?.y, 'where the first card begins').toBeLessThan(640);
  const heights = await search.cards.evaluateAll((cards) => cards.map((card) => card.clientHeight));
  const middle = heights.toSorted((one, other) => one - other)[heights.length / 2];
  console.log(`360 px: 50 cards, half of them up to ${middle} px, the tallest ${Math.max(...heights)} px`);
  expect(middle, 'most cards').toBeLessThanOrEqual(260);
  expect(Math.max(...heights), 'one with news and looks of the staff').toBeLessThanOrEqual(310);

  await search.unfoldFilters();
  await search.position.selectOption('Center');
  await search.country.fill('US');
  await search.apply.click();
  await expect(page).toHaveURL('/search?position=Center&country=US');
  await expect(search.position, 'folded away again').toBeHidden();
  await expect(page.getByRole('button', { name: 'Search Filters (2)' })).toBeFocused();
  await expect(search.chips).toHaveCount(2);

  await search.unfoldFilters();
  await search.minHeight.fill('90');
  await search.unfoldFilters();
  await search.name.press('Enter');
  await expect(search.minHeight, 'what is wrong unfolds').toBeFocused();
  await search.clear.click();
  await expect(page).toHaveURL('/search');

  const first = search.cards.first();
  const name = await first.getByRole('heading').innerText();
  await first.click({ position: { x: 150, y: 24 } });
  await expect(new Shell(page).heading).toHaveText(name);
});

test('a profile opens from its card, the way back leads to the same place, and order and units can be chosen', async ({
  page,
}) => {
  await enterAs(page, demoPerson('coach'), '/search?country=US');
  const search = new SearchPage(page);
  await search.loadMore.click();
  // A page of cards is drawn in steps; the line at the end says how many there will be.
  const all = await page.getByText(/^(That is all \d+ athletes\.|[1-9]\d\d athletes shown)$/).innerText();
  await expect(search.cards).toHaveCount(Number(/\d+/.exec(all)));
  const last = search.cards.last();
  // What is out of sight is not laid out, and has no inner text then.
  const name = (await last.getByRole('heading').textContent()) ?? '';
  await last.getByRole('link', { name: `View Profile ${name}` }).click();
  await expect(page).toHaveURL(/\/athletes\/[0-9a-f-]{36}$/);
  await expect(new Shell(page).heading).toHaveText(name);
  await page.getByRole('link', { name: 'Back to search' }).click();
  await expect(page).toHaveURL('/search?country=US');
  await expect(last.getByRole('heading')).toHaveText(name);
  await expect(last).toBeInViewport();

  await expect(search.sort.getByRole('option')).toHaveText([
    'Graduation year, latest first',
    'Height, tallest first',
    'Last update, newest first',
  ]);
  await expect(search.sort).toHaveValue('grad_year');
  await search.sort.selectOption('Height, tallest first');
  await expect(page).toHaveURL('/search?country=US&sort=height');
  await expect
    .poll(async () => {
      const heights = await search.numbersOn(HEIGHT);
      return (
        heights.length > 1 && heights.every((cm, index) => index === 0 || cm <= (heights[index - 1] ?? 0))
      );
    })
    .toBe(true);
  await search.sort.selectOption('Last update, newest first');
  await expect(page).toHaveURL('/search?country=US&sort=updated');
  await expect(search.cards.first()).toBeVisible();
  await expect(search.cards.first(), 'as this browser is set up').toContainText(/\d′ [\d.]+″ \([\d.]+ cm\)/);
  await page.getByText('cm, kg', { exact: true }).click();
  await expect(search.cards.first()).not.toContainText('′');
  await page.reload();
  await expect(search.cards.first(), 'remembered in this browser').toContainText(HEIGHT);
  await expect(search.cards.first()).not.toContainText('′');
});

test('what cannot be searched for says so at its field; more filters find a name with typos in it, and only what is released and verified', async ({
  page,
}) => {
  await enterAs(page, demoPerson('coach'), '/search');
  const search = new SearchPage(page);
  await expect(search.moreFilters).toHaveAttribute('aria-expanded', 'false');
  await expect(search.name).toBeVisible();
  await expect(page.getByLabel('Minimum GPA')).toBeHidden();
  await search.moreFilters.click();
  await search.country.fill('u');
  await search.minHeight.fill('90');
  await search.maxHeight.fill('251');
  await page.getByLabel('Minimum GPA').fill('5.1');
  await search.apply.click();
  await expect(search.country).toHaveAccessibleDescription(
    'Choose a country from the list, or enter its two letters, such as US.',
  );
  await expect(search.country).toBeFocused();
  await expect(search.minHeight).toHaveAccessibleDescription(
    'Enter a value from 100 cm to 250 cm, for example 190 cm.',
  );
  await expect(search.maxHeight).toHaveAccessibleDescription(
    'Enter a value from 100 cm to 250 cm, for example 190 cm.',
  );
  await expect(page.getByLabel('Minimum GPA')).toHaveAccessibleDescription(/Enter a number from 0 to 5\./);
  await search.clear.click();
  await search.minHeight.fill('210');
  await search.maxHeight.fill('200');
  await search.apply.click();
  await expect(search.maxHeight).toHaveAccessibleDescription(/^This is below the minimum height\./);
  await expect(page).toHaveURL('/search');
  await search.clear.click();

  await search.name.fill('Avrey Caloway');
  await search.name.press('Enter');
  await expect(page).toHaveURL('/search?name=Avrey+Caloway');
  const avery = search.card('Avery Calloway');
  await expect(avery.getByRole('heading'), 'who was asked for is in sight').toBeInViewport();
  await expect(search.name, 'and the next name can be typed').toBeFocused();
  await expect(avery).toContainText('Class of');
  await expect(avery).toContainText('Point Guard');
  await expect(avery).toContainText('Self-reported');
  await expect(avery).toContainText('Dayton, United States');
  await expect(avery).toContainText('Fernhollow Academy');
  await expect(search.moreFilters).toHaveText('More filters');

  await search.clear.click();
  await page.getByLabel('Verified only').check();
  await search.apply.click();
  await expect(page).toHaveURL('/search?verified=true');
  await expect(search.cards.first()).toContainText('Verified');
  await expect(search.cards.filter({ hasText: 'Self-reported' })).toHaveCount(0);

  await search.clear.click();
  await page.getByLabel('Minimum GPA').fill('3.5');
  await page.getByLabel('Has video').check();
  await search.apply.click();
  await expect(page).toHaveURL('/search?min_gpa=3.5&has_video=true');
  await expect(search.cards.first()).toBeVisible();
  const clever = await search.total();
  expect(clever).toBeGreaterThan(0);
  await page.getByLabel('Dominant Hand').selectOption('Right');
  await page.getByLabel('Updated since').fill('2020-01-01');
  await search.apply.click();
  await expect(page).toHaveURL(/dominant_hand=right&updated_since=2020-01-01/);
  expect(await search.total()).toBeLessThanOrEqual(clever);
  await expect(search.moreFilters).toHaveText('More filters (4)');
  // Nobody can have been updated after the last day there is.
  await page.getByLabel('Updated since').fill('2099-12-31');
  await search.apply.click();
  await expect(page.getByText('No athletes found matching your criteria.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear all filters' }).click();
  await expect(page).toHaveURL('/search');
  await expect(search.cards).toHaveCount(50);
});

test('until the institution is verified a coach finds public athletes only, as families do; a search that fails can be tried again', async ({
  page,
  openBrowser,
}) => {
  await enterAs(page, NEW_COACH, '/search');
  const search = new SearchPage(page);
  await expect(page.getByText('Your institution is not verified yet')).toBeVisible();
  await expect(page.getByText(/of 50 complete profiles left this month/)).toBeVisible();
  // Other journeys make athletes public meanwhile, but not in this country.
  await search.country.fill('US');
  await search.apply.click();
  await expect(page).toHaveURL('/search?country=US');
  const found = await search.total();
  await page.goto('/search?name=Avery+Calloway');
  await expect(page.getByText('No athletes found matching your criteria.')).toBeVisible();

  const family = await openBrowser();
  await enterAs(family, await join(page.request));
  await family.route('**/api/athletes?*', (route) => route.fulfill({ status: 500, body: 'broken' }));
  await expect(new Shell(family).navigation.getByRole('link', { name: 'Search Athletes' })).toHaveCount(0);
  await family.goto('/search');
  await expect(new Shell(family).message('Failed to load athletes')).toBeVisible();
  await family.unroute('**/api/athletes?*');
  await family.getByRole('button', { name: 'Try again' }).click();
  const shown = new SearchPage(family);
  await expect(shown.cards).toHaveCount(50);
  await expect(family.getByText('Your institution is not verified yet')).toHaveCount(0);
  await expect(family.getByText(/complete profiles left/)).toHaveCount(0);
  await expect(
    family.getByRole('link', { name: 'Check what a coach sees of your athlete' }),
    'the page is made for coaches, and says where a family looks',
  ).toHaveAttribute('href', '/dashboard/athletes');
  await shown.country.fill('US');
  await shown.apply.click();
  await expect(family).toHaveURL('/search?country=US');
  expect(await shown.total(), 'a guardian finds public athletes too').toBe(found);
});
