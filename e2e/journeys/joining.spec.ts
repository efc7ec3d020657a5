/** Every role from the sign-up form to the dashboard and out again; some share a computer. */
import type { Page } from '@playwright/test';
import { expect, test } from '../product/journey.ts';
import { AuthPage } from '../pages/auth-page.ts';
import { Shell } from '../pages/shell.ts';
import { CODES, demoPerson, newcomer, storedSession, type Person } from '../people/people.ts';

test('an athlete joins with an invitation code, and then their guardian', async ({ page }) => {
  await test.step('the athlete', () => athleteJoins(page));
  await test.step('the guardian', () => guardianJoins(page));
});

async function athleteJoins(page: Page): Promise<void> {
  const person = newcomer('Maya Reyes');
  const auth = new AuthPage(page);
  await auth.open('?mode=signup');
  await auth.fillIn(person);
  await auth.invitationCode.pressSequentially(CODES.team.toLowerCase());
  await expect(auth.invitationCode).toHaveValue(CODES.team);
  await auth.createAccount.click();
  await arrivesAs(page, person, 'Athlete');
  await expectDashboard(page, person, {
    title: 'Athlete Dashboard',
    description: 'Manage your profile, videos, and privacy settings',
    actions: [
      ['Edit Profile', '/profile'],
      ['Upload Videos', '/profile'],
      ['NIL Resources', '/learn'],
    ],
  });
  expect((await storedSession(page))?.user.user_metadata).toEqual({
    name: 'Maya Reyes',
    role: 'athlete',
    invite_code: CODES.team,
  });
  await leaves(page);
}

async function guardianJoins(page: Page): Promise<void> {
  const person = newcomer('Dolores Reyes');
  const auth = new AuthPage(page);
  await auth.open('?mode=signup');
  await auth.choose('Parent/Guardian');
  await expect(auth.invitationCode).toHaveCount(0);
  await auth.fillIn(person);
  await auth.createAccount.click();
  await arrivesAs(page, person, 'Parent/Guardian');
  await expectDashboard(page, person, {
    title: 'Guardian Dashboard',
    description: 'Monitor and approve athlete release permissions',
    actions: [
      ['Manage Athletes', '/dashboard/athletes'],
      ['Review Requests', '/dashboard/requests'],
      ['Consent Forms', '/dashboard/consent'],
    ],
  });
  await leaves(page);
}

test('a coach joins from the pricing page with the plan chosen there', async ({ page }) => {
  const person = newcomer('Morgan Vale');
  const auth = new AuthPage(page);
  await page.goto('/pricing');
  const proScout = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Pro Scout' }) });
  await proScout.getByRole('link', { name: 'Start Free Trial' }).click();
  await expect(auth.role('Coach/Scout')).toBeChecked();
  await expect(
    page.getByText(
      'Your 14-day trial of Pro Scout starts when you confirm your email. No credit card required.',
    ),
  ).toBeVisible();
  const sent = await overhearSignUp(page);
  await auth.fillIn(person);
  await auth.createAccount.click();
  await arrivesAs(page, person, 'Coach/Scout');
  expect(await sent()).toMatchObject({ data: { role: 'coach', plan: 'pro_scout', invite_code: null } });
  await expectDashboard(page, person, {
    title: 'Scout Dashboard',
    description: 'Search athletes and manage your recruiting lists',
    actions: [
      ['Search Athletes', '/search'],
      ['View Plans', '/pricing'],
      ['NIL Resources', '/learn'],
    ],
  });
  await leaves(page);
});

test('a regional director joins and waits for approval; an admin cannot sign up, but signs in', async ({
  page,
}) => {
  await test.step('the director', () => directorJoins(page));
  await test.step('the admin', () => adminEnters(page));
});

async function directorJoins(page: Page): Promise<void> {
  const person = newcomer('Ingrid Solheim');
  const auth = new AuthPage(page);
  await auth.open('?mode=signup');
  await auth.choose('Regional Director');
  await auth.fillIn(person);
  await auth.createAccount.click();
  await arrivesAs(page, person, 'Regional Director');
  await expect(page.getByText('Your account is waiting for approval')).toBeVisible();
  await expect(page.getByText('Awaiting approval', { exact: true })).toBeVisible();
  expect((await storedSession(page))?.user.status).toBe('pending');
  await namesReferee(page);
  await expectDashboard(page, person, {
    title: 'Regional Director Dashboard',
    description: 'Verify profiles and manage regional content',
    actions: [
      ['Verification Queue', '/dashboard/verifications'],
      ['Regional Content', '/dashboard/content'],
      ['Directory', '/dashboard/directory'],
    ],
  });
  await leaves(page);
}

/** Without somebody who vouches for them, no admin can approve. */
async function namesReferee(page: Page): Promise<void> {
  const card = page
    .locator('[aria-labelledby]')
    .filter({ has: page.getByRole('heading', { name: 'Who do you work for?' }) });
  await card.getByLabel('Federation or organization').fill('Norges Basketballforbund');
  await card.getByLabel('Its website').fill('fpb');
  await card.getByLabel('Someone there who can vouch for you').fill('Rosa Halvorsen');
  await card.getByLabel('How we reach them').fill('+47 555 0142');
  const countries = card.getByLabel('Countries you know');
  await countries.fill('Norw');
  await countries.press('Enter');
  await expect(card.getByRole('button', { name: 'Remove Norway' })).toBeVisible();
  await expect(countries).toHaveValue('');
  await card.getByLabel('Languages you read').fill('Norwegian, English');
  await card.getByRole('button', { name: 'Save' }).click();
  await expect(card.getByLabel('Its website')).toHaveAccessibleDescription(/such as fpb\.com\.br/);
  await card.getByLabel('Its website').fill('basket.example');
  await card.getByRole('button', { name: 'Save' }).click();
  await expect(new Shell(page).message('Saved. An admin will look into it.')).toBeVisible();
  await expect(card).toContainText('Your email address is not one of this website.');
  await page.reload();
  await expect(card.getByLabel('Its website')).toHaveValue('https://basket.example/');
  await expect(card.getByRole('button', { name: 'Remove Norway' })).toBeVisible();
}

async function adminEnters(page: Page): Promise<void> {
  const person = demoPerson('admin');
  const auth = new AuthPage(page);
  await auth.open('?mode=signup&role=admin');
  await expect(page.getByRole('radio')).toHaveCount(4);
  await expect(page.getByRole('radio', { name: /admin/i })).toHaveCount(0);
  await expect(auth.role('Athlete')).toBeChecked();
  await auth.switchToSignIn();
  await auth.signInAs(person);
  await expect(page).toHaveURL('/dashboard');
  await expectDashboard(page, person, {
    title: 'Admin Dashboard',
    description: 'System administration and user management',
    actions: [
      ['User Management', '/dashboard/users'],
      ['Moderation', '/dashboard/moderation'],
      ['Analytics', '/dashboard/analytics'],
    ],
  });
  await expect(new Shell(page).topBar.getByText('Admin', { exact: true })).toBeVisible();
  await leaves(page);
}

/** The body is a stream, which the browser's protocol does not show: listen where the page hands it over. */
async function overhearSignUp(page: Page): Promise<() => Promise<unknown>> {
  const bodies: string[] = [];
  await page.exposeFunction('overheard', (body: string) => bodies.push(body));
  await page.evaluate(() => {
    const original = window.fetch;
    window.fetch = async (input, init) => {
      if (input instanceof Request && input.url.endsWith('/api/auth/sign-up')) {
        await (window as unknown as { overheard: (body: string) => Promise<void> }).overheard(
          await input.clone().text(),
        );
      }
      return original(input, init);
    };
  });
  return async () => JSON.parse(bodies[0] ?? 'null') as unknown;
}

async function arrivesAs(page: Page, person: Person, role: string): Promise<void> {
  const shell = new Shell(page);
  await expect(shell.message('Account created!')).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
  await expect(shell.topBar.getByText(person.name, { exact: true })).toBeVisible();
  await expect(shell.topBar.getByText(role, { exact: true })).toBeVisible();
}

async function expectDashboard(
  page: Page,
  person: Person,
  expected: { title: string; description: string; actions: [label: string, target: string][] },
): Promise<void> {
  const shell = new Shell(page);
  await expect(shell.heading).toHaveText(expected.title);
  await expect(page).toHaveTitle(`${expected.title} · Faircourt`);
  await expect(page.getByText(expected.description, { exact: true })).toBeVisible();
  await expect(shell.quickActions()).toHaveText(expected.actions.map(([label]) => label));
  const targets = await shell
    .quickActions()
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(targets).toEqual(expected.actions.map(([, target]) => target));
  await expect(page.getByRole('heading', { name: `Welcome, ${person.name}` })).toBeVisible();
  for (const feature of [
    'Profile management',
    'Video uploads',
    'Search filters',
    'Subscription management',
  ]) {
    await expect(page.getByRole('listitem').filter({ hasText: feature })).toBeVisible();
  }
}

async function leaves(page: Page): Promise<void> {
  const shell = new Shell(page);
  await shell.signOut.click();
  await expect(page).toHaveURL('/');
  const farewell = shell.message('Signed out successfully');
  await expect(farewell).toBeVisible();
  await expect(farewell).toContainText("You've been logged out of your account.");
  expect(await storedSession(page)).toBeNull();
}
