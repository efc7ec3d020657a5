/** The checklists of the hub with an account: ticked before signing in, kept after, on every device, gone with the session. */
import { CHECKLISTS } from '@faircourt/contracts/checklist-items';
import type { Page } from '@playwright/test';
import { findBarriers, ON_A_PHONE } from '../checks/accessibility.ts';
import { AuthPage } from '../pages/auth-page.ts';
import { Shell } from '../pages/shell.ts';
import { buildAthlete } from '../people/athletes.ts';
import { enterAs, join } from '../people/people.ts';
import { expect, test } from '../product/journey.ts';

const CHECKLIST = '/learn/tools/checklists';
const listOf = (page: Page, name = 'Freshman year: guardian') => page.getByRole('region', { name });
const boxOf = (page: Page, place: number) => listOf(page).getByRole('checkbox').nth(place);
/** Everything that this browser holds of checklists. */
const keptIn = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('checklists')));

test('ticks of a visitor are in the account after signing in, on another device too, and leave with the session', async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const person = await join(page.request);
  const calls: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(request.url());
  });
  await page.goto(`${CHECKLIST}?role=guardian`);
  await boxOf(page, 0).check();
  await boxOf(page, 1).check();
  await expect(listOf(page)).toContainText('2 of 5 done');
  await expect(page.getByText(/^Kept in this browser\./)).toBeVisible();
  expect(calls, 'without an account nothing is asked').toEqual([]);

  await page.getByRole('link', { name: 'Sign in to keep them with your account.' }).click();
  await new AuthPage(page).signInAs(person);
  await expect(page).toHaveURL(CHECKLIST);
  await expect(page.getByText('Kept with your account.', { exact: true })).toBeVisible();
  await expect(boxOf(page, 0)).toBeChecked();
  await expect(boxOf(page, 1)).toBeChecked();
  expect(await keptIn(page), 'the visitor’s copy is gone').toEqual(['faircourt.checklists.account']);
  expect(await findBarriers(page, 'a checklist with an account', ON_A_PHONE)).toEqual([]);

  const elsewhere = await browser.newContext();
  const phone = await elsewhere.newPage();
  await enterAs(phone, person);
  await phone.getByRole('link', { name: 'Your checklists' }).click();
  await expect(phone).toHaveURL(`${CHECKLIST}?role=guardian`);
  await expect(listOf(phone)).toContainText('2 of 5 done');
  const saved = phone.waitForResponse((answer) => answer.request().method() === 'PATCH');
  await boxOf(phone, 1).uncheck();
  expect((await saved).status()).toBe(200);
  await elsewhere.close();

  // The change on the other device is the later one.
  await page.reload();
  await expect(listOf(page)).toContainText('1 of 5 done');
  await expect(boxOf(page, 1)).not.toBeChecked();

  await page.goto('/dashboard');
  await new Shell(page).signOut.click();
  await expect(page).toHaveURL('/');
  expect(await keptIn(page), 'the next person at this computer finds nothing').toEqual([]);
  await page.goto(`${CHECKLIST}?role=guardian`);
  await expect(listOf(page)).toContainText('0 of 5 done');
  await expect(page.getByText(/^Kept in this browser\./)).toBeVisible();
});

test('an athlete’s dashboard leads to the list of their own year', async ({ page }) => {
  const today = new Date();
  const senior = today.getUTCFullYear() + (today.getUTCMonth() >= 7 ? 1 : 0);
  const { person } = await buildAthlete(page.request, { profile: { grad_year: senior + 2 } });
  await enterAs(page, person);
  await page.getByRole('link', { name: 'Your checklists' }).click();
  await expect(page).toHaveURL(`${CHECKLIST}?role=athlete&year=sophomore`);
  await expect(listOf(page, 'Sophomore year: athlete')).toBeVisible();
});

test('a tick that cannot be saved stays, says so, and is saved when the network is back; other tabs follow', async ({
  page,
  context,
}) => {
  const person = await join(page.request);
  await enterAs(page, person, `${CHECKLIST}?role=guardian`);
  await expect(page.getByText('Kept with your account.', { exact: true })).toBeVisible();
  const other = await context.newPage();
  await other.goto(`${CHECKLIST}?role=guardian`);
  await expect(other.getByText('Kept with your account.', { exact: true })).toBeVisible();

  await page.route('**/api/checklists', (route) => route.abort('connectionrefused'));
  await boxOf(page, 2).check();
  await expect(page.getByText('Not saved to your account yet.')).toBeVisible();
  await expect(boxOf(page, 2)).toBeChecked();
  await expect(boxOf(other, 2), 'the other tab has it at once').toBeChecked();

  await page.reload();
  await expect(boxOf(page, 2)).toBeChecked();
  await page.unroute('**/api/checklists');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByText('Kept with your account.', { exact: true })).toBeVisible();
  await expect(boxOf(page, 2)).toBeChecked();
});

test('no box is shown before the account has said what is ticked', async ({ page }) => {
  const person = await join(page.request);
  const session = await enterAs(page, person);
  await page.request.patch('/api/checklists', {
    headers: { authorization: `Bearer ${session.access_token}` },
    data: {
      changes: [
        { item: `freshman.guardian.${CHECKLISTS['freshman.guardian'][0]}`, is_ticked: true, age_ms: 0 },
      ],
    },
  });
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/checklists', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${CHECKLIST}?role=guardian`);
  await expect(page.getByText('Loading your ticks…')).toBeVisible();
  await expect(listOf(page)).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  answer();
  await expect(boxOf(page, 0)).toBeChecked();
  await expect(listOf(page)).toContainText('1 of 5 done');
});
