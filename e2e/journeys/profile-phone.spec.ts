/** The builder on a phone: folded sections, a Save in reach that says what is unsaved, and the card that coaches find. */
import { LOCALES } from '@faircourt/contracts/vocabulary';
import type { Locator, Page } from '@playwright/test';
import { buildAthlete } from '../people/athletes.ts';
import { enterAs, join } from '../people/people.ts';
import { ProfilePage } from '../pages/profile-page.ts';
import { Shell } from '../pages/shell.ts';
import { expect, test } from '../product/journey.ts';

const PHONE = { width: 360, height: 740 };
const COURT = { primary_position: 'Point Guard', height_cm: 188, weight_kg: 80 } as const;

test('sections fold with a tick, a mistake opens its section, and Save names what is unsaved', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  const { person } = await buildAthlete(page.request, { profile: { ...COURT, city: 'Selfoss' } });
  await enterAs(page, person, '/profile');
  const profile = new ProfilePage(page);
  const allSaved = page.getByText('All saved').filter({ visible: true });
  const court = section(page, /^Position, size and age/);
  await expect(court).toHaveAccessibleName('Position, size and age Complete');
  await expect(court).toHaveAttribute('aria-expanded', 'false');
  await expect(section(page, 'School and place 2 to add')).toHaveAttribute('aria-expanded', 'true');
  await expect(section(page, /^Social handles/)).toHaveAccessibleName('Social handles Optional');
  await expect(profile.height).toBeHidden();
  const strip = page.getByRole('region', { name: 'The road to being seen' });
  await expect(strip.getByRole('button'), 'one thing to do next').toHaveCount(1);
  await expect(strip.getByRole('listitem'), 'and nothing else').toHaveCount(0);
  await expect(strip.getByRole('link')).toHaveCount(0);
  const folded = await heightOf(page);
  console.log(`height /profile 360: ${folded} px`);
  expect(folded).toBeLessThan(2000);

  await expect(allSaved).toBeVisible();
  await page.getByLabel('Graduation Year').fill('2028');
  await profile.city.fill('Akureyri');
  await expect(page.getByText('Unsaved: Graduation Year, City')).toBeVisible();
  await expect(profile.saveProfile).toHaveAccessibleDescription('Unsaved: Graduation Year, City');
  await expect(section(page, 'School and place 1 to add')).toBeVisible();

  await section(page, /^Position, size and age/).press('Enter');
  await profile.height.fill('99');
  await section(page, /^Position, size and age/).press('Enter');
  await expect(profile.height).toBeHidden();
  await expect(section(page, /^Position, size and age/)).toHaveAccessibleName(
    'Position, size and age Check this',
  );
  await profile.saveProfile.click();
  await expect(profile.height, 'the mistake is in sight').toBeFocused();
  await profile.height.fill('189');
  await profile.saveProfile.click();
  await expect(new Shell(page).message('Profile updated successfully')).toBeVisible();
  await expect(allSaved).toBeVisible();
  await expect(profile.height, 'what was open stays open').toBeVisible();

  await section(page, /^School and place/).click();
  await expect(page.getByLabel('School Name')).toBeHidden();
  await page.getByRole('button', { name: /^Add your school/ }).click();
  await expect(page.getByLabel('School Name'), 'the next step opens its section').toBeFocused();
  await profile.openEverySection();
  console.log(`height /profile 360 with every section open: ${await heightOf(page)} px`);
});

test('the first field is on the first screen of a phone, in every language', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  for (const locale of LOCALES) {
    await enterAs(page, await join(page.request, { role: 'athlete', locale }), '/profile');
    const first = page.locator('select[name=primary_position]');
    await expect(first).toBeVisible();
    const { y } = (await first.boundingBox()) ?? { y: Infinity };
    console.log(`first field /profile 360 ${locale}: y ${Math.round(y)}`);
    expect(y, locale).toBeLessThan(540);
  }
});

test('why a photo was not taken is said under its button, clear of the Save', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const { person } = await buildAthlete(page.request, { profile: COURT });
  await enterAs(page, person, '/profile');
  await new ProfilePage(page).openEverySection();
  const choose = page.getByRole('button', { name: 'Choose a photo' });
  // The button itself at the lower edge, right above the bar.
  await choose.evaluate((button) => {
    const bar = [...document.querySelectorAll<HTMLElement>('[data-bottom-bar]')].find(
      (one) => one.offsetHeight,
    );
    scrollBy(0, button.getBoundingClientRect().bottom - (bar?.getBoundingClientRect().top ?? innerHeight));
  });
  const wrong = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') };
  await page.locator('input[type=file]').first().setInputFiles(wrong);
  const problem = page.getByRole('alert').filter({ hasText: /JPEG/ });
  await expect(problem).toBeVisible();
  const edges = async () => ({
    problem: await problem.boundingBox(),
    bar: await page.locator('[data-bottom-bar]').filter({ visible: true }).boundingBox(),
  });
  await expect(async () => {
    const { problem: said, bar } = await edges();
    expect((said?.y ?? 0) + (said?.height ?? Infinity), 'above the Save').toBeLessThanOrEqual(bar?.y ?? 0);
  }).toPass();
});

test('what is unsaved on one tab is marked there, and the Save of another says where it is', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  const { person } = await buildAthlete(page.request, { profile: COURT });
  await enterAs(page, person, '/profile');
  const profile = new ProfilePage(page);
  await profile.openEverySection();
  await profile.city.fill('Husavik');
  await expect(page.getByRole('tab', { name: 'Profile Unsaved', exact: true })).toBeVisible();
  await profile.tab('Academics').click();
  await expect(page.getByText('Unsaved in Profile').filter({ visible: true })).toBeVisible();
  await expect(page.getByText('All saved').filter({ visible: true })).toHaveCount(0);
  await profile.tab('Profile').click();
  await profile.saveProfile.click();
  await expect(page.getByRole('tab', { name: 'Profile', exact: true })).toBeVisible();
  await profile.tab('Academics').click();
  await expect(page.getByText('All saved').filter({ visible: true })).toBeVisible();
});

test('no field that takes the cursor is behind the Save or the top bar, also with little height', async ({
  page,
}) => {
  const { person } = await buildAthlete(page.request, { profile: COURT });
  for (const height of [740, 420]) {
    await page.setViewportSize({ width: 360, height });
    await enterAs(page, person, '/profile');
    const profile = new ProfilePage(page);
    await profile.openEverySection();
    const fields = page
      .getByRole('tabpanel')
      .locator('input:not([type=radio], [type=file]), select, textarea');
    const bar = profile.saveProfile.locator('xpath=../..');
    const topBar = page.getByRole('banner');
    const all = await fields.all();
    expect(all.length).toBeGreaterThan(15);
    for (const field of all) {
      // From above and from below: browsers scroll only as far as they must.
      for (const from of [0, 100_000]) {
        await field.blur();
        await page.evaluate((top) => scrollTo(0, top), from);
        await field.focus();
        const name = await field.getAttribute('name');
        expect(await overlap(field, bar), `${name} is clear of the Save`).toBe(false);
        expect(await overlap(field, topBar), `${name} is clear of the top bar`).toBe(false);
      }
    }
  }
});

test('the card follows what is typed and says what coaches do not see today', async ({ page }) => {
  const { person } = await buildAthlete(page.request, {
    name: 'Jonas Lindqvist',
    profile: { ...COURT, city: 'Selfoss', visibility: 'public' },
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await enterAs(page, person, '/profile');
  const profile = new ProfilePage(page);
  const region = page.getByRole('region', { name: 'Your card in search' });
  const card = region.getByRole('article', { name: 'Jonas L.' });
  await expect(card).toContainText('188 cm');
  await profile.height.fill('191');
  await profile.city.fill('Husavik');
  await expect(card).toContainText('191 cm');
  await expect(card).toContainText('Iceland');
  await expect(card, 'no coach sees it yet').not.toContainText('Husavik');
  await expect(region).toContainText('Coaches don’t see this until it’s released: City');
  await profile.visibility.selectOption('private');
  await profile.saveProfile.click();
  await expect(new Shell(page).message('Profile updated successfully')).toBeVisible();
  await expect(region).toContainText('No coach sees this card today.');

  await page.setViewportSize(PHONE);
  await expect(card).toBeHidden();
  await region.getByText('Your card in search').click();
  await expect(card).toBeVisible();
});

test('a video’s platform is recognized from its address and can be changed; GPA names its scale', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await enterAs(page, (await buildAthlete(page.request)).person, '/profile?tab=videos');
  const platform = page.getByLabel('Platform');
  const address = page.getByLabel('Video URL');
  await address.fill('https://vimeo.com/995002219');
  await expect(platform).toHaveValue('vimeo');
  await expect(page.getByText('Recognized: a video on Vimeo.')).toBeVisible();
  await address.fill('https://youtu.be/zwUareHAdks');
  await expect(platform).toHaveValue('youtube');
  await platform.selectOption('other');
  await address.fill('https://youtu.be/zwUareHAdkt');
  await expect(platform, 'a choice is kept').toHaveValue('other');

  await new ProfilePage(page).tab('Academics').click();
  const gpa = page.getByLabel('GPA', { exact: true });
  await expect(gpa).toHaveAccessibleDescription('US scale: 0.0 to 4.0, up to 5.0 if weighted.');
  await page.getByText('My school uses another scale').click();
  await expect(page.getByText(/^Not sure\? Leave GPA empty/)).toBeVisible();
});

function section(page: Page, name: string | RegExp): Locator {
  return page.getByRole('tabpanel').getByRole('heading', { level: 3 }).getByRole('button', { name });
}

function heightOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollHeight);
}

async function overlap(field: Locator, bar: Locator): Promise<boolean> {
  const [a, b] = [await field.boundingBox(), await bar.boundingBox()];
  return a !== null && b !== null && a.y < b.y + b.height - 1 && b.y < a.y + a.height - 1;
}
