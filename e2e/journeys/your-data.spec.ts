/** /settings/data: what we hold in words, and a download of it, for oneself and for a minor. */
import { readFile } from 'node:fs/promises';
import { findBarriers, ON_A_PHONE } from '../checks/accessibility.ts';
import { openMail } from '../pages/mail-outbox.ts';
import { Shell } from '../pages/shell.ts';
import { bornYearsAgo } from '../people/athletes.ts';
import { buildFamily, signForms } from '../people/families.ts';
import { enterAs, join } from '../people/people.ts';
import { expect, test } from '../product/journey.ts';

const NAME = 'Solveig Tangvald';

test('a guardian reads what we hold, downloads everything about the minor with the password, and the log says so', async ({
  page,
}) => {
  const { athleteId, guardian } = await buildFamily(page.request, {
    name: NAME,
    profile: { birthdate: bornYearsAgo(15) },
  });
  await signForms(athleteId, guardian, ['platform']);
  await enterAs(page, guardian, '/settings');
  await page.getByRole('link', { name: 'See your data' }).click();
  await expect(page).toHaveURL('/settings/data');
  const held = page.getByRole('region', { name: 'What we have about you' });
  await expect(held.getByRole('heading', { level: 3 }).first()).toHaveText('Your account');
  await expect(held).toContainText(
    'Documents about age and guardianship are deleted 30 days after the decision',
  );
  await expect(held).not.toContainText('Your work');

  const downloads = page.getByRole('region', { name: 'Download everything we have about you' });
  await downloads.getByRole('button', { name: `Prepare a download about ${NAME}` }).click();
  await expect(new Shell(page).message('We’re preparing your download')).toBeVisible();
  const row = downloads.getByRole('listitem').filter({ hasText: `Data about ${NAME}` });
  await expect(row).toContainText('Ready', { timeout: 30_000 });
  expect(await findBarriers(page, 'what we hold', ON_A_PHONE)).toEqual([]);

  await row.getByRole('button', { name: `Download: Data about ${NAME}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Download this file?' });
  await dialog.getByLabel('Your password', { exact: true }).fill('not my password');
  await dialog.getByRole('button', { name: 'Download' }).click();
  await expect(dialog.getByLabel('Your password', { exact: true })).toHaveAccessibleDescription(
    'This is not your current password.',
  );
  await dialog.getByLabel('Your password', { exact: true }).fill(guardian.password);
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/^faircourt-\d{4}-\d\d-\d\d\.zip$/);
  expect((await readFile(await file.path())).subarray(0, 2).toString()).toBe('PK');
  await expect(dialog).toBeHidden();

  await page.getByRole('link', { name: 'Open the log' }).click();
  await expect(
    page.getByText(`${guardian.name} downloaded everything we have about the athlete.`),
  ).toBeVisible();
});

test('the email in Spanish leads to the page, and another account finds nothing there', async ({
  page,
  openBrowser,
}) => {
  const coach = await join(page.request, { role: 'coach', name: 'Ximena Arrieta', locale: 'es' });
  await enterAs(page, coach, '/settings/data');
  await page.getByRole('button', { name: 'Preparar mi descarga' }).click();
  await expect(page.getByText(/Listo, .* Disponible hasta/)).toBeVisible({ timeout: 30_000 });
  const outbox = await openBrowser();
  const mail = await openMail(outbox, { to: coach.email, subject: 'Tu descarga está lista' });
  await expect(mail).toContainText('/settings/data');

  const stranger = await openBrowser();
  await enterAs(stranger, await join(page.request, { name: 'Bo Nyman' }), '/settings/data');
  await expect(stranger.getByText('You have no downloads right now')).toBeVisible();
});
