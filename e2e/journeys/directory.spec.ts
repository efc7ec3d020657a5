/** /dashboard/directory: a director finds the people of the region, and only of the region; taking them along is logged. */
import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { findBarriers, ON_A_PHONE } from '../checks/accessibility.ts';
import { buildAthlete } from '../people/athletes.ts';
import { approvedDirector } from '../people/directors.ts';
import { expect, test } from '../product/journey.ts';
import { DirectoryPage } from '../pages/directory-page.ts';
import { Shell } from '../pages/shell.ts';
import { demoPerson, enterAs, join, userOf } from '../people/people.ts';
import { askDatabase } from '../product/product.ts';

/** Where no other journey has people, and where nobody has any. */
const HOME = 'FO';
const EMPTY = 'KI';

test('athletes and institutions are searched, filtered and exported by their own director only', async ({
  page,
  openBrowser,
}) => {
  const plan = (name: string, grad_year: number) => ({
    name,
    profile: { country_code: HOME, grad_year, school_name: 'Tórshavn Skúli' },
  });
  const { person: jogvan } = await buildAthlete(page.request, plan('Jógvan Restorff', 2027));
  await buildAthlete(page.request, plan('Marin Joensen', 2028));
  await askDatabase(
    z.unknown(),
    `insert into institutions (name, kind, country_code, status) values
      ('Norðoyar Club', 'club', $1, 'verified'), ('Vágar School', 'school', $1, 'unverified')`,
    [HOME],
  );
  const director = await approvedDirector(page.request, { name: 'Eyð Hansen', countries: [HOME] });
  await enterAs(page, director, '/dashboard/directory');
  const directory = new DirectoryPage(page);
  const athletes = directory.entries('Athletes');
  await expect(athletes).toHaveCount(2);
  await expect(athletes.first()).toContainText('Class of 2027 · Tórshavn Skúli');
  await expect(athletes.first()).toContainText('Not verified');
  await expect(athletes.first()).toContainText(/Active \w+/);

  await directory.name.fill('restorff');
  await directory.search.click();
  await expect(athletes).toHaveCount(1);
  await expect(athletes).toContainText('Jógvan R.');
  await directory.filter('Class', '2028');
  await expect(page.getByText('Nothing matches these filters')).toBeVisible();
  await expect(page).toHaveURL('/dashboard/directory?search=restorff&grad_year=2028');
  await page.reload();
  await expect(directory.name).toHaveValue('restorff');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(athletes).toHaveCount(2);
  await directory.coverage.getByRole('button', { name: '1 athlete, 0 with a badge' }).first().click();
  await expect(page).toHaveURL(`/dashboard/directory?country_code=${HOME}&grad_year=2027`);
  await expect(athletes).toHaveCount(1);

  const download = page.waitForEvent('download');
  await directory.export.click();
  const question = page.getByRole('alertdialog', { name: 'Export athletes?' });
  await expect(question).toContainText('families read in their log that you looked');
  await question.getByRole('button', { name: 'Export' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^faircourt-athletes-\d{4}-\d{2}-\d{2}\.csv$/);
  const table = await readFile(await file.path(), 'utf8');
  expect(table).toContain('Jógvan Restorff');
  expect(table).not.toContain('Marin Joensen');
  await expect(new Shell(page).message('the export is in the log')).toBeVisible();
  const looks = await askDatabase(
    z.object({ name: z.string() }),
    `select viewer.name from profile_views v join users viewer on viewer.id = v.viewer_user_id
      join athletes a on a.id = v.athlete_id where a.user_id = ${userOf('$1')}`,
    [jogvan.email],
  );
  expect(looks).toEqual([{ name: 'Eyð Hansen' }]);

  await directory.show('Institutions');
  await expect(directory.entries('Institutions')).toHaveCount(2);
  await directory.filter('Kind', 'Club');
  await expect(directory.entries('Institutions')).toHaveCount(1);
  await expect(directory.entries('Institutions')).toContainText(/Norðoyar Club.*no coaches.*Verified/s);

  const abroad = await openBrowser();
  await enterAs(
    abroad,
    await approvedDirector(page.request, { countries: [EMPTY] }),
    `/dashboard/directory?country_code=${HOME}`,
  );
  await expect(abroad.getByText('Nothing matches these filters')).toBeVisible();
  await abroad.goto('/dashboard/directory');
  await expect(abroad.getByText('Nobody here yet')).toBeVisible();
});

test('directors at work meet no barriers, and everyone else reads why the page is closed to them', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const found: string[] = [];
  const refused = page.getByText('This page is for regional directors');
  await enterAs(page, demoPerson('coach'), '/dashboard/content');
  await expect(refused).toBeVisible();
  await expect(page.getByText(/^Directors write here for their region/)).toBeVisible();
  const pending = await join(page.request, { role: 'regional_director' });
  const waits = page.getByText('Your account is waiting for approval');
  await enterAs(page, pending, '/dashboard/content/new');
  await expect(waits).toBeVisible();
  await page.goto('/dashboard/directory');
  await expect(waits).toBeVisible();
  await expect(page.getByText('This opens once an admin has approved your account')).toBeVisible();
  found.push(...(await findBarriers(page, 'a page for directors only', ON_A_PHONE)));

  const director = await approvedDirector(page.request, { countries: ['MX'], locale: 'pt-BR' });
  await enterAs(page, director, '/dashboard/directory');
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'México' }).first()).toBeVisible();
  found.push(...(await findBarriers(page, 'the directory')));
  await page.goto('/dashboard/content/new');
  await page.getByLabel('Título', { exact: true }).fill('Regras novas');
  await page
    .getByLabel('Texto', { exact: true })
    .fill('## Datas\n\n- [FIBA](https://www.fiba.basketball)\n\n> Leia tudo.');
  await page.getByLabel('País', { exact: true }).selectOption('MX');
  await page.getByRole('button', { name: 'Salvar rascunho' }).click();
  await expect(page.getByRole('region', { name: 'Versões' })).toBeVisible();
  found.push(...(await findBarriers(page, 'writing a post')));
  await page.goto('/dashboard/content');
  await expect(page.getByRole('link', { name: 'Regras novas' }).first()).toBeVisible();
  found.push(...(await findBarriers(page, 'the list of posts')));
  expect(found).toEqual([]);
});
