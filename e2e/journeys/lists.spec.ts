/** Recruiting lists: filled from search and from a profile, worked through, and emptied of what a family withdraws. */
import { randomUUID } from 'node:crypto';
import { findBarriers, lookOver } from '../checks/accessibility.ts';
import { ListsPage } from '../pages/lists-page.ts';
import { Shell } from '../pages/shell.ts';
import { bornYearsAgo, buildAthlete, publicAthletes, type BuiltAthlete } from '../people/athletes.ts';
import { endTrial, shareDesk, verifiedCoach } from '../people/coaches.ts';
import { callerOf, enterAs, type Person } from '../people/people.ts';
import { expect, test } from '../product/journey.ts';
import type { APIRequestContext } from '@playwright/test';
import { z } from 'zod';

const SIZES = { 'a desk': { width: 1440, height: 900 }, 'a phone': { width: 360, height: 760 } } as const;

/** An adult, so that nothing but the switch decides; of a name that nobody else has. */
async function publicAthlete(
  request: APIRequestContext,
  profile: { birthdate?: string; grad_year?: number } = {},
): Promise<BuiltAthlete & { name: string }> {
  const name = `Noor ${randomUUID().slice(0, 6).replaceAll(/\d/gu, 'x')}`;
  const built = await buildAthlete(request, {
    name,
    profile: {
      birthdate: bornYearsAgo(19),
      primary_position: 'Center',
      height_cm: 204,
      visibility: 'public',
      ...profile,
    },
  });
  // The identity is not released: first name and initial.
  return { ...built, name: `Noor ${name[5]?.toUpperCase()}.` };
}

async function listOf(request: APIRequestContext, coach: Person, athleteIds: string[]): Promise<string> {
  const call = await callerOf(request, coach);
  const { id } = z
    .object({ id: z.uuid() })
    .parse(await call('POST', '/api/lists', { name: 'Bigs', is_shared: true }));
  if (athleteIds.length > 0) await call('POST', `/api/lists/${id}/entries`, { athlete_ids: athleteIds });
  return id;
}

for (const [where, viewport] of Object.entries(SIZES)) {
  test(`on ${where} a coach starts a list from search, moves an athlete on, removes and takes it back`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const { person } = await verifiedCoach(page.request);
    const athlete = await publicAthlete(page.request);
    const lists = new ListsPage(page);
    const shell = new Shell(page);
    await enterAs(page, person, '/search?country=IS&name=Noor');
    const card = page.getByRole('article').filter({ has: page.locator(`a[href="/athletes/${athlete.id}"]`) });
    await card.getByRole('button', { name: 'Add to list' }).click();
    await page.getByRole('menuitem', { name: 'New list' }).click();
    await lists.make('Bigs of next year', 'Rim protection first');
    await expect(shell.message(`${athlete.name} is on “Bigs of next year”`)).toBeVisible();

    await page.goto('/dashboard/lists');
    await expect(shell.heading).toHaveText('Recruiting Lists');
    await expect(page.getByText('1 athlete')).toBeVisible();
    await lists.list('Bigs of next year').click();
    await expect(shell.heading).toHaveText('Bigs of next year');
    await expect(page.getByText('Rim protection first')).toBeVisible();
    await lists.showTable();
    await lists.stageOf(athlete.name).selectOption('Evaluating');
    await expect(shell.message(`${athlete.name} moved to Evaluating`)).toBeVisible();
    await lists.undo('moved to Evaluating').click();
    await expect(lists.stageOf(athlete.name).locator('option:checked')).toHaveText('Watching');

    await page.getByRole('button', { name: `Remove ${athlete.name} from this list` }).click();
    await expect(page.getByText('Nobody is on this list yet')).toBeVisible();
    await lists.undo('was removed').click();
    await expect(lists.row(athlete.name)).toBeVisible();

    await lists.row(athlete.name).getByRole('link', { name: athlete.name }).click();
    await expect(page).toHaveURL(`/athletes/${athlete.id}`);
    await page.getByRole('button', { name: 'Add to list' }).click();
    await expect(page.getByRole('menuitemcheckbox', { name: 'Bigs of next year' })).toBeChecked();
  });
}

test('an athlete who goes private is no longer shown on the list', async ({ page }) => {
  const { person } = await verifiedCoach(page.request);
  const athlete = await publicAthlete(page.request);
  const id = await listOf(page.request, person, [athlete.id]);
  await enterAs(page, person, `/dashboard/lists/${id}?view=table`);
  const lists = new ListsPage(page);
  await expect(lists.row(athlete.name)).toBeVisible();
  const call = await callerOf(page.request, athlete.person);
  await call('PUT', '/api/profile', { birthdate: bornYearsAgo(19), visibility: 'private' });
  await page.reload();
  await expect(lists.row('No longer shown to you')).toBeVisible();
  await expect(page.locator('main')).not.toContainText('Noor');
  await expect(page.locator('main')).not.toContainText('Center');
  await expect(page.locator(`a[href*="${athlete.id}"]`)).toHaveCount(0);
});

test('a list is renamed, archived and restored; without a plan it is locked and says so', async ({
  page,
}) => {
  const { person } = await verifiedCoach(page.request);
  await listOf(page.request, person, []);
  await enterAs(page, person, '/dashboard/lists');
  const lists = new ListsPage(page);
  const shell = new Shell(page);
  await page.getByRole('button', { name: 'Actions for “Bigs”' }).click();
  await page.getByRole('menuitem', { name: 'Edit list' }).click();
  await lists.dialog.getByLabel('Name').fill('');
  await lists.dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(lists.dialog.getByText('Give the list a name.')).toBeVisible();
  await lists.dialog.getByLabel('Name').fill('Wings');
  await lists.dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(lists.list('Wings')).toBeVisible();
  await page.getByRole('button', { name: 'Actions for “Wings”' }).click();
  await page.getByRole('menuitem', { name: 'Archive' }).click();
  await expect(page.getByText('1 archived list')).toBeVisible();
  await lists.undo('Archived “Wings”').click();
  await expect(lists.list('Wings')).toBeVisible();
  await endTrial(person);
  await page.reload();
  await expect(page.getByText('Your lists are locked')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Wings' })).toBeVisible();
  await expect(lists.list('Wings')).toHaveCount(0);
  await expect(shell.navigation.getByRole('link', { name: 'Lists' })).toBeVisible();
});

test('on the board an athlete moves by drag and by the arrow keys, and a colleague sees it without reloading', async ({
  page,
  openBrowser,
}) => {
  const { person } = await verifiedCoach(page.request);
  const { person: colleague } = await verifiedCoach(page.request, { name: 'Uma Quarry' });
  await shareDesk(person, colleague);
  const athlete = await publicAthlete(page.request);
  const [other = ''] = await publicAthletes(1);
  const id = await listOf(page.request, person, [athlete.id, other]);
  await enterAs(page, person, `/dashboard/lists/${id}`);
  const lists = new ListsPage(page);
  await expect(lists.stage('Watching').getByRole('listitem')).toHaveCount(2);
  const elsewhere = await openBrowser();
  await enterAs(elsewhere, colleague, `/dashboard/lists/${id}`);
  const seen = new ListsPage(elsewhere);
  await expect(seen.stage('Watching').getByRole('listitem')).toHaveCount(2);

  await lists
    .stage('Watching')
    .getByRole('listitem')
    .filter({ hasText: athlete.name })
    .dragTo(lists.stage('Contacted'));
  await expect(lists.stage('Contacted')).toContainText(athlete.name);
  await expect(seen.stage('Contacted')).toContainText(athlete.name);

  const handle = page.getByRole('button', { name: `Move ${athlete.name}` });
  await handle.focus();
  await page.keyboard.press('ArrowRight');
  await expect(lists.stage('Visit')).toContainText(athlete.name);
  await expect(handle).toBeFocused();
  await expect(seen.stage('Visit')).toContainText(athlete.name);
  await lists.undo('moved to Visit').click();
  await expect(seen.stage('Contacted')).toContainText(athlete.name);
});

test('on a phone an athlete moves by the menu, and a staff calls its stages as it likes', async ({
  page,
}) => {
  await page.setViewportSize(SIZES['a phone']);
  const { person } = await verifiedCoach(page.request);
  const athlete = await publicAthlete(page.request);
  const id = await listOf(page.request, person, [athlete.id]);
  await enterAs(page, person, `/dashboard/lists/${id}`);
  const lists = new ListsPage(page);
  const board = page.getByRole('region', { name: /^Stages of / });
  await expect(board, 'its side shows that there are more stages').toHaveAttribute('data-more', 'end');
  await board.evaluate((box) => box.scrollTo({ left: box.scrollWidth }));
  await expect(board).toHaveAttribute('data-more', 'start');
  await page.getByRole('button', { name: `Actions for ${athlete.name}` }).click();
  await page.getByRole('menuitemradio', { name: 'Offered' }).click();
  await expect(lists.stage('Offered')).toContainText(athlete.name);

  await page.getByRole('button', { name: 'Edit stages' }).click();
  await expect(lists.dialog.getByRole('button', { name: 'Delete Offered' })).toBeDisabled();
  await lists.dialog.getByLabel('Name of stage 1').fill('On film');
  await lists.dialog.getByRole('button', { name: 'Delete Visit' }).click();
  await lists.dialog.getByRole('button', { name: 'Add a stage' }).click();
  await lists.dialog.getByLabel('Name of stage 7').fill('Signed');
  await lists.dialog.getByRole('button', { name: 'Save stages' }).click();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    /^On film/,
    /^Evaluating/,
    /^Contacted/,
    /^Offered/,
    /^Committed/,
    /^Closed/,
    /^Signed/,
  ]);
});

for (const [where, viewport] of Object.entries(SIZES)) {
  test(`on ${where} a staff keeps notes, tags, a rating and a next step, which says so in a quiet period`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const { person } = await verifiedCoach(page.request, { division: 'ncaa_d1' });
    // In the second year of high school: nobody of Division I writes to them before the next September.
    const year = new Date().getUTCFullYear();
    const athlete = await publicAthlete(page.request, {
      birthdate: bornYearsAgo(16),
      grad_year: year + 3,
    });
    const id = await listOf(page.request, person, [athlete.id]);
    await enterAs(page, person, `/dashboard/lists/${id}`);
    const lists = new ListsPage(page);
    await page.getByRole('button', { name: `Notes and rating: ${athlete.name}` }).click();
    const panel = page.getByRole('dialog', { name: athlete.name });
    await panel.getByLabel('What to do').fill('Watch in Tampa');
    await panel.getByLabel('On', { exact: true }).fill(`${year + 1}-01-15`);
    await expect(panel.getByText('In a quiet period')).toBeVisible();
    await panel.getByLabel('Who').selectOption(person.name);
    await panel.getByRole('button', { name: 'Save step' }).click();
    await expect(panel.getByRole('button', { name: 'Done' })).toBeVisible();

    await panel.getByRole('button', { name: 'Criteria' }).click();
    const criteria = page.getByRole('dialog', { name: 'Rating criteria' });
    await criteria.getByRole('button', { name: 'Add a criterion' }).click();
    await criteria.getByLabel('Criterion 1').fill('Motor');
    await criteria.getByRole('button', { name: 'Save criteria' }).click();
    await panel.getByRole('group', { name: 'Motor' }).getByRole('radio', { name: '4' }).check();
    await expect(panel.getByText('Staff: 4.0 (1 rating)')).toBeVisible();

    await panel.getByLabel('New tag').fill('Rim protector');
    await panel.getByLabel('New tag').press('Enter');
    await expect(panel.getByRole('button', { name: 'Remove tag Rim protector' })).toBeVisible();
    await panel.getByLabel('New note').fill('Runs the floor.');
    await panel.getByRole('button', { name: 'Add note' }).click();
    await expect(panel.getByRole('listitem').filter({ hasText: 'Runs the floor.' })).toBeVisible();
    await expect(panel.getByLabel('New note')).toHaveValue('');
    await panel.getByText('History').click();
    await expect(panel.getByText(`${person.name} wrote a note`)).toBeVisible();
    expect(await lookOver(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(lists.stage('Watching')).toContainText('Staff rating 4');
    await expect(lists.stage('Watching')).toContainText('1 note');
    await expect(lists.stage('Watching')).toContainText('Rim protector');
    await expect(lists.stage('Watching')).toContainText('Watch in Tampa');
    await expect(lists.stage('Watching')).toContainText('In a quiet period');

    // What was typed and not saved is there again.
    const open = page.getByRole('button', { name: `Notes and rating: ${athlete.name}` });
    await open.click();
    await panel.getByLabel('What to do').fill('Call her coach');
    await panel.getByLabel('New note').fill('Left hand');
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await open.click();
    await expect(panel.getByLabel('What to do')).toHaveValue('Call her coach');
    await expect(panel.getByLabel('New note')).toHaveValue('Left hand');
    await expect(panel.getByText('Not saved yet.')).toHaveCount(2);
  });
}

test('a long list draws only what is in sight, and finds by name', async ({ page }) => {
  const { person } = await verifiedCoach(page.request);
  const id = await listOf(page.request, person, await publicAthletes(70));
  await enterAs(page, person, `/dashboard/lists/${id}?view=table`);
  const lists = new ListsPage(page);
  await expect(page.getByText('70 athletes')).toBeVisible();
  await expect(lists.table).toHaveAttribute('aria-rowcount', '71');
  expect(await lists.table.getByRole('row').count()).toBeLessThan(50);
  const list = page.getByRole('region', { name: 'List “Bigs”' });
  const last = lists.table.locator('[aria-rowindex="71"]');
  // How far it goes is known once its rows are measured: somebody at the keys presses again.
  await expect(async () => {
    await list.press('End');
    await expect(last).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await page.getByLabel('Find by name').fill('qqqq');
  await expect(page.getByText('Nobody on this list has that name.')).toBeVisible();
});

test('a list is walked from one athlete to the next, and Back leads to its order and rows', async ({
  page,
}) => {
  const { person } = await verifiedCoach(page.request);
  const id = await listOf(page.request, person, await publicAthletes(40));
  await enterAs(page, person, `/dashboard/lists/${id}`);
  const lists = new ListsPage(page);
  const walk = page.getByRole('navigation', { name: 'Athletes on this list' });
  // From the board, which shows them stage by stage.
  await lists.stage('Watching').getByRole('link').nth(1).click();
  await expect(walk).toContainText('2 of 40');
  await expect(page.getByRole('button', { name: /^Add to list/ })).toBeVisible();
  await page.keyboard.press(']');
  await expect(walk).toContainText('3 of 40');
  await page.getByRole('link', { name: 'Back to Bigs' }).click();
  await expect(page).toHaveURL(`/dashboard/lists/${id}`);

  await page.getByText('Table', { exact: true }).click();
  await page.getByLabel('Order').selectOption('By height');
  const table = `/dashboard/lists/${id}?view=table&order=height`;
  await expect(page).toHaveURL(table);
  const rows = page.getByRole('region', { name: 'List “Bigs”' });
  await rows.evaluate((frame) => frame.scrollTo(0, 1200));
  const row = lists.table.locator('[aria-rowindex="20"]').getByRole('link');
  await row.click();
  await expect(walk).toContainText('19 of 40');
  await page.goBack();
  await expect(page).toHaveURL(table);
  await expect(page.getByLabel('Order')).toHaveValue('height');
  await expect(row).toBeInViewport();
  await expect(row, 'what was pressed').toBeFocused();
});

test('many athletes are picked, tagged, moved and removed at once', async ({ page }) => {
  const { person } = await verifiedCoach(page.request);
  const id = await listOf(page.request, person, await publicAthletes(12));
  await enterAs(page, person, `/dashboard/lists/${id}?view=table`);
  const lists = new ListsPage(page);
  const boxes = lists.table.getByRole('checkbox', { name: /^Pick / });
  const bar = page.getByRole('region', { name: 'Picked athletes' });
  await boxes.nth(1).check();
  await boxes.nth(4).click({ modifiers: ['Shift'] });
  await expect(bar.getByRole('status')).toHaveText('4 picked');
  await bar.getByLabel('Tag for all').fill('Tampa');
  await bar.getByRole('button', { name: 'Tag all' }).click();
  await expect(lists.table.getByText('Tampa')).toHaveCount(4);

  await expect(bar, 'it is done, and nobody is picked any more').toBeHidden();
  await boxes.nth(0).check();
  await expect(bar.getByRole('status')).toHaveText('12 picked');
  await bar.getByLabel('Move to stage').selectOption('Visit');
  await expect(new Shell(page).message('12 athletes moved to Visit')).toBeVisible();
  await expect(bar).toBeHidden();
  await boxes.nth(2).focus();
  await page.keyboard.press('Space');
  await bar.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('11 athletes', { exact: true })).toBeVisible();
  await lists.undo('was removed').click();
  await expect(page.getByText('12 athletes', { exact: true })).toBeVisible();
});

test('lists without barriers (pt-BR)', async ({ page }) => {
  test.setTimeout(180_000);
  const { person } = await verifiedCoach(page.request, { locale: 'pt-BR' });
  const id = await listOf(page.request, person, await publicAthletes(3));
  await enterAs(page, person, '/dashboard/lists');
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
  await expect(page.getByRole('link', { name: 'Bigs' })).toBeVisible();
  const found = await findBarriers(page, '/dashboard/lists');
  await page.goto(`/dashboard/lists/${id}?view=table`);
  await expect(page.getByRole('table')).toBeVisible();
  found.push(...(await findBarriers(page, '/dashboard/lists/:id as a table')));
  await page.goto(`/dashboard/lists/${id}`);
  await expect(page.getByRole('region', { name: /^Em observação / }).getByRole('listitem')).toHaveCount(3);
  found.push(...(await findBarriers(page, '/dashboard/lists/:id as a board')));
  expect(found).toEqual([]);
});
