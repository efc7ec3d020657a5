/** /auth when the server says no or nothing: each reason in its own words, and nothing typed is lost. */
import { expect, test } from './journey.ts';
import { AuthPage } from './pages/auth-page.ts';
import { Shell } from './pages/shell.ts';
import { CODES, demoPerson, join, newcomer } from './people.ts';

const WRONG_CREDENTIALS = 'Failed to sign in. Please check your credentials.';
const NOT_CREATED = 'Failed to create account. Please try again.';

const WRONG_CODES = [
  [
    'unknown',
    CODES.unknown,
    'We do not know this invitation code. Check it letter by letter, or ask your coach.',
  ],
  ['expired', CODES.expired, 'This invitation code has expired. Ask your coach for a new one.'],
  ['revoked', CODES.revoked, 'This invitation code was withdrawn. Ask your coach for a new one.'],
] as const;

test('a wrong invitation code is named for what it is, and keeps what was typed', async ({ page }) => {
  const person = newcomer();
  const auth = new AuthPage(page);
  await auth.open('?mode=signup');
  await auth.fillIn(person);
  for (const [state, code, message] of WRONG_CODES) {
    await test.step(state, async () => {
      await auth.invitationCode.fill(code);
      await auth.createAccount.click();
      await expect(auth.alert).toHaveText(message);
      await expect(auth.invitationCode).toHaveAccessibleDescription(message);
    });
  }
  await expect(auth.password).toHaveValue(person.password);
  await auth.invitationCode.fill(CODES.team);
  await auth.createAccount.click();
  await expect(page).toHaveURL('/dashboard');
});

test('a single code works once', async ({ page, openBrowser }) => {
  const first = new AuthPage(page);
  await first.open(`?mode=signup&invite=${CODES.single}`);
  await first.fillIn(newcomer());
  await first.createAccount.click();
  await expect(page).toHaveURL('/dashboard');

  const second = new AuthPage(await openBrowser());
  await second.open(`?mode=signup&invite=${CODES.single}`);
  await second.fillIn(newcomer());
  await second.createAccount.click();
  await expect(second.alert).toHaveText(
    'This invitation code has already been used. Ask your coach for a new one.',
  );
});

test('a taken e-mail gets the general message and nothing that gives its owner away', async ({
  page,
  request,
}) => {
  const owner = await join(request);
  const auth = new AuthPage(page);
  await auth.open('?mode=signup&role=guardian');
  await auth.fillIn({ ...newcomer(), email: owner.email });
  await auth.createAccount.click();
  await expect(auth.alert).toHaveText(NOT_CREATED);
  await expect(page).toHaveURL('/auth?mode=signup&role=guardian');
});

test('a wrong password and an unknown e-mail get the same message', async ({ page }) => {
  const auth = new AuthPage(page);
  await auth.open();
  for (const email of [demoPerson('coach').email, 'nobody@example.test']) {
    await auth.fillInCredentials({ email, password: 'not-the-password' });
    await auth.signIn.click();
    await expect(auth.alert).toHaveText(WRONG_CREDENTIALS);
    await expect(auth.email).toHaveValue(email);
    await auth.email.fill('');
    await auth.signIn.click();
    await expect(auth.alert).toHaveCount(0);
  }
});

test('a server that cannot be reached is told, and what was typed stays for the next try', async ({
  page,
}) => {
  const person = newcomer();
  const auth = new AuthPage(page);
  await page.route('**/api/auth/sign-up', (route) => route.abort('connectionrefused'));
  await auth.open('?mode=signup&role=guardian');
  await auth.fillIn(person);
  await auth.createAccount.click();
  await expect(auth.alert).toHaveText('Faircourt cannot be reached right now. Please try again in a moment.');
  await expect(auth.name).toHaveValue(person.name);
  await expect(auth.email).toHaveValue(person.email);
  await expect(auth.password).toHaveValue(person.password);
  await expect(auth.role('Parent/Guardian')).toBeChecked();

  await page.unroute('**/api/auth/sign-up');
  await auth.createAccount.click();
  await expect(page).toHaveURL('/dashboard');
});

test('a server that stumbles gives the specification’s fallback in both modes', async ({ page }) => {
  const auth = new AuthPage(page);
  for (const path of ['**/api/auth/sign-up', '**/api/auth/sign-in']) {
    await page.route(path, (route) =>
      route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>Oops</h1>' }),
    );
  }
  await auth.open();
  await auth.signInAs(newcomer());
  await expect(auth.alert).toHaveText(WRONG_CREDENTIALS);
  await auth.open('?mode=signup&role=guardian');
  await auth.fillIn(newcomer());
  await auth.createAccount.click();
  await expect(auth.alert).toHaveText(NOT_CREATED);
});

test('an account whose first sign-in fails stays on the page, as sign-in with everything kept', async ({
  page,
}) => {
  const person = newcomer();
  const auth = new AuthPage(page);
  await page.route('**/api/auth/sign-in', (route) => route.abort('connectionrefused'));
  await auth.open('?mode=signup&role=guardian');
  await auth.fillIn(person);
  await auth.createAccount.click();
  await expect(new Shell(page).message('Account created!')).toBeVisible();
  await expect(auth.alert).toContainText('Your account was created, but signing you in did not work.');
  await expect(auth.email).toHaveValue(person.email);
  await page.unroute('**/api/auth/sign-in');
  await auth.signIn.click();
  await expect(page).toHaveURL('/dashboard');
});
