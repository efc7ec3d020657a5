/**
 * A family that nobody knows, from sign-up to the first release. Every interaction is counted: a filled field is one, a
 * press is one; what happens in a mail program is none. The figures are printed with the test.
 */
import { expect, test } from '../product/journey.ts';
import { AuthPage } from '../pages/auth-page.ts';
import { openMail } from '../pages/mail-outbox.ts';
import { Shell } from '../pages/shell.ts';
import { bornYearsAgo } from '../people/athletes.ts';
import { CODES, newcomer } from '../people/people.ts';
import type { Locator } from '@playwright/test';

test.use({ viewport: { width: 360, height: 740 } });

/** What one person did. */
class Hands {
  fields = 0;
  presses = 0;

  async fill(field: Locator, value: string): Promise<void> {
    this.fields += 1;
    await field.fill(value);
  }

  async choose(field: Locator, option: string): Promise<void> {
    this.fields += 1;
    await field.selectOption(option);
  }

  async press(button: Locator): Promise<void> {
    this.presses += 1;
    await button.click();
  }

  get total(): number {
    return this.fields + this.presses;
  }
}

test('a guardian gets from sign-up to the first release in under 15 interactions', async ({
  page,
  openBrowser,
}, testInfo) => {
  const child = newcomer('Liv Aasen');
  const parent = newcomer('Mona Aasen');
  const athlete = new Hands();
  const guardian = new Hands();

  // The link of the coach's invitation fills the code in.
  const joining = new AuthPage(page);
  await joining.open(`?mode=signup&invite=${CODES.team}`);
  await athlete.fill(joining.name, child.name);
  await athlete.fill(joining.email, child.email);
  await athlete.fill(joining.password, child.password);
  await athlete.press(joining.createAccount);
  const road = page.getByRole('region', { name: 'The road to being seen' });
  await expect(road.getByRole('listitem')).toHaveCount(7);
  await expect(road.locator('[aria-current=step]')).toContainText('Profile');
  const waiting = page.getByRole('region', { name: 'Waiting for you' });
  await athlete.press(waiting.getByRole('link', { name: /^Fill in your profile/ }));
  await athlete.fill(page.getByLabel('Birthdate'), bornYearsAgo(15));
  await athlete.press(page.getByRole('button', { name: 'Save Profile' }));

  const invite = page.getByRole('region', { name: 'Invite your guardian' });
  await expect(invite, 'at once, after the reload of the save').toBeInViewport();
  await expect(invite.getByRole('img')).toHaveAccessibleName(/code [A-Z0-9]{10}$/);
  await expect(invite).toContainText(/I’m building my basketball profile on Faircourt/);
  const byEmail = invite.getByRole('region', { name: 'Invite by email' });
  await athlete.fill(byEmail.getByLabel("Your guardian's email"), parent.email);
  await athlete.press(byEmail.getByRole('button', { name: 'Send Invitation' }));

  const phone = await openBrowser({ viewport: { width: 360, height: 740 } });
  const outbox = await openBrowser();
  const mail = await openMail(outbox, {
    to: parent.email,
    subject: 'An athlete asks you to be their guardian on Faircourt',
  });
  await phone.goto((await mail.getByRole('link').getAttribute('href')) ?? '');
  const signUp = new AuthPage(phone);
  await expect(signUp.role('Parent/Guardian'), 'nothing to choose').toBeChecked();
  await guardian.fill(signUp.name, parent.name);
  await expect(phone.getByRole('heading', { name: 'Liv invites you to be their guardian' })).toBeVisible();
  // The link came by mail to this very address, which is filled in, and proves it.
  await expect(signUp.email).toHaveValue(parent.email);
  await guardian.fill(signUp.password, parent.password);
  await guardian.press(signUp.createAccount);
  await expect(phone.getByLabel('Code from the email')).toHaveCount(0);
  await guardian.press(phone.getByRole('button', { name: 'Accept' }));

  const who = phone.getByRole('dialog', { name: 'Who are you?' });
  await guardian.fill(who.getByLabel('Your birthdate'), '1984-05-06');
  await guardian.choose(who.getByLabel('You are Liv Aasen’s'), 'Mother');
  await guardian.press(who.getByRole('button', { name: 'Continue' }));
  const forms = phone.getByRole('dialog', { name: 'Consent forms for Liv Aasen' });
  const height = await forms.evaluate((dialog) => dialog.scrollHeight);
  expect(height, 'the full texts are folded').toBeLessThan(3_600);
  // What nobody needs to be seen is ticked by nobody but the family.
  for (const optional of ['release the school transcript', 'show videos and pictures']) {
    await expect(
      forms.getByRole('checkbox', { name: `I also sign: Consent to ${optional}` }),
    ).not.toBeChecked();
  }
  await guardian.fill(forms.getByLabel('Your full name'), parent.name);
  await guardian.fill(forms.getByLabel('Your password'), parent.password);
  await guardian.press(forms.getByRole('button', { name: 'Sign 2 needed forms' }));
  await expect(phone).toHaveURL('/dashboard/athletes');
  await guardian.press(phone.getByRole('button', { name: 'Use the recommended set' }));
  await expect(new Shell(phone).message('The recommended set is on')).toBeVisible();

  const own = phone.getByRole('region', { name: 'Liv Aasen', exact: true });
  const released = own.getByRole('listitem').filter({ hasText: /^Released/ });
  await expect(released).toContainText('Done');
  const figures = `athlete ${athlete.total} (${athlete.fields} fields, ${athlete.presses} presses), guardian ${guardian.total} (${guardian.fields} fields, ${guardian.presses} presses), together ${athlete.total + guardian.total}`;
  console.log(`All forms in one sitting at 360 px: ${height} px, texts folded`);
  testInfo.annotations.push({ type: 'interactions', description: figures });
  console.log(`From sign-up to the first release: ${figures}`);
  expect(guardian.total).toBeLessThanOrEqual(11);
  expect(athlete.total + guardian.total).toBeLessThanOrEqual(20);
});
