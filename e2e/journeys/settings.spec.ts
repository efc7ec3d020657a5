/** /settings: name, language, appearance, password and the devices that are signed in. */
import { expect, test } from '../product/journey.ts';
import { AuthPage } from '../pages/auth-page.ts';
import { Shell } from '../pages/shell.ts';
import { answerTo, enterAs, join, signIn, storedSession } from '../people/people.ts';

test('a new name shows in the top bar, waits out a lost network, and stays with the theme after a reload', async ({
  page,
  context,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await enterAs(page, await join(page.request), '/settings');
  const shell = new Shell(page);
  const name = page.getByLabel('Name', { exact: true });
  const save = page.getByRole('button', { name: 'Save name' });
  await name.fill('   ');
  await save.click();
  await expect(name).toHaveAccessibleDescription(/Please fill this in\./);
  await expect(shell.topBar).toContainText('Jamie Ortega');

  await context.setOffline(true);
  await name.fill('Jamie Lee Ortega');
  await save.click();
  await expect(page.getByRole('alert')).toHaveText('You are offline. Check your connection and try again.');
  await expect(name).toHaveValue('Jamie Lee Ortega');
  expect(await storedSession(page)).not.toBeNull();
  await context.setOffline(false);
  await save.click();
  await expect(shell.message('Name saved')).toBeVisible();
  await expect(shell.topBar.getByText('Jamie Lee Ortega')).toBeVisible();

  const html = page.locator('html');
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await expect(page.getByRole('radio', { name: 'System' })).toBeChecked();
  const light = await paper();
  await page.getByText('Dark', { exact: true }).click();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await expect.poll(paper).not.toBe(light);

  await page.reload();
  await expect(name).toHaveValue('Jamie Lee Ortega');
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await page.getByText('System', { exact: true }).click();
  await expect.poll(paper).toBe(light);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(paper).not.toBe(light);
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

  const otherDevice = await openBrowser();
  await enterAs(otherDevice, person);
  await expect(otherDevice.locator('html')).toHaveAttribute('lang', 'es');
  await expect(otherDevice.getByRole('heading', { level: 1 })).toHaveText('Panel del tutor');

  await page.getByLabel('Idioma', { exact: true }).selectOption('Português');
  await page.reload();
  await expect(html, 'also when the reload was faster than the answer').toHaveAttribute('lang', 'pt-BR');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Configurações');
  await expect
    .poll(async () => (await signIn(page.request, person)).user.locale, 'the choice has arrived')
    .toBe('pt-BR');
});

test('other sessions end one by one, all together after a question, and when the password changes', async ({
  page,
  openBrowser,
}) => {
  const person = await join(page.request);
  const others = [await openBrowser(), await openBrowser()] as const;
  const [other] = others;
  const { access_token } = await enterAs(other, person);
  await enterAs(others[1], person);
  for (const device of others) await expect(new Shell(device).heading).toHaveText('Guardian Dashboard');
  await enterAs(page, person, '/settings');
  const shell = new Shell(page);
  const endOne = page.getByRole('button', { name: /^End session on/ });
  const endOthers = page.getByRole('button', { name: 'End all other sessions' });
  const alone = page.getByText('You are signed in on this device only.');

  await test.step('all together, after a question that can be declined', async () => {
    await expect(endOne).toHaveCount(2);
    await endOthers.click();
    const question = page.getByRole('alertdialog', { name: 'End all other sessions?' });
    await expect(question).toContainText('2 other devices are signed out at once. You stay signed in here.');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toHaveCount(0);
    await expect(endOne).toHaveCount(2);

    await endOthers.click();
    await question.getByRole('button', { name: 'End all other sessions' }).click();
    await expect(shell.message('All other sessions were ended')).toBeVisible();
    await expect(alone).toBeVisible();
    for (const device of others) await expect(device).toHaveURL('/auth');
    await expect(other.getByText('You were signed out. Please sign in again.')).toBeVisible();
    expect(await storedSession(other)).toBeNull();
    expect(await answerTo(other, access_token)).toBe(401);
    await expect(page).toHaveURL('/settings');
  });

  const auth = new AuthPage(other);
  await test.step('one alone', async () => {
    await auth.signInAs(person);
    await expect(new Shell(other).heading).toHaveText('Guardian Dashboard');
    const token = (await storedSession(other))?.access_token ?? '';
    await page.reload();
    await endOne.click();
    const question = page.getByRole('alertdialog', { name: 'End this session?' });
    await question.getByRole('button', { name: 'End session' }).click();
    await expect(shell.message('Session ended')).toBeVisible();
    await expect(alone).toBeVisible();
    await expect(other).toHaveURL('/auth');
    await expect(other.getByText('You were signed out. Please sign in again.')).toBeVisible();
    expect(await storedSession(other)).toBeNull();
    expect(await answerTo(other, token)).toBe(401);
  });

  await test.step('with the password', async () => {
    await auth.signInAs(person);
    await expect(new Shell(other).heading).toHaveText('Guardian Dashboard');
    await page.reload();
    await expect(endOne).toHaveCount(1);
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
    await expect(other).toHaveURL('/auth');
    await expect(alone).toBeVisible();
    await auth.signInAs(person);
    await expect(auth.alert).toHaveText('Failed to sign in. Please check your credentials.');
    await auth.signInAs({ ...person, password: 'brand-new-password' });
    await expect(other).toHaveURL('/dashboard');
  });
});

test('a guardian turns off an email, keeps what waits for a decision in the app, and both last', async ({
  page,
}) => {
  await enterAs(page, await join(page.request, { role: 'guardian' }), '/settings');
  const section = page.getByRole('region', { name: 'Notifications', exact: true });
  const requests = section.getByRole('group', { name: 'Requests from coaches' });
  await expect(requests.getByRole('switch', { name: 'In the app' })).toBeDisabled();
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
  await requests.getByRole('switch', { name: 'Email' }).click();
  expect((await saved).status()).toBe(200);
  await page.reload();
  await expect(requests.getByRole('switch', { name: 'Email' })).not.toBeChecked();
  await expect(requests.getByRole('switch', { name: 'In the app' })).toBeChecked();
  const checks = section.getByRole('group', { name: 'Verifications' });
  await expect(checks.getByRole('switch', { name: 'In the app' })).toBeDisabled();
  const shown = section.getByRole('group', { name: 'Search and visibility' });
  await expect(shown.getByRole('switch', { name: 'Email' }), 'who finds the athlete is told').toBeChecked();
  await expect(section.getByRole('group', { name: 'Your team' }), 'a coach’s matter').toHaveCount(0);
  await expect(section).toContainText('So you notice when someone else uses your account.');
});

test('the list at the top leads to each section, by keyboard and on a phone too', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await enterAs(page, await join(page.request), '/settings');
  const index = page.getByRole('navigation', { name: 'On this page' });
  await expect(index.getByRole('link')).toHaveCount(0);
  await index.getByText('On this page').click();
  await expect(index.getByRole('link')).toHaveCount(9);
  await index.getByRole('link', { name: 'Password', exact: true }).press('Enter');
  await expect(page).toHaveURL('/settings#password');
  const section = page.getByRole('region', { name: 'Password', exact: true });
  await expect(section).toBeInViewport();
  await page.keyboard.press('Tab');
  expect(
    await section.evaluate((place) => place.contains(document.activeElement)),
    'the keyboard goes on from there',
  ).toBe(true);

  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(index.getByRole('link')).toHaveCount(9);
});
