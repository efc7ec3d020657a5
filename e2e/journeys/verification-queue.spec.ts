/** The directors' queue: claimed, read, decided, taken back; by two directors at once, across a border, without a mouse. */
import { seasonListSchema } from '@faircourt/contracts/athletes';
import { QUEUE_PAGE } from '@faircourt/contracts/verification';
import type { Locator, Page } from '@playwright/test';
import { z } from 'zod';
import { findBarriers } from '../checks/accessibility.ts';
import { shiftOf, watchShifts } from '../checks/layout-shift.ts';
import { pressAgain } from '../checks/press-again.ts';
import { bornYearsAgo, buildAthlete } from '../people/athletes.ts';
import { approvedDirector, askFor, decide } from '../people/directors.ts';
import { expect, test } from '../product/journey.ts';
import { QueueItemPage, QueuePage } from '../pages/queue-page.ts';
import { Shell } from '../pages/shell.ts';
import { callerOf, demoPerson, enterAs, join, signIn, userOf, type Person } from '../people/people.ts';
import { askDatabase } from '../product/product.ts';

const QUEUE = '/dashboard/verifications';

/**
 * Countries where nobody else's journey leads, so that a queue holds what the journey put there: one for each of these,
 * and another for its second try, because what the first one asked still waits.
 */
const FIRST_TRY = {
  low: 'AM',
  claimed: 'FI',
  shared: 'EE',
  closed: 'LV',
  typed: 'LT',
  read: 'MT',
  beyond: 'LI',
  phone: 'BT',
  reminded: 'WS',
};
const SECOND_TRY = {
  low: 'GE',
  claimed: 'ME',
  shared: 'MK',
  closed: 'MD',
  typed: 'AL',
  read: 'LU',
  beyond: 'SM',
  phone: 'MV',
  reminded: 'TO',
};
const quietCountries = () => (test.info().retry === 0 ? FIRST_TRY : SECOND_TRY);

test('a director claims an item, reads the evidence, verifies, and takes it back', async ({ page }) => {
  const { claimed: country } = quietCountries();
  const director = await approvedDirector(page.request, { name: 'Eeva Salonen', countries: [country] });
  const { id, person } = await buildAthlete(page.request, {
    name: 'Aino Virtanen',
    profile: { country_code: country, height_cm: 186, weight_kg: 74, school_name: 'Kallio Upper School' },
  });
  const first = await askFor(page.request, person, id, 'measurements');
  await decide(page.request, director, first, { decision: 'verify', method: 'Tape at the club' });
  const athlete = await callerOf(page.request, person);
  await athlete('PUT', '/api/profile', {
    country_code: country,
    birthdate: bornYearsAgo(16),
    height_cm: 188.5,
    weight_kg: 74,
    school_name: 'Kallio Upper School',
  });
  const question = await askFor(page.request, person, id, 'measurements', {
    method: 'Wall scale, without shoes',
    place: 'Helsinki, Töölö hall',
    on: '2026-10-02',
    note: 'Measured twice.',
  });
  await showDocument(page, person, question, 'protocol.png', await page.screenshot());
  await showDocument(page, person, question, 'letter.pdf', await twoPages(page));
  await askFor(page.request, person, id, 'school', { link: 'https://school.example.test/team' });

  await enterAs(page, director, QUEUE);
  const queue = new QueuePage(page);
  const measured = queue.item('Measurements: Aino V.');
  await expect(queue.items).toHaveCount(2);
  const card = queue.card('Aino V.');
  await expect(card).toContainText(new Intl.DisplayNames('en', { type: 'region' }).of(country) ?? '');
  await expect(card.locator('[data-queue-item]'), 'one card for one athlete').toHaveCount(2);
  await expect(measured).toContainText(/Waiting for \d+ minute/);
  await measured.getByRole('button', { name: /^Claim/ }).click();
  await expect(measured).toContainText('Yours until');
  await expect(queue.part('Open')).toHaveAccessibleName('Open 2 checks');
  await expect(queue.part('Mine')).toHaveAccessibleName('Mine 1 check');
  await queue.part('Mine').click();
  await expect(page).toHaveURL(`${QUEUE}?part=mine`);
  await expect(queue.items).toHaveCount(1);
  await queue.part('Open').click();
  await page.getByLabel('What is checked').selectOption('School');
  await expect(measured).toHaveCount(0);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await queue.link('Measurements: Aino V.').click();

  const item = new QueueItemPage(page);
  await expect(new Shell(page).heading).toHaveText('Aino Virtanen');
  await expect(page.getByText(/^Yours until/), 'it is no longer open').toBeVisible();
  await expect(item.value('Height')).toHaveText(/188\.5 cm\)\s*Changed.*186 cm/);
  await expect(item.value('Weight')).not.toContainText('Changed');
  for (const told of [
    'Wall scale, without shoes',
    'Helsinki, Töölö hall',
    'Oct 2, 2026',
    'Measured twice.',
  ]) {
    await expect(item.evidence).toContainText(told);
  }
  // The first document is open beside the claim; keys go on to the next one, its pages and closer.
  await expect(item.drawing('protocol.jpg')).toBeVisible();
  await page.keyboard.press('n');
  await expect(item.drawing('letter.pdf, page 1 of 2')).toBeVisible();
  await expect(item.evidence, 'for those who hear it').toContainText('First page of the letter');
  await page.keyboard.press('n');
  await expect(item.drawing('letter.pdf, page 2 of 2')).toBeVisible();
  const narrow = await item.drawing('letter.pdf, page 2 of 2').boundingBox();
  await page.keyboard.press('+');
  await expect
    .poll(async () => (await item.drawing('letter.pdf, page 2 of 2').boundingBox())?.width)
    .toBeGreaterThan((narrow?.width ?? 0) * 1.2);
  await page.keyboard.press('t');
  await page.keyboard.press('0');
  // However far the evidence is read, the decision stays beside it.
  await page.setViewportSize({ width: 1440, height: 900 });
  const submit = item.decision.getByRole('button', { name: 'Verify these values' });
  await expect(submit).toBeInViewport({ ratio: 1 });
  await page.mouse.wheel(0, 600);
  await expect(submit).toBeInViewport({ ratio: 1 });
  const download = page.waitForEvent('download');
  await item.evidence.getByRole('link', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe('letter.pdf');
  expect(page.context().pages(), 'nothing opened another tab').toHaveLength(1);

  await item.decision.getByRole('button', { name: 'Verify these values' }).click();
  await expect(item.method).toHaveAccessibleDescription(/Please fill this in/);
  await expect(item.method, 'where something is missing').toBeFocused();
  await item.decision.getByRole('button', { name: 'Measuring protocol read' }).click();
  await expect(item.method).toHaveValue('Measuring protocol read');
  await expect(item.decision).toContainText('The badge counts for 6 months.');
  await item.decision.getByRole('button', { name: 'Verify these values' }).click();

  const shell = new Shell(page);
  const told = shell.message('Verified: Aino Virtanen');
  const next = page.getByRole('link', { name: 'Next: Aino V. · School' });
  await expect(next, 'the next item is named, and not looked at').toBeFocused();
  const outcome = page.getByRole('region', { name: 'Decision', exact: true });
  await expect(outcome).toContainText('This was verified.');
  await expect(next).toHaveAccessibleDescription(/^This was verified\./);
  await expect(page.getByRole('region', { name: 'How it was decided' })).toContainText(/By\s*Eeva Salonen/);
  await expect(
    page.getByRole('button', { name: 'Undo' }),
    'on the card, and in no toast beside it',
  ).toHaveCount(1);
  await expect(page.getByText('Nothing of this was verified before.')).toHaveCount(0);
  await expect(page).toHaveURL(`${QUEUE}/${question}`);
  await page.keyboard.press('Enter');
  await expect(page.getByText('School', { exact: true }).first()).toBeVisible();
  await expect(item.evidence.getByRole('link', { name: 'school.example.test/team' })).toBeVisible();
  await expect(item.decision, 'nobody has claimed it').toHaveCount(0);

  await expect(told).toContainText('The family is notified in 5 minutes.');
  await told.getByRole('button', { name: 'Undo' }).click();
  await expect(page).toHaveURL(`${QUEUE}/${question}`);
  await expect(item.claim).toContainText('You work on this');
  await expect(item.method, 'the words come back').toHaveValue('Measuring protocol read');

  await item.decision.getByLabel('I measured something else').check();
  await expect(item.decision.getByLabel('Height (cm)'), 'above the button').toBeInViewport({ ratio: 1 });
  await expect(item.decision.getByLabel('Wingspan'), 'the last row as well').toBeInViewport({ ratio: 1 });
  await item.decision.getByRole('button', { name: 'Offer these values' }).click();
  await expect(item.decision.getByRole('alert')).toContainText('These are the values that were claimed.');
  await item.decision.getByLabel('Height (cm)').fill('187,5');
  await item.decision.getByRole('button', { name: 'Offer these values' }).click();
  await expect(outcome).toContainText('Other values were found.');
  await page.goto(`${QUEUE}/${question}`);
  await expect(page.getByRole('region', { name: 'Decision', exact: true })).toContainText(
    'The family has to accept them before they count.',
  );
  await expect(item.value('Height')).toContainText('187.5 cm');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(item.decision.getByLabel('Height (cm)')).toHaveValue('187.5');
});

test('on a low screen every value of a season is beside the decision, the button covers nothing, and nothing moves', async ({
  page,
}) => {
  const { low: country } = quietCountries();
  const director = await approvedDirector(page.request, { name: 'Ani Sargsyan', countries: [country] });
  const { id, person } = await buildAthlete(page.request, {
    name: 'Nare Petrosyan',
    profile: { country_code: country, school_name: 'Yerevan Lyceum' },
    seasons: [SEASON],
  });
  const athlete = await callerOf(page.request, person);
  const { seasons } = seasonListSchema.parse(await athlete('GET', `/api/profile/seasons`));
  const asked = { fact_group: 'season', season_id: seasons[0]?.id, statement: { note: 'See the league.' } };
  await athlete('POST', `/api/athletes/${id}/verifications`, asked);
  await askFor(page.request, person, id, 'school');

  await page.setViewportSize({ width: 1366, height: 680 });
  await watchShifts(page);
  await enterAs(page, director, QUEUE);
  await new QueuePage(page).link('Season statistics: Nare P.').click();
  const item = new QueueItemPage(page);
  // On a phone the claim is read first, and the evidence is not far below it.
  await page.setViewportSize({ width: 360, height: 780 });
  await expect(item.claimed.getByRole('cell')).toHaveCount(13);
  const parts = [await item.claimed.boundingBox(), await item.evidence.boundingBox()];
  console.log(`claim and evidence of a season at 360: ${parts.map((part) => part?.y).join(' and ')} px`);
  expect(parts[0]?.y).toBeLessThan(parts[1]?.y ?? 0);
  expect(parts[0]?.height).toBeLessThan(420);
  await page.setViewportSize({ width: 1366, height: 680 });
  await item.claim.getByRole('button', { name: 'Claim' }).click();
  await expect(page.getByRole('heading', { name: 'Your decision' })).toBeFocused();
  const submit = item.decision.getByRole('button', { name: 'Verify these values' });
  const values = item.claimed.getByRole('cell');
  await expect(values).toHaveCount(13);
  for (const part of [...(await values.all()), item.method, submit]) {
    await expect(part).toBeInViewport({ ratio: 1 });
  }
  for (const size of [page.viewportSize(), { width: 1440, height: 900 }]) {
    if (size) await page.setViewportSize(size);
    expect(await coveredBy(submit), 'the fields end above the button').toEqual([]);
  }
  await page.setViewportSize({ width: 1366, height: 680 });

  const before = await shiftOf(page);
  await submit.click();
  await expect(item.method).toBeFocused();
  await item.decision.getByRole('button', { name: 'League’s page read' }).click();
  await submit.dblclick();
  const next = page.getByRole('link', { name: 'Next: Nare P. · School' });
  const outcome = page.getByRole('region', { name: 'Decision', exact: true });
  const undo = outcome.getByRole('button', { name: 'Undo' });
  await expect(next).toBeFocused();
  const shifted = (await shiftOf(page)) - before;
  console.log(`layout shift over one decision: ${shifted}`);
  expect(shifted).toBeLessThan(0.02);

  const { pathname } = new URL(page.url());
  await pressAgain(undo);
  expect(await undo.getAttribute('aria-disabled'), 'the second press of two takes nothing back').toBeNull();
  await pressAgain(next);
  await expect(values, 'and opens no other record').toHaveCount(13);
  await undo.click();
  await expect(submit).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(pathname);
  const said = page.locator('[data-sonner-toast]').filter({ hasText: 'The decision is taken back' });
  const rightEdge = await said.evaluate((toast) => toast.getBoundingClientRect().right);
  const decision = await item.decision.evaluate((card) => card.getBoundingClientRect().left);
  expect(rightEdge, 'the message is beside what is decided again').toBeLessThan(decision);
});

test('on a phone a claim and a decision move nothing, focus goes on to what is next, and a filter that is done says so', async ({
  page,
}) => {
  const { phone: country } = quietCountries();
  const director = await approvedDirector(page.request, { name: 'Pema Dorji', countries: [country] });
  const { id, person } = await buildAthlete(page.request, {
    name: 'Sonam Wangmo',
    profile: { country_code: country, height_cm: 174, school_name: 'Thimphu School' },
  });
  const question = await askFor(page.request, person, id, 'measurements');
  await showDocument(page, person, question, 'letter.pdf', await twoPages(page));
  await askFor(page.request, person, id, 'school');

  await page.setViewportSize({ width: 360, height: 780 });
  await watchShifts(page);
  await enterAs(page, director, QUEUE);
  const queue = new QueuePage(page);
  const row = queue.item('Measurements: Sonam W.');
  const free = await row.boundingBox();
  await row.getByRole('button', { name: /^Claim/ }).click();
  await expect(row.getByRole('link', { name: /^Decide/ }), 'in the place of the button').toBeFocused();
  expect(await row.boundingBox(), 'the row is where it was').toEqual(free);

  // All comes later than the half second after a press in which a browser forgives what moves. The screen keeps its size
  // meanwhile: a new one is drawn in two steps, and the second may come late too.
  await answerLate(page, '**/api/verifications/*');
  await answerLate(page, '**/api/verifications/*/*');
  await answerLate(page, '**/api/evidence-files/**');
  await page.goto(`${QUEUE}/${question}?facts=measurements`);
  const item = new QueueItemPage(page);
  await item.claim.getByRole('button', { name: 'Give back' }).click();
  await item.claim.getByRole('button', { name: 'Claim' }).click();
  await expect(
    page.getByRole('heading', { name: 'What is claimed' }),
    'read before it is decided',
  ).toBeFocused();
  await page.evaluate(() => scrollTo(0, 0));
  expect((await item.claimed.boundingBox())?.y, 'the claim is in sight').toBeLessThan(600);
  await expect(item.drawing('letter.pdf, page 1 of 2')).toBeVisible();

  const before = await shiftOf(page);
  await page.unrouteAll({ behavior: 'wait' });
  await item.method.fill('Read in the letter');
  await item.decision.getByRole('button', { name: 'Verify these values' }).click();
  await expect(new Shell(page).message('Verified: Sonam Wangmo')).toBeVisible();
  await expect(page).toHaveURL(`${QUEUE}?facts=measurements`);
  await expect(page.getByText('This filter is done')).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await item.claim.getByRole('button', { name: 'Give back' }).waitFor();

  // With another item to go on to, one stays on the page, with the document as it was.
  await page.goto(`${QUEUE}/${question}`);
  await expect(item.drawing('letter.pdf, page 1 of 2')).toBeVisible();
  await item.decision.getByRole('button', { name: 'Verify these values' }).click();
  await expect(page.getByRole('link', { name: 'Next: Sonam W. · School' })).toBeFocused();
  await expect(item.drawing('letter.pdf, page 1 of 2'), 'it stays open').toBeVisible();
  expect(before, 'before the decision nothing had moved').toBeLessThan(0.02);
  expect(await shiftOf(page)).toBeLessThan(0.02);

  await page.goto(`${QUEUE}?facts=measurements`);
  await expect(page.getByText('Nothing fits these filters')).toBeVisible();
  await page.getByRole('button', { name: 'See 1 other check' }).click();
  await expect(queue.items).toHaveCount(1);
});

test('a director reminds a family that does not answer, and claims all checks of an athlete at once', async ({
  page,
}) => {
  const { reminded: country } = quietCountries();
  const director = await approvedDirector(page.request, { name: 'Sina Tuilagi', countries: [country] });
  const { id, person } = await buildAthlete(page.request, {
    name: 'Malia Faleafa',
    profile: { country_code: country, height_cm: 181, school_name: 'Apia College' },
    academics: { gpa: 3.4, core_courses: [] },
  });
  const asked = await askFor(page.request, person, id, 'measurements');
  await decide(page.request, director, asked, { decision: 'ask_more', reason: 'Who measured it?' });
  await askDatabase(
    z.unknown(),
    `update verifications set created_at = created_at - interval '8 days', decided_at = decided_at - interval '8 days'
     where id = $1 returning id`,
    [asked],
  );
  for (const fact of ['school', 'academics'] as const) await askFor(page.request, person, id, fact);

  await enterAs(page, director, `${QUEUE}?part=waiting`);
  const queue = new QueuePage(page);
  const waiting = queue.item('Measurements: Malia F.');
  await expect(waiting).toContainText('Asked 8 days ago');
  await waiting.getByRole('button', { name: 'Remind the family: Measurements: Malia F.' }).focus();
  await page.keyboard.press('Enter');
  await expect(new Shell(page).message('Malia F.: the reminder is on its way')).toBeVisible();
  await expect(waiting).toContainText('Asked again on');
  await expect(waiting.getByRole('button')).toHaveCount(0);
  await expect(queue.link('Measurements: Malia F.'), 'the keyboard stays in the row').toBeFocused();
  expect(await findBarriers(page, 'what waits for an answer')).toEqual([]);

  await queue.part('Open').click();
  const all = queue.card('Malia F.').getByRole('button', { name: 'Claim all 2: Malia F.' });
  await all.focus();
  await page.keyboard.press('Enter');
  for (const fact of ['School', 'Academics']) {
    await expect(queue.item(`${fact}: Malia F.`)).toContainText('Yours until');
  }
  await expect(all).toHaveCount(0);
  await expect(queue.link('School: Malia F.')).toBeFocused();

  // What is often asked for needs a press, and stays the director's own words.
  await queue.link('School: Malia F.').click();
  const item = new QueueItemPage(page);
  await item.decision.getByText('Ask for more').first().click();
  await item.decision.getByRole('button', { name: 'Nothing shows it yet' }).click();
  await expect(item.decision.getByLabel('What is missing?')).toHaveValue(/add a document, a photo or a link/);
});

test('two directors and one claim: the slower one is told who has it, and no words are lost', async ({
  page,
  openBrowser,
}) => {
  const { shared: country } = quietCountries();
  const quick = await approvedDirector(page.request, { name: 'Kadri Tamm', countries: [country] });
  const slow = await approvedDirector(page.request, { name: 'Rein Saar', countries: [country] });
  const { id, person } = await buildAthlete(page.request, {
    name: 'Liis Kask',
    profile: { country_code: country },
    academics: { gpa: 3.2, core_courses: [] },
  });
  const question = await askFor(page.request, person, id, 'academics');

  await enterAs(page, quick, QUEUE);
  const quickRow = new QueuePage(page).item('Academics: Liis K.');
  await expect(quickRow.getByRole('button', { name: /^Claim/ })).toBeVisible();

  // A director without live updates still cannot claim what is already claimed.
  const other = await openBrowser();
  await other.route('**/api/notifications/stream', (route) => route.abort());
  await enterAs(other, slow, `${QUEUE}/${question}`);
  const slowItem = new QueueItemPage(other);
  await expect(slowItem.claim).toContainText('Nobody works on this');
  await quickRow.getByRole('button', { name: /^Claim/ }).click();
  await expect(quickRow).toContainText('Yours until');
  await slowItem.claim.getByRole('button', { name: 'Claim' }).click();
  await expect(new Shell(other).message('A colleague was faster')).toBeVisible();
  await expect(slowItem.claim).toContainText('Kadri Tamm works on this');
  await expect(slowItem.decision).toHaveCount(0);
  await other.unroute('**/api/notifications/stream');
  await other.goto(QUEUE);
  const slowRow = new QueuePage(other).item('Academics: Liis K.');
  await expect(slowRow).toContainText('Kadri Tamm works on it until');
  await expect(slowRow.getByRole('button')).toHaveCount(0);

  await quickRow.getByRole('button', { name: /^Give back/ }).click();
  await slowRow.getByRole('button', { name: /^Claim/ }).click();
  await expect(quickRow, 'without a reload').toContainText('Rein Saar works on it until');
  await new QueuePage(other).link('Academics: Liis K.').click();
  await slowItem.method.fill('Read in the school’s register');

  const athlete = await callerOf(page.request, person);
  await athlete('PUT', '/api/profile/academics', { gpa: 3.4, core_courses: [] });
  await expect(other.getByText('The values have changed while you had this open')).toBeVisible();
  await slowItem.decision.getByRole('button', { name: 'Verify these values' }).click();
  await expect(new Shell(other).message('Your decision was not saved')).toBeVisible();
  await expect(slowItem.method).toHaveValue('Read in the school’s register');
  await expect(slowItem.value('GPA')).toContainText('3.4');
  await other.getByRole('button', { name: 'I have looked again' }).click();
  await slowItem.decision.getByRole('button', { name: 'Verify these values' }).click();
  await expect(new Shell(other).message('Verified: Liis Kask')).toBeVisible();
  await expect(other.getByText('You’re all caught up'), 'the queue is done').toBeVisible();
  await expect(page.getByText('You’re all caught up')).toBeVisible();
});

test('a director of another region sees only what is theirs, here a coach, whose institution they correct', async ({
  page,
}) => {
  const { closed, beyond: country } = quietCountries();
  const { id, person } = await buildAthlete(page.request, {
    name: 'Marta Ozola',
    profile: { country_code: closed, height_cm: 181 },
  });
  const question = await askFor(page.request, person, id, 'measurements');
  await proposeInstitution(page, { name: `Riba Basket Club ${country}`, country_code: country });
  const director = await approvedDirector(page.request, { name: 'Joana Prado', countries: [country] });
  await enterAs(page, director, `${QUEUE}/${question}`);
  const shell = new Shell(page);
  await expect(shell.heading).toHaveText('Oops! Page not found');
  await page.goto(QUEUE);
  const queue = new QueuePage(page);
  await expect(queue.item('Institution: Pere Riba')).toContainText('Riba Basket Club');
  await expect(queue.items).toHaveCount(1);
  await queue.link('Institution: Pere Riba').click();

  const item = new QueueItemPage(page);
  await item.claim.getByRole('button', { name: 'Claim' }).click();
  await expect(page.getByRole('heading', { name: 'Your decision' })).toBeFocused();
  const institution = page.getByRole('region', { name: 'Institution and work email' });
  await expect(institution).toContainText('The coach proved the address by a code');
  await expect(institution).toContainText('The address is at another domain');
  await institution.getByRole('button', { name: 'Correct the institution' }).click();
  const correcting = page.getByRole('dialog', { name: 'Correct what is known' });
  await correcting.getByLabel('Email domain').fill('our club');
  await correcting.getByRole('button', { name: 'Save' }).click();
  await expect(correcting.getByLabel('Email domain')).toHaveAccessibleDescription(/Enter a domain/);
  await correcting.getByLabel('Email domain').fill('ribabasket.example.net');
  await correcting.getByRole('button', { name: 'Save' }).click();
  await expect(institution).toContainText('The address is at the institution’s email domain');
  await item.decision.getByRole('button', { name: 'Call to the front office' }).click();
  await item.decision.getByRole('button', { name: 'Verify these values' }).click();
  await expect(shell.message('Verified: Pere Riba')).toContainText('The coach is notified in 5 minutes.');
  await expect(page.getByText('You’re all caught up')).toBeVisible();
  await page.goto('/dashboard/figures');
  await expect(page.getByRole('figure', { name: 'Decided per week' })).toContainText('Verified1');
});

test('one who waits for approval reads why, and no page of a director has barriers', async ({ page }) => {
  const { read: country, beyond } = quietCountries();
  const { id, person } = await buildAthlete(page.request, {
    name: 'Elina Kalnina',
    profile: { country_code: country, height_cm: 181 },
  });
  const question = await askFor(page.request, person, id, 'measurements', { method: 'Tape' });
  const pending = await join(page.request, { role: 'regional_director', name: 'Uldis Berzins' });
  await enterAs(page, pending, QUEUE);
  await expect(page.getByText('Your account is waiting for approval')).toBeVisible();
  for (const path of [`${QUEUE}/${question}`, '/dashboard/figures']) {
    await page.goto(path);
    await expect(page.getByText('Your account is waiting for approval')).toBeVisible();
  }

  // Not English, in which every journey is walked: longer words show what does not fit.
  const locale = 'pt-BR';
  const director = await approvedDirector(page.request, { countries: [country, beyond], locale });
  await callerOf(page.request, director).then((call) => call('POST', `/api/verifications/${question}/claim`));
  await enterAs(page, director, `${QUEUE}?country=${country}`);
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
  await expect(new QueuePage(page).items).toHaveCount(1);
  const found = await findBarriers(page, QUEUE);
  await page.goto(`${QUEUE}/${question}`);
  await page.locator('form [type=checkbox]').check();
  found.push(...(await findBarriers(page, `${QUEUE}/:id`)));
  await page.goto('/dashboard/figures');
  await expect(page.locator('dl dd').first()).toBeVisible();
  found.push(...(await findBarriers(page, '/dashboard/figures')));
  expect(found).toEqual([]);
});

test('the queue needs no mouse, and its keys leave alone what is typed', async ({ page }) => {
  const { typed: country } = quietCountries();
  const director = await approvedDirector(page.request, { name: 'Rasa Petraitis', countries: [country] });
  const { id, person } = await buildAthlete(page.request, {
    name: 'Ugne Balsys',
    profile: { country_code: country, height_cm: 179, school_name: 'Vilnius Lyceum' },
  });
  await askFor(page.request, person, id, 'school');
  await askFor(page.request, person, id, 'measurements');

  await enterAs(page, director, QUEUE);
  const queue = new QueuePage(page);
  await expect(queue.items).toHaveCount(2);
  await page.keyboard.press('?');
  const hint = page.getByRole('dialog', { name: 'Keys for the queue' });
  await expect(hint).toContainText('Claim it');
  await page.keyboard.press('j');
  await page.keyboard.press('Escape');
  await expect(hint).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Keyboard' }), 'focus is back').toBeFocused();

  await page.keyboard.press('j');
  await expect(queue.link('School: Ugne B.')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(queue.link('Measurements: Ugne B.')).toBeFocused();
  await page.keyboard.press('?');
  await expect(hint).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(queue.link('Measurements: Ugne B.'), 'in the row that was read').toBeFocused();
  await page.keyboard.press('k');
  await page.keyboard.press('c');
  await expect(queue.item('School: Ugne B.')).toContainText('Yours until');
  await expect(queue.item('Measurements: Ugne B.').getByRole('button', { name: /^Claim/ })).toBeVisible();
  await queue.link('School: Ugne B.').focus();
  await page.keyboard.press('Enter');

  const item = new QueueItemPage(page);
  await expect(item.decision).toBeVisible();
  await item.decision.getByRole('radio', { name: 'Verify' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(item.decision.getByRole('radio', { name: 'Reject' })).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(item.decision.getByLabel('Why not?')).toBeFocused();
  await page.keyboard.type('jack is not on their list');
  await expect(item.decision.getByLabel('Why not?')).toHaveValue('jack is not on their list');
  await expect(item.decision.getByLabel('Why not?')).toHaveAccessibleDescription(
    'The family reads this word for word.',
  );
  // Past the sentences that are suggested.
  for (let step = 0; step < 4; step++) await page.keyboard.press('Tab');
  await expect(item.decision.getByRole('button', { name: 'Reject' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Decision', exact: true })).toContainText(
    'This was rejected.',
  );
  await expect(page.getByRole('link', { name: 'Next: Ugne B. · Measurements' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(item.value('Height')).toContainText('179 cm');
  await expect(item.decision).toBeHidden();
  await page.keyboard.press('c');
  await expect(item.decision, 'the key of the queue claims here too').toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys for a check' })).toContainText('Send your decision');
  await page.keyboard.press('Escape');
  await page.keyboard.press('a');
  await expect(item.decision.getByRole('radio', { name: 'Ask for more' })).toBeFocused();
  await page.keyboard.press('1');
  await page.keyboard.press('2');
  const asked = item.decision.getByLabel('What is missing?');
  await expect(asked).toHaveValue(/by whom\. Please add a document/);
  await page.keyboard.press('v');
  await page.keyboard.press('3');
  await expect(item.method).toHaveValue('Measuring protocol read');
  await item.method.focus();
  await page.keyboard.type(' var');
  await expect(item.decision.getByRole('radio', { name: 'Verify' }), 'typed, not pressed').toBeChecked();
  await page.keyboard.press('Control+Enter');
  await expect(new Shell(page).message('Verified: Ugne Balsys')).toBeVisible();

  await page.goto(`${QUEUE}?part=decided`);
  await queue.item('School: Ugne B.').getByRole('button', { name: /^Undo/ }).focus();
  await page.keyboard.press('Enter');
  await expect(item.claim).toContainText('You work on this');

  // A director who knows an athlete may not judge anything of theirs.
  await item.claim.getByRole('button', { name: 'I know this athlete' }).press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Do you know Ugne Balsys?' });
  await expect(question).toContainText('checked by another director');
  await question.getByRole('button', { name: 'Leave it to someone else' }).press('Enter');
  await expect(new Shell(page).message('Someone else will check it')).toBeVisible();
  await expect(page).toHaveURL(QUEUE);
  await expect(page.getByText('You’re all caught up')).toBeVisible();
});

test('on a phone the first fifty are short to scroll, the filters fold, and nothing moves while they load', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await watchShifts(page);
  await enterAs(page, demoPerson('regional_director'), QUEUE);
  const queue = new QueuePage(page);
  await expect(queue.items).toHaveCount(QUEUE_PAGE);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const shifted = await shiftOf(page);
  console.log(`height ${QUEUE} 360: ${height} px for ${QUEUE_PAGE} questions, layout shift ${shifted}`);
  // A question that another journey has claimed meanwhile has one line more.
  expect(height).toBeLessThan(5260);
  expect(shifted).toBeLessThan(0.01);

  // What was read stays where it is, and an item leads back to its place.
  const links = page.locator('[data-queue-link]');
  const places = () =>
    links.evaluateAll((all) =>
      all.map((link) => `${link.getAttribute('href')} ${link.getBoundingClientRect().top + window.scrollY}`),
    );
  const first = await places();
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect.poll(() => queue.items.count()).toBeGreaterThan(QUEUE_PAGE);
  expect((await places()).slice(0, first.length)).toEqual(first);
  const far = links.nth(QUEUE_PAGE - 8);
  await far.evaluate((link) => link.scrollIntoView({ block: 'center' }));
  const place = await page.evaluate(() => Math.round(window.scrollY));
  expect(place).toBeGreaterThan(1000);
  await far.click();
  await page.getByRole('link', { name: 'Back to the queue' }).click();
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(place);
  await expect(far).toBeFocused();
  await page.evaluate(() => window.scrollTo(0, 0));

  await expect(page.getByLabel('What is checked')).toBeHidden();
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await page.getByLabel('What is checked').selectOption('School');
  const filters = page.getByRole('button', { name: 'Filters (1)' });
  await expect(filters).toHaveAttribute('aria-expanded', 'true');
  await filters.click();
  await expect(page.getByLabel('What is checked')).toBeHidden();
  await page.goto(`${QUEUE}?part=decided`);
  await expect(queue.part('Decided'), 'the open tab is in sight').toBeInViewport({ ratio: 1 });
});

/** Everything that a season can state: thirteen lines. */
const SEASON = {
  team: 'Fourth Street Flight',
  league: 'Palisade Summer Circuit',
  games: 31,
  minutes: 727,
  points: 227,
  rebounds: 168,
  assists: 27,
  steals: 9,
  blocks: 40,
  field_goals_made: 99,
  field_goals_attempted: 209,
  threes_made: 0,
  threes_attempted: 0,
  free_throws_made: 29,
  free_throws_attempted: 43,
};

/** The fields and buttons of the form, as far as their scroller shows them, that lie under this button. */
async function coveredBy(button: Locator): Promise<string[]> {
  return button.evaluate((covering) => {
    const strip = covering.getBoundingClientRect();
    const scroller = covering.parentElement?.previousElementSibling;
    const end = scroller?.getBoundingClientRect().bottom ?? Infinity;
    return [...(covering.closest('form')?.querySelectorAll('input, fieldset button, label, p') ?? [])]
      .filter((part) => {
        const { top, bottom } = part.getBoundingClientRect();
        return top < strip.bottom && Math.min(bottom, end) > strip.top;
      })
      .map((part) => part.textContent);
  });
}

/** As from a busy server. */
async function answerLate(page: Page, path: string): Promise<void> {
  await page.route(path, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
}

/** A document that the family shows beside its words. */
async function showDocument(
  page: Page,
  person: Person,
  question: string,
  name: string,
  data: Buffer,
): Promise<void> {
  const { access_token } = await signIn(page.request, person);
  const answer = await page.request.post(`/api/verifications/${question}/files?name=${name}`, {
    headers: { authorization: `Bearer ${access_token}`, 'content-type': 'application/octet-stream' },
    data,
  });
  expect(answer.status(), await answer.text()).toBe(201);
}

async function twoPages(page: Page): Promise<Buffer> {
  const aside = await page.context().newPage();
  await aside.setContent(
    '<p>First page of the letter</p><p style="break-before: page">Second page of the letter</p>',
  );
  const letter = await aside.pdf({ format: 'A4' });
  await aside.close();
  return letter;
}

/** As if a coach had proposed an institution and typed the mailed code in: the question to the directors is open. */
async function proposeInstitution(
  page: Page,
  { name, country_code }: { name: string; country_code: string },
): Promise<void> {
  const coach = await join(page.request, { role: 'coach', name: 'Pere Riba' });
  const work_email = 'pere@ribabasket.example.net';
  await askDatabase(
    z.unknown(),
    `update coaches set work_email = $2, work_email_proven_at = now() where user_id = ${userOf('$1')}`,
    [coach.email, work_email],
  );
  const call = await callerOf(page.request, coach);
  await call('PUT', '/api/affiliation', {
    proposed: { name, kind: 'club', country_code, website: 'https://club.example.org/' },
    title: 'Head coach',
    work_email,
  });
}
