/** axe over the pages where athletes and coaches meet. */
import type { Locale } from '@faircourt/contracts/vocabulary';
import { findBarriers, lookOver, ON_A_DESK, ON_A_PHONE } from '../checks/accessibility.ts';
import { buildAthlete, openAthlete } from '../people/athletes.ts';
import { endTrial } from '../people/coaches.ts';
import { expect, test } from '../product/journey.ts';
import { InvitationsPage } from '../pages/invitations-page.ts';
import { Shell } from '../pages/shell.ts';
import { demoPerson, enterAs, join } from '../people/people.ts';

/** Not English, in which every journey is walked: longer words show what does not fit. */
const locale: Locale = 'pt-BR';

// Several looks at several pages each; one page load serves four of them.
test.describe.configure({ timeout: 180_000 });
test(`building a profile (${locale})`, async ({ page }) => {
  const { person } = await buildAthlete(page.request, {
    locale,
    profile: { primary_position: 'Center', height_cm: 204, visibility: 'public' },
    academics: { gpa: 3.4, core_courses: [{ title: 'Algebra II', grade: 'A' }] },
    seasons: [{ points: 220 }, { label: '2024-25', points: 180 }],
    videos: [{ title: 'Highlights', url: 'https://vimeo.com/995002219', provider: 'vimeo', is_public: true }],
  });
  await enterAs(page, person, '/profile');
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
  const save = page.locator('form [type=submit]').locator('visible=true').first();
  await expect(save).toBeVisible();
  const found = await findBarriers(page, `/profile in ${locale}`);
  for (const [tab, looks] of [
    [1, ON_A_PHONE],
    [2, ON_A_DESK],
  ] as const) {
    await page.getByRole('tab').nth(tab).click();
    await expect(page.getByRole('tab').nth(tab)).toHaveAttribute('aria-selected', 'true');
    await expect(save).toBeVisible();
    found.push(...(await findBarriers(page, `tab ${tab} of /profile in ${locale}`, looks)));
  }
  expect(found).toEqual([]);
});

test(`searching and reading a profile (${locale})`, async ({ page }) => {
  await enterAs(
    page,
    await join(page.request, { role: 'coach', locale }),
    '/search?country=MX&position=Center',
  );
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.setViewportSize({ width: 360, height: 900 });
  const folds = page.locator('search button[aria-expanded][aria-controls]');
  await folds.first().click();
  await folds.last().click();
  await expect(page.locator('[type=date]')).toBeVisible();
  const found = await findBarriers(page, `/search in ${locale}`);
  const { id, name } = await openAthlete();
  await page.goto(`/athletes/${id}`);
  await expect(new Shell(page).heading).toHaveText(name);
  found.push(...(await findBarriers(page, `/athletes/:id in ${locale}`)));
  expect(found).toEqual([]);
});

test('mistakes in a profile, and a season being typed', async ({ page }) => {
  await enterAs(page, (await buildAthlete(page.request)).person, '/profile');
  await page.getByLabel('Height (cm)').fill('12');
  await page.getByLabel('Country Code').fill('x');
  await page.getByRole('button', { name: 'Save Profile' }).click();
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(2);
  const found = await findBarriers(page, '/profile with mistakes', ON_A_PHONE);
  await page.goto('/dashboard/progress');
  await page.getByRole('link', { name: 'Add a season' }).click();
  for (const fold of ['Shooting', 'More figures']) await page.getByText(fold, { exact: true }).click();
  await page.getByRole('button', { name: 'Save season' }).click();
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(2);
  found.push(...(await findBarriers(page, 'the form of a season', ON_A_PHONE)));
  expect(found).toEqual([]);
});

test('a locked profile, nothing found, the codes and their dialogs', async ({ page }) => {
  const coach = await join(page.request, { role: 'coach' });
  await endTrial(coach);
  const { id, name } = await openAthlete();
  await enterAs(page, coach, `/athletes/${id}`);
  await expect(new Shell(page).heading).toHaveText(name);
  const found = await findBarriers(page, 'a locked profile', ON_A_PHONE);
  await page.goto('/search?country=AQ');
  await expect(page.getByText('No athletes found matching your criteria.')).toBeVisible();
  found.push(...(await findBarriers(page, 'a search that finds nobody', ON_A_PHONE)));

  await enterAs(page, demoPerson('coach'), '/dashboard/invitations');
  const invitations = new InvitationsPage(page);
  await expect(invitations.codes.first()).toBeVisible();
  await invitations.choose('Team code');
  found.push(...(await findBarriers(page, '/dashboard/invitations')));
  await page
    .getByRole('button', { name: /^QR code for/ })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: 'Scan to join' })).toBeVisible();
  found.push(...(await findBarriers(page, 'the QR code', ON_A_PHONE)));
  await page.keyboard.press('Escape');
  await page
    .getByRole('button', { name: /^Revoke/ })
    .first()
    .click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  found.push(...(await lookOver(page)));
  expect(found).toEqual([]);
});
