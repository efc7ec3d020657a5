/** /dashboard/consent: reading, signing, keeping a copy, withdrawing, and signing a new version. */
import type { Locator, Page } from '@playwright/test';
import { findBarriers } from '../checks/accessibility.ts';
import { buildAthlete } from '../people/athletes.ts';
import { buildFamily, linkGuardian, publishNextVersion, signForms } from '../people/families.ts';
import { expect, test } from '../product/journey.ts';
import { Shell } from '../pages/shell.ts';
import { enterAs, join } from '../people/people.ts';

const TRANSCRIPT = 'Consent to release the school transcript';

function formOf(page: Page, title: string): Locator {
  return page.getByRole('article', { name: title, exact: true });
}

test('a guardian reads a form, signs it with name and password, which another guardian sees at once, keeps a copy and withdraws', async ({
  page,
  openBrowser,
}) => {
  const { athleteId, guardian } = await buildFamily(page.request, {
    name: 'Mika Saarinen',
    guardianName: 'Aino Saarinen',
  });
  const other = await join(page.request, { name: 'Nils Saarinen' });
  await linkGuardian(athleteId, other);
  const elsewhere = await openBrowser();
  await enterAs(elsewhere, other, '/dashboard/consent');
  await expect(formOf(elsewhere, TRANSCRIPT)).toContainText('Not signed');
  await enterAs(page, guardian);
  await new Shell(page).navigation.getByRole('link', { name: 'Consent Forms' }).click();
  await expect(new Shell(page).heading).toHaveText('Consent Forms');
  const forms = page.getByRole('region', { name: 'Mika Saarinen' });
  // Four that releases wait for, and one that nobody is asked for.
  await expect(forms.getByRole('article')).toHaveCount(5);
  await expect(forms).toContainText('2 needed forms are not signed · 3 optional forms are open');
  const form = formOf(page, TRANSCRIPT);
  await expect(form).toContainText('Not signed');

  await form.getByRole('button', { name: `Read and sign: ${TRANSCRIPT}` }).click();
  const dialog = page.getByRole('dialog', { name: TRANSCRIPT });
  await expect(dialog.getByRole('heading', { name: 'Which record' })).toBeVisible();
  await expect(dialog.getByText('It covers only the transcript that your family adds.')).toBeVisible();
  await expect(dialog.getByRole('listitem').filter({ hasText: 'regional director' })).toBeVisible();
  await dialog.getByText('Details', { exact: true }).click();
  await expect(dialog).toContainText(/Checksum of this text \(SHA-256\): [0-9a-f]{64}/);
  await dialog.getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(dialog.getByLabel('Your full name')).toHaveAccessibleDescription(/Please fill this in/);
  await dialog.getByLabel('Your full name').fill('Aino Maria Saarinen');
  await dialog.getByLabel('Your password').fill('not-my-password');
  await dialog.getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(dialog.getByLabel('Your password')).toHaveAccessibleDescription(
    /This is not your current password\./,
  );
  await expect(dialog.getByLabel('Your full name')).toHaveValue('Aino Maria Saarinen');
  await expect(dialog.getByLabel('Your password')).toHaveValue('not-my-password');
  await dialog.getByLabel('Your password').fill(guardian.password);
  await dialog.getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(form).toContainText('Signed: Aino Maria Saarinen');
  await expect(form).toContainText('From your account (Aino Saarinen)');
  await expect(formOf(elsewhere, TRANSCRIPT), 'without reloading').toContainText(
    'From the account of Aino Saarinen',
  );
  await expect(forms).toContainText('2 needed forms are not signed · 2 optional forms are open');

  const downloading = page.waitForEvent('download');
  await form.getByRole('button', { name: `Download signed copy: ${TRANSCRIPT}` }).click();
  const copy = await downloading;
  expect(copy.suggestedFilename()).toMatch(/^faircourt-transcript-\d{4}-\d\d-\d\d\.pdf$/);
  const head = await copy.createReadStream().then(async (stream) => {
    for await (const chunk of stream) return String(chunk).slice(0, 5);
    return '';
  });
  expect(head).toBe('%PDF-');

  await form.getByRole('button', { name: `Withdraw: ${TRANSCRIPT}` }).click();
  const question = page.getByRole('alertdialog', { name: 'Withdraw the signature of Aino Maria Saarinen?' });
  await expect(question).toContainText('Every release of Mika Saarinen’s transcript ends at once.');
  await question.getByRole('button', { name: 'Withdraw' }).click();
  await expect(form).toContainText('Not signed');
  await form.getByText('1 earlier signature').click();
  await expect(form).toContainText(/Aino Maria Saarinen, version 2: signed on .+, ended on/);
});

test('the athlete reads the forms and cannot sign them; a guardian without an athlete is shown the way to one', async ({
  page,
}) => {
  const { person } = await buildAthlete(page.request);
  await enterAs(page, person, '/dashboard/consent');
  await expect(page.getByText('You can read the forms; you cannot sign them.')).toBeVisible();
  await page.getByRole('button', { name: `Read: ${TRANSCRIPT}` }).click();
  const dialog = page.getByRole('dialog', { name: TRANSCRIPT });
  await expect(dialog.getByRole('heading', { name: 'Which record' })).toBeVisible();
  await expect(dialog.getByLabel('Your password')).toHaveCount(0);

  await enterAs(page, await join(page.request), '/dashboard/consent');
  await expect(page.getByText('No athlete yet')).toBeVisible();
  await page.getByRole('link', { name: 'Add an athlete' }).click();
  await expect(page).toHaveURL('/dashboard/athletes');
});

test('a parent reads all forms in one sitting and signs the needed ones with one press; nothing is ticked beforehand', async ({
  page,
}) => {
  const { guardian } = await buildFamily(page.request, { name: 'Jo Brandt', guardianName: 'Ute Brandt' });
  await enterAs(page, guardian, '/dashboard/consent');
  await expect(page.getByText('2 needed forms are not signed · 3 optional forms are open')).toBeVisible();
  await page.getByRole('button', { name: 'Read and sign 2 needed forms' }).click();
  const dialog = page.getByRole('dialog', { name: 'Consent forms for Jo Brandt' });
  await expect(dialog.getByText('Form 1 of 4').first()).toBeVisible();
  await expect(dialog.getByText('In short')).toHaveCount(4);
  // The full text is below its summary, by keyboard too.
  await dialog.getByRole('button', { name: 'Next form' }).press('Enter');
  const second = 'Consent to show the record to colleges';
  await expect(dialog.getByRole('heading', { name: second, exact: true })).toBeFocused();
  await expect(dialog.getByText('Form 2 of 4').first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('region', { name: second }).getByText('Read the full text')).toBeFocused();
  const whole = dialog.getByRole('region', { name: second }).getByRole('heading').nth(1);
  await expect(whole).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(whole).toBeVisible();
  expect(await findBarriers(page, 'signing all forms')).toEqual([]);
  await expect(dialog.getByRole('checkbox', { checked: true }), 'nothing is ticked beforehand').toHaveCount(
    0,
  );
  await expect(dialog.getByRole('button', { name: 'Sign 2 needed forms' })).toBeEnabled();
  await expect(dialog.getByRole('checkbox'), 'a box means one thing: this one too').toHaveCount(2);
  const box = (title: string) => dialog.getByRole('checkbox', { name: `I also sign: ${title}` });
  await expect(box(TRANSCRIPT)).not.toBeChecked();
  await box('Consent to show videos and pictures').check();
  await dialog.getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(dialog.getByRole('button', { name: 'Sign', exact: true }), 'one is there').toHaveCount(0);
  await expect(dialog.getByRole('button', { name: 'Close' }), 'also after four forms').toBeInViewport();
  const name = dialog.getByLabel('Your full name');
  await expect(name).toHaveAccessibleDescription(/Type it as you stated it: Ute Brandt\./);
  await name.fill('Ute');
  await dialog.getByLabel('Your password').fill('not-my-password');
  const sign = dialog.getByRole('button', { name: 'Sign 2 needed and 1 optional form' });
  await sign.click();
  await expect(name).toHaveAccessibleDescription(
    /Sign with first and last name, as you stated it: Ute Brandt\./,
  );
  await expect(name).toBeFocused();
  await name.fill('Ute Brandt');
  await sign.click();
  await expect(dialog.getByLabel('Your password')).toHaveAccessibleDescription(/not your current password/);
  await dialog.getByLabel('Your password').fill(guardian.password);
  await sign.dblclick();
  await expect(dialog).toHaveCount(0);
  await expect(new Shell(page).message('3 forms signed')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Jo Brandt' })).toContainText(
    'The needed forms are signed · 2 optional forms are open',
  );
  await expect(formOf(page, TRANSCRIPT)).toContainText('Not signed');
  const media = formOf(page, 'Consent to show videos and pictures');
  await expect(media).toContainText('Signed: Ute Brandt');
  await expect(media.getByRole('button', { name: /^Withdraw/ }), 'what is signed is short').toBeHidden();
  await media.getByRole('button', { name: /^Signed: Ute Brandt/ }).click();
  await expect(media.getByRole('button', { name: /^Withdraw/ })).toBeVisible();
  await page.setViewportSize({ width: 360, height: 780 });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  console.log(`height /dashboard/consent 360 with three of five forms signed: ${height} px`);
  expect(height).toBeLessThan(2700);
});

test('a new version says what changed, and the old signature counts until it is signed', async ({ page }) => {
  const { athleteId, guardian } = await buildFamily(page.request, {
    name: 'Lou Verbeke',
    guardianName: 'Ann Verbeke',
  });
  await signForms(athleteId, guardian);
  const title = 'Consent to summaries written by a language model';
  // The one form that nobody is asked for: other journeys sign the rest at the same time.
  await publishNextVersion('summaries', '\n\n### A new section\n\nThese words are new.');
  await enterAs(page, guardian, '/dashboard/consent');
  const form = formOf(page, title);
  await expect(form).toContainText('New version');
  await expect(form).toContainText('Your signature still counts');
  await form.getByRole('button', { name: `Read and sign: ${title}` }).click();
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog.getByText('What changed from version 1 to version 2')).toBeVisible();
  await expect(dialog.locator('p').filter({ hasText: 'New: These words are new.' })).toBeVisible();
  await dialog.getByLabel('Your full name').fill('Ann Verbeke');
  await dialog.getByLabel('Your password').fill(guardian.password);
  await dialog.getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(form).not.toContainText('New version');
  await expect(form).toContainText('version 2');
});
