/** After a save on the Profile or the Academics tab the document reloads, and the person stays where they were. */
import type { Page } from '@playwright/test';
import { shiftOf, watchShifts } from '../checks/layout-shift.ts';
import { bornYearsAgo, buildAthlete } from '../people/athletes.ts';
import { enterAs, join } from '../people/people.ts';
import { ProfilePage } from '../pages/profile-page.ts';
import { Shell } from '../pages/shell.ts';
import { expect, test } from '../product/journey.ts';

const SIZES = { 'a phone': { width: 360, height: 740 }, 'a desk': { width: 1440, height: 900 } };

for (const [name, viewport] of Object.entries(SIZES)) {
  test(`a save on ${name} reloads the document and keeps message, tab, place, cursor and what another tab holds unsaved`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const { person } = await buildAthlete(page.request, { profile: { city: 'Selfoss', height_cm: 188 } });
    await enterAs(page, person, '/profile');
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.type());
      void dialog.dismiss();
    });
    const profile = new ProfilePage(page);
    const shell = new Shell(page);
    // What stands above the tabs has arrived, and moves nothing any more.
    await expect(page.getByRole('region', { name: 'The road to being seen' })).toBeVisible();
    await profile.openEverySection();
    await profile.bio.fill('I pass first.');
    await profile.tab('Academics').click();
    await profile.openEverySection();
    await page.getByLabel('GPA', { exact: true }).fill('3.6');
    await page.getByRole('button', { name: 'Add a course' }).click();
    await page.getByLabel('Course', { exact: true }).fill('Algebra II');
    // Away from the end of the page: it is shorter there once the bar has no unsaved fields to name.
    await profile.saveAcademics.focus();
    await page.evaluate(() => scrollBy({ top: -160, behavior: 'instant' }));
    const before = await placeOf(page);
    await markDocument(page);
    await page.keyboard.press('Enter');
    await expect(shell.message('Academic information saved')).toContainText('% complete. Next: ');
    await expectReloaded(page);
    await expect(profile.tab('Academics')).toHaveAttribute('aria-selected', 'true');
    await expect(profile.saveAcademics).toBeFocused();
    expect(Math.abs((await placeOf(page)) - before), 'the page is where it was').toBeLessThanOrEqual(2);

    await profile.tab('Profile').click();
    await profile.openEverySection();
    await expect(profile.bio, 'typed on another tab and never saved').toHaveValue('I pass first.');
    await expect(page.getByText('You had typed this before and not saved it. It is back.')).toHaveCount(0);
    await markDocument(page);
    await profile.bio.press('End');
    await profile.city.fill('Akureyri');
    await profile.city.press('Enter');
    await expect(shell.message('Profile updated successfully')).toBeVisible();
    await expectReloaded(page);
    await expect(profile.city, 'saved by the Enter key from this field').toBeFocused();
    await expect(profile.city).toHaveValue('Akureyri');
    await expect(profile.bio).toHaveValue('I pass first.');
    expect(asked, 'the browser does not ask about a reload of ours').toEqual([]);
    // That the invitation was seen is no draft of anything typed.
    const kept = await page.evaluate(() =>
      Object.keys(sessionStorage).filter(
        (key) => key.includes('draft') && !key.endsWith('.invite-guardian-seen'),
      ),
    );
    expect(kept, 'nothing is left behind in the browser').toEqual([]);
  });
}

test('a save in the middle of a long form leads back to the very place, and the page’s head does not come up between', async ({
  page,
}) => {
  await page.setViewportSize(SIZES['a phone']);
  const { person } = await buildAthlete(page.request, { profile: { city: 'Selfoss', height_cm: 188 } });
  await enterAs(page, person, '/profile');
  const profile = new ProfilePage(page);
  await expect(page.getByRole('region', { name: 'The road to being seen' })).toBeVisible();
  await profile.openEverySection();
  const team = page.getByLabel('Current Team');
  await team.fill('Harbour');
  const topOf = () => team.evaluate((field) => field.getBoundingClientRect().top);
  const before = await topOf();
  const arrived = Promise.withResolvers<void>();
  await page.route('**/assets/main-*.js', async (route) => {
    await arrived.promise;
    await route.continue();
  });
  await profile.saveProfile.click();
  await expect(page.locator('[data-first-reloaded]').filter({ visible: true })).toHaveCount(1);
  await expect(page.locator('h1:visible'), 'nobody looked at it').toHaveCount(0);
  arrived.resolve();
  await expect(new Shell(page).message('Profile updated successfully')).toBeVisible();
  await expect(team).toHaveValue('Harbour');
  expect(Math.abs((await topOf()) - before), 'the field is where it was').toBeLessThanOrEqual(2);
});

test('the first save on a phone, which brings new parts of the page, moves nothing in the next document', async ({
  page,
}) => {
  await page.setViewportSize(SIZES['a phone']);
  await watchShifts(page);
  await enterAs(page, await join(page.request, { role: 'athlete' }), '/profile');
  const profile = new ProfilePage(page);
  await page.getByLabel('Birthdate').fill(bornYearsAgo(20));
  await markDocument(page);
  await profile.saveProfile.click();
  await profile.ageQuestion.getByRole('button', { name: 'Yes, save it' }).click();
  await expect(new Shell(page).message('Profile updated successfully')).toBeVisible();
  await expectReloaded(page);
  await expect(page.getByRole('region', { name: 'Verification' })).toBeVisible();
  const shifted = await shiftOf(page);
  console.log(`layout shift after the first save on a phone: ${shifted}`);
  expect(shifted).toBeLessThan(0.02);
});

test('a page that was left while its save was under way is not reloaded', async ({ page }) => {
  const { person } = await buildAthlete(page.request, { profile: { city: 'Selfoss' } });
  await enterAs(page, person, '/profile');
  const profile = new ProfilePage(page);
  const shell = new Shell(page);
  const answered = Promise.withResolvers<void>();
  await page.route('**/api/profile*', async (route) => {
    if (route.request().method() === 'PUT') await answered.promise;
    await route.continue();
  });
  await profile.city.fill('Keflavik');
  await markDocument(page);
  await profile.saveProfile.click();
  await shell.navigation.getByRole('link', { name: 'Dashboard' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave without saving' }).click();
  await expect(shell.heading).toHaveText('Athlete Dashboard');
  answered.resolve();
  await expect(shell.message('Profile updated successfully')).toBeVisible();
  expect(await page.evaluate(() => 'isOldDocument' in globalThis), 'the same document').toBe(true);
});

function markDocument(page: Page): Promise<void> {
  return page.evaluate(() => {
    Object.assign(globalThis, { isOldDocument: true });
  });
}

async function expectReloaded(page: Page): Promise<void> {
  const [kind, isOld] = await page.evaluate(() => [
    performance.getEntriesByType('navigation').map((entry) => ('type' in entry ? entry.type : ''))[0],
    'isOldDocument' in globalThis,
  ]);
  expect(kind).toBe('reload');
  expect(isOld, 'a new document').toBe(false);
}

/** Where the tabs are in the window: what comes in above them must not move what the person looks at. */
function placeOf(page: Page): Promise<number> {
  return page.getByRole('tablist').evaluate((tabs) => tabs.getBoundingClientRect().top);
}
