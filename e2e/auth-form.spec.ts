/** /auth as a form: its modes, what its address may ask for, what it checks itself, and how it waits. */
import { expect, test } from './journey.ts';
import { AuthPage } from './pages/auth-page.ts';
import { Shell } from './pages/shell.ts';
import { newcomer } from './people.ts';

const WRONG_CREDENTIALS = 'Failed to sign in. Please check your credentials.';
const CODE_MISSING = 'Athletes require an invitation code. Please contact your coach.';

test('the mode comes from the address and switches in place, clearing any error', async ({ page }) => {
  const auth = new AuthPage(page);
  const heading = page.getByRole('heading', { level: 1 });
  await auth.open();
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

  await auth.open('?mode=signup');
  await expect(heading).toHaveText('Create Account');
  await auth.open('?mode=nonsense');
  await expect(heading).toHaveText('Sign In');
});

test('role, plan and invite in the address preselect', async ({ page }) => {
  const auth = new AuthPage(page);
  await auth.open('?mode=signup&role=coach');
  await expect(auth.role('Coach/Scout')).toBeChecked();
  await expect(page.getByText('Your 14-day trial of Basic Scout starts today.')).toBeVisible();
  await auth.open('?mode=signup&plan=pro_scout');
  await expect(auth.role('Coach/Scout')).toBeChecked();
  await expect(page.getByText('Your 14-day trial of Pro Scout starts today.')).toBeVisible();
  await auth.open('?mode=signup&role=guardian');
  await expect(auth.role('Parent/Guardian')).toBeChecked();
  await auth.open('?mode=signup&invite=hoops2026');
  await expect(auth.role('Athlete')).toBeChecked();
  await expect(auth.invitationCode).toHaveValue('HOOPS2026');
  await auth.open('?mode=signup&role=owner&plan=free');
  await expect(auth.role('Athlete')).toBeChecked();
  await expect(auth.invitationCode).toHaveValue('');
});

test('everything that is missing is said at once, beside its field, and nothing is sent', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url());
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
});

test('a password can be shown while typing', async ({ page }) => {
  const auth = new AuthPage(page);
  await auth.open();
  await auth.password.fill('visible-now');
  await expect(auth.password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(auth.password).toHaveAttribute('type', 'text');
  await expect(auth.password).toHaveValue('visible-now');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(auth.password).toHaveAttribute('type', 'password');
});

test('the button says "Please wait..." while the answer is on its way, and a double click creates one account', async ({
  page,
}) => {
  let asked = 0;
  let letThrough = (): void => undefined;
  const permission = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/api/auth/sign-up', async (route) => {
    asked += 1;
    await permission;
    await route.continue();
  });
  const auth = new AuthPage(page);
  await auth.open('?mode=signup&role=guardian');
  await auth.fillIn(newcomer());
  await auth.createAccount.dblclick();
  await expect(auth.busy).toBeVisible();
  // Forced, because Playwright itself would wait for a busy button to become free.
  await auth.busy.click({ force: true });
  await auth.password.press('Enter');
  await expect(auth.busy).toBeVisible();
  letThrough();
  await expect(page).toHaveURL('/dashboard');
  await expect(new Shell(page).message('Account created!')).toHaveCount(1);
  expect(asked).toBe(1);
});
