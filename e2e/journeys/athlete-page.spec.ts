/** /athletes/:id: what each viewer sees of an athlete, on the screen and on paper. */
import type { Locator, Page } from '@playwright/test';
import { findBarriers, ON_A_PHONE } from '../checks/accessibility.ts';
import { bornYearsAgo, athleteNamed, buildAthlete, openAthlete } from '../people/athletes.ts';
import { verifiedCoach } from '../people/coaches.ts';
import { expect, test } from '../product/journey.ts';
import { ASK, AthletePage } from '../pages/athlete-page.ts';
import { Shell } from '../pages/shell.ts';
import { demoPerson, enterAs } from '../people/people.ts';

/** Below the card, in the order in which coaches ask. */
const PARTS = [
  'Measurements',
  'Season statistics',
  'Academics',
  'Transcript',
  'About',
  'Videos',
  'Still private',
  'Contact',
];
const PHONE = { viewport: { width: 360, height: 780 } };

test('a coach reads each group with its state, and who gave a badge', async ({ page }) => {
  await enterAs(page, demoPerson('coach'), '/search?name=Avery+Calloway');
  await page.getByRole('link', { name: 'View Profile Avery Calloway' }).click();
  const athlete = new AthletePage(page);
  await expect(athlete.name).toHaveText('Avery Calloway');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page).toHaveTitle('Avery Calloway · Faircourt');
  await expect(page.getByText('Your plan opens complete profiles without limit')).toBeVisible();
  const main = page.getByRole('main');
  for (const fact of [
    /^Class of 20\d\d$/,
    'Point Guard',
    /Self-reported/,
    'Dayton, United States',
    /Fernhollow Academy/,
  ]) {
    await expect(main.getByText(fact).first()).toBeVisible();
  }

  await expect(athlete.group('About')).toContainText('Released');
  await expect(athlete.group('About')).toContainText('I grew up in Dayton');
  await expect(athlete.group('Measurements')).toContainText('Under verification');
  await expect(athlete.group('Measurements')).toContainText(
    'A regional director has to check it before it shows here.',
  );
  await expect(athlete.group('Transcript'), 'asked for already').toContainText('Not released');
  await expect(athlete.askable('Videos')).not.toBeChecked();
  await expect(athlete.stillPrivate.getByRole('checkbox')).toHaveCount(1);
  await expect(athlete.stillPrivate).toContainText('These parts aren’t open to you yet.');
  await expect(athlete.group('Contact')).toContainText('Contact is approved for you.');

  const academics = athlete.group('Academics');
  await expect(academics).toContainText(/GPA\s*\d\.\d/);
  await academics.getByRole('button', { name: 'Verified' }).click();
  const details = page.getByRole('dialog', { name: 'What this badge means' });
  for (const detail of [/Checked by\s*\S+ \S+/, /How\s*\S+/, /On\s*\S+/, /Valid until\s*\S+/]) {
    await expect(details).toContainText(detail);
  }
  await page.keyboard.press('Escape');
  await expect(details).toHaveCount(0);

  const seasons = athlete.group('Season statistics');
  const rows = seasons.getByRole('table').getByRole('row');
  // Column names, two verified seasons and the career; the newest season is not verified yet.
  await expect(rows).toHaveCount(4);
  await expect(rows.nth(1).getByRole('button', { name: 'Verified' })).toBeVisible();
  await expect(rows.last()).toContainText('Career');
  const perGame = await rows.nth(1).innerText();
  await seasons.getByText('Totals', { exact: true }).click();
  await expect(rows.nth(1)).not.toHaveText(perGame);
});

test('a page tells first what coaches ask first, each measure stands among its peers, and what scrolls shows it', async ({
  page,
  openBrowser,
}) => {
  const { id, name } = await openAthlete();
  await enterAs(page, demoPerson('coach'), `/athletes/${id}`);
  const athlete = new AthletePage(page);
  await expect(athlete.name).toHaveText(name);
  const measurements = athlete.group('Measurements');
  await expect(measurements.getByText('The dot is the athlete.')).toBeVisible();
  const among = measurements.getByText(
    /^Middle half of \d+\+ players at .+, (Class of 20\d\d|all classes): .+ to .+, median .+/,
  );
  await expect(among.first(), 'the strip says in words what it draws').toBeVisible();
  await expect(measurements.locator('li svg[viewBox="0 0 100 10"]')).toHaveCount(await among.count());

  // From top to bottom: the card with its figures and the first video, then the parts that the coach reads.
  const main = page.getByRole('main');
  const video = main.getByRole('article').first();
  await expect(video.getByRole('button', { name: /^Play/ }).or(video.getByRole('link'))).toBeVisible();
  const figure = main.getByText(/per game|^Wingspan$|^GPA/).first();
  await expect(figure).toBeVisible();
  const tops: number[] = [];
  for (const part of [
    athlete.name,
    figure,
    ...PARTS.map((title) => page.getByRole('region', { name: title, exact: true })),
  ]) {
    // What is closed or empty has no section of its own.
    if ((await part.count()) > 0) tops.push(await topOf(part));
  }
  expect(tops, 'in this order').toEqual(tops.toSorted((one, other) => one - other));
  expect(tops.length).toBeGreaterThanOrEqual(4);
  expect(await topOf(video), 'the first video is part of the hero').toBeLessThan(await topOf(measurements));

  const phone = await openBrowser(PHONE);
  await enterAs(phone, demoPerson('guardian'), `/athletes/${await athleteNamed('Avery Calloway')}`);
  const own = new AthletePage(phone);
  await expect(own.name).toHaveText('Avery Calloway');
  const height = await phone.evaluate(() => document.documentElement.scrollHeight);
  console.log(`height /athletes/:id 360, everything open: ${height} px`);
  expect(height).toBeLessThanOrEqual(7_500);
  await own.group('Season statistics').getByText('All figures').click();
  const wide = await phone.getByRole('main').evaluate((shown) =>
    [...shown.querySelectorAll<HTMLElement>('*')]
      .filter((box) => getComputedStyle(box).overflowX === 'auto' && box.scrollWidth > box.clientWidth + 2)
      .map((box) => ({
        name: box.getAttribute('aria-label') ?? box.innerText.replaceAll('\n', ' '),
        isHinted: box.dataset['more'] === 'end' || getComputedStyle(box).backgroundImage.includes('gradient'),
      })),
  );
  console.log(`what scrolls sideways on a phone: ${wide.map((box) => box.name).join('; ')}`);
  expect(wide.map((box) => box.name)).toContain('Season by season');
  expect(wide.filter(({ isHinted }) => !isHinted)).toEqual([]);
});

test('the request has the parts of the page, by the same names and with the same ticks', async ({ page }) => {
  const { id } = await buildAthlete(page.request, {
    name: 'Wanda Kesik',
    profile: { visibility: 'public', grad_year: 2027, birthdate: bornYearsAgo(19) },
  });
  const { person: coach } = await verifiedCoach(page.request);
  await enterAs(page, coach, `/athletes/${id}`);
  const athlete = new AthletePage(page);
  const ask = athlete.stillPrivate.getByRole('button', { name: ASK });
  const sheet = page.getByRole('dialog', { name: 'Ask the family for release' });
  await expect(ask).toBeVisible();
  await expect(page.getByRole('region', { name: 'What you can do' }), 'there is room for all').toBeHidden();
  const parts = await athlete.stillPrivate.locator('label').allTextContents();
  expect(parts).toContain('Academics');
  await ask.click();
  await expect(sheet.locator('fieldset label')).toHaveText(parts);
  await expect(sheet.getByRole('checkbox', { checked: true }), 'nothing was ticked, so all is').toHaveCount(
    parts.length,
  );
  await sheet.getByLabel('Videos').uncheck();
  await page.keyboard.press('Escape');
  const ticked = athlete.stillPrivate.getByRole('checkbox', { checked: true });
  await expect(ticked, 'closed without sending, it leaves no ticks').toHaveCount(0);
  await expect(ask).toHaveText(`Ask for all (${parts.length - 1})`);
  await athlete.ask('Transcript');
  await expect(sheet.getByRole('checkbox', { checked: true })).toHaveCount(1);
  await expect(sheet.getByLabel('Transcript')).toBeChecked();
  await sheet.getByLabel('Academics').check();
  await sheet.getByRole('button', { name: 'Cancel' }).click();
  await expect(ticked, 'and takes none away').toHaveCount(1);
  await expect(ask).toHaveText('Ask for 1');
  await expect(ask).toHaveAccessibleName('Ask for 1: Transcript');

  // On a phone the same request is in reach wherever one reads, and covers nothing at the end.
  await page.setViewportSize(PHONE.viewport);
  const bar = page.getByRole('region', { name: 'What you can do' });
  await page.evaluate(() => scrollTo(0, 0));
  await expect(bar).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: /^Add to list/ })).toHaveCount(1);
  expect(await findBarriers(page, 'the bar', ON_A_PHONE)).toEqual([]);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const report = await page
    .getByRole('main')
    .getByRole('button', { name: /^Report/ })
    .boundingBox();
  expect((report?.y ?? 0) + (report?.height ?? 0)).toBeLessThanOrEqual((await bar.boundingBox())?.y ?? 0);
  await athlete.askable('Transcript').uncheck();
  await bar.getByRole('button', { name: ASK }).click();
  await sheet.getByLabel('Message to the family').fill('May we see how you play?');
  await sheet.getByRole('button', { name: 'Send request' }).click();
  await expect(bar).toContainText(/You asked on/);
  await expect(bar.getByRole('button', { name: ASK })).toHaveCount(0);
});

test('on a phone the person comes after one row, and a walk of one has no way on', async ({
  openBrowser,
}) => {
  const phone = await openBrowser(PHONE);
  await enterAs(phone, demoPerson('coach'), '/search?name=Avery+Calloway');
  await phone.getByRole('link', { name: 'View Profile Avery Calloway' }).click();
  const athlete = new AthletePage(phone);
  await expect(athlete.name).toHaveText('Avery Calloway');
  const back = phone.getByRole('link', { name: 'Back to search' });
  await expect(back).toBeVisible();
  await expect(phone.getByRole('navigation', { name: 'Athletes in this search' })).toHaveCount(0);
  const person = phone.getByRole('main').getByRole('heading', { level: 1 });
  const before = phone.getByRole('main').locator('a, button, input');
  await expect(before.first()).toHaveAccessibleName('Back to search');
  const top = (await person.boundingBox())?.y ?? 0;
  for (const later of [athlete.print, phone.getByRole('button', { name: /^Add to list/ })]) {
    expect((await later.boundingBox())?.y).toBeGreaterThan(top);
  }
});

test('a page that cannot be loaded can be tried again; verified measurements show with their growth, in the reader’s units', async ({
  page,
}) => {
  const { id, name } = await openAthlete();
  await page.route('**/api/athletes/*/open', (route) => route.fulfill({ status: 500, body: 'broken' }));
  await enterAs(page, demoPerson('coach'), `/athletes/${id}`);
  await expect(page.getByText('This profile could not be loaded')).toBeVisible();
  await page.unroute('**/api/athletes/*/open');
  await page.getByRole('button', { name: 'Try again' }).click();
  const athlete = new AthletePage(page);
  await expect(athlete.name).toHaveText(name);
  const measurements = athlete.group('Measurements');
  await expect(measurements.getByRole('button', { name: 'Verified' })).toBeVisible();
  await expect(measurements).toContainText(/Height\s*\d′ [\d.]+″ \([\d.]+ cm\)/);
  await expect(measurements).toContainText(/Weight\s*[\d.]+ lb \([\d.]+ kg\)/);
  await expect(measurements).toContainText(/Dominant hand\s*(Left|Right|Both)/);
  await expect(measurements.getByRole('heading', { name: 'Growth' })).toBeVisible();
  await expect(measurements.getByRole('figure', { name: 'Height over time' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'ft, lb' }), 'as this browser is set up').toBeChecked();
  await page.getByText('cm, kg', { exact: true }).click();
  await expect(measurements).toContainText(/Height\s*[\d.]+ cm/);
  await expect(measurements).toContainText(/Weight\s*[\d.]+ kg/);
});

test('the family sees everything of its own, and what is not verified says so', async ({ page }) => {
  await enterAs(page, demoPerson('guardian'), `/athletes/${await athleteNamed('Avery Calloway')}`);
  const athlete = new AthletePage(page);
  await expect(athlete.name).toHaveText('Avery Calloway');
  await expect(athlete.group('Measurements')).toContainText('Not verified yet');
  await expect(athlete.group('Measurements')).toContainText(/Wingspan\s*\d′ [\d.]+″ \([\d.]+ cm\)/);
  await expect(page.getByRole('main').getByRole('article'), 'one at the top, two below').toHaveCount(3);
  await expect(page.getByText('Not released')).toHaveCount(0);
  await expect(page.getByText(/complete profiles/)).toHaveCount(0);
});

test('a player loads nothing from other hosts until somebody presses play', async ({ page }) => {
  const title = 'Ten assists against the champions';
  const { id } = await buildAthlete(page.request, {
    name: 'Freya Lindqvist',
    // Of age: what a minor marks as public waits for a guardian.
    profile: { visibility: 'public', primary_position: 'Point Guard', birthdate: bornYearsAgo(19) },
    videos: [
      { title, url: 'https://youtu.be/zwUareHAdks?si=tracking', provider: 'youtube', is_public: true },
      { title: 'Whole game', url: 'https://example.test/game.html', provider: 'other', is_public: true },
      { title: 'For family only', url: 'https://vimeo.com/995002219', provider: 'vimeo' },
    ],
  });
  const elsewhere: string[] = [];
  await page.route(
    ({ hostname }) => hostname !== 'localhost',
    async (route) => {
      elsewhere.push(new URL(route.request().url()).hostname);
      await route.fulfill({ contentType: 'text/html', body: '<p>The player</p>' });
    },
  );
  await enterAs(page, demoPerson('coach'), `/athletes/${id}`);
  const videos = page.getByRole('main');
  await expect(videos.getByRole('article')).toHaveCount(2);
  await expect(videos).toContainText('These videos are public. Others have not been released to you.');
  await expect(page.getByText('For family only')).toHaveCount(0);
  const first = videos.getByRole('article', { name: title });
  await expect(first).toContainText('YouTube');
  await expect(first).toContainText('From YouTube, loaded only when you play it');
  await expect(videos.getByRole('link', { name: /Open in a new tab/ })).toHaveAttribute(
    'href',
    'https://example.test/game.html',
  );
  await first.getByRole('button').hover();
  expect(elsewhere).toEqual([]);

  await first.getByRole('button', { name: `Play ${title}` }).click();
  const player = first.locator('iframe');
  await expect(player).toHaveAttribute('title', `Video: ${title}`);
  await expect(player).toHaveAttribute('src', /^https:\/\/www\.youtube-nocookie\.com\/embed\/zwUareHAdks\?/);
  await expect(player.contentFrame().getByText('The player')).toBeVisible();
  expect(elsewhere).toEqual(['www.youtube-nocookie.com']);
});

test('on paper the profile is one sheet, however much is in it', async ({ page }) => {
  const { id } = await buildAthlete(page.request, {
    name: 'Magnus Thorvaldsen',
    profile: {
      primary_position: 'Center',
      secondary_position: 'Power Forward',
      height_cm: 208.5,
      weight_kg: 104,
      wingspan_cm: 215,
      vertical_cm: 70,
      dominant_hand: 'both',
      grad_year: 2027,
      city: 'Reykjavík',
      school_name: 'Menntaskólinn við Vatnið',
      current_team: 'Vatnið Basketball Club',
      jersey_number: 15,
      bio: 'I set screens and run the floor.\n'.repeat(30),
    },
    academics: {
      gpa: 3.9,
      sat: 1450,
      act: 33,
      core_courses: Array.from({ length: 20 }, (_, index) => ({
        title: `Advanced course ${index}`,
        grade: 'A',
      })),
    },
    seasons: Array.from({ length: 9 }, (_, index) => ({
      label: `${2016 + index}-${17 + index}`,
      team: 'A club whose name is much longer than any table would like it to be',
      points: 300 + index,
      rebounds: 200,
    })),
    videos: Array.from({ length: 6 }, (_, index) => ({
      title: `Highlights of winter ${index}`,
      url: `https://vimeo.com/99500221${index}`,
      provider: 'vimeo',
    })),
  });
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', 'yes');
  });
  await enterAs(page, demoPerson('admin'), `/athletes/${id}`);
  const athlete = new AthletePage(page);
  await expect(athlete.name).toHaveText('Magnus Thorvaldsen');
  await expect(athlete.sheet).toBeHidden();
  await athlete.print.click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes');

  for (const format of ['A4', 'Letter'] as const) {
    expect(await pagesOnPaper(page, format), format).toBe(1);
  }
  await page.emulateMedia({ media: 'print' });
  for (const text of [
    'Magnus Thorvaldsen',
    'Center · Power Forward',
    'Menntaskólinn við Vatnið',
    '208.5 cm',
    '1450',
  ]) {
    await expect(athlete.sheet.getByText(text).first()).toBeVisible();
  }
  await expect(athlete.sheet).toContainText('Please do not pass it on.');
  await expect(new Shell(page).navigation).toBeHidden();
  await expect(athlete.print).toBeHidden();
});

test('an athlete one may not see looks like one that does not exist', async ({ page }) => {
  const { id } = await buildAthlete(page.request, { profile: { visibility: 'private' } });
  await enterAs(page, demoPerson('coach'), `/athletes/${id}`);
  const looks: string[] = [];
  for (const other of ['019bd6c5-0000-7000-8000-000000000000', 'nobody', null]) {
    await expect(new Shell(page).heading).toHaveText('Oops! Page not found');
    await expect(page.getByRole('link', { name: 'Return to Home' })).toBeVisible();
    looks.push(await page.getByRole('main').innerText());
    if (other) await page.goto(`/athletes/${other}`);
  }
  expect(new Set(looks).size, 'all three look alike').toBe(1);
});

async function pagesOnPaper(page: Page, format: 'A4' | 'Letter'): Promise<number> {
  const document = (await page.pdf({ format })).toString('latin1');
  return document.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

async function topOf(part: Locator): Promise<number> {
  return (await part.boundingBox())?.y ?? Number.NaN;
}
