/** A forgotten password: the mailed link, used once. */
import { expect, test } from '../product/journey.ts';
import { AuthPage } from '../pages/auth-page.ts';
import { openMail } from '../pages/mail-outbox.ts';
import { enterAs, join, newcomer, type Person } from '../people/people.ts';

test('a forgotten password is replaced by the mailed link, once, and every device is signed out', async ({
  page,
  openBrowser,
  request,
}) => {
  const person = await join(request);
  const otherDevice = await openBrowser();
  await enterAs(otherDevice, person);
  await expect(otherDevice).toHaveURL('/dashboard');

  const auth = new AuthPage(page);
  await auth.open();
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page).toHaveURL('/auth/forgot');
  await expect(page).toHaveTitle('Reset your password · Faircourt');
  await auth.email.fill(person.email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Check your email');
  await expect(heading).toBeFocused();

  const mail = await openMail(page, { to: person.email, subject: 'Choose a new password' });
  await mail.getByRole('link').click();
  await expect(page).toHaveURL(/\/auth\/reset\?token=.+/);
  const link = page.url();
  const newPassword = page.getByLabel('New password');
  await newPassword.fill('short');
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(newPassword).toHaveAccessibleDescription(/Use at least 6 characters\./);
  const changed: Person = { ...person, password: 'a-better-password' };
  await newPassword.fill(changed.password);
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(heading).toHaveText('Your password is changed');
  await expect(otherDevice).toHaveURL('/auth');

  await page.goto(link);
  await newPassword.fill('yet-another-one');
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(heading).toHaveText('This link no longer works');
  await expect(auth.alert).toHaveText(
    'A reset link works once and for one hour. Ask for a new one; it only takes a moment.',
  );
  await page.getByRole('link', { name: 'Ask for a new link' }).click();
  await expect(page).toHaveURL('/auth/forgot');

  await auth.open();
  await auth.signInAs(person);
  await expect(auth.alert).toHaveText('Failed to sign in. Please check your credentials.');
  await auth.signInAs(changed);
  await expect(page).toHaveURL('/dashboard');
});

test('asking for an address without an account looks the same and sends nothing; a link without its token says that it does not work', async ({
  page,
  request,
}) => {
  const stranger = newcomer();
  const member = await join(request);
  await page.goto('/auth/forgot');
  for (const { email } of [stranger, member]) {
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your email');
    await expect(
      page.getByText(`If an account exists for ${email}, an email with a link is on its way.`),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Use another email or send again' }).click();
  }
  // The member asked later and has theirs: whatever the stranger was to get would be here too.
  await openMail(page, { to: member.email, subject: 'Choose a new password' });
  await expect(page.getByText(stranger.email)).toHaveCount(0);
  await page.goto('/auth/reset');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link no longer works');
});
