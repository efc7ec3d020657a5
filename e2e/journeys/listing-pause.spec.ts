/** A guardian takes an athlete out of search until a day; coaches find nothing meanwhile, and the listing comes back. */
import { randomInt } from 'node:crypto';
import { DAY_MS } from '@faircourt/contracts/time';
import { z } from 'zod';
import { findBarriers, ON_A_PHONE } from '../checks/accessibility.ts';
import { FamilyPage } from '../pages/family-page.ts';
import { SearchPage } from '../pages/search-page.ts';
import { Shell } from '../pages/shell.ts';
import { bornYearsAgo, QUIET_COUNTRY } from '../people/athletes.ts';
import { verifiedCoach } from '../people/coaches.ts';
import { buildFamily, linkGuardian, signForms, type FamilyPlan } from '../people/families.ts';
import { enterAs, join } from '../people/people.ts';
import { expect, test } from '../product/journey.ts';
import { askDatabase } from '../product/product.ts';

/** New at each try, since a coach looks for it among all that this run has made. */
const GIVEN_NAME = `Ragna${Array.from({ length: 6 }, () => 'abcdefghij'[randomInt(10)]).join('')}`;
const NAME = `${GIVEN_NAME} Isleifsdottir`;
const LISTED: Omit<FamilyPlan, 'name'> = {
  profile: { country_code: QUIET_COUNTRY, birthdate: bornYearsAgo(16), visibility: 'colleges_only' },
};
const FAR = inDays(400);
const LATER = inDays(60);
const SOONER = inDays(30);

test('a guardian pauses the listing, changes the day and ends the pause, and a coach finds nothing meanwhile', async ({
  page,
  openBrowser,
}) => {
  const { athleteId, guardian } = await buildFamily(page.request, { ...LISTED, name: NAME });
  await signForms(athleteId, guardian);
  const second = await join(page.request, { name: 'Berit Isleifsdottir' });
  await linkGuardian(athleteId, second);
  const coach = await openBrowser();
  await enterAs(coach, (await verifiedCoach(page.request)).person, `/search?country=IS&name=${GIVEN_NAME}`);
  const found = new SearchPage(coach).card(`${GIVEN_NAME} I.`);
  await expect(found).toBeVisible();

  await enterAs(page, guardian, '/dashboard/athletes');
  const shell = new Shell(page);
  const card = new FamilyPage(page).card(NAME);
  await card.getByRole('button', { name: `Pause listing: ${NAME}` }).click();
  const dialog = page.getByRole('dialog', { name: `Pause ${NAME}’s listing until when?` });
  await expect(dialog).toContainText('Releases, requests and conversations stay as they are.');
  const day = dialog.getByLabel('Back in search on');
  await day.fill('2020-01-01');
  await dialog.getByRole('button', { name: 'Pause' }).click();
  await expect(day).toHaveAccessibleDescription(/Choose tomorrow or a later day/);
  await day.fill(FAR.day);
  await dialog.getByRole('button', { name: 'Pause' }).click();
  await expect(day).toHaveAccessibleDescription(/within the next 12 months/);
  await day.fill(LATER.day);
  await dialog.getByRole('button', { name: 'Pause' }).click();
  await expect(shell.message(`${NAME}’s listing is paused until ${LATER.words}`)).toBeVisible();
  await expect(card).toContainText(`${guardian.name} paused ${NAME}’s listing until ${LATER.words}.`);
  expect(await findBarriers(page, 'a paused listing', ON_A_PHONE)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 900 });

  await coach.reload();
  await expect(coach.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(found).toHaveCount(0);
  await coach.goto(`/athletes/${athleteId}`);
  await expect(new Shell(coach).heading).toHaveText('Oops! Page not found');

  const other = await openBrowser();
  await enterAs(other, second, '/dashboard/athletes');
  await new Shell(other).bell.click();
  await expect(new Shell(other).notifications).toContainText(`${NAME}’s listing is paused`);

  await card.getByRole('button', { name: 'Change the day' }).click();
  await expect(day).toHaveValue(LATER.day);
  await day.fill(SOONER.day);
  await dialog.getByRole('button', { name: 'Save the day' }).click();
  await expect(card).toContainText(`listing until ${SOONER.words}.`);
  await card.getByRole('button', { name: 'End the pause' }).click();
  await expect(shell.message('The pause has ended')).toBeVisible();
  await expect(card.getByRole('button', { name: `Pause listing: ${NAME}` })).toBeVisible();
  await coach.goto(`/search?country=IS&name=${GIVEN_NAME}`);
  await expect(found).toBeVisible();

  await card.getByRole('link', { name: 'Log', exact: true }).click();
  await expect(
    page.getByText(`${guardian.name} paused the listing. It comes back on ${SOONER.words}.`),
  ).toBeVisible();
  await expect(page.getByText(`${guardian.name} ended the pause of the listing.`)).toBeVisible();
});

test('a minor reads who paused and until when, and a coach opens the page again once the day has come', async ({
  page,
  openBrowser,
}) => {
  const { athleteId, athlete, guardian } = await buildFamily(page.request, {
    ...LISTED,
    name: 'Sunniva Isleifsdottir',
  });
  await signForms(athleteId, guardian);
  await enterAs(page, guardian, '/dashboard/athletes');
  await page.getByRole('button', { name: 'Pause listing: Sunniva Isleifsdottir' }).click();
  await page.getByLabel('Back in search on').fill(LATER.day);
  await page.getByRole('dialog').getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByRole('button', { name: 'End the pause' })).toBeVisible();

  const minor = await openBrowser();
  await enterAs(minor, athlete, '/dashboard/guardians');
  await expect(minor.getByText(`${guardian.name} paused your listing until ${LATER.words}.`)).toContainText(
    'Only a guardian can end the pause early.',
  );
  await expect(minor.getByRole('button', { name: 'End the pause' })).toHaveCount(0);

  const coach = await openBrowser();
  await enterAs(coach, (await verifiedCoach(page.request)).person, `/athletes/${athleteId}`);
  await expect(new Shell(coach).heading).toHaveText('Oops! Page not found');
  await letItsDayCome(athleteId);
  await coach.reload();
  await expect(new Shell(coach).heading).toHaveText('Sunniva I.');
});

/** As a field for dates takes it, and as the page says it. */
function inDays(days: number): { day: string; words: string } {
  const moment = new Date(Date.now() + days * DAY_MS);
  const format = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' });
  return { day: moment.toISOString().slice(0, 10), words: format.format(moment) };
}

/** As if the pause had begun ten days ago, for a week. */
async function letItsDayCome(athleteId: string): Promise<void> {
  await askDatabase(
    z.unknown(),
    `update athletes set paused_at = now() - interval '10 days', paused_until = (now() - interval '3 days')::date
      where id = $1`,
    [athleteId],
  );
}
