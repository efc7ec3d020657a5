/** axe over the pages where families decide and coaches ask: narrow by day, wide by night. */
import type { Locale } from '@faircourt/contracts/vocabulary';
import type { APIRequestContext } from '@playwright/test';
import { findBarriers, ON_A_PHONE } from '../checks/accessibility.ts';
import { buildAthlete } from '../people/athletes.ts';
import { verifiedCoach } from '../people/coaches.ts';
import { buildFamily, signForms } from '../people/families.ts';
import { expect, test } from '../product/journey.ts';
import { callerOf, demoPerson, enterAs, type Person } from '../people/people.ts';

/** Not English, in which every journey is walked: longer words show what does not fit. */
const locale: Locale = 'es';

// Several looks at several pages each; one page load serves four of them.
test.describe.configure({ timeout: 180_000 });

test(`asking as a coach (${locale})`, async ({ page }) => {
  const { id } = await buildAthlete(page.request, { profile: { visibility: 'public', grad_year: 2027 } });
  const { person: coach } = await verifiedCoach(page.request, { locale, division: 'ncaa_d1' });
  await ask(page.request, coach, id);
  await enterAs(page, coach, `/athletes/${id}`);
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
  const main = page.getByRole('main');
  const buttons = main.locator('section button:has(.lucide-send)');
  await expect(buttons.first()).toBeVisible();
  const found = await findBarriers(page, `/athletes/:id with requests in ${locale}`);
  await buttons.first().click();
  await page.getByRole('dialog').locator('[type=submit]').click();
  await expect(page.locator('[aria-invalid=true]')).toBeVisible();
  found.push(...(await findBarriers(page, `asking for a release in ${locale}`, ON_A_PHONE)));
  await page.keyboard.press('Escape');
  await main.locator('section button:has(.lucide-message-circle)').click();
  await page.getByRole('dialog').locator('[type=radio]').first().check({ force: true });
  await page.getByRole('dialog').locator('summary').click();
  found.push(...(await findBarriers(page, `asking to talk in ${locale}`, ON_A_PHONE)));
  await page.goto('/dashboard/requests');
  await expect(main.getByRole('article')).toHaveCount(1);
  found.push(...(await findBarriers(page, `the requests of a coach in ${locale}`)));
  expect(found).toEqual([]);
});

test(`deciding and signing as a guardian (${locale})`, async ({ page }) => {
  const { athleteId: id, guardian } = await buildFamily(page.request, {
    locale,
    profile: { visibility: 'public', grad_year: 2027 },
  });
  await signForms(id, guardian, ['platform', 'colleges']);
  const { person: coach } = await verifiedCoach(page.request);
  await ask(page.request, coach, id);
  await enterAs(page, guardian, '/dashboard/requests');
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
  const request = page.getByRole('article');
  await expect(request).toHaveCount(1);
  const found = await findBarriers(page, `/dashboard/requests in ${locale}`);
  await request.locator('button:has(.lucide-check)').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  found.push(...(await findBarriers(page, `approving in ${locale}`, ON_A_PHONE)));
  await page.keyboard.press('Escape');
  await request.locator('button:has(.lucide-ellipsis-vertical)').click();
  await page.getByRole('menuitem').first().click();
  await page.getByRole('alertdialog').getByRole('button').last().click();
  await expect(
    page
      .getByRole('listitem')
      .filter({ has: page.locator('.lucide-ban') })
      .last(),
  ).toBeVisible();
  found.push(...(await findBarriers(page, `decided and blocked in ${locale}`, ON_A_PHONE)));
  await page.goto('/dashboard/consent');
  await expect(page.getByRole('article')).toHaveCount(5);
  found.push(...(await findBarriers(page, `/dashboard/consent in ${locale}`)));
  await page.getByRole('article').last().locator('button:has(.lucide-pen-line)').click();
  await page.getByRole('dialog').locator('[type=submit]').click();
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
  found.push(...(await findBarriers(page, `signing in ${locale}`, ON_A_PHONE)));
  expect(found).toEqual([]);
});

test('the contact calendar', async ({ page }) => {
  await enterAs(page, demoPerson('regional_director'), '/dashboard/contact-rules');
  const rules = page.getByRole('region', { name: 'Rules', exact: true });
  await rules.getByText('rules as a table').click();
  await rules.getByLabel('Class', { exact: true }).selectOption('2030');
  await rules.getByLabel('Program', { exact: true }).selectOption('Men’s');
  const found = await findBarriers(page, '/dashboard/contact-rules');
  found.push(...(await findBarriers(page, '/dashboard/contact-rules on a phone', ON_A_PHONE)));
  expect(found).toEqual([]);
});

/** Behind the scenes: one request for a release waits. */
async function ask(request: APIRequestContext, coach: Person, athleteId: string): Promise<void> {
  const call = await callerOf(request, coach);
  await call('POST', `/api/athletes/${athleteId}/release-requests`, {
    field_groups: ['transcript'],
    message: 'For our admissions office.',
  });
}
