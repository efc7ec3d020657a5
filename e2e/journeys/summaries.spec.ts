/** Summaries: a coach on Pro reads one and asks what is behind a sentence; an admin sees who writes them. */
import { findBarriers, ON_A_DESK, ON_A_PHONE } from '../checks/accessibility.ts';
import { openAthlete } from '../people/athletes.ts';
import { demoPerson, enterAs, join } from '../people/people.ts';
import { expect, test } from '../product/journey.ts';

test('a coach on Pro reads a summary and the facts behind each sentence', async ({ page }) => {
  await enterAs(page, demoPerson('coach'), '/search?name=Avery+Calloway');
  await page.getByRole('link', { name: 'View Profile Avery Calloway' }).click();
  const summary = page.getByRole('region', { name: 'Summary' });
  await summary.getByRole('button', { name: 'Write a summary' }).click();
  const first = summary.getByRole('button', { name: /^Plays Point Guard .*\(self-reported\)\.$/ });
  await expect(first).toBeVisible();
  await expect(summary).toContainText('Written by Faircourt’s own rules.');

  await summary.getByRole('button', { name: /^Has a GPA of/ }).press('Enter');
  const facts = page.getByRole('dialog', { name: 'Facts behind this sentence' });
  await expect(facts).toContainText(/GPA\s*\d\.\d+\s*Verified/);
  expect(await findBarriers(page, 'facts behind a sentence', [...ON_A_PHONE, ...ON_A_DESK])).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(facts).toHaveCount(0);
});

test('a coach without Pro reads what a summary takes', async ({ page }) => {
  const athlete = await openAthlete();
  await enterAs(page, await join(page.request, { role: 'coach' }), `/athletes/${athlete.id}`);
  const summary = page.getByRole('region', { name: 'Summary' });
  await expect(summary).toContainText('Pro Scout includes summaries');
  await expect(summary.getByRole('link')).toHaveAttribute('href', '/dashboard/billing');
  await expect(summary.getByRole('button', { name: 'Write a summary' })).toHaveCount(0);
});

test('an admin reads that our own rules write, and how to set up a model', async ({ page }) => {
  await enterAs(page, demoPerson('admin'), '/dashboard/summaries');
  await expect(page.getByText('Nothing leaves these servers.')).toBeVisible();
  expect(await findBarriers(page, '/dashboard/summaries')).toEqual([]);
});
