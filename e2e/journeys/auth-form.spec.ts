/** /auth as a form: its modes, what its address may ask for, what it checks itself, and how it waits. */
import { findBarriers, ON_A_PHONE } from '../checks/accessibility.ts';
import { expect, test } from '../product/journey.ts';
import { AuthPage } from '../pages/auth-page.ts';
import { Shell } from '../pages/shell.ts';
import { join, newcomer, storedSession } from '../people/people.ts';

const WRONG_CREDENTIALS = 'Failed to sign in. Please check your credentials.';
const CODE_MISSING = 'Athletes require an invitation code. Please contact your coach.';

test('the mode switches in place, clearing any error and keeping what was typed; a password can be shown', async ({
  page,
}) => {
  const auth = new AuthPage(page);
  const heading = page.getByRole('heading', { level: 1 });
  await auth.open('?mode=nonsense');
  await expect(heading).toHaveText('Sign In');
  await expect(page).toHaveTitle('Sign In · Faircourt');
  await expect(auth.name).toHaveCount(0);
  await auth.fillInCredentials({ email: 'nobody@example.test', password: 'wrong-password' });
  await auth.signIn.click();
  await expect(auth.alert).toHaveText(WRONG_CREDENTIALS);

  await auth.switchToSignUp();
  await expect(page).toHaveURL('/auth?mode=signup');
  await expect(heading).toHaveText('Create Account');
  await expect(page).toHaveTitle('Create Account · Faircourt');
  await expect(auth.alert).toHaveCount(0);
  await expect(auth.email).toHaveValue('nobody@example.test');

  await auth.name.fill('Somebody');
  await auth.createAccount.click();
  await expect(auth.alert).toHaveText(CODE_MISSING);
  await auth.switchToSignIn();
  await expect(page).toHaveURL('/auth');
  await expect(auth.alert).toHaveCount(0);

  await auth.password.fill('visible-now');
  await expect(auth.password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(auth.password).toHaveAttribute('type', 'text');
  await expect(auth.password).toHaveValue('visible-now');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(auth.password).toHaveAttribute('type', 'password');
});

// A plan is chosen in the journey of the coach who joins.
test('role and invite in the address preselect, and nonsense does nothing', async ({ page }) => {
  const auth = new AuthPage(page);
  await auth.open('?mode=signup&role=coach');
  await expect(auth.role('Coach/Scout')).toBeChecked();
  await expect(
    page.getByText('Your 14-day trial of Basic Scout starts when you confirm your email.'),
  ).toBeVisible();
  await auth.open('?mode=signup&invite=hoops2026');
  await expect(auth.role('Athlete')).toBeChecked();
  await expect(auth.invitationCode).toHaveValue('HOOPS2026');
  await auth.open('?mode=signup&role=owner&plan=free');
  await expect(auth.role('Athlete')).toBeChecked();
  await expect(auth.invitationCode).toHaveValue('');
});

test('a slip in the domain of an email address gets a hint that one press takes and nobody has to', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const auth = new AuthPage(page);
  await auth.open('?mode=signup');
  const hint = page.getByRole('button', { name: /^Did you mean/ });
  await auth.email.fill('maya@gmial.com');
  await expect(hint, 'not while it is typed').toHaveCount(0);
  await auth.email.press('Tab');
  await expect(hint).toHaveText('Did you mean maya@gmail.com?');
  await expect(page.getByRole('status').filter({ has: hint }), 'read out').toHaveCount(1);
  await expect(auth.email).not.toHaveAttribute('aria-invalid');
  expect(await findBarriers(page, 'the hint', ON_A_PHONE)).toEqual([]);
  await page.keyboard.press('Shift+Tab');
  await expect(hint).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(auth.email).toHaveValue('maya@gmail.com');
  await expect(auth.password).toBeFocused();
  await expect(hint).toHaveCount(0);

  // Who means what they typed goes on.
  const { name, email, password } = newcomer();
  await auth.choose('Parent/Guardian');
  await auth.name.fill(name);
  const own = email.replace(/@.*/, '@hotmial.com');
  await auth.email.fill(own);
  await auth.password.fill(password);
  await expect(hint).toHaveText(`Did you mean ${own.replace('hotmial', 'hotmail')}?`);
  await auth.createAccount.click();
  await expect(page).toHaveURL('/dashboard');
});

test('everything that is missing is said at once; once it is there, a double click creates one account', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(new URL(request.url()).pathname);
  });
  const permission = Promise.withResolvers<void>();
  await page.route('**/api/auth/sign-up', async (route) => {
    await permission.promise;
    await route.continue();
  });
  const auth = new AuthPage(page);
  await auth.open('?mode=signup');
  await auth.createAccount.click();
  for (const field of [auth.name, auth.email, auth.password]) {
    await expect(field).toHaveAccessibleDescription(/Please fill this in\./);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  }
  await expect(auth.alert).toHaveText(CODE_MISSING);
  await expect(auth.name).toBeFocused();

  await auth.name.fill('Maya');
  await auth.email.fill('maya@');
  await auth.password.fill('12345');
  await auth.createAccount.click();
  await expect(auth.email).toHaveAccessibleDescription(/Enter an email address such as name@example\.com\./);
  await expect(auth.password).toHaveAccessibleDescription(/Use at least 6 characters\./);
  await expect(auth.alert).toHaveText(CODE_MISSING);
  expect(sent).toEqual([]);

  await auth.choose('Parent/Guardian');
  await auth.fillIn(newcomer());
  await auth.createAccount.dblclick();
  await expect(auth.busy).toBeVisible();
  // Forced, because Playwright itself would wait for a busy button to become free.
  await auth.busy.click({ force: true });
  await auth.password.press('Enter');
  await expect(auth.busy).toBeVisible();
  permission.resolve();
  await expect(page).toHaveURL('/dashboard');
  await expect(new Shell(page).message('Account created!')).toHaveCount(1);
  expect(sent.filter((path) => path === '/api/auth/sign-up')).toHaveLength(1);
});

test('who has signed in sees the form wait until the next page is there', async ({ page }) => {
  const person = await join(page.request);
  const auth = new AuthPage(page);
  await auth.open();
  const arrived = Promise.withResolvers<void>();
  await page.route('**/assets/dashboard-page-*.js', async (route) => {
    await arrived.promise;
    await route.continue();
  });
  const asked = page.waitForRequest('**/assets/dashboard-page-*.js');
  await auth.signInAs(person);
  await asked;
  expect(await storedSession(page), 'signed in').not.toBeNull();
  await expect(page.getByText('Please wait...')).toBeVisible();
  await expect(page.getByText('Welcome back. Sign in to your dashboard.')).toBeVisible();
  arrived.resolve();
  await expect(new Shell(page).heading).toHaveText('Guardian Dashboard');
});
