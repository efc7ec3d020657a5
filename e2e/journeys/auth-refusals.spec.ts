/** /auth when the server says no or nothing: each reason in its own words, and nothing typed is lost. */
import { expect, test } from '../product/journey.ts';
import { AuthPage } from '../pages/auth-page.ts';
import { Shell } from '../pages/shell.ts';
import { CODES, demoPerson, join, newcomer } from '../people/people.ts';

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

test('a wrong invitation code is named for what it is, and keeps what was typed; a single code works once', async ({
  page,
  openBrowser,
}) => {
  const person = newcomer();
  const first = new AuthPage(page);
  await first.open('?mode=signup');
  await first.fillIn(person);
  for (const [state, code, message] of WRONG_CODES) {
    await test.step(state, async () => {
      await first.invitationCode.fill(code);
      await first.createAccount.click();
      await expect(first.alert).toHaveText(message);
      await expect(first.invitationCode).toHaveAccessibleDescription(message);
    });
  }
  await expect(first.password).toHaveValue(person.password);
  await first.invitationCode.fill(CODES.single);
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

test('a wrong password, an unknown email and a taken one get general messages that give nobody away', async ({
  page,
  request,
}) => {
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
  const owner = await join(request);
  await auth.switchToSignUp();
  await auth.choose('Parent/Guardian');
  await auth.fillIn({ ...newcomer(), email: owner.email });
  await auth.createAccount.click();
  await expect(auth.alert).toContainText(NOT_CREATED);
  await expect(page).toHaveURL('/auth?mode=signup');
  await expect(auth.alert.getByRole('link', { name: 'Reset your password' })).toHaveAttribute(
    'href',
    '/auth/forgot',
  );
  await auth.alert.getByRole('link', { name: 'Sign in' }).click();
  await expect(auth.alert).toHaveCount(0);
  await expect(auth.email, 'what was typed goes along').toHaveValue(owner.email);
  await auth.password.fill(owner.password);
  await auth.signIn.click();
  await expect(page).toHaveURL('/dashboard');
});

test('a server that cannot be reached or stumbles, also once the account exists, is told, and what was typed stays for the next try', async ({
  page,
}) => {
  const person = newcomer();
  const auth = new AuthPage(page);
  await page.route('**/api/auth/sign-up', (route) => route.abort('connectionrefused'));
  await auth.open('?mode=signup&role=guardian');
  await auth.fillIn(person);
  await auth.createAccount.click();
  await expect(auth.alert).toContainText(
    'Faircourt cannot be reached right now. Please try again in a moment.',
  );
  await expect(auth.name).toHaveValue(person.name);
  await expect(auth.email).toHaveValue(person.email);
  await expect(auth.password).toHaveValue(person.password);
  await expect(auth.role('Parent/Guardian')).toBeChecked();
  await page.unroute('**/api/auth/sign-up');

  const stumbles = ['**/api/auth/sign-up', '**/api/auth/sign-in'];
  for (const path of stumbles) {
    await page.route(path, (route) =>
      route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>Oops</h1>' }),
    );
  }
  await auth.createAccount.click();
  await expect(auth.alert).toContainText(NOT_CREATED);
  await expect(auth.alert, 'of whatever made it fail').toContainText('Already have an account?');
  await auth.switchToSignIn();
  await auth.signIn.click();
  await expect(auth.alert).toHaveText(WRONG_CREDENTIALS);
  for (const path of stumbles) await page.unroute(path);

  await auth.switchToSignUp();
  await page.route('**/api/auth/sign-in', (route) => route.abort('connectionrefused'));
  await auth.createAccount.click();
  await expect(new Shell(page).message('Account created!')).toBeVisible();
  await expect(auth.alert, 'the account exists: from here on it is a sign-in').toContainText(
    'Your account was created, but signing you in did not work.',
  );
  await expect(auth.email).toHaveValue(person.email);
  await page.unroute('**/api/auth/sign-in');
  await auth.signIn.click();
  await expect(page).toHaveURL('/dashboard');
});
