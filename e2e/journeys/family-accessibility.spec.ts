/** axe over the pages of a family: narrow by day, wide by night. */
import type { Locale } from '@faircourt/contracts/vocabulary';
import { findBarriers, lookOver, ON_A_PHONE } from '../checks/accessibility.ts';
import { bornYearsAgo, QUIET_COUNTRY } from '../people/athletes.ts';
import { buildFamily, linkGuardian, signForms } from '../people/families.ts';
import { expect, test } from '../product/journey.ts';
import { callerOf, enterAs, join } from '../people/people.ts';

/** Not English, in which every journey is walked: longer words show what does not fit. */
const locale: Locale = 'pt-BR';

// Several looks at several pages each; one page load serves four of them.
test.describe.configure({ timeout: 180_000 });

test(`a guardian's athletes, their log and their preview (${locale})`, async ({ page }) => {
  const { athleteId, guardian } = await buildFamily(page.request, {
    locale,
    name: 'Ida Solheim',
    profile: { country_code: QUIET_COUNTRY, birthdate: bornYearsAgo(16), visibility: 'colleges_only' },
  });
  const call = await callerOf(page.request, guardian);
  const set = (field_group: string, is_on: boolean) =>
    call('PUT', `/api/family/${athleteId}/releases`, {
      field_group,
      audience: 'verified_colleges',
      is_on,
    });
  // Held back by forms, said no to, and with an end.
  await set('videos', true);
  await set('academics', false);
  const second = await join(page.request, { name: 'Berit Solheim' });
  await linkGuardian(athleteId, second);
  const callSecond = await callerOf(page.request, second);
  await callSecond('PUT', `/api/family/${athleteId}/releases`, {
    field_group: 'transcript',
    audience: 'everyone',
    is_on: false,
  });
  await enterAs(page, guardian, '/dashboard/athletes');
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
  await expect(page.getByRole('switch').first()).toBeVisible();
  const found = await findBarriers(page, `/dashboard/athletes in ${locale}`);
  await page.goto(`/dashboard/athletes/${athleteId}/log`);
  await expect(page.getByRole('time').first()).toBeVisible();
  found.push(...(await findBarriers(page, `the log in ${locale}`)));
  await page.goto(`/dashboard/athletes/${athleteId}/preview`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ida S.');
  found.push(...(await findBarriers(page, `the preview in ${locale}`, ON_A_PHONE)));
  expect(found).toEqual([]);
});

test(`an athlete's guardians (${locale})`, async ({ page, request }) => {
  const { athlete } = await buildFamily(request, { locale });
  const call = await callerOf(request, athlete);
  await call('POST', '/api/guardians/invitations', { email: 'aunt-with-a-long-name@example.test' });
  const stranger = await callerOf(request, await join(request, { name: 'Berit Solheim' }));
  const { code } = (await call('POST', '/api/guardians/family-code')) as { code: string };
  await stranger('POST', '/api/guardian-offers/accept', { code });
  await enterAs(page, athlete, '/dashboard/guardians');
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
  await expect(page.getByRole('listitem').first()).toBeVisible();
  // Who has a guardian finds the ways to another one folded.
  await page.locator('summary').first().click();
  await expect(page.getByRole('img').last()).toBeVisible();
  expect(await findBarriers(page, `/dashboard/guardians in ${locale}`)).toEqual([]);
});

test('an offer, and the questions before a pause, a lock-down, an end and an end date', async ({
  page,
  request,
}) => {
  const { athleteId, athlete, guardian } = await buildFamily(request);
  await signForms(athleteId, guardian);
  const call = await callerOf(request, athlete);
  const { code } = (await call('POST', '/api/guardians/family-code')) as { code: string };
  await enterAs(page, await join(request), `/dashboard/athletes?code=${code}`);
  await expect(page.getByRole('button', { name: 'Accept' })).toBeVisible();
  const found = await findBarriers(page, 'an offer', ON_A_PHONE);
  await enterAs(page, guardian, '/dashboard/athletes');
  // The last one is for everyone signed in, and asks before it shows anything.
  await page.getByRole('switch').last().click();
  await page.getByRole('button', { name: 'Show to everyone signed in' }).click();
  await expect(page.getByRole('switch').last()).toBeChecked();
  const details = page.getByRole('button', { name: /^Details/ }).last();
  const since = page
    .getByText(/^On since .+, by you/)
    .filter({ visible: true })
    .first();
  // Since when it is on comes with the answer, which may open what is folded itself, and moves what is below.
  await expect(async () => {
    if ((await details.getAttribute('aria-expanded')) !== 'true') await details.click();
    await expect(since).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await page.getByRole('button', { name: /^Set an end date/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  found.push(...(await lookOver(page)));
  await page.keyboard.press('Escape');
  // On a phone it is folded away, with what is pressed seldom.
  await page.getByRole('button', { name: /^More/ }).click();
  await page.getByRole('button', { name: /^Pause/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  found.push(...(await lookOver(page)));
  await page.keyboard.press('Escape');
  for (const name of [/^Lock down/, /^End link/]) {
    await page.getByRole('button', { name }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    found.push(...(await lookOver(page)));
    await page.keyboard.press('Escape');
  }
  expect(found).toEqual([]);
});
