/** Back on a phone closes what lies over a page, wherever the page was opened from, and nothing typed is lost. */
import type { Page } from '@playwright/test';
import { expect, test } from '../product/journey.ts';
import { FamilyVerificationsPage } from '../pages/family-verifications-page.ts';
import { ProfilePage } from '../pages/profile-page.ts';
import { Shell } from '../pages/shell.ts';
import { buildAthlete } from '../people/athletes.ts';
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

test('Back closes the navigation and a question; a link in the navigation needs one Back, and asks about what is unsaved', async ({
  page,
}) => {
  const { person } = await buildAthlete(page.request, { profile: { city: 'Selfoss' } });
  await enterAs(page, person);
  await expect(new Shell(page).heading).toBeVisible();
  // As from a bookmark: no step of this document lies before it.
  await page.goto('/profile');
  const profile = new ProfilePage(page);
  await profile.openEverySection();
  const open = page.getByRole('button', { name: 'Open navigation' });
  const sheet = page.getByRole('dialog', { name: 'Navigation' });
  await open.click();
  await expect(sheet).toBeVisible();
  await page.goBack();
  await expect(sheet).toHaveCount(0);
  await expect(page).toHaveURL('/profile');
  await expect(open, 'the cursor is back where it was').toBeFocused();

  await profile.city.fill('Husavik');
  await open.click();
  await sheet.getByRole('link', { name: 'Settings' }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(profile.city).toHaveValue('Husavik');
  await restsOnPage(page);
  await open.click();
  await sheet.getByRole('link', { name: 'Settings' }).click();
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page).toHaveURL('/settings');

  await open.click();
  await expect(sheet).toBeVisible();
  await page.goBack();
  await expect(sheet, 'on a later page of the document too').toHaveCount(0);
  await expect(page).toHaveURL('/settings');
  await open.click();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(sheet).toHaveCount(0);
  await page.goBack();
  await expect(page, 'one press leads back').toHaveURL('/profile');
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('a link in or beside the open bell asks about what is unsaved', async ({ page }) => {
    const { person } = await buildAthlete(page.request, { profile: { city: 'Selfoss' } });
    await enterAs(page, person);
    const shell = new Shell(page);
    await expect(shell.heading).toBeVisible();
    await page.goto('/profile');
    const profile = new ProfilePage(page);
    await profile.openEverySection();
    await profile.city.fill('Husavik');
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    for (const link of [
      shell.notifications.getByRole('link', { name: 'See all notifications' }),
      shell.topBar.getByRole('link').first(),
    ]) {
      await shell.bell.tap();
      await expect(shell.notifications).toBeVisible();
      await link.tap();
      await question.getByRole('button', { name: 'Keep editing' }).tap();
      await expect(question).toHaveCount(0);
      await expect(shell.notifications).toHaveCount(0);
      await expect(profile.city).toHaveValue('Husavik');
      await expect(page).toHaveURL('/profile');
    }
  });
});

test('Back answers a question with no, and the page stays', async ({ page }) => {
  const { guardian, athleteId } = await buildFamily(page.request, { name: 'Ida Solheim' });
  await enterAs(page, guardian);
  await expect(new Shell(page).heading).toBeVisible();
  await page.goto(`/dashboard/athletes?athlete=${athleteId}`);
  await page.getByRole('button', { name: /^More/ }).click();
  const lock = page.getByRole('button', { name: 'Lock down everything about Ida Solheim' });
  await lock.click();
  const question = page.getByRole('alertdialog', { name: 'Make everything about Ida Solheim private?' });
  await expect(question).toBeVisible();
  await page.goBack();
  await expect(question).toHaveCount(0);
  await expect(lock, 'nothing was decided').toBeFocused();
  await expect(page).toHaveURL(/\/dashboard\/athletes/);
  await restsOnPage(page);
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
