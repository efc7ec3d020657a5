/** /search as a professional works in it: a table, with columns of one's own. */
import { findBarriers, ON_A_DESK, ON_A_PHONE } from '../checks/accessibility.ts';
import { bornYearsAgo, buildAthlete, QUIET_COUNTRY } from '../people/athletes.ts';
import { payForPro, shareDesk, verifiedCoach } from '../people/coaches.ts';
import { callerOf, enterAs, join } from '../people/people.ts';
import { SearchPage } from '../pages/search-page.ts';
import { expect, test } from '../product/journey.ts';

test('results show as a table, sorted and with columns of the coach’s own, which follow to another browser', async ({
  page,
  openBrowser,
}) => {
  const { person } = await verifiedCoach(page.request, { name: 'Ines Tabular' });
  await enterAs(page, person, '/search?country=US');
  const search = new SearchPage(page);
  await expect(search.cards, 'cards are the default').toHaveCount(50);
  await search.show('Table');
  await expect(page).toHaveURL('/search?country=US&view=table');
  await expect(search.rows).toHaveCount(50);
  await expect(search.cards).toHaveCount(0);
  const heads = search.table.getByRole('columnheader');
  await expect(heads).toHaveText([
    'Name',
    'Your staff',
    'Class',
    'Position',
    'Height',
    'Country',
    'City',
    'School',
  ]);
  await expect(heads.nth(2)).toHaveAttribute('aria-sort', 'descending');

  await heads.getByRole('button', { name: 'Height' }).click();
  await expect(page).toHaveURL('/search?country=US&sort=height&view=table');
  await expect(heads.nth(4)).toHaveAttribute('aria-sort', 'descending');
  await expect
    .poll(async () => {
      const heights = (await search.rows.allInnerTexts()).map((text) =>
        Number(/([\d.]+) cm/.exec(text)?.[1]),
      );
      return heights.length > 1 && heights.every((cm, n) => n === 0 || cm <= (heights[n - 1] ?? 0));
    })
    .toBe(true);

  await page.getByRole('button', { name: 'Columns', exact: true }).click();
  const menu = page.getByRole('dialog', { name: 'Columns of the table' });
  await menu.getByRole('checkbox', { name: 'City' }).uncheck();
  for (const _ of ['past Position', 'past Class', 'past Your staff']) {
    await menu.getByRole('button', { name: 'Move Height left' }).press('Enter');
  }
  await expect(heads).toHaveText(['Name', 'Height', 'Your staff', 'Class', 'Position', 'Country', 'School']);
  await expect(menu.getByRole('button', { name: 'Move Height right' }), 'keeps the focus').toBeFocused();
  await page.keyboard.press('Escape');

  const elsewhere = await openBrowser();
  await enterAs(elsewhere, person, '/search?country=US');
  const there = new SearchPage(elsewhere);
  await expect(there.table.getByRole('columnheader')).toHaveText([
    'Name',
    'Height',
    'Your staff',
    'Class',
    'Position',
    'Country',
    'School',
  ]);
  await elsewhere.setViewportSize({ width: 360, height: 800 });
  await expect(there.cards, 'a phone shows cards').toHaveCount(50);
  await elsewhere.goto('/search?country=US&view=table');
  await expect(there.rows, 'unless the address says otherwise').toHaveCount(50);

  await search.loadMore.click();
  await expect.poll(() => search.rows.count()).toBeGreaterThan(50);
  const link = search.rows.nth(3).getByRole('link');
  const name = await link.innerText();
  await link.click();
  const panel = page.getByRole('dialog', { name: 'Athlete' });
  await panel.getByRole('link', { name: 'Open the whole page' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await page.getByRole('link', { name: 'Back to search' }).click();
  await expect(page).toHaveURL('/search?country=US&sort=height&view=table');
  await expect(search.rows.nth(3).getByRole('link')).toHaveText(name);
});

test('filters in use are taken off one by one, and focus stays with them', async ({ page }) => {
  const { person } = await verifiedCoach(page.request, { name: 'Otto Chipper' });
  await enterAs(page, person, '/search?position=Center&country=US&min_height=190&verified=true&sort=height');
  const search = new SearchPage(page);
  await expect(search.chips).toHaveText([
    /Position: Center/,
    /Country: United States/,
    // As people in the United States read it, where this browser is set up for.
    /Min Height: 6′ 3″/,
    /Verified only/,
  ]);
  await search.chips.nth(1).press('Enter');
  await expect(page).toHaveURL('/search?position=Center&min_height=190&verified=true&sort=height');
  await expect(search.country).toHaveValue('');
  await expect(search.chips.nth(1)).toHaveText(/Min Height/);
  await expect(search.chips.nth(1)).toBeFocused();
  await search.chips.nth(2).click();
  await search.chips.nth(1).click();
  await search.chips.nth(0).click();
  await expect(page).toHaveURL('/search?sort=height');
  await expect(search.chips).toHaveCount(0);
  await page.goBack();
  await expect(search.chips).toHaveText([/Position: Center/]);
});

test('the table is worked through by keys: move, open beside the results, pick, add to a list', async ({
  page,
}) => {
  const { person } = await verifiedCoach(page.request, { name: 'Kay Keys' });
  await enterAs(page, person, '/search?country=US&view=table');
  const search = new SearchPage(page);
  await expect(search.rows).toHaveCount(50);
  const names = search.rows.getByRole('link');
  await page.keyboard.press('j');
  await expect(names.nth(0)).toBeFocused();
  await page.keyboard.press('j');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('k');
  await expect(names.nth(1)).toBeFocused();
  await expect(names.nth(1)).toHaveAttribute('tabindex', '0');
  await expect(names.nth(0), 'one row is reached by Tab').toHaveAttribute('tabindex', '-1');

  const [, name = '', nextName = ''] = await names.allInnerTexts();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Athlete' });
  await expect(panel.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(panel.getByText(/complete profiles left|without limit/)).toBeVisible();
  await expect(page).toHaveURL('/search?country=US&view=table');
  await page.keyboard.press('j');
  const heading = panel.getByRole('heading', { level: 1 });
  await page.keyboard.press(']');
  await expect(heading).toHaveText(nextName);
  await panel.getByRole('button', { name: 'Previous athlete' }).click();
  await expect(heading).toHaveText(name);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(names.nth(1), 'the row gets the focus back').toBeFocused();

  const said = page.getByRole('region', { name: 'Results' }).getByRole('status');
  await page.keyboard.press('x');
  await expect(said.filter({ hasText: '1 picked' })).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press(' ');
  await expect(said.filter({ hasText: '2 picked' })).toBeVisible();
  const boxes = search.rows.getByRole('checkbox');
  await boxes.nth(5).click({ modifiers: ['Shift'] });
  await expect(said.filter({ hasText: '5 picked' })).toBeVisible();
  for (const n of [1, 2, 3, 4, 5]) await expect(boxes.nth(n)).toBeChecked();

  await page.keyboard.press('l');
  await page.getByRole('menuitem', { name: 'New list' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Keys of the table');
  await dialog.getByRole('button', { name: /create|save/i }).click();
  await expect(page.getByText('5 athletes added to “Keys of the table”')).toBeVisible();

  await page.getByRole('button', { name: 'Clear picks' }).click();
  await expect(said.filter({ hasText: 'Nobody picked' })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Pick all on this page' }).check({ force: true });
  await expect(said.filter({ hasText: '50 picked' })).toBeVisible();

  await names.nth(0).focus();
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keys for the table' });
  await expect(keys).toContainText('Pick the athlete');
  await keys.getByRole('switch', { name: 'Use these keys' }).uncheck({ force: true });
  await page.keyboard.press('Escape');
  await names.nth(0).focus();
  await page.keyboard.press('j');
  await expect(names.nth(0), 'keys that are off do nothing').toBeFocused();
  await expect(names.nth(7)).toHaveAttribute('tabindex', '0');
});

test('a row says who of the staff looked, what is new since and which list it is on, and filters ask for it', async ({
  page,
}) => {
  const { person } = await verifiedCoach(page.request, { name: 'Marta Marks' });
  const colleague = (await verifiedCoach(page.request, { name: 'Colm Colleague' })).person;
  await payForPro(person);
  await shareDesk(person, colleague);
  const athlete = await buildAthlete(page.request, {
    name: 'Zephyrine Marked',
    profile: { country_code: QUIET_COUNTRY, birthdate: bornYearsAgo(20), visibility: 'public' },
  });
  await (
    await callerOf(page.request, colleague)
  )('POST', `/api/athletes/${athlete.id}/open`);
  const here = `/search?country=${QUIET_COUNTRY}&name=Zephyrine`;
  await enterAs(page, person, `${here}&view=table`);
  const search = new SearchPage(page);
  const row = search.rows.and(page.locator(`[data-athlete-id="${athlete.id}"]`));
  await expect(row).toContainText('Colm Colleague looked');
  await row.getByRole('link').first().click();
  await expect(page.getByRole('dialog').getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(row).toContainText('You looked');
  await expect(row).not.toContainText('New:');

  const video = {
    title: 'Fresh tape',
    url: 'https://vimeo.com/76979871',
    provider: 'vimeo',
    is_public: true,
  };
  await (
    await callerOf(page.request, athlete.person)
  )('POST', '/api/profile/videos', video);
  await page.reload();
  await expect(row).toContainText('New: video');
  await page.getByRole('button', { name: 'More filters' }).click();
  await page.getByRole('checkbox', { name: 'New since my last visit' }).check({ force: true });
  await search.apply.click();
  await expect(page).toHaveURL(`${here}&news=true&view=table`);
  await expect(search.rows).toHaveCount(1);

  await row.getByRole('checkbox').check({ force: true });
  await page.getByRole('button', { name: 'Add to list' }).click();
  await page.getByRole('menuitem', { name: 'New list' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Marked ones');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /create|save/i })
    .click();
  await expect(row.getByRole('link', { name: 'Marked ones' })).toBeVisible();

  await search.chips.filter({ hasText: 'New since my last visit' }).click();
  await expect(search.chips).toHaveCount(2);
  // By key: the word about the list may lie on top of it.
  await page.getByRole('checkbox', { name: 'Not on my lists' }).press(' ');
  await search.apply.click();
  await expect(page).toHaveURL(`${here}&unlisted=true&view=table`);
  await expect(search.chips.filter({ hasText: 'Not on my lists' })).toBeVisible();
  await expect(row).toBeHidden();
  await search.chips.filter({ hasText: 'Not on my lists' }).click();
  await expect(row).toBeVisible();

  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(here);
  const card = search.cards.filter({ has: page.locator(`a[href$="${athlete.id}"]`) });
  await expect(card).toContainText('New: video');
  await expect(card).toContainText('Marked ones');
});

test('people without lists move and open by keys, and pick nobody', async ({ page }) => {
  await enterAs(page, await join(page.request), '/search?view=table');
  const search = new SearchPage(page);
  await expect(search.rows.first()).toBeVisible();
  await expect(search.table.getByRole('checkbox')).toHaveCount(0);
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Athlete' })).toBeVisible();
});

test.describe('without barriers', () => {
  // Several looks at one page.
  test.describe.configure({ timeout: 120_000 });
  test('the table and its columns (pt-BR)', async ({ page }) => {
    const { person } = await verifiedCoach(page.request, { name: 'Bia Tabela', locale: 'pt-BR' });
    await enterAs(page, person, '/search?country=US&verified=true&view=table');
    await expect(page.getByRole('table')).toBeVisible();
    const found = await findBarriers(page, 'the table of /search in pt-BR');
    await page.getByRole('button', { name: 'Colunas', exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    found.push(...(await findBarriers(page, 'the columns of the table', ON_A_DESK)));
    await page.keyboard.press('Escape');
    await page.getByRole('table').getByRole('link').nth(1).click();
    await expect(page.getByRole('dialog').getByRole('heading', { level: 1 })).toBeVisible();
    found.push(...(await findBarriers(page, 'an athlete beside the table', ON_A_PHONE)));
    expect(found).toEqual([]);
  });
});

test('on a phone the table is one of the tools that unfold, and cards come back', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  // What is chosen stays with the account, so it is not the coach of the demo data, whom other journeys share.
  const { person } = await verifiedCoach(page.request, { name: 'Tom Pocket' });
  await enterAs(page, person, '/search');
  const search = new SearchPage(page);
  await expect(search.cards.first()).toBeVisible();
  await search.unfoldTools();
  await search.show('Table');
  await expect(search.rows.first()).toBeVisible();
  await search.show('Cards');
  await expect(search.cards.first()).toBeVisible();
});
