/** /search as a professional works in it: a table, with columns of one's own. */
import { findBarriers, ON_A_DESK, ON_A_PHONE } from '../checks/accessibility.ts';
import { verifiedCoach } from '../people/coaches.ts';
import { enterAs } from '../people/people.ts';
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
  await expect(heads).toHaveText(['Name', 'Class', 'Position', 'Height', 'Country', 'City', 'School']);
  await expect(heads.nth(1)).toHaveAttribute('aria-sort', 'descending');

  await heads.getByRole('button', { name: 'Height' }).click();
  await expect(page).toHaveURL('/search?country=US&sort=height&view=table');
  await expect(heads.nth(3)).toHaveAttribute('aria-sort', 'descending');
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
  await menu.getByRole('button', { name: 'Move Height left' }).press('Enter');
  await menu.getByRole('button', { name: 'Move Height left' }).press('Enter');
  await expect(heads).toHaveText(['Name', 'Height', 'Class', 'Position', 'Country', 'School']);
  await expect(menu.getByRole('button', { name: 'Move Height right' }), 'keeps the focus').toBeFocused();
  await page.keyboard.press('Escape');

  const elsewhere = await openBrowser();
  await enterAs(elsewhere, person, '/search?country=US');
  const there = new SearchPage(elsewhere);
  await expect(there.table.getByRole('columnheader')).toHaveText([
    'Name',
    'Height',
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
    /Country: US/,
    /Min Height \(cm\): 190/,
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
    found.push(...(await findBarriers(page, 'the columns of the table', [...ON_A_PHONE, ...ON_A_DESK])));
    expect(found).toEqual([]);
  });
});
