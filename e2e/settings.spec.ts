/** /settings: name, language, appearance, password and the devices that are signed in. */
import { expect, test } from './journey.ts';
import { AuthPage } from './pages/auth-page.ts';
import { Shell } from './pages/shell.ts';
import { enterAs, join, storedSession } from './people.ts';

test('a new name is saved and shows in the top bar', async ({ page }) => {
  await enterAs(page, await join(page.request), '/settings');
  const shell = new Shell(page);
  const name = page.getByLabel('Name', { exact: true });
  await name.fill('   ');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(name).toHaveAccessibleDescription(/Please fill this in\./);
  await expect(shell.topBar).toContainText('Jamie Ortega');
  await name.fill('Jamie Lee Ortega');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(shell.message('Name saved')).toBeVisible();
  await expect(shell.topBar.getByText('Jamie Lee Ortega')).toBeVisible();
  await page.reload();
  await expect(name).toHaveValue('Jamie Lee Ortega');
});

test('the language switches the whole interface at once and stays with the account', async ({
  page,
  openBrowser,
}) => {
  const person = await join(page.request);
  await enterAs(page, person, '/settings');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('lang', 'en');
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
  await page.getByLabel('Language', { exact: true }).selectOption('Español');
  await expect(html).toHaveAttribute('lang', 'es');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ajustes');
  await expect(page).toHaveTitle('Ajustes · Faircourt');
  expect((await saved).status()).toBe(200);
  // Kept by the page once it has read the answer.
  await expect.poll(async () => (await storedSession(page))?.user.locale).toBe('es');

  const otherDevice = await openBrowser();
  await enterAs(otherDevice, person);
  await expect(otherDevice.locator('html')).toHaveAttribute('lang', 'es');
  await expect(otherDevice.getByRole('heading', { level: 1 })).toHaveText('Panel del tutor');

  const savedAgain = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
  await page.getByLabel('Idioma', { exact: true }).selectOption('Português');
  await expect(html).toHaveAttribute('lang', 'pt-BR');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Configurações');
  expect((await savedAgain).status()).toBe(200);
  await page.reload();
  await expect(html).toHaveAttribute('lang', 'pt-BR');
});

test('the theme overrides the system’s and survives a reload', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await enterAs(page, await join(page.request), '/settings');
  const html = page.locator('html');
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await expect(page.getByRole('radio', { name: 'System' })).toBeChecked();
  const light = await paper();
  await page.getByText('Dark', { exact: true }).click();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await expect.poll(paper).not.toBe(light);
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await page.getByText('System', { exact: true }).click();
  await expect.poll(paper).toBe(light);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(paper).not.toBe(light);
});

test('changing the password needs the current one and signs out every other device', async ({
  page,
  openBrowser,
}) => {
  const person = await join(page.request);
  const otherDevice = await openBrowser();
  await enterAs(otherDevice, person);
  await expect(new Shell(otherDevice).heading).toBeVisible();
  await enterAs(page, person, '/settings');
  const current = page.getByLabel('Current password');
  const next = page.getByLabel('New password');
  const change = page.getByRole('button', { name: 'Change password' });
  await current.fill('not-my-password');
  await next.fill('brand-new-password');
  await change.click();
  await expect(current).toHaveAccessibleDescription(/This is not your current password\./);
  await expect(next).toHaveValue('brand-new-password');
  await current.fill(person.password);
  await change.click();
  await expect(page.getByText('Password changed. All your other sessions were ended.')).toBeVisible();
  await expect(otherDevice).toHaveURL('/auth');
  await expect(page.getByText('You are signed in on this device only.')).toBeVisible();

  const auth = new AuthPage(otherDevice);
  await auth.signInAs(person);
  await expect(auth.alert).toHaveText('Failed to sign in. Please check your credentials.');
  await auth.signInAs({ ...person, password: 'brand-new-password' });
  await expect(otherDevice).toHaveURL('/dashboard');
});

test('all other sessions end together, after a question that can be declined', async ({
  page,
  openBrowser,
}) => {
  const person = await join(page.request);
  const others = [await openBrowser(), await openBrowser()];
  for (const other of others) {
    await enterAs(other, person);
    await expect(new Shell(other).heading).toBeVisible();
  }
  await enterAs(page, person, '/settings');
  await expect(page.getByRole('button', { name: /^End session on/ })).toHaveCount(2);
  const endOthers = page.getByRole('button', { name: 'End all other sessions' });
  await endOthers.click();
  const question = page.getByRole('alertdialog', { name: 'End all other sessions?' });
  await expect(question).toContainText('2 other devices are signed out at once. You stay signed in here.');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^End session on/ })).toHaveCount(2);

  await endOthers.click();
  await question.getByRole('button', { name: 'End all other sessions' }).click();
  await expect(new Shell(page).message('All other sessions were ended')).toBeVisible();
  await expect(page.getByText('You are signed in on this device only.')).toBeVisible();
  for (const other of others) await expect(other).toHaveURL('/auth');
  await expect(page).toHaveURL('/settings');
});
