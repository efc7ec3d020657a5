/** /dashboard/athletes: what a family releases, withdraws, locks down and reads in its log. */
import { readFile } from 'node:fs/promises';
import { bornYearsAgo, QUIET_COUNTRY } from '../people/athletes.ts';
import { buildFamily, linkGuardian, signForms, type FamilyPlan } from '../people/families.ts';
import { expect, test } from '../product/journey.ts';
import { AthletePage } from '../pages/athlete-page.ts';
import { FamilyPage } from '../pages/family-page.ts';
import { GuardiansPage } from '../pages/guardians-page.ts';
import { Shell } from '../pages/shell.ts';
import { shiftOf, watchShifts } from '../checks/layout-shift.ts';
import { callerOf, demoPerson, enterAs, join } from '../people/people.ts';

const VIDEOS = 'Verified colleges may see videos';
const ACADEMICS = 'Verified colleges may see academics';
/** In search for colleges, with something to release. */
const LISTED: FamilyPlan = {
  name: 'Ida Solheim',
  profile: {
    country_code: QUIET_COUNTRY,
    birthdate: bornYearsAgo(16),
    primary_position: 'Center',
    height_cm: 191,
    visibility: 'colleges_only',
  },
  academics: { gpa: 3.4 },
  videos: [
    { title: 'Summer league', url: 'https://vimeo.com/995002219', provider: 'vimeo', is_public: false },
  ],
};

test('a release waits for its form, shows in the preview, and is gone when it is withdrawn or everything is locked down', async ({
  page,
}) => {
  const { athleteId, guardian } = await buildFamily(page.request, LISTED);
  await enterAs(page, guardian, '/dashboard/athletes');
  const family = new FamilyPage(page);
  await expect(family.card('Ida Solheim')).toContainText('Coaches of verified institutions find Ida Solheim');
  await expect(family.switch(VIDEOS)).not.toBeChecked();
  await expect(family.switch(VIDEOS)).toHaveAccessibleDescription('Off. Nobody has decided yet.');

  await family.switch(VIDEOS).click();
  await expect(family.said('It shows once the form is signed.')).toBeVisible();
  await expect(family.toSign(VIDEOS)).toHaveAccessibleDescription(
    /^Approved. Stays off until you sign .*“Consent to show videos and pictures”/,
  );
  // Beside the form there is just what it waits for, and afterwards the same row.
  const table = page.getByRole('table', { name: 'What is released' });
  await table.getByRole('link', { name: 'Read and sign' }).click();
  const forms = page.getByRole('dialog', { name: 'Consent forms for Ida Solheim' });
  await expect(forms.getByText('Form 1 of 3').first()).toBeVisible();
  await expect(forms.getByRole('region', { name: 'Consent to show videos and pictures' })).toContainText(
    'Needed for what you approved: videos. Your signature below covers it.',
  );
  await expect(forms.getByRole('checkbox'), 'nothing of it is optional here').toHaveCount(0);
  await forms.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('link', { name: 'Back to the releases' })).toBeVisible();
  await page.goBack();
  await family.toSign(VIDEOS).click();
  await forms.getByLabel('Your full name').fill(guardian.name);
  await forms.getByLabel('Your password').fill(guardian.password);
  await forms.getByRole('button', { name: 'Sign 3 needed forms' }).click();
  await expect(new Shell(page).message('You’re back at the releases.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Details: All videos' }), 'the same row').toBeFocused();
  await expect(family.switch(VIDEOS)).toBeChecked();
  await expect(family.switch(VIDEOS)).toHaveAccessibleDescription(/^On since .*, by you$/);
  await family.turn(ACADEMICS, 'on');
  await expect(family.said('Released: Academics')).toBeVisible();
  await expect(family.card('Ida Solheim')).toContainText('Coaches see it once a director has verified it.');

  await page.getByRole('link', { name: 'See it as a coach would' }).click();
  await expect(page).toHaveURL(`/dashboard/athletes/${athleteId}/preview`);
  const preview = new AthletePage(page);
  await expect(preview.name).toHaveText('Ida S.');
  await expect(page.getByRole('article', { name: 'Summer league' })).toBeVisible();
  await expect(preview.group('Academics')).toContainText('Under verification');
  await page.getByRole('group', { name: 'See it as' }).getByText('Anyone signed in').click();
  await expect(page.getByText('They find nothing')).toBeVisible();
  await page.getByRole('link', { name: 'Back', exact: true }).click();

  await family.turn(VIDEOS, 'off');
  await expect(family.said('No longer released: Videos')).toBeVisible();
  await expect(family.switch(VIDEOS)).toHaveAccessibleDescription(
    /^Off since .*, by you\. No other guardian can turn it on; you can\.$/,
  );
  await page.getByRole('link', { name: 'See it as a coach would' }).click();
  await expect(preview.group('Videos')).toContainText('Not released');

  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await family.turn(VIDEOS, 'on');
  await expect(family.switch(VIDEOS), 'saved').not.toHaveAttribute('aria-busy');
  await page.getByRole('button', { name: 'Lock down everything about Ida Solheim' }).click();
  const question = page.getByRole('alertdialog', { name: 'Make everything about Ida Solheim private?' });
  await expect(question).toContainText('Coaches learn only that their request was closed.');
  await question.getByRole('button', { name: 'Lock down' }).click();
  await expect(page.locator(`#locked-${athleteId}`), 'says what was done').toBeFocused();
  await expect(page.locator(`#locked-${athleteId}`)).toBeInViewport();
  await expect(family.switch(VIDEOS)).not.toBeChecked();
  await expect(family.switch(VIDEOS)).toHaveAccessibleDescription(/^Off since the lock-down on .*, by you$/);
  const card = family.card('Ida Solheim');
  await expect(card).toContainText('Not in search.');
  await expect(card).toContainText('Ida Solheim is locked down');
  await expect(card, 'nothing that shows more is put forward').not.toContainText('The road to being seen');
  await expect(card.getByRole('button', { name: 'Use the recommended set' })).toHaveCount(0);
  await page.getByRole('link', { name: 'See it as a coach would' }).click();
  await expect(page.getByText('They find nothing')).toBeVisible();
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await page.getByRole('button', { name: 'Lift the lock-down: Ida Solheim' }).click();
  await expect(
    card.getByRole('heading', { name: 'Ida Solheim' }),
    'the button went with its note',
  ).toBeFocused();
  const set = card.getByRole('button', { name: 'Use the recommended set' });
  await expect(set).toHaveAccessibleDescription(/^The recommended set approves/);
});

test('a switch that could not be saved goes back and says why, a double click is one decision, and it can end on a chosen day', async ({
  page,
  context,
}) => {
  const { athleteId, guardian } = await buildFamily(page.request, { videos: LISTED.videos ?? [] });
  await signForms(athleteId, guardian);
  await enterAs(page, guardian, '/dashboard/athletes');
  const family = new FamilyPage(page);
  const shell = new Shell(page);
  await expect(family.switch(VIDEOS)).not.toBeChecked();
  await context.setOffline(true);
  await family.switch(VIDEOS).click();
  await expect(shell.message('this was not saved')).toContainText('You are offline');
  await expect(family.switch(VIDEOS)).not.toBeChecked();
  await context.setOffline(false);
  await page.route('**/releases', (route) => route.fulfill({ status: 500, body: 'broken' }));
  const refused = page.waitForResponse('**/releases');
  await family.switch(VIDEOS).click();
  await refused;
  await expect(shell.message('this was not saved').last()).toBeVisible();
  await expect(family.switch(VIDEOS)).not.toBeChecked();
  await expect(family.switch(VIDEOS), 'ready for the next decision').not.toHaveAttribute('aria-busy');
  await page.unroute('**/releases');

  let calls = 0;
  page.on('request', (request) => {
    if (request.method() === 'PUT' && request.url().endsWith('/releases')) calls += 1;
  });
  await family.switch(VIDEOS).dblclick();
  await expect(family.said('Released: Videos')).toBeVisible();
  await expect(family.switch(VIDEOS)).toBeChecked();
  expect(calls).toBe(1);

  await family.openDetails('All videos');
  await page.getByRole('button', { name: `Set an end date: ${VIDEOS}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Until when?' });
  await dialog.getByLabel('Last day').fill('2020-01-01');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByLabel('Last day')).toHaveAccessibleDescription(/Choose today or a later day/);
  const nextYear = new Date().getUTCFullYear() + 1;
  await dialog.getByLabel('Last day').fill(`${nextYear}-06-30`);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(family.switch(VIDEOS)).toHaveAccessibleDescription(new RegExp(`until Jun 30, ${nextYear}`));
  await page.reload();
  await family.openDetails('All videos');
  await page.getByRole('button', { name: `Change the end date: ${VIDEOS}` }).click();
  await expect(dialog.getByLabel('Last day')).toHaveValue(`${nextYear}-06-30`);
  await dialog.getByRole('button', { name: 'No End Date' }).click();
  await expect(family.switch(VIDEOS)).toHaveAccessibleDescription(
    /by you\. The profile is private, so nobody sees it\./,
  );
  await expect(family.switch(VIDEOS), 'it counts, and does not look as if somebody saw it').toContainText(
    'Profile hidden',
  );
  await expect(page.getByText(/Approved, .+ keeps it private: videos/), 'whose choice it is').toBeVisible();
  await page.getByText('Why not yet').click();
  await expect(
    page.getByText('Approved, but nobody sees it while the profile is hidden: “All videos”.'),
    'by the name of its row',
  ).toBeVisible();
});

test('the recommended set takes one press and can be undone, and one sentence says what a coach sees right now', async ({
  page,
}) => {
  const { athleteId, guardian } = await buildFamily(page.request, LISTED);
  await signForms(athleteId, guardian);
  await page.setViewportSize({ width: 360, height: 740 });
  await enterAs(page, guardian, '/dashboard/athletes');
  const family = new FamilyPage(page);
  await expect(page.getByText('Right now a verified coach sees only the card')).toBeVisible();
  await page.getByRole('button', { name: 'Use the recommended set' }).click();
  await expect(
    page.getByRole('status').filter({ hasText: 'Approved. Above is what coaches see now' }),
  ).toBeVisible();
  await expect(page.locator('[data-sonner-toast]'), 'the page says it, beside Undo').toHaveCount(0);
  await expect(
    page.getByText('Right now a verified coach sees, besides the card: full name and 1 video.'),
    'no photo was added, and grades wait for a director',
  ).toBeVisible();
  await expect(family.switch(ACADEMICS)).toBeChecked();
  await expect(family.switch(ACADEMICS)).toContainText('Needs verification');
  await expect(family.switch('Verified colleges may see measurements and season statistics')).toBeChecked();
  await expect(
    page.getByText('Needs verification: measurements and season statistics, grades'),
  ).toBeVisible();
  await page.getByText('Why not yet').click();
  await expect(
    page.getByText(
      'Approved, but nobody has asked for verification yet: “Measurements and season statistics” and “Grades, test scores and core courses”.',
    ),
    'all that waits, and who acts',
  ).toBeVisible();
  // The set opens no rows by itself: they would close again under the finger that undoes it.
  await family.openDetails('Grades, test scores and core courses');
  const ask = page.getByRole('link', { name: 'Ask for verification: Academics' });
  await expect(ask).toHaveAttribute(
    'href',
    /^\/dashboard\/verifications\?ask=academics&athlete=[\da-f-]{36}$/,
  );
  await expect(family.switch('Everyone signed in may see videos')).not.toBeChecked();
  await expect(family.switch('Verified colleges may see the transcript')).not.toBeChecked();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(
    page.getByRole('status').filter({ hasText: 'The recommended set is off again' }),
  ).toBeVisible();
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
  await expect(page.getByText('Right now a verified coach sees only the card')).toBeVisible();
  await expect(family.switch(VIDEOS)).not.toBeChecked();
});

test('the recommended set names the form that it lacks before it is on, and leads there or goes on without', async ({
  page,
}) => {
  const { athleteId, guardian } = await buildFamily(page.request, LISTED);
  await signForms(athleteId, guardian, ['platform', 'colleges']);
  await page.setViewportSize({ width: 360, height: 740 });
  await enterAs(page, guardian, '/dashboard/athletes');
  const use = page.getByRole('button', { name: 'Use the recommended set' });
  await use.click();
  const question = page.getByRole('alertdialog', { name: 'One form is not signed yet' });
  await expect(question).toContainText(
    'Not signed: “Consent to show videos and pictures”. Without it these parts stay off: name and school and videos.',
  );
  await page.keyboard.press('Escape');
  await expect(use, 'nothing was decided').toBeFocused();
  await use.click();
  await question.getByRole('button', { name: 'Go on without it' }).click();
  await expect(page.getByRole('status').filter({ hasText: '2 of 4 parts still wait' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'is off again' })).toBeVisible();
  await page.reload();
  await use.click();
  await question.getByRole('button', { name: 'Sign it now' }).click();
  const forms = page.getByRole('dialog', { name: 'Consent forms for Ida Solheim' });
  await expect(forms.getByRole('region', { name: 'Consent to show videos and pictures' })).toContainText(
    'Needed for what you approved: name and school and videos.',
  );
  await expect(forms.getByRole('button', { name: 'Sign 1 needed form' })).toBeVisible();
});

test('while the recommended set is saved no single switch takes a press, and nothing moves when it is on or undone', async ({
  page,
}) => {
  const { athleteId, guardian } = await buildFamily(page.request, LISTED);
  await signForms(athleteId, guardian);
  await page.setViewportSize({ width: 360, height: 740 });
  await watchShifts(page);
  await enterAs(page, guardian, '/dashboard/athletes');
  const family = new FamilyPage(page);
  const use = page.getByRole('button', { name: 'Use the recommended set' });
  await use.evaluate((button) => button.scrollIntoView({ block: 'center' }));
  await page.route('**/api/family**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
  const before = await shiftOf(page);
  await use.click();
  await expect(family.switch(VIDEOS)).toHaveAttribute('aria-disabled', 'true');
  // Pressed by a finger all the same: nothing is sent, and nothing is shown that is not so.
  await family.switch('Everyone signed in may see videos').dispatchEvent('click');
  await expect(family.question('videos')).toHaveCount(0);
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo, 'in the place of the other').toBeFocused({ timeout: 15_000 });
  await expect(family.switch(VIDEOS)).not.toHaveAttribute('aria-disabled');
  await undo.click();
  await expect(use).toBeFocused({ timeout: 15_000 });
  await expect(family.switch(VIDEOS)).not.toBeChecked();
  expect((await shiftOf(page)) - before).toBeLessThan(0.02);
});

test('another guardian can block a release, and releases that ended with a link can be taken over', async ({
  page,
}) => {
  const { athleteId, guardian } = await buildFamily(page.request, { name: 'Ida Solheim' });
  const second = await join(page.request, { name: 'Berit Solheim' });
  await linkGuardian(athleteId, second);
  await signForms(athleteId, guardian);
  await signForms(athleteId, second);
  const set = async (by: typeof second, field_group: string, is_on: boolean) => {
    const call = await callerOf(page.request, by);
    await call('PUT', `/api/family/${athleteId}/releases`, {
      field_group,
      audience: 'verified_colleges',
      is_on,
    });
  };
  await set(second, 'academics', false);
  await set(second, 'videos', true);
  await enterAs(page, guardian, '/dashboard/athletes');
  const family = new FamilyPage(page);
  await expect(family.switch(ACADEMICS)).toBeDisabled();
  await expect(family.switch(ACADEMICS)).toHaveAccessibleDescription(
    /^Berit Solheim said no on .*Only they can take that back\.$/,
  );
  await expect(family.switch(VIDEOS)).toHaveAccessibleDescription(/by Berit Solheim/);
  await expect(family.card('Ida Solheim')).toContainText(
    'Berit Solheim approved videos for verified colleges.',
  );

  const call = await callerOf(page.request, second);
  const own = (await call('GET', '/api/family')) as { athletes: { link_id: string }[] };
  await call('POST', `/api/guardian-links/${own.athletes[0]?.link_id ?? ''}/end`);
  await expect(
    page.getByText('Berit Solheim is no longer a guardian of Ida Solheim'),
    'without reloading',
  ).toBeVisible();
  await expect(family.switch(VIDEOS)).not.toBeChecked();
  await page.getByRole('button', { name: 'Take Them Over' }).click();
  await expect(new Shell(page).message('The releases are yours now')).toBeVisible();
  await expect(family.switch(VIDEOS)).toBeChecked();
  await expect(family.switch(ACADEMICS)).toBeEnabled();
});

test('the log tells what happened and can be kept as a file', async ({ page }) => {
  const { athleteId, guardian } = await buildFamily(page.request, { name: 'Ida Solheim' });
  await signForms(athleteId, guardian, ['platform', 'colleges']);
  await enterAs(page, guardian, '/dashboard/consent');
  await page
    .getByRole('article', { name: 'Consent to show videos and pictures' })
    .getByRole('button', { name: /^Read and sign/ })
    .click();
  await page.getByLabel('Your full name').fill(guardian.name);
  await page.getByLabel('Your password').fill(guardian.password);
  await page.getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await new Shell(page).navigation.getByRole('link', { name: 'My Athletes' }).click();
  await new FamilyPage(page).turn(VIDEOS, 'on');
  await expect(new FamilyPage(page).said('Released: Videos')).toBeVisible();
  await page.getByRole('link', { name: 'Log', exact: true }).click();
  await expect(new Shell(page).heading).toHaveText('Log of Ida Solheim');
  await expect(page.getByText(`${guardian.name} approved videos for verified colleges.`)).toBeVisible();
  await expect(
    page.getByText(`${guardian.name} signed “Consent to show videos and pictures”.`),
  ).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe('faircourt-log.csv');
  expect(await readFile(await file.path(), 'utf8')).toContain('release.approved');
  await page.getByText('Who looked', { exact: true }).click();
  await expect(page.getByText('Nobody outside the family has opened this profile yet.')).toBeVisible();

  await enterAs(page, await join(page.request), `/dashboard/athletes/${athleteId}/log`);
  await expect(new Shell(page).heading, 'for others there is nothing here').toHaveText(
    'Oops! Page not found',
  );
  await page.goto(`/dashboard/athletes/${athleteId}/preview`);
  await expect(new Shell(page).heading).toHaveText('Oops! Page not found');
});

test('an adult athlete decides alone, and a minor can see what is shared', async ({ page }) => {
  const { athlete, guardian } = await buildFamily(page.request, {
    name: 'Ida Solheim',
    profile: { country_code: QUIET_COUNTRY, birthdate: bornYearsAgo(19), visibility: 'public' },
  });
  await enterAs(page, athlete, '/dashboard/guardians');
  await expect(page.getByText(/You are 18 or older, so you decide alone/)).toBeVisible();
  const family = new FamilyPage(page);
  await family.turn(VIDEOS, 'on');
  await expect(new FamilyPage(page).said('Released: Videos')).toBeVisible();
  await expect(family.switch(VIDEOS)).toHaveAccessibleDescription(/by you/);
  await page.getByRole('button', { name: 'Lock down', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Lock down' }).click();
  await expect(new Shell(page).message('Everything about you is private')).toBeVisible();
  await expect(family.switch(VIDEOS)).not.toBeChecked();
  await enterAs(page, guardian, '/dashboard/athletes');
  await expect(family.card('Ida Solheim')).toContainText(
    'Ida Solheim decides alone. You can see what’s shared.',
  );
  await expect(page.getByRole('switch')).toHaveCount(0);

  const minor = await buildFamily(page.request);
  await enterAs(page, minor.athlete, '/dashboard/guardians');
  await expect(new GuardiansPage(page).link(minor.guardian.name)).toContainText('Linked');
  await expect(page.getByText('Only a guardian can change this. You see what’s shared.')).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Colleges your guardian names' })).toBeVisible();
  await expect(page.getByRole('switch')).toHaveCount(0);
  const sign = page.getByRole('cell').getByText('Off', { exact: true }).first().locator('..');
  await expect(sign, 'a word to read, not a box to press').toHaveCSS('border-top-width', '0px');
  await page.goto('/dashboard/requests');
  await expect(page.getByText(`${minor.guardian.name} sees what coaches ask and decides`)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Your log' })).toHaveAttribute('href', /\/log$/);
  await page.goto('/settings');
  const topics = page.getByRole('region', { name: 'Notifications', exact: true });
  await expect(topics.getByRole('group', { name: 'Answers to requests' })).toBeVisible();
  await expect(topics.getByRole('group', { name: 'Requests from coaches' }), 'nobody asks them').toHaveCount(
    0,
  );
  await page.goto('/dashboard/guardians');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy a message to my guardian' }).click();
  await expect(new Shell(page).message('Message copied.')).toBeVisible();
  const message = await page.evaluate(() => navigator.clipboard.readText());
  const [link = ''] = /http\S+/.exec(message) ?? [];
  await enterAs(page, minor.guardian, link.replace(/^https?:\/\/[^/]+/, ''));
  await expect(page.getByRole('switch').first(), 'where the guardian decides').toBeVisible();
});

test('of two athletes a phone shows one at a time, with what is settled folded', async ({
  page,
}, testInfo) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await enterAs(page, demoPerson('guardian'), '/dashboard/athletes');
  const chips = page.getByRole('navigation', { name: 'My Athletes' }).getByRole('button');
  await expect(chips).toHaveCount(2);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const heights: number[] = [];
  for (const chip of await chips.all()) {
    await chip.click();
    await expect(chip).toHaveAttribute('aria-current', 'true');
    await expect(page).toHaveURL(/\?athlete=/);
    await expect(page.getByText('Right now a verified coach sees').first()).toBeVisible();
    heights.push(await height());
  }
  const more = page.getByRole('button', { name: /^More/ });
  await expect(page.getByRole('button', { name: /^Lock down/ })).toBeHidden();
  await more.click();
  const weighty = page.getByRole('region', { name: 'More' }).getByRole('button');
  await expect(weighty, 'from mild to grave').toHaveText([
    /^Pause listing/,
    /^Freeze the account/,
    /^Lock down/,
    /^End link/,
    /^Delete account/,
  ]);
  await expect(weighty.nth(2)).toHaveAccessibleDescription(/^Everything is private at once/);
  const figures = `/dashboard/athletes at 360 px, each of two athletes: ${heights.join(' and ')} px`;
  testInfo.annotations.push({ type: 'heights', description: figures });
  console.log(figures);
  expect(Math.max(...heights)).toBeLessThan(3_500);
});
