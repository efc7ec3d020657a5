/** How an athlete and a guardian come to belong together, and how they part. */
import type { Page } from '@playwright/test';
import { buildAthlete } from '../people/athletes.ts';
import { buildFamily } from '../people/families.ts';
import { expect, test } from '../product/journey.ts';
import { AuthPage } from '../pages/auth-page.ts';
import { FamilyPage } from '../pages/family-page.ts';
import { GuardiansPage } from '../pages/guardians-page.ts';
import { expectInvitation } from '../pages/invitation-card.ts';
import { openMail } from '../pages/mail-outbox.ts';
import { Shell } from '../pages/shell.ts';
import { callerOf, demoPerson, enterAs, join, newcomer, type Person } from '../people/people.ts';

test('an athlete invites by email, and the guardian signs up from the email and accepts', async ({
  page,
  openBrowser,
}) => {
  const { person } = await buildAthlete(page.request, { name: 'Ida Solheim' });
  await enterAs(page, person);
  await new Shell(page).navigation.getByRole('link', { name: 'Guardians' }).click();
  const guardians = new GuardiansPage(page);
  await expect(guardians.code.getByRole('img'), 'the first thing on the page').toBeInViewport();
  await expectInvitation(guardians.code);
  await expect(page.getByText(/Until you turn 18 colleges get nothing past the search card/)).toBeVisible();

  await guardians.email.fill('not an address');
  await guardians.send.click();
  await expect(guardians.email).toHaveAttribute('aria-invalid', 'true');
  await expect(guardians.email).toHaveValue('not an address');
  const guardian = newcomer('Berit Solheim');
  await guardians.email.fill(guardian.email);
  await guardians.send.click();
  await expect(new Shell(page).message(`Invitation sent to ${guardian.email}`)).toBeVisible();
  await expect(guardians.link(guardian.email)).toContainText('Invited');
  await expect(guardians.email, 'another one is invited only on purpose').toBeHidden();
  await expect(page.getByText('Add another guardian')).toBeVisible();

  const phone = await openBrowser({ viewport: { width: 360, height: 740 } });
  const mail = await openMail(phone, {
    to: guardian.email,
    subject: 'An athlete asks you to be their guardian on Faircourt',
  });
  await expect(mail).not.toContainText('Ida');
  const link = await mail.getByRole('link').getAttribute('href');
  await phone.goto(link ?? '');
  const auth = new AuthPage(phone);
  await expect(auth.role('Parent/Guardian')).toBeChecked();
  await expect(auth.role('Coach/Scout'), 'the link settles the role').toHaveCount(0);
  await expect(phone.getByRole('heading', { name: 'Ida invites you to be their guardian' })).toBeVisible();
  await auth.fillIn(guardian);
  await auth.createAccount.click();

  const family = new FamilyPage(phone);
  await expect(family.offer('Ida S.')).toBeVisible();
  await phone.reload();
  await expect(family.offer('Ida S.'), 'opening the link decides nothing').toBeVisible();
  await page.reload();
  await expect(guardians.link(guardian.email)).toContainText('Invited');
  const offer = family.offer('Ida S.');
  await offer.getByLabel('Your birthdate').fill('2015-04-02');
  await offer.getByText('Someone else').click();
  await offer.getByLabel('You are Ida S.’s').selectOption('Grandparent');
  await offer.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(offer.getByLabel('Your birthdate')).toHaveAccessibleDescription(/A guardian is 18 or over/);
  await expect(offer, 'nobody under 18 is linked').toBeVisible();
  await offer.getByLabel('Your birthdate').fill('1955-04-02');
  await offer.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(
    phone.getByRole('dialog', { name: 'Consent forms for Ida Solheim' }),
    'what comes next is open',
  ).toBeVisible();
  await phone.goBack();
  await expect(phone.getByRole('dialog'), 'Back closes the forms first').toHaveCount(0);
  await phone.goBack();
  await expect(phone, 'and then leads to the athletes, without the invitation').toHaveURL(
    '/dashboard/athletes',
  );
  await expect(family.card('Ida Solheim')).toBeVisible();

  await expect(guardians.link('Berit Solheim'), 'the athlete sees it without reloading').toContainText(
    'Linked',
  );

  await phone.goto(link ?? '');
  await expect(phone.getByText(/You are Ida S(\.|olheim)'s guardian|already been used/)).toBeVisible();
});

test('a refused sign-up that would have accepted too accepts nothing for who signs in next, on the page or in another tab', async ({
  page,
  openBrowser,
}) => {
  // Who has an account already is refused.
  const mother = await join(page.request, { name: 'Berit Solheim' });
  const father = await join(page.request, { name: 'Olav Solheim' });
  const { person: athlete } = await buildAthlete(page.request, { name: 'Ida Solheim' });
  const link = await inviteByMail(page, athlete, mother.email);
  for (const way of ['on the page', 'in another tab'] as const) {
    const shared = await openBrowser();
    const accepts = countAccepts(shared);
    await shared.goto(link);
    const auth = new AuthPage(shared);
    await auth.name.fill(mother.name);
    await auth.password.fill('another-password');
    await shared.getByLabel('Your birthdate').fill('1984-05-06');
    await shared.getByRole('button', { name: 'Create account and accept as mother' }).click();
    await expect(auth.alert).toContainText('Failed to create account');
    if (way === 'on the page') {
      await auth.switchToSignIn();
      await auth.signInAs(father);
    } else {
      await enterAs(await shared.context().newPage(), father);
    }
    const offer = new FamilyPage(shared).offer('Ida S.');
    await expect(offer.getByRole('button', { name: 'Accept as father' })).toBeEnabled();
    await expect(offer.getByLabel('Your birthdate'), 'hers is not his').toHaveValue('');
    expect(accepts(), way).toBe(0);
  }
  await enterAs(page, athlete, '/dashboard/guardians');
  await expect(new GuardiansPage(page).link(mother.email)).toContainText('Invited');
});

test('when accepting with the sign-up fails, neither a way back nor a reload accepts without a press', async ({
  page,
  openBrowser,
}) => {
  const guardian = newcomer('Berit Solheim');
  const { person: athlete } = await buildAthlete(page.request, { name: 'Ida Solheim' });
  const link = await inviteByMail(page, athlete, guardian.email);
  const phone = await openBrowser({ viewport: { width: 360, height: 740 } });
  const accepts = countAccepts(phone);
  await phone.route('**/api/guardian-offers/accept', (route) => route.abort());
  await phone.goto(link);
  const auth = new AuthPage(phone);
  const acceptToo = phone.getByRole('button', { name: 'Create account and accept as mother' });
  const birthdate = phone.getByLabel('Your birthdate');
  await acceptToo.click();
  await expect(auth.name, 'all that is missing is said at once').toHaveAttribute('aria-invalid');
  await expect(auth.password).toHaveAttribute('aria-invalid');
  await expect(birthdate).toHaveAttribute('aria-invalid');
  await expect(auth.name, 'and the first of it is next').toBeFocused();
  await auth.name.fill(guardian.name);
  await auth.password.fill(guardian.password);
  await acceptToo.click();
  await expect(birthdate).toBeFocused();
  await birthdate.fill('1984-05-06');
  await acceptToo.click();
  const offer = new FamilyPage(phone).offer('Ida S.');
  await expect(offer.getByRole('alert')).toBeVisible();
  await expect(offer.getByLabel('Your birthdate'), 'what was typed is kept').toHaveValue('1984-05-06');
  expect(accepts()).toBe(1);
  await phone.unroute('**/api/guardian-offers/accept');

  const form = offer.getByRole('button', { name: 'Accept as mother' });
  await phone.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(phone).toHaveURL('/dashboard');
  await phone.goBack();
  await expect(form).toBeEnabled();
  await phone.reload();
  await expect(form).toBeEnabled();
  await expect(offer.getByLabel('Your birthdate'), 'kept by nothing').toHaveValue('');
  expect(accepts()).toBe(1);
  expect(await phone.evaluate(() => JSON.stringify(window.history.state))).not.toContain('1984');
  await enterAs(page, athlete, '/dashboard/guardians');
  await expect(new GuardiansPage(page).link(guardian.email)).toContainText('Invited');

  // The link is made, and what was said with it is not saved: it is said, and nothing has to be typed again.
  await phone.route('**/api/family/*/statement', (route) => route.abort());
  await offer.getByLabel('Your birthdate').fill('1984-05-06');
  await form.click();
  const sheet = phone.getByRole('dialog');
  await expect(sheet.getByText('You’re now Ida Solheim’s guardian.')).toBeVisible();
  await expect(sheet.getByLabel('Your birthdate')).toHaveValue('1984-05-06');
  await expect(sheet.getByLabel(/^You are Ida Solheim’s/)).toHaveValue('mother');
});

/** The link that the athlete's invitation brings. */
async function inviteByMail(page: Page, athlete: Person, email: string): Promise<string> {
  const call = await callerOf(page.request, athlete);
  await call('POST', '/api/guardians/invitations', { email });
  const subject = 'An athlete asks you to be their guardian on Faircourt';
  const mail = await openMail(page, { to: email, subject });
  return (await mail.getByRole('link').getAttribute('href')) ?? '';
}

function countAccepts(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/guardian-offers/accept')) count += 1;
  });
  return () => count;
}

test('a guardian who signs up from a family code accepts with the emailed code, in one step', async ({
  page,
  openBrowser,
}) => {
  const { person } = await buildAthlete(page.request, { name: 'Noa Lindqvist' });
  await enterAs(page, person, '/dashboard/guardians');
  const guardians = new GuardiansPage(page);
  const familyCode = await guardians.shownCode();

  const phone = await openBrowser({ viewport: { width: 360, height: 740 } });
  await phone.goto(`/dashboard/athletes?code=${familyCode}`);
  const auth = new AuthPage(phone);
  await expect(phone.getByRole('heading', { name: 'Noa invites you to be their guardian' })).toBeVisible();
  await expect(auth.email, 'a code has gone through any hands').toHaveValue('');
  const guardian = newcomer('Karin Lindqvist');
  await auth.fillIn(guardian);
  await auth.createAccount.click();

  const offer = new FamilyPage(phone).offer('Noa L.');
  await expect(offer).toContainText('To accept, enter the code we emailed you.');
  await expect(phone.getByRole('complementary', { name: 'Confirm your email' }), 'asked once').toHaveCount(0);
  const outbox = await openBrowser();
  const mail = await openMail(outbox, { to: guardian.email, subject: 'Your Faircourt code' });
  const code = /: (\d{6})/.exec((await mail.textContent()) ?? '')?.[1] ?? '';
  await phone.reload();
  await offer.getByLabel('Code from the email').fill(code);
  await expect(offer, 'nobody is made a guardian by a digit').toBeVisible();
  await offer.getByRole('button', { name: 'Accept' }).click();
  await expect(phone.getByText('Noa L. still has to confirm')).toBeVisible();
  await expect(phone.getByText('This was not saved')).toHaveCount(0);
  await expect(guardians.question('Karin Lindqvist')).toBeVisible();
});

test('a guardian who comes by family code waits for the athlete to say yes; a stranger is turned away, and a new code ends the old one', async ({
  page,
  openBrowser,
}) => {
  const { person } = await buildAthlete(page.request, { name: 'Noa Lindqvist' });
  await enterAs(page, person, '/dashboard/guardians');
  const guardians = new GuardiansPage(page);
  const first = await guardians.shownCode();
  expect(first).toMatch(/^[A-Z0-9]{10}$/);
  // A day and a time: a count of days would be one less a minute later.
  await expect(guardians.code).toContainText(/Works until \w+ \d+, \d{4}, \d+:\d\d\s[AP]M/);

  const other = await openBrowser();
  const family = new FamilyPage(other);
  const stranger = await join(page.request, { name: 'Nobody Known' });
  await enterAs(other, stranger, `/dashboard/athletes?code=${first}`);
  await family.offer('Noa L.').getByRole('button', { name: 'Accept' }).click();
  await guardians.question('Nobody Known').getByRole('button', { name: 'No', exact: true }).click();
  await expect(new Shell(page).message('Nobody Known is not your guardian')).toBeVisible();
  await expect(guardians.question('Nobody Known')).toHaveCount(0);

  await guardians.code.getByRole('button', { name: 'New code' }).click();
  await expect(new Shell(page).message('The code before it no longer works.')).toBeVisible();
  await expect.poll(() => guardians.shownCode()).not.toBe(first);
  const code = await guardians.shownCode();
  await other.goto(`/dashboard/athletes?code=${first}`);
  await expect(other.getByRole('alert')).toContainText('This invitation cannot be used');

  await enterAs(other, await join(page.request, { name: 'Karin Lindqvist' }), '/dashboard/athletes');
  await expect(other.getByText('No athlete yet')).toBeVisible();
  await family.lookUp.click();
  await expect(family.code).toHaveAccessibleDescription('Enter the code.');
  await family.code.fill('WRONG99999');
  await family.lookUp.click();
  await expect(other.getByRole('alert')).toContainText('We do not know this family code');
  await other.getByRole('button', { name: 'Close', exact: true }).click();
  await family.code.pressSequentially(`${code.slice(0, 5).toLowerCase()}-${code.slice(5)}`);
  await family.code.press('Enter');
  await expect(family.offer('Noa L.')).toContainText('confirms that they know you');
  await expect(family.offer('Noa L.')).toBeFocused();
  await family.offer('Noa L.').getByRole('button', { name: 'Accept' }).click();
  await expect(other.getByText('Noa L. still has to confirm')).toBeVisible();
  await expect(family.card('Noa Lindqvist')).toHaveCount(0);
  await other.goto('/dashboard');
  await expect(other.getByRole('region', { name: 'What comes next' })).toContainText(
    'Noa L. still has to confirm',
  );
  await expect(
    other.getByRole('region', { name: 'Waiting for you' }),
    'that is the turn of the athlete',
  ).not.toContainText('Noa L.');
  await other.goto('/dashboard/athletes');

  const question = guardians.question('Karin Lindqvist');
  await expect(question, 'the athlete is asked without reloading').toBeVisible();
  await question.getByRole('button', { name: 'Yes, I know Karin Lindqvist' }).click();
  await expect(guardians.link('Karin Lindqvist')).toContainText('Linked');
  await expect(question).toHaveCount(0);
  await expect(family.card('Noa Lindqvist'), 'and so does the guardian').toBeVisible();
});

test('an invitation can be taken back, and ending a link says first what falls', async ({ page }) => {
  const { athlete, guardian } = await buildFamily(page.request);
  await enterAs(page, athlete, '/dashboard/guardians');
  const guardians = new GuardiansPage(page);
  const { email } = newcomer();
  await page.getByText('Add another guardian').click();
  await expect(page.getByText(`${guardian.name} is linked to you`)).toBeVisible();
  await guardians.email.fill(email);
  await guardians.send.click();
  await guardians
    .link(email)
    .getByRole('button', { name: `Take back the invitation to ${email}` })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take back' }).click();
  await expect(new Shell(page).message(`The invitation to ${email} was taken back`)).toBeVisible();
  await expect(guardians.link(email).filter({ hasText: 'Invited' })).toHaveCount(0);

  const end = guardians.link(guardian.name).getByRole('button', { name: `End link with ${guardian.name}` });
  await end.click();
  const question = page.getByRole('dialog', { name: `End the link with ${guardian.name}?` });
  await expect(question).toContainText(`What ${guardian.name} released ends`);
  await expect(question, 'no other guardian is there').toContainText(
    'Nobody else can approve anything for you until',
  );
  await expect(question).toContainText('Your profile is hidden at once.');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(guardians.link(guardian.name)).toContainText('Linked');
  await end.click();
  await question.getByRole('button', { name: 'End link' }).click();
  await expect(new Shell(page).message(`The link with ${guardian.name} has ended`)).toBeVisible();
  await enterAs(page, guardian, '/dashboard/athletes');
  await expect(page.getByText('No athlete yet')).toBeVisible();
});

test('each page says whom it is for', async ({ page }) => {
  await enterAs(page, demoPerson('coach'), '/dashboard/guardians');
  await expect(page.getByText('This page is for athletes')).toBeVisible();
  await page.goto('/dashboard/athletes?code=ABCDEFGHJK');
  await expect(page.getByText('This page is for guardians')).toBeVisible();
  await expect(page.getByText(/come back with a guardian's account/)).toBeVisible();
  await enterAs(page, await join(page.request, { role: 'athlete' }), '/dashboard/guardians');
  await expect(page.getByText('Save your profile first')).toBeVisible();
  await page.getByRole('link', { name: 'Go to My Profile' }).click();
  await expect(page).toHaveURL('/profile');
});
