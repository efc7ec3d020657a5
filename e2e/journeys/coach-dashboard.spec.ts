/** A coach opens the dashboard: what is due, what colleagues did, how far the athletes on the lists have come. */
import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@faircourt/contracts/time';
import type { APIRequestContext, Page } from '@playwright/test';
import { z } from 'zod';
import { findBarriers } from '../checks/accessibility.ts';
import { shiftOf, watchShifts } from '../checks/layout-shift.ts';
import { ListsPage } from '../pages/lists-page.ts';
import { Shell } from '../pages/shell.ts';
import { bornYearsAgo, buildAthlete, type BuiltAthlete } from '../people/athletes.ts';
import { shareDesk, verifiedCoach } from '../people/coaches.ts';
import { callerOf, enterAs, join, type Person } from '../people/people.ts';
import { expect, test } from '../product/journey.ts';

const SIZES = { 'a desk': { width: 1440, height: 900 }, 'a phone': { width: 360, height: 760 } } as const;
const MOST_SHIFT = 0.02;

const made = z.object({ id: z.uuid() });
const added = z.object({ entry_ids: z.array(z.uuid()) });

function inDays(days: number): string {
  return new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
}

async function publicAthlete(request: APIRequestContext): Promise<BuiltAthlete> {
  return buildAthlete(request, {
    name: `Sigrun ${randomUUID().slice(0, 6).replaceAll(/\d/gu, 'x')}`,
    profile: {
      birthdate: bornYearsAgo(19),
      primary_position: 'Center',
      height_cm: 188,
      visibility: 'public',
      grad_year: 2027,
    },
  });
}

/** A list with one athlete, whose next step is overdue; the id of the entry and of the list. */
async function deskOf(request: APIRequestContext, coach: Person, athlete: BuiltAthlete) {
  const call = await callerOf(request, coach);
  const { id: listId } = made.parse(await call('POST', '/api/lists', { name: 'Bigs', is_shared: true }));
  const answer = await call('POST', `/api/lists/${listId}/entries`, { athlete_ids: [athlete.id] });
  const [entryId = ''] = added.parse(answer).entry_ids;
  await call('PUT', `/api/list-entries/${entryId}/step`, {
    step: { text: 'Call the club coach', on: inDays(-2), owner_id: null },
  });
  return { listId, entryId };
}

function steps(page: Page) {
  return page.getByRole('region', { name: 'Steps due' });
}

for (const [where, viewport] of Object.entries(SIZES)) {
  test(`on ${where} a coach finishes a step in place, takes it back, and goes from the pipeline into a list`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const { person } = await verifiedCoach(page.request);
    const athlete = await publicAthlete(page.request);
    await deskOf(page.request, person, athlete);
    await watchShifts(page);
    await enterAs(page, person);
    const shell = new Shell(page);
    await expect(steps(page).getByText('2 days overdue')).toBeVisible();
    await expect(page.getByRole('heading', { name: /^Welcome/u })).toBeAttached();
    const shift = await shiftOf(page);
    console.log(`coach's dashboard on ${where}: layout shift ${shift.toFixed(4)}`);
    expect(shift).toBeLessThan(MOST_SHIFT);

    await steps(page).getByRole('button', { name: 'Done: Call the club coach' }).click();
    await expect(shell.message('Step done')).toBeVisible();
    await expect(steps(page).getByText('Nothing is due this week.')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(steps(page).getByText('Call the club coach')).toBeVisible();

    await steps(page)
      .getByRole('link', { name: /^Sigrun/ })
      .click();
    const place = page.getByRole('dialog', { name: /^Sigrun/ });
    await expect(place.getByLabel('What to do')).toHaveValue('Call the club coach');
    await page.goto('/dashboard');

    const pipeline = page.getByRole('region', { name: 'Your pipeline' });
    await pipeline.getByText('Watching').click();
    await pipeline.getByRole('link', { name: 'Bigs 1 athlete' }).click();
    await expect(shell.heading).toHaveText('Bigs');
    await expect(page.getByText('2 days overdue').first(), 'as on the dashboard').toBeVisible();
  });
}

test('what a colleague does appears without reloading, and an athlete who goes private is named nowhere', async ({
  page,
  request,
}) => {
  const { person } = await verifiedCoach(request);
  const { person: colleague } = await verifiedCoach(request, { name: 'Rosalind Ferro' });
  await shareDesk(person, colleague);
  const athlete = await publicAthlete(request);
  const { entryId } = await deskOf(request, person, athlete);
  await enterAs(page, person);
  await expect(steps(page)).toContainText('Sigrun');
  const call = await callerOf(request, colleague);
  await call('POST', `/api/list-entries/${entryId}/notes`, { body: 'Runs the floor.' });
  const news = page.getByRole('region', { name: 'New on lists and alerts' });
  await expect(news).toContainText(/Rosalind Ferro wrote a note about Sigrun/u);

  const family = await callerOf(request, athlete.person);
  await family('PUT', '/api/profile', { birthdate: bornYearsAgo(19), visibility: 'private' });
  await page.reload();
  await expect(steps(page)).toContainText('No longer shown to you');
  await expect(news).toContainText('an athlete no longer shown to you');
  await expect(page.locator('main')).not.toContainText('Sigrun');
});

test('a coach without a list or an institution reads what to do next, and no barrier is in the way', async ({
  page,
  request,
}) => {
  const coach = await join(request, { role: 'coach', name: 'Odalys Ferrand' });
  await enterAs(page, coach);
  const waiting = page.getByRole('region', { name: 'Waiting for you' });
  await expect(waiting).toContainText('Your institution is not verified yet');
  await expect(
    page.getByText('Add athletes to a list, and you see here how far each has come.'),
  ).toBeVisible();
  expect(await findBarriers(page, 'dashboard of a new coach')).toEqual([]);
  const { person } = await verifiedCoach(request);
  await deskOf(request, person, await publicAthlete(request));
  await enterAs(page, person);
  await expect(steps(page)).toContainText('Call the club coach');
  expect(await findBarriers(page, 'dashboard of a coach with lists')).toEqual([]);
});

test('several lists are archived at once, and come back', async ({ page }) => {
  const { person } = await verifiedCoach(page.request);
  const call = await callerOf(page.request, person);
  for (const name of ['Bigs', 'Guards', 'Wings']) await call('POST', '/api/lists', { name, is_shared: true });
  await enterAs(page, person, '/dashboard/lists');
  const lists = new ListsPage(page);
  await page.getByRole('checkbox', { name: 'Pick Bigs' }).check();
  await page.getByRole('checkbox', { name: 'Pick Wings' }).check();
  await page.getByRole('region', { name: 'Picked lists' }).getByRole('button', { name: 'Archive' }).click();
  await expect(page.getByText('2 archived lists')).toBeVisible();
  await expect(lists.list('Guards')).toBeVisible();
  await lists.undo('2 lists archived').click();
  await expect(lists.list('Bigs')).toBeVisible();
  await expect(lists.list('Wings')).toBeVisible();
});
