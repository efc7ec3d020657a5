/** What cannot be undone: one admin asks, another confirms. */
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { findBarriers, ON_A_DESK, ON_A_PHONE } from '../checks/accessibility.ts';
import { SafetyPage } from '../pages/safety-page.ts';
import { Shell } from '../pages/shell.ts';
import { anotherAdmin } from '../people/admins.ts';
import { buildFamily } from '../people/families.ts';
import { demoPerson, enterAs, join, userOf } from '../people/people.ts';
import { expect, test } from '../product/journey.ts';
import { askDatabase } from '../product/product.ts';

const LOOKS = [
  { width: 360, looks: ON_A_PHONE },
  { width: 1440, looks: ON_A_DESK },
] as const;

for (const { width, looks } of LOOKS) {
  test(`two admins end a guardian link on a court order at ${width} px`, async ({ page, openBrowser }) => {
    await page.setViewportSize({ width, height: 800 });
    const surname = `Q${randomUUID().slice(0, 5)}`;
    const family = await buildFamily(page.request, {
      name: `Freja ${surname}`,
      guardianName: `Holger ${surname}`,
    });
    const second = await anotherAdmin(page.request, `Sigrid ${surname}`);
    const [{ id } = { id: '' }] = await askDatabase(
      z.object({ id: z.uuid() }),
      `select ${userOf('$1')} as id`,
      [family.guardian.email],
    );

    await enterAs(page, demoPerson('admin'), `/dashboard/users/${id}`);
    const shell = new Shell(page);
    await page.getByRole('button', { name: /^End on a court order/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Ask a second admin' }).click();
    await expect(dialog.getByRole('textbox')).toHaveAccessibleDescription(/Please fill this in/);
    await dialog.getByRole('textbox').fill('Family court of Oslo, order 12/2026, certified copy.');
    await dialog.getByRole('button', { name: 'Ask a second admin' }).dblclick();
    await expect(shell.message('Nothing happens until another admin confirms')).toBeVisible();
    const asked = page.getByRole('region', { name: 'Two admins' });
    await expect(asked).toContainText('You asked for this, so another admin has to confirm it.');
    await expect(page.getByRole('button', { name: /^End on a court order/ })).toHaveCount(0);
    expect(await findBarriers(page, 'a person with something to confirm', looks)).toEqual([]);

    const theirs = await openBrowser({ viewport: { width, height: 800 } });
    await enterAs(theirs, second, '/dashboard/confirmations');
    const row = new SafetyPage(theirs).row('Waiting for a second admin', `Holger ${surname}`);
    await expect(row).toContainText('Family court of Oslo, order 12/2026');
    await expect(row, 'no list names a minor in full').not.toContainText(`Freja ${surname}`);
    expect(await findBarriers(theirs, '/dashboard/confirmations', looks)).toEqual([]);
    await row.getByRole('button', { name: /^Confirm/ }).click();
    const decision = theirs.getByRole('dialog');
    await expect(decision).toContainText("This can't be undone.");
    await decision.getByRole('textbox').fill('I called the court.');
    await decision.getByRole('button', { name: 'Confirm' }).dblclick();
    await expect(new Shell(theirs).message('Confirmed and done')).toBeVisible();
    await expect(row).toHaveCount(0);

    await page.reload();
    await expect(asked).toContainText('Confirmed');
    await expect(asked).toContainText('I called the court.');
    const links = await askDatabase(
      z.object({ status: z.string() }),
      `select status from guardian_links where guardian_user_id = $1`,
      [id],
    );
    expect(links).toEqual([{ status: 'ended' }]);
  });
}

for (const { width, looks } of LOOKS) {
  test(`two admins have an account deleted, and one of them stops it at ${width} px`, async ({
    page,
    openBrowser,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const surname = `E${randomUUID().slice(0, 5)}`;
    const coach = await join(page.request, { role: 'coach', name: `Ole ${surname}` });
    const second = await anotherAdmin(page.request, `Greta ${surname}`);
    const [{ id } = { id: '' }] = await askDatabase(
      z.object({ id: z.uuid() }),
      `select ${userOf('$1')} as id`,
      [coach.email],
    );

    await enterAs(page, demoPerson('admin'), `/dashboard/users/${id}`);
    await page.getByRole('button', { name: 'Delete account' }).click();
    const dialog = page.getByRole('dialog', { name: `Delete Ole ${surname}’s account?` });
    await expect(dialog).toContainText('can keep the account for 14 days');
    expect(await findBarriers(page, 'asking to delete an account', looks)).toEqual([]);
    await dialog.getByRole('textbox').fill('Asked by letter; the passport was compared.');
    await dialog.getByRole('button', { name: 'Ask a second admin' }).dblclick();
    await expect(new Shell(page).message('Nothing happens until another admin confirms')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Delete account' })).toHaveCount(0);

    const theirs = await openBrowser({ viewport: { width, height: 800 } });
    await enterAs(theirs, second, '/dashboard/confirmations');
    const row = new SafetyPage(theirs).row('Waiting for a second admin', `Ole ${surname}`);
    await row.getByRole('button', { name: /^Confirm/ }).click();
    const decision = theirs.getByRole('dialog');
    await decision.getByRole('textbox').fill('I have seen the letter.');
    await decision.getByRole('button', { name: 'Confirm' }).dblclick();
    await expect(new Shell(theirs).message('Confirmed and done')).toBeVisible();

    const owners = await openBrowser({ viewport: { width, height: 800 } });
    await enterAs(owners, coach, '/settings');
    const section = owners.getByRole('region', { name: 'Delete your account' });
    await expect(section).toContainText('Our team scheduled this');
    await expect(section.getByRole('button', { name: 'Keep my account' })).toBeVisible();

    await page.reload();
    await expect(page.getByText('This account will be deleted on')).toBeVisible();
    expect(await findBarriers(page, 'a person who is to be deleted', looks)).toEqual([]);
    await page.getByRole('button', { name: 'Keep the account' }).click();
    const stop = page.getByRole('dialog', { name: `Keep Ole ${surname}’s account?` });
    await stop.getByRole('textbox').fill('The letter was about somebody else.');
    await stop.getByRole('button', { name: 'Keep the account' }).dblclick();
    await expect(new Shell(page).message('The account stays.')).toBeVisible();
    await expect(page.getByText('This account will be deleted on')).toHaveCount(0);
    await owners.reload();
    await expect(section.getByRole('button', { name: 'Delete my account' })).toBeVisible();
  });
}

test('an admin asks to make an admin, takes it back, and the account stays what it was', async ({ page }) => {
  const name = `Una ${randomUUID().slice(0, 6)}`;
  const person = await join(page.request, { role: 'regional_director', name });
  const [{ id } = { id: '' }] = await askDatabase(
    z.object({ id: z.uuid() }),
    `select ${userOf('$1')} as id`,
    [person.email],
  );
  await enterAs(page, demoPerson('admin'), `/dashboard/users/${id}`);
  await page.getByRole('button', { name: 'Make an admin' }).click();
  const dialog = page.getByRole('dialog', { name: `Make ${name} an admin?` });
  await dialog.getByRole('textbox').fill('She runs support from January on.');
  await dialog.getByRole('button', { name: 'Ask a second admin' }).click();
  const asked = page.getByRole('region', { name: 'Two admins' });
  await asked.getByRole('button', { name: /^Take back/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take back' }).click();
  await expect(asked).toContainText('Taken back');
  await expect(page.getByRole('button', { name: 'Make an admin' })).toBeVisible();
  const roles = await askDatabase(z.object({ role: z.string() }), 'select role from users where id = $1', [
    id,
  ]);
  expect(roles).toEqual([{ role: 'regional_director' }]);
});

test('everybody else is told that the page is for admins', async ({ page }) => {
  await enterAs(page, demoPerson('coach'), '/dashboard/confirmations');
  await expect(page.getByRole('main')).toContainText('This page is for admins');
});
