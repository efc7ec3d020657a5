/** Nothing that an athlete typed on /profile is lost: failures, other tabs, leaving, and other units. */
import type { Page } from '@playwright/test';
import { buildAthlete } from '../people/athletes.ts';
import { seedConversation } from '../people/conversations.ts';
import { expect, test } from '../product/journey.ts';
import { MessagesPage } from '../pages/messages-page.ts';
import { ProfilePage } from '../pages/profile-page.ts';
import { Shell } from '../pages/shell.ts';
import { enterAs, join } from '../people/people.ts';

test('a save that fails, or finds no connection, keeps everything typed, and two tabs do not undo each other’s saves', async ({
  page,
  context,
}) => {
  await enterAs(page, await join(page.request, { role: 'athlete' }), '/profile');
  const profile = new ProfilePage(page);
  const typed = await profile.fillIn();
  await page.route('**/api/profile*', (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 500, body: 'broken' }) : route.continue(),
  );
  const shell = new Shell(page);
  await profile.saveProfile.click();
  await expect(shell.message('Error')).toContainText('Failed to save profile');
  await page.unroute('**/api/profile*');
  await context.setOffline(true);
  await profile.saveProfile.click();
  await expect(shell.message('You are offline')).toBeVisible();
  await expect(page.getByText(/^Unsaved: /)).toBeVisible();
  for (const [label, value] of typed)
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(value);
  await context.setOffline(false);
  await profile.saveProfile.click();
  await expect(shell.message('Profile updated successfully')).toBeVisible();

  const other = await context.newPage();
  await other.goto('/profile');
  const there = new ProfilePage(other);
  await there.bio.fill('Typed in the second tab before the first one saved.');
  await profile.city.fill('Keflavik');
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await profile.saveProfile.click();
  expect((await saved).status()).toBe(200);
  // Pages under test never lose focus, so the browser is told that the person has come to the second tab.
  await other.evaluate(() => dispatchEvent(new Event('visibilitychange')));
  await expect(there.city).toHaveValue('Keflavik');
  await there.saveProfile.click();
  await expect(new Shell(other).message('Profile updated successfully')).toBeVisible();
  await page.reload();
  await expect(profile.city).toHaveValue('Keflavik');
  await expect(profile.bio).toHaveValue('Typed in the second tab before the first one saved.');
});

test('a page that lay open puts no old choice back over what another page has saved', async ({
  page,
  context,
}) => {
  const { person } = await buildAthlete(page.request, {
    profile: { visibility: 'colleges_only', city: 'Selfoss' },
  });
  await enterAs(page, person, '/profile');
  const old = new ProfilePage(page);
  await expect(old.city).toHaveValue('Selfoss');
  // As on a phone that lies beside the laptop: nobody comes back to this page, and no line tells it of the change.
  await page.route('**/api/notifications/stream', (route) => route.abort());
  await page.reload();
  await expect(old.city).toHaveValue('Selfoss');

  const other = await context.newPage();
  await other.goto('/profile');
  const there = new ProfilePage(other);
  await there.visibility.selectOption('Private');
  await there.saveProfile.click();
  await expect(new Shell(other).message('Profile updated successfully')).toBeVisible();

  await old.city.fill('Keflavik');
  await old.saveProfile.click();
  await expect(new Shell(page).message('Profile updated successfully')).toBeVisible();
  await expect(old.visibility).toHaveValue('private');
  await expect(old.city).toHaveValue('Keflavik');
});

test('what is typed while a save is under way stays in the fields, and is not saved yet', async ({
  page,
}) => {
  const { person } = await buildAthlete(page.request, { profile: { city: 'Selfoss' } });
  await enterAs(page, person, '/profile');
  const profile = new ProfilePage(page);
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/profile*', async (route) => {
    if (route.request().method() === 'PUT') await held;
    await route.continue();
  });
  await profile.city.fill('Keflavik');
  const asked = page.waitForRequest((request) => request.method() === 'PUT');
  await profile.saveProfile.click();
  await asked;
  await profile.bio.fill('Typed while the save was under way.');
  answer();
  await expect(new Shell(page).message('Profile updated successfully')).toBeVisible();
  await expect(profile.city).toHaveValue('Keflavik');
  await expect(profile.bio).toHaveValue('Typed while the save was under way.');
  await expect(page.getByText(/^Unsaved: /)).toBeVisible();
  await profile.saveProfile.click();
  await expect(page.getByText(/^Unsaved: /)).toBeHidden();
  await page.reload();
  await expect(profile.bio).toHaveValue('Typed while the save was under way.');
});

test('leaving with unsaved changes asks first, a reload brings them back, and feet and pounds do not drift', async ({
  page,
}) => {
  const { person } = await buildAthlete(page.request, {
    profile: { city: 'Selfoss', height_cm: 188, weight_kg: 82 },
  });
  await enterAs(page, person, '/profile');
  const profile = new ProfilePage(page);
  await expect(profile.city).toHaveValue('Selfoss');
  await profile.city.fill('Husavik');
  await profile.tab('Videos').click();
  await expect(page).toHaveURL('/profile?tab=videos');
  await profile.tab('Profile').click();
  await expect(profile.city, 'another tab of the page is not leaving').toHaveValue('Husavik');

  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  const shell = new Shell(page);
  await shell.navigation.getByRole('link', { name: 'Dashboard' }).click();
  await expect(question).toContainText('It waits here');
  await expect(question.getByRole('button').first(), 'what loses nothing comes first').toHaveText(
    'Keep editing',
  );
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page).toHaveURL('/profile');
  await shell.signOut.click();
  await expect(question, 'the next person on this device finds nothing').toContainText('it is lost');
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(profile.city).toHaveValue('Husavik');

  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await page.reload();
  expect(asked, 'the browser itself asks').toEqual(['beforeunload']);
  await expect(profile.city).toHaveValue('Husavik');
  await expect(page.getByText('You had typed this before and not saved it. It is back.')).toBeVisible();
  await page.getByRole('button', { name: 'Discard these changes' }).click();
  await expect(profile.city).toHaveValue('Selfoss');

  await expect(profile.height).toHaveValue('188');
  const feet = page.getByLabel('Height (ft, in): feet');
  const inches = page.getByLabel('Height (ft, in): inches');
  await expect(feet, 'a browser of the United States asks in feet, centimetres beside them').toHaveValue('6');
  const imperial = page.getByRole('radio', { name: 'ft, lb' }).first();
  await expect(imperial, 'and says so').toBeChecked();
  await inches.fill('3');
  await expect(profile.height).toHaveValue('190.5');
  await profile.height.fill('188');
  await expect(inches).toHaveValue('2');
  await page.getByText('cm, kg', { exact: true }).first().click();
  await expect(feet, 'the choice wins').toHaveCount(0);
  await page.getByText('ft, lb', { exact: true }).first().click();
  await expect(imperial).toBeChecked();
  await expect(feet).toHaveValue('6');
  await expect(inches).toHaveValue('2');
  await expect(page.getByText(/^Unsaved: /), 'looking at it changes nothing').toHaveCount(0);
  await inches.fill('14');
  await expect(inches).toHaveAccessibleDescription(/Type whole feet, and inches from 0 to 11\./);
  await profile.saveProfile.click();
  await expect(inches, 'refused where it was typed').toBeFocused();
  await page.reload();
  await expect(inches, 'and kept as it was typed').toHaveValue('14');
  await expect(feet, 'the feet are as they were').toHaveValue('6');
  await inches.fill('3.5');
  await page.getByLabel('Weight (lb)').fill('190');
  await profile.saveProfile.click();
  await expect(shell.message('Profile updated successfully')).toBeVisible();
  await page.reload();
  await expect(feet).toHaveValue('6');
  await expect(inches).toHaveValue('3.5');
  await expect(page.getByLabel('Weight (lb)')).toHaveValue('190');
  await page.getByText('cm, kg', { exact: true }).first().click();
  await expect(profile.height).toHaveValue('191.8');
});

test('what was left without saving waits on its page, however late the next one comes, and a half-written message too, until signing out', async ({
  page,
}) => {
  const { id, athlete } = await seedConversation(page.request);
  const path = `/dashboard/messages/${id}`;
  await enterAs(page, athlete, path);
  const messages = new MessagesPage(page);
  await messages.field.fill('On Saturday I');

  const shell = new Shell(page);
  const profile = new ProfilePage(page);
  const isComing = Promise.withResolvers<void>();
  await page.route('**/assets/dashboard-page-*.js', async (route) => {
    await isComing.promise;
    await route.continue();
  });
  await shell.navigation.getByRole('link', { name: 'My Profile' }).click();
  const city = await profile.city.inputValue();
  await profile.city.fill('Vi');
  await expect(page.getByText(/^Unsaved: /)).toBeVisible();
  await typeAndLeave(page);
  // The form is still open while the next page loads: nothing in it may drop the draft or write another.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1000)));
  isComing.resolve();
  await expect(shell.heading).toHaveText('Athlete Dashboard');
  await page.goBack();
  await expect(profile.city, 'to the last key').toHaveValue('Vik');
  await expect(page.getByText('You had typed this before and not saved it. It is back.')).toBeVisible();
  await page.getByRole('button', { name: 'Discard these changes' }).click();
  await expect(profile.city).toHaveValue(city);

  await page.goto(path);
  await expect(messages.field, 'left on another page, and not asked about').toHaveValue('On Saturday I');
  await shell.signOut.click();
  await expect(page).toHaveURL('/');
  const kept = await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('draft')));
  expect(kept, 'the next person on this device finds nothing').toEqual([]);
});

/** Within the same moment, as on a machine that is too busy to keep up: the last key, the link, and the answer. */
function typeAndLeave(page: Page): Promise<void> {
  return page.getByLabel('City', { exact: true }).evaluate(async (field: HTMLInputElement) => {
    field.setRangeText('k', field.value.length, field.value.length, 'end');
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    document.querySelector<HTMLElement>('nav a[href="/dashboard"]')?.click();
    const question = () => [...document.querySelectorAll<HTMLElement>('[role=alertdialog] button')];
    while (question().length === 0) await new Promise(requestAnimationFrame);
    question()
      .find(({ textContent }) => textContent.includes('Leave without saving'))
      ?.click();
  });
}

test('a browser that is not set up for the United States asks for centimetres alone', async ({
  openBrowser,
}) => {
  const page = await openBrowser({ locale: 'es-MX' });
  const { person } = await buildAthlete(page.request, { profile: { height_cm: 188 } });
  await enterAs(page, person, '/profile');
  await expect(page.locator('[name=height_cm]')).toHaveValue('188');
  await expect(page.locator('[name="height_cm.feet"]')).toHaveCount(0);
});
