/** Back on a phone closes what lies over a page, wherever the page was opened from, and nothing typed is lost. */
import type { Page } from '@playwright/test';
import { expect, test } from '../product/journey.ts';
import { FamilyVerificationsPage } from '../pages/family-verifications-page.ts';
import { Shell } from '../pages/shell.ts';
import { buildFamily } from '../people/families.ts';
import { enterAs, type Person } from '../people/people.ts';

test.use({ viewport: { width: 360, height: 740 } });

test('Back closes the question to a director, also where the document began with it, and the words are there again', async ({
  page,
}) => {
  const { athlete } = await buildFamily(page.request, {
    profile: { height_cm: 188 },
    academics: { gpa: 3.6, core_courses: [] },
  });
  const { facts, ask } = await openFacts(page, athlete);
  await ask.click();
  await facts.dialog.getByLabel('Note to the director').fill('Measured by the school doctor.');
  await page.goBack();
  await expect(facts.dialog).toHaveCount(0);
  await expect(page).toHaveURL('/dashboard/verifications');
  await expect(ask, 'the cursor is back where it was').toBeFocused();

  await ask.click();
  await expect(facts.dialog.getByLabel('Note to the director')).toHaveValue('Measured by the school doctor.');
  await facts.dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(facts.dialog).toHaveCount(0);
  await restsOnPage(page);
  await page.goBack();
  await expect(page, 'one press leaves the page, whatever was open on it').toHaveURL('/dashboard');

  await page.goto('/profile?tab=academics');
  await page
    .getByRole('link', { name: /^Ask for verification: / })
    .first()
    .click();
  await expect(facts.dialog).toBeVisible();
  await page.goBack();
  await expect(facts.dialog).toHaveCount(0);
  await expect(page, 'and the address no longer asks for it').toHaveURL('/dashboard/verifications');
  await page.goBack();
  await expect(page).toHaveURL('/profile?tab=academics');
});

test('Back closes a sheet after Back and Forward, and after a reload with a sheet open; nothing is loaded again', async ({
  page,
}) => {
  const { athlete } = await buildFamily(page.request, { profile: { height_cm: 188 } });
  const { facts, ask } = await openFacts(page, athlete);
  await ask.click();
  await facts.dialog.getByLabel('Note to the director').fill('Measured at school.');
  await page.reload();
  await expect(ask).toBeVisible();
  await restsOnPage(page);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await ask.click();
  await page.goBack();
  await expect(facts.dialog).toHaveCount(0);
  await page.evaluate(() => history.forward());
  await restsOnPage(page);
  await ask.click();
  await expect(facts.dialog.getByLabel('Note to the director')).toHaveValue('Measured at school.');
  await page.goBack();
  await expect(facts.dialog).toHaveCount(0);
  await expect(page).toHaveURL('/dashboard/verifications');
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL('/dashboard');
});

/** As from an email or a bookmark: no step of this document lies before the page. */
async function openFacts(page: Page, athlete: Person) {
  await enterAs(page, athlete);
  await expect(new Shell(page).heading).toBeVisible();
  await page.goto('/dashboard/verifications');
  const facts = new FamilyVerificationsPage(page);
  const ask = facts.fact('Measurements').getByRole('button', { name: /^Ask for verification/ });
  return { facts, ask };
}

/** A press comes later than a script's: what was ahead of the page for the sheet is left by then. */
async function restsOnPage(page: Page) {
  await expect.poll(() => page.evaluate(() => 'isAhead' in history.state)).toBe(false);
}

test('a guardian who goes back from the consent forms, or reloads them, finds the typed name, and the sheet until it is closed', async ({
  page,
}) => {
  const { guardian, athleteId } = await buildFamily(page.request, { guardianName: 'Ingrid Solheim' });
  await enterAs(page, guardian, `/dashboard/consent?sign=${athleteId}`);
  const forms = page.getByRole('dialog', { name: /^Consent forms for / });
  await forms.getByLabel('Your full name').fill('Ingrid Sol');
  await page.reload();
  await expect(forms.getByLabel('Your full name'), 'a reload loses neither').toHaveValue('Ingrid Sol');
  await expect(forms.getByLabel('Your password')).toHaveValue('');
  await forms.getByLabel('Your full name').fill('Ingrid Solheim');
  await page.goBack();
  await expect(forms).toHaveCount(0);
  await expect(page).toHaveURL('/dashboard/consent');
  await page.reload();
  await expect(new Shell(page).heading).toHaveText('Consent Forms');
  await expect(forms, 'what was closed stays closed').toHaveCount(0);

  await page.getByRole('button', { name: 'Read and sign 2 needed forms' }).click();
  await expect(forms.getByLabel('Your full name')).toHaveValue('Ingrid Solheim');
  await forms.getByLabel('Your password').fill(guardian.password);
  await forms.getByRole('button', { name: 'Sign 2 needed forms', exact: true }).click();
  await expect(forms).toHaveCount(0);
  const kept = await page.evaluate(() =>
    Object.keys(sessionStorage).filter((key) => key.includes('signature')),
  );
  expect(kept, 'signed: no draft is left').toEqual([]);
});
