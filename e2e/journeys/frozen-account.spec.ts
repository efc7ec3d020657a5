/** A guardian freezes a minor's account, a coach freezes their own; nothing is deleted, and each finds the way back. */
import { findBarriers, ON_A_PHONE } from '../checks/accessibility.ts';
import { FamilyPage } from '../pages/family-page.ts';
import { Shell } from '../pages/shell.ts';
import { bornYearsAgo, QUIET_COUNTRY } from '../people/athletes.ts';
import { verifiedCoach } from '../people/coaches.ts';
import { buildFamily, signForms } from '../people/families.ts';
import { enterAs } from '../people/people.ts';
import { expect, test } from '../product/journey.ts';

const NAME = 'Solveig Haraldsdottir';

test('a guardian freezes and lifts, the minor cannot, and a coach finds nothing meanwhile', async ({
  page,
  openBrowser,
}) => {
  const { athleteId, athlete, guardian } = await buildFamily(page.request, {
    name: NAME,
    profile: { country_code: QUIET_COUNTRY, birthdate: bornYearsAgo(16), visibility: 'colleges_only' },
  });
  await signForms(athleteId, guardian);
  const coach = await openBrowser();
  await enterAs(coach, (await verifiedCoach(page.request)).person, `/athletes/${athleteId}`);
  await expect(new Shell(coach).heading).toHaveText('Solveig H.');

  await enterAs(page, guardian, '/dashboard/athletes');
  const card = new FamilyPage(page).card(NAME);
  await card.getByRole('button', { name: `Freeze the account of ${NAME}` }).click();
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(dialog).toContainText('We keep everything as it is');
  await dialog.getByRole('button', { name: 'Freeze the account' }).click();
  await expect(new Shell(page).message(`${NAME}’s account is frozen`)).toBeVisible();
  await expect(card).toContainText('You froze it.');
  expect(await findBarriers(page, 'a frozen athlete', ON_A_PHONE)).toEqual([]);

  await coach.reload();
  await expect(new Shell(coach).heading).toHaveText('Oops! Page not found');

  const minor = await openBrowser();
  await enterAs(minor, athlete, '/settings');
  await expect(minor.getByRole('complementary', { name: 'Frozen account' })).toBeVisible();
  await minor.getByRole('link', { name: 'Open your data' }).click();
  await expect(minor.getByText('Your guardian froze it.')).toBeVisible();
  await expect(minor.getByRole('button', { name: 'Lift the freeze' })).toHaveCount(0);

  await card.getByRole('button', { name: 'Lift the freeze' }).click();
  await expect(new Shell(page).message(`${NAME}’s account is no longer frozen`)).toBeVisible();
  await coach.reload();
  await expect(new Shell(coach).heading).toHaveText('Solveig H.');
  await card.getByRole('link', { name: 'Log', exact: true }).click();
  await expect(page.getByText(`${guardian.name} froze the account.`)).toBeVisible();
});

test('a coach who freezes their account sees nothing, still reads their data, and lifts it', async ({
  page,
}) => {
  await enterAs(page, (await verifiedCoach(page.request)).person, '/settings/data');
  await page.getByRole('button', { name: 'Freeze the account' }).click();
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await dialog.getByRole('button', { name: 'Freeze the account' }).click();
  await expect(page.getByText(/^Your account is frozen since/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Signing in' })).toBeVisible();
  expect(await findBarriers(page, 'a frozen coach', ON_A_PHONE)).toEqual([]);
  await page.getByRole('button', { name: 'Lift the freeze' }).click();
  await expect(new Shell(page).message('Your account is no longer frozen')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Freeze the account' })).toBeVisible();
});
