/** /dashboard/alerts: a staff keeps searches, and opens them again with what is new. */
import { findBarriers, ON_A_PHONE } from '../checks/accessibility.ts';
import { bornYearsAgo, buildAthlete } from '../people/athletes.ts';
import { endTrial } from '../people/coaches.ts';
import { demoPerson, enterAs, join, userOf, type Person } from '../people/people.ts';
import { openMail } from '../pages/mail-outbox.ts';
import { SearchPage } from '../pages/search-page.ts';
import { Shell } from '../pages/shell.ts';
import { expect, test } from '../product/journey.ts';
import { askDatabase } from '../product/product.ts';
import type { Locator, Page } from '@playwright/test';
import { z } from 'zod';

/** In a country of no other journey: an adult, so that nothing but the switch decides who is listed. */
const listed = (name: string, country: string) => ({
  name,
  profile: {
    country_code: country,
    birthdate: bornYearsAgo(19),
    primary_position: 'Center' as const,
    height_cm: 209,
    grad_year: 2027,
    visibility: 'public' as const,
  },
});

for (const [width, country, countryName] of [
  [360, 'AD', 'Andorra'],
  [1440, 'MC', 'Monaco'],
] as const) {
  test(`a coach saves a search, comes back to what is new, renames it and takes back a deletion (${width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const coach = await join(page.request, { role: 'coach' });
    await enterAs(page, coach, `/search?country=${country}&position=Center`);
    if (width === 360) await new SearchPage(page).unfoldTools();
    await page.getByRole('button', { name: 'Save this search' }).click();
    const dialog = page.getByRole('dialog', { name: 'Save this search' });
    await expect(dialog).toContainText(`Position: Center · Country: ${countryName}`);
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(dialog.getByText('Enter a name of up to 80 characters.')).toBeVisible();
    const name = `Pyrenees ${width}`;
    await dialog.getByLabel('Name').fill(name);
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('button', { name: 'Show saved searches' }).click();
    await expect(new Shell(page).heading).toHaveText('Saved Searches and Alerts');
    const item = page.getByRole('article', { name });
    await expect(item).toContainText('Position: Center');

    await item.getByRole('link', { name: /^See what's new/ }).click();
    await expect(new Shell(page).heading).toHaveText(name);
    await expect(page.getByRole('link', { name: 'All results' })).toBeVisible();

    await buildAthlete(page.request, listed('Arinsal Norte', country));
    await page.getByRole('link', { name: 'All saved searches' }).click();
    await expect(item).toContainText(/athletes? with news/);
    await item.getByRole('link', { name: /^See what's new/ }).click();
    const card = page.getByRole('article', { name: 'Arinsal N.' });
    await expect(card).toBeVisible();
    await expect(page.getByText('New in search')).toBeVisible();
    expect(await findBarriers(page, 'what is new in a saved search')).toEqual([]);
    await page.setViewportSize({ width, height: 900 });

    await page.getByRole('link', { name: 'All saved searches' }).click();
    await item.getByRole('button', { name: `Actions for ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Rename' }).click();
    const renaming = page.getByRole('dialog', { name: 'Rename' });
    await renaming.getByLabel('Name').fill(`Andorra ${width}`);
    await renaming.getByRole('button', { name: 'Save', exact: true }).click();
    const renamed = page.getByRole('article', { name: `Andorra ${width}` });
    await expect(renamed).toBeVisible();

    await renamed.getByRole('button', { name: /^Actions for/ }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect(renamed).toBeHidden();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(renamed).toBeVisible();
  });
}

test('when the plan has ended, saved searches are kept and locked, and the page says what to do', async ({
  page,
}) => {
  const coach = await join(page.request, { role: 'coach' });
  await enterAs(page, coach, '/dashboard/alerts');
  await expect(page.getByText('No saved searches yet')).toBeVisible();
  expect(await findBarriers(page, 'no saved searches', ON_A_PHONE)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(await saveSearch(page, 'Centers', 'position=Center')).toBeVisible();
  expect(await findBarriers(page, 'saved searches')).toEqual([]);
  await endTrial(coach);
  await page.reload();
  await expect(page.getByText('Your saved searches are kept, and open again')).toBeVisible();
  await expect(page.getByRole('article', { name: 'Centers' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^See what's new/ })).toBeHidden();
  expect(await findBarriers(page, 'locked searches', ON_A_PHONE)).toEqual([]);
});

test('before the trial has begun nothing has ended: saved searches wait for the confirmed email', async ({
  page,
}) => {
  await enterAs(page, await join(page.request, { role: 'coach', isProven: false }), '/dashboard/alerts');
  await expect(page.getByText('once you confirm your email and your trial starts')).toBeVisible();
  await expect(page.getByText('Your plan has ended')).toHaveCount(0);
  await expect(page.getByText('No saved searches yet')).toHaveCount(0);
});

test('saved searches are in the side navigation of coaches, and of nobody else', async ({ page }) => {
  await enterAs(page, demoPerson('coach'));
  await expect(
    new Shell(page).navigation.getByRole('link', { name: 'Saved Searches', exact: true }),
  ).toBeVisible();
  await enterAs(page, demoPerson('guardian'), '/dashboard/alerts');
  await expect(page.getByText('This page is for coaches')).toBeVisible();
});

/** As if the trial were of the other plan. */
async function takePro(coach: Person): Promise<void> {
  await askDatabase(
    z.unknown(),
    `update subscriptions set plan = 'pro_scout' where owner_user_id = ${userOf('$1')}`,
    [coach.email],
  );
}

async function saveSearch(page: Page, name: string, query: string): Promise<Locator> {
  await page.goto(`/search?${query}`);
  await page.getByRole('button', { name: 'Save this search' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save this search' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Show saved searches' }).click();
  return page.getByRole('article', { name });
}

test('without Pro Scout the switch of an alert says what it takes', async ({ page }) => {
  await enterAs(page, await join(page.request, { role: 'coach' }), '/search');
  const item = await saveSearch(page, 'Tall ones', 'min_height=210');
  await item.getByRole('button', { name: /^Alerts off/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Alerts for “Tall ones”' });
  await expect(dialog.getByText('Alerts come with Pro Scout.')).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'View Plans' })).toBeVisible();
  expect(await findBarriers(page, 'what alerts take', ON_A_PHONE)).toEqual([]);
});

test('a coach on Pro Scout chooses an alert, sets quiet hours, gets one email and ends such emails with its link', async ({
  page,
}) => {
  // The job that tells people runs every minute.
  test.setTimeout(300_000);
  const coach = await join(page.request, { role: 'coach' });
  await takePro(coach);
  await enterAs(page, coach, '/search');
  const item = await saveSearch(page, 'San Marino', 'country=SM');
  await item.getByRole('button', { name: /^Alerts off/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Alerts for “San Marino”' });
  await dialog.getByText('At once', { exact: true }).click();
  await dialog.getByLabel('A new video').uncheck();
  expect(await findBarriers(page, 'choosing an alert')).toEqual([]);
  await dialog.getByRole('button', { name: 'Save alert' }).click();
  await expect(item.getByRole('button', { name: /^Alerts at once/ })).toBeVisible();

  const settings = page.getByRole('region', { name: 'When alerts reach you' });
  await settings.getByLabel('Quiet from').selectOption('03:00');
  await settings.getByRole('button', { name: 'Save settings' }).click();
  await expect(settings.getByText('Choose two different hours, or none.')).toBeVisible();
  await settings.getByLabel('Quiet from').selectOption('No quiet hours');
  await settings.getByLabel('Pause all alerts').check();
  await expect(settings.getByText('Your alerts are paused.')).toBeVisible();
  await settings.getByLabel('Pause all alerts').uncheck();
  await settings.getByRole('button', { name: 'Save settings' }).click();
  await expect(page.getByText('Your settings are saved')).toBeVisible();
  expect(await findBarriers(page, 'alerts and their settings')).toEqual([]);

  await buildAthlete(page.request, listed('Titano Secret', 'SM'));
  const mail = await openMail(page, { to: coach.email, subject: 'News in your saved searches' }, 150_000);
  await expect(mail).toContainText('Titano S.');
  await expect(mail).not.toContainText('Secret');
  const link = /https?:\/\/\S+\/alerts\/unsubscribe\?key=[\w.-]+/.exec(await mail.innerText())?.[0] ?? '';
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto(new URL(link).pathname + new URL(link).search);
  expect(await findBarriers(page, 'ending the emails', ON_A_PHONE)).toEqual([]);
  await page.getByRole('button', { name: 'Stop alert emails' }).click();
  await expect(page.getByText('We no longer send you alert emails.')).toBeVisible();
});
