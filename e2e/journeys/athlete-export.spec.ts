/** Athletes as a CSV file: from search and from a list, and what it takes. */
import { readFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { z } from 'zod';
import { lookOver } from '../checks/accessibility.ts';
import { SearchPage } from '../pages/search-page.ts';
import { Shell } from '../pages/shell.ts';
import { bornYearsAgo, buildAthlete, type BuiltAthlete } from '../people/athletes.ts';
import { payForPro, verifiedCoach } from '../people/coaches.ts';
import { callerOf, enterAs, type Person } from '../people/people.ts';
import { expect, test } from '../product/journey.ts';

const SIZES = { 'a desk': { width: 1440, height: 900 }, 'a phone': { width: 360, height: 760 } } as const;

async function proCoach(request: APIRequestContext): Promise<{ person: Person; institution: string }> {
  const coach = await verifiedCoach(request, { name: 'Petra Ledger' });
  await payForPro(coach.person);
  return coach;
}

/** Of a first name that nobody else has, so that a search by it finds them alone. */
async function twoAthletes(request: APIRequestContext): Promise<{ first: string; athletes: BuiltAthlete[] }> {
  const first = `Quen${randomUUID()
    .replaceAll(/[^a-f]/gu, '')
    .slice(0, 8)}`;
  const athletes: BuiltAthlete[] = [];
  for (const height_cm of [201, 188.5]) {
    const profile = {
      birthdate: bornYearsAgo(19),
      primary_position: 'Center' as const,
      height_cm,
      visibility: 'public' as const,
    };
    athletes.push(await buildAthlete(request, { name: `${first} Sandoval`, profile }));
  }
  return { first, athletes };
}

async function downloaded(page: Page): Promise<{ name: string; text: string }> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: 'Download CSV' }).click();
  const file = await downloading;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}

for (const [where, viewport] of Object.entries(SIZES)) {
  test(`on ${where} a coach with Pro exports what a search finds, and the athlete reads of it`, async ({
    page,
    openBrowser,
  }) => {
    await page.setViewportSize(viewport);
    const { person, institution } = await proCoach(page.request);
    const { first, athletes } = await twoAthletes(page.request);
    await enterAs(page, person, `/search?name=${first}&sort=height`);
    if (viewport.width < 640) await new SearchPage(page).unfoldTools();
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Export to a CSV file' });
    await expect(dialog.getByText('The file will have 2 athletes.')).toBeVisible();
    await expect(dialog.getByText('Families see that you exported.')).toBeVisible();
    expect(await lookOver(page)).toEqual([]);
    for (const column of ['Position', 'Country', 'City', 'School']) {
      await dialog.getByRole('checkbox', { name: column }).uncheck();
    }
    const { name, text } = await downloaded(page);
    expect(name).toMatch(/^faircourt-athletes-\d{4}-\d\d-\d\d\.csv$/u);
    const [head, ...rows] = text.split('\r\n');
    expect(head).toBe('\uFEFFName,Name – badge,Class,Class – badge,Height (cm),Height (cm) – badge,Profile');
    expect(rows.map((row) => row.split(',').slice(0, 2).concat(row.split(',').slice(4, 6)))).toEqual([
      [`${first} S.`, 'Awaiting guardian approval', '201', 'Self-reported'],
      [`${first} S.`, 'Awaiting guardian approval', '188.5', 'Self-reported'],
      [''],
    ]);
    await expect(new Shell(page).message('2 athletes exported')).toBeVisible();
    await expect(dialog).toBeHidden();

    const athlete = athletes[0];
    if (!athlete) throw new Error('nobody was made');
    const theirs = await openBrowser();
    await enterAs(theirs, athlete.person, '/dashboard/progress');
    const look = theirs.getByRole('listitem').filter({ hasText: institution });
    await expect(look.getByText('Downloaded in a table')).toBeVisible();
  });

  test(`on ${where} a list is exported with what the staff wrote, and without who is no longer shown`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const { person } = await proCoach(page.request);
    const { first, athletes } = await twoAthletes(page.request);
    const call = await callerOf(page.request, person);
    const { id } = z
      .object({ id: z.uuid() })
      .parse(await call('POST', '/api/lists', { name: `About ${first}`, is_shared: true }));
    const { entry_ids } = z
      .object({ entry_ids: z.array(z.uuid()) })
      .parse(await call('POST', `/api/lists/${id}/entries`, { athlete_ids: athletes.map((one) => one.id) }));
    await call('POST', `/api/list-entries/${entry_ids[0]}/notes`, { body: '=Strong, quick' });
    const gone = athletes[1];
    if (!gone) throw new Error('nobody was made');
    await (
      await callerOf(page.request, gone.person)
    )('PUT', '/api/profile', { birthdate: bornYearsAgo(19), visibility: 'private' });

    await enterAs(page, person, `/dashboard/lists/${id}`);
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Export to a CSV file' });
    await expect(dialog.getByText('The file will have 1 athlete.')).toBeVisible();
    await expect(dialog.getByText('1 athlete is no longer shown to you and is left out.')).toBeVisible();
    await dialog.getByRole('checkbox', { name: 'Notes' }).check();
    expect(await lookOver(page)).toEqual([]);

    // A failure keeps what was chosen.
    await page.route('**/export', (route) => route.abort());
    await dialog.getByRole('button', { name: 'Download CSV' }).click();
    await expect(dialog.getByText('The export did not finish')).toBeVisible();
    await expect(dialog.getByRole('checkbox', { name: 'Notes' })).toBeChecked();
    await page.unroute('**/export');
    const downloading = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Try again' }).click();
    const file = await downloading;
    expect(file.suggestedFilename()).not.toContain(first);
    const text = await readFile(await file.path(), 'utf8');
    expect(text.trimEnd().split('\r\n')).toHaveLength(2);
    expect(text).toContain('Watching');
    expect(text).toMatch(/"\d{4}-\d\d-\d\d Petra Ledger: =Strong, quick"/u);
    expect(text).toContain(`/athletes/${athletes[0]?.id}`);
    expect(text).not.toContain(gone.id);
  });
}

test('without Pro the button says what it takes, and leads to the plans', async ({ page }) => {
  const { person } = await verifiedCoach(page.request, { name: 'Basil Basic' });
  await enterAs(page, person, '/search?country=IS');
  await page.getByRole('button', { name: 'Export (Pro)' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export to a CSV file' });
  await expect(dialog.getByText('CSV export is part of Pro Scout.')).toBeVisible();
  await dialog.getByRole('link', { name: 'See plans' }).click();
  await expect(page).toHaveURL('/dashboard/billing');
});

test('picked rows are exported by themselves', async ({ page }) => {
  const { person } = await proCoach(page.request);
  const { first, athletes } = await twoAthletes(page.request);
  await page.setViewportSize(SIZES['a desk']);
  await enterAs(page, person, `/search?name=${first}&sort=height&view=table`);
  const rows = page.getByRole('table').getByRole('row');
  await rows.nth(2).getByRole('checkbox').check();
  await page.getByText('1 picked').locator('..').getByRole('button', { name: 'Export', exact: true }).click();
  await expect(page.getByRole('dialog').getByText('The file will have 1 athlete.')).toBeVisible();
  const { text } = await downloaded(page);
  expect(text).toContain(`/athletes/${athletes[1]?.id}`);
  expect(text).not.toContain(`/athletes/${athletes[0]?.id}`);
});
