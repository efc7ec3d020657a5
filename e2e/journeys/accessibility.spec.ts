/** axe over what every page of the application shares: the forms of signing in, the dashboards, the shell. */
import type { Locale } from '@faircourt/contracts/vocabulary';
import { findBarriers, lookOver, ON_A_DESK, ON_A_PHONE } from '../checks/accessibility.ts';
import { expect, test } from '../product/journey.ts';
import { Shell } from '../pages/shell.ts';
import { demoPerson, enterAs, join } from '../people/people.ts';

/** Not English, in which every journey is walked: longer words show what does not fit. */
const locale: Locale = 'es';

test(`signing in and up (${locale}), and that axe would notice`, async ({ page }) => {
  await page.addInitScript((chosen) => localStorage.setItem('faircourt.locale', chosen), locale);
  const found: string[] = [];
  for (const path of ['/auth', '/auth?mode=signup']) {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await page.locator('form [type=submit]').click();
    await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
    found.push(...(await findBarriers(page, `${path} in ${locale} with its errors`)));
  }
  expect(found).toEqual([]);

  // A picture without words, grey on grey, and what is wrong in the dark only.
  await page.getByRole('main').evaluate((main) => {
    const picture = document.createElement('img');
    const grey = document.createElement('p');
    grey.textContent = 'Can you read this?';
    grey.style.cssText = 'color: #999; background: #aaa';
    const unlit = document.createElement('p');
    unlit.textContent = 'And this at night?';
    unlit.style.cssText = 'color: light-dark(#000, #555); background: light-dark(#fff, #444)';
    const unseen = document.createElement('img');
    unseen.id = 'by-night';
    main.append(picture, grey, unlit, unseen);
    const style = new CSSStyleSheet();
    style.replaceSync('@media (prefers-color-scheme: light) { #by-night { display: none } }');
    document.adoptedStyleSheets.push(style);
  });
  const seeded = (await findBarriers(page, 'here')).map((line) => line.replace(/ at .*/s, ''));
  expect(seeded).toEqual([
    'here, 360 px, light: color-contrast',
    'here, 360 px, light: image-alt',
    'here, 1440 px, dark: color-contrast',
    'here, 1440 px, dark: color-contrast',
    'here, 1440 px, dark: image-alt',
    'here, 1440 px, dark: image-alt',
  ]);
});

test(`a dashboard and the settings (${locale})`, async ({ page }) => {
  await enterAs(page, await join(page.request, { locale }));
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
  await expect(new Shell(page).heading).toBeVisible();
  const found = await findBarriers(page, `/dashboard in ${locale}`);
  await page.goto('/settings');
  await expect(page.getByRole('listitem').filter({ hasText: 'Chrome' })).toBeVisible();
  found.push(...(await findBarriers(page, `/settings in ${locale}`)));
  expect(found).toEqual([]);
});

test('a forgotten password, a reset link, a missing page and a broken one', async ({ page }) => {
  const found: string[] = [];
  for (const path of ['/auth/forgot', '/auth/reset?token=anything', '/auth/reset', '/no-such-page']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    found.push(...(await findBarriers(page, path, ON_A_PHONE)));
  }
  await page.route('**/assets/forgot-password-page-*.js', (route) => route.abort('connectionrefused'));
  await page.goto('/auth/forgot');
  await expect(page.getByText('Unexpected Application Error!')).toBeVisible();
  found.push(...(await findBarriers(page, 'the fallback screen', ON_A_PHONE)));
  expect(found).toEqual([]);
});

test('the dashboards of the other roles', async ({ page }) => {
  const found: string[] = [];
  // The guardian's is looked at beside the settings, in both ways.
  for (const [role, looks] of [
    ['athlete', ON_A_PHONE],
    ['coach', ON_A_DESK],
    ['regional_director', ON_A_PHONE],
    ['admin', ON_A_DESK],
  ] as const) {
    await enterAs(page, demoPerson(role));
    await expect(new Shell(page).heading).toBeVisible();
    found.push(...(await findBarriers(page, `/dashboard of ${role}`, looks)));
  }
  expect(found).toEqual([]);
});

test('a director who waits, the open bell, a menu, a question and the sheet on a phone', async ({
  page,
  openBrowser,
}) => {
  const person = await join(page.request, { role: 'regional_director' });
  await enterAs(await openBrowser(), person);
  await enterAs(page, person);
  const shell = new Shell(page);
  await expect(page.getByText('Your account is waiting for approval')).toBeVisible();
  const found = await findBarriers(page, 'the dashboard of a pending director', ON_A_PHONE);
  await shell.bell.click();
  await expect(shell.notifications.getByRole('listitem').first()).toBeVisible();
  found.push(...(await findBarriers(page, 'the open bell', ON_A_DESK)));
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: /^Language:/ }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  // A menu floats above the landmarks; axe knows that of dialogs only.
  found.push(...(await lookOver(page)).filter((line) => !line.startsWith('region at')));
  await page.keyboard.press('Escape');
  await page.goto('/settings');
  await page.getByRole('button', { name: /^End session on/ }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  found.push(...(await findBarriers(page, 'a question before ending a session', ON_A_PHONE)));
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 360, height: 900 });
  const open = page.getByRole('button', { name: 'Open navigation' });
  await open.click();
  const sheet = page.getByRole('dialog', { name: 'Navigation' });
  await expect(sheet.getByLabel('Language')).toHaveValue('en');
  found.push(...(await lookOver(page)));
  expect(found).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(open).toBeFocused();
  await open.click();
  await sheet.getByRole('link', { name: 'Dashboard' }).click();
  await expect(sheet).toHaveCount(0);
  await expect(shell.heading).toHaveText('Regional Director Dashboard');
  await expect(shell.heading).toBeFocused();
});

test('every component shows at /dev/ui', async ({ page }) => {
  const answer = await page.goto('/dev/ui');
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Design system');
  for (const section of ['Tokens', 'Actions', 'Forms', 'Feedback', 'Content', 'Overlays']) {
    await expect(page.getByRole('region', { name: section })).toBeVisible();
  }
  expect(await findBarriers(page, '/dev/ui')).toEqual([]);
});
