/** /dashboard/alerts: a staff keeps searches, and opens them again with what is new. */
import { findBarriers, ON_A_PHONE } from '../checks/accessibility.ts';
import { bornYearsAgo, buildAthlete } from '../people/athletes.ts';
import { endTrial } from '../people/coaches.ts';
import { demoPerson, enterAs, join } from '../people/people.ts';
import { Shell } from '../pages/shell.ts';
import { expect, test } from '../product/journey.ts';

/** Of no other journey: an adult, so that nothing but the switch decides who is listed. */
const COUNTRY = 'AD';
const listed = (name: string) => ({
  name,
  profile: {
    country_code: COUNTRY,
    birthdate: bornYearsAgo(19),
    primary_position: 'Center' as const,
    height_cm: 209,
    grad_year: 2027,
    visibility: 'public' as const,
  },
});

for (const width of [360, 1440]) {
  test(`a coach saves a search, comes back to what is new, renames it and takes back a deletion (${width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const coach = await join(page.request, { role: 'coach' });
    await enterAs(page, coach, `/search?country=${COUNTRY}&position=Center`);
    await page.getByRole('button', { name: 'Save this search' }).click();
    const dialog = page.getByRole('dialog', { name: 'Save this search' });
    await expect(dialog).toContainText('Position: Center · Country: AD');
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(dialog.getByText('Enter a name of up to 80 characters.')).toBeVisible();
    const name = `Pyrenees ${width}`;
    await dialog.getByLabel('Name').fill(name);
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('button', { name: 'Show saved searches' }).click();
    await expect(new Shell(page).heading).toHaveText('Saved Searches');
    const item = page.getByRole('article', { name });
    await expect(item).toContainText('Position: Center');

    await item.getByRole('link', { name: /^See what's new/ }).click();
    await expect(new Shell(page).heading).toHaveText(name);
    await expect(page.getByRole('link', { name: 'All results' })).toBeVisible();

    const newcomer = `Arinsal Number${width}`;
    await buildAthlete(page.request, listed(newcomer));
    await page.getByRole('link', { name: 'All saved searches' }).click();
    await expect(item).toContainText(/athletes? with news/);
    await item.getByRole('link', { name: /^See what's new/ }).click();
    const card = page.getByRole('article', { name: 'Arinsal N.' });
    await expect(card.first()).toBeVisible();
    await expect(page.getByText('New in search').first()).toBeVisible();
    expect(await findBarriers(page, 'what is new in a saved search')).toEqual([]);
    await page.setViewportSize({ width, height: 900 });

    await page.getByRole('link', { name: 'All saved searches' }).click();
    await item.getByRole('button', { name: `Actions for ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Rename' }).click();
    const renaming = page.getByRole('dialog', { name: 'Rename' });
    await renaming.getByLabel('Name').fill(`Andorra ${width}`);
    await renaming.getByRole('button', { name: 'Save', exact: true }).click();
    const renamed = page.getByRole('article', { name: `Andorra ${width}` });
    await expect(renamed).toBeVisible();

    await renamed.getByRole('button', { name: /^Actions for/ }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect(renamed).toBeHidden();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(renamed).toBeVisible();
  });
}

test('when the plan has ended, saved searches are kept and locked, and the page says what to do', async ({
  page,
}) => {
  const coach = await join(page.request, { role: 'coach' });
  await enterAs(page, coach, '/dashboard/alerts');
  await expect(page.getByText('No saved searches yet')).toBeVisible();
  expect(await findBarriers(page, 'no saved searches', ON_A_PHONE)).toEqual([]);
  await page.goto('/search?position=Center');
  await page.getByRole('button', { name: 'Save this search' }).click();
  await page.getByLabel('Name', { exact: true }).last().fill('Centers');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Show saved searches' }).click();
  await expect(page.getByRole('article', { name: 'Centers' })).toBeVisible();
  expect(await findBarriers(page, 'saved searches')).toEqual([]);
  await endTrial(coach);
  await page.reload();
  await expect(page.getByText('Your saved searches are kept, and open again')).toBeVisible();
  await expect(page.getByRole('article', { name: 'Centers' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^See what's new/ })).toBeHidden();
  expect(await findBarriers(page, 'locked searches', ON_A_PHONE)).toEqual([]);
});

test('saved searches are in the side navigation of coaches, and of nobody else', async ({ page }) => {
  await enterAs(page, demoPerson('coach'));
  await expect(
    new Shell(page).navigation.getByRole('link', { name: 'Saved Searches', exact: true }),
  ).toBeVisible();
  await enterAs(page, demoPerson('guardian'), '/dashboard/alerts');
  await expect(page.getByText('Saved searches are for coaches')).toBeVisible();
});
