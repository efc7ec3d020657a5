/** /dashboard/directors and /dashboard/regions: who is refused and why, who works where, and a region from end to end. */
import { randomUUID } from 'node:crypto';
import { findBarriers, ON_A_DESK, ON_A_PHONE } from '../checks/accessibility.ts';
import { SafetyPage } from '../pages/safety-page.ts';
import { Shell } from '../pages/shell.ts';
import { callerOf, demoPerson, enterAs, join } from '../people/people.ts';
import { expect, test } from '../product/journey.ts';

const LOOKS = [
  { width: 360, looks: ON_A_PHONE },
  { width: 1440, looks: ON_A_DESK },
] as const;

for (const { width, looks } of LOOKS) {
  test(`an admin refuses a director with a reason, who applies again and is approved, at ${width} px`, async ({
    page,
    openBrowser,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const name = `Petra ${randomUUID().slice(0, 6)}`;
    const person = await join(page.request, { role: 'regional_director', name });
    const call = await callerOf(page.request, person);
    const application = {
      federation: 'Journey Federation',
      website: 'https://federation.example',
      referee_name: 'Ole Strand',
      referee_contact: '+47 555 0101',
    };
    await call('PUT', '/api/director-application', application);

    await enterAs(page, demoPerson('admin'), '/dashboard/directors');
    const directors = new SafetyPage(page);
    const shell = new Shell(page);
    const waiting = directors.row('Directors waiting for approval', name);
    await expect(waiting).toContainText('Ole Strand, +47 555 0101');
    await waiting.getByRole('button', { name: /^Refuse/ }).click();
    await directors.dialog.getByRole('button', { name: 'Refuse' }).click();
    await expect(directors.dialog.getByRole('textbox')).toHaveAccessibleDescription(/Please fill this in/);
    expect(await findBarriers(page, 'refusing a director', looks)).toEqual([]);
    await directors.dialog.getByRole('textbox').fill('Your federation does not know Ole Strand.');
    await directors.dialog.getByRole('button', { name: 'Refuse' }).dblclick();
    await expect(shell.message(`${name} was refused`)).toBeVisible();
    await expect(waiting).toHaveCount(0);
    await expect(directors.row('Refused', name)).toContainText('Your federation does not know Ole Strand.');

    const theirs = await openBrowser();
    await enterAs(theirs, person);
    const card = theirs.getByRole('region', { name: 'Who do you work for?' });
    await expect(card).toContainText('Your federation does not know Ole Strand.');
    await call('PUT', '/api/director-application', { ...application, referee_name: 'Kari Strand' });

    await page.reload();
    await expect(waiting).toContainText('Kari Strand');
    await waiting.getByRole('button', { name: /^Approve/ }).click();
    await directors.dialog.getByRole('checkbox', { name: 'Oceania' }).check();
    await directors.dialog.getByRole('button', { name: 'Approve' }).click();
    await expect(shell.message(`${name} is approved`)).toBeVisible();
    const working = directors.row('Approved directors', name);
    await expect(working).toContainText('Oceania');
    await working.getByRole('button', { name: /^Change regions/ }).click();
    await expect(directors.dialog.getByRole('checkbox', { name: 'Oceania' })).toBeChecked();
    await page.keyboard.press('Escape');
    expect(await findBarriers(page, '/dashboard/directors', looks)).toEqual([]);
  });

  test(`an admin makes a region, changes its months and deletes it at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const name = `Islands ${randomUUID().slice(0, 6)}`;
    await enterAs(page, demoPerson('admin'), '/dashboard/regions');
    const shell = new Shell(page);
    const dialog = page.getByRole('dialog');
    await page.getByRole('button', { name: 'New region' }).click();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveAttribute('aria-invalid', 'true');
    await expect(dialog).toContainText('Choose at least one country.');
    await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
    await dialog.getByRole('searchbox', { name: 'Find a country' }).fill('reunion');
    await dialog.getByRole('checkbox', { name: 'Réunion' }).check();
    await dialog.getByRole('searchbox', { name: 'Find a country' }).fill('mau');
    await dialog.getByRole('checkbox', { name: 'Mauritius' }).check();
    expect(await findBarriers(page, 'a new region', looks)).toEqual([]);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(shell.message(`${name} is saved`)).toBeVisible();
    const card = page.getByRole('region', { name });
    await expect(card).toContainText('Mauritius and Réunion');
    await expect(card).toContainText('The usual months');

    await card.getByRole('button', { name: /^Edit/ }).click();
    await dialog.getByLabel('Measurements').fill('99');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toContainText('From 1 to 60');
    await dialog.getByLabel('Measurements').fill('3');
    await dialog.getByRole('button', { name: 'Remove Mauritius' }).click();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(card).toContainText('Measurements: 3 months');
    await expect(card).not.toContainText('Mauritius');

    await card.getByRole('button', { name: /^Delete/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(shell.message(`${name} is deleted`)).toBeVisible();
    await expect(card).toHaveCount(0);
  });
}

test('everybody else is told that both pages are for admins', async ({ page }) => {
  await enterAs(page, demoPerson('regional_director'), '/dashboard/directors');
  await expect(page.getByRole('main')).toContainText('This page is for admins');
  await page.goto('/dashboard/regions');
  await expect(page.getByRole('main')).toContainText('This page is for admins');
});

test('an admin finds the contact calendar in the navigation and can add a rule there', async ({ page }) => {
  await enterAs(page, demoPerson('admin'));
  await new Shell(page).navigation.getByRole('link', { name: 'Contact Calendar' }).click();
  await expect(new Shell(page).heading).toHaveText('Contact Calendar');
  await expect(page.getByRole('button', { name: 'Add rule' })).toBeVisible();
});
