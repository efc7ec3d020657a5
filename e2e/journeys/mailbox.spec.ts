/** Confirming the email address: signing up signs in at once, and the mailed code or link does the rest. */
import type { Page } from '@playwright/test';
import { findBarriers } from '../checks/accessibility.ts';
import { shiftOf, watchShifts } from '../checks/layout-shift.ts';
import { expect, test } from '../product/journey.ts';
import { AuthPage } from '../pages/auth-page.ts';
import { openMail } from '../pages/mail-outbox.ts';
import { Shell } from '../pages/shell.ts';
import { enterAs, join, newcomer, storedSession, type Person } from '../people/people.ts';

test.use({ viewport: { width: 360, height: 740 } });

const panelOf = (page: Page) => page.getByRole('complementary', { name: 'Confirm your email' });

async function readMail(page: Page, to: string, subject: string): Promise<string> {
  return (await (await openMail(page, { to, subject })).textContent()) ?? '';
}

async function signUp(page: Page): Promise<Person> {
  const person = newcomer('Dolores Reyes');
  const auth = new AuthPage(page);
  await auth.open('?mode=signup');
  await auth.choose('Parent/Guardian');
  await auth.fillIn(person);
  await auth.createAccount.click();
  await expect(page).toHaveURL('/dashboard');
  return person;
}

test('a guardian joins on a phone, mistypes the code once, and confirms the address', async ({
  page,
  openBrowser,
}) => {
  await watchShifts(page);
  const person = await signUp(page);
  const mail = await readMail(await openBrowser(), person.email, 'Your Faircourt code');
  expect(mail).not.toContain('Dolores');
  const code = /: (\d{6})/.exec(mail)?.[1] ?? '';
  const panel = panelOf(page);
  await expect(panel).toContainText(person.email);
  const shift = await shiftOf(page);
  console.log(
    `The dashboard of a new guardian at 360 px, with the code to enter: layout shift ${shift.toFixed(4)}`,
  );
  expect(shift, 'the title stays where it is').toBeLessThan(0.02);
  await expect(panel.getByRole('button', { name: /^New code possible in/ })).toBeDisabled();
  await panel.getByLabel('Code from the email').fill(code === '000000' ? '111111' : '000000');
  await expect(panel).toContainText('This is not the code.');
  await panel.getByLabel('Code from the email').fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await expect(new Shell(page).message('Your email address is confirmed')).toBeVisible();
  await expect(panel).toHaveCount(0);
  expect((await storedSession(page))?.user.is_mailbox_proven).toBe(true);
  await expect(page.locator('html')).toHaveJSProperty('scrollWidth', 360);
});

test('the link of the mail confirms it too, in every tab, after signing in', async ({
  page,
  openBrowser,
}) => {
  const person = await signUp(page);
  await page.goto('/dashboard/requests');
  await expect(panelOf(page).getByRole('link', { name: 'Enter the code' })).toBeVisible();
  const phone = await openBrowser({ viewport: { width: 360, height: 740 } });
  const mail = await readMail(phone, person.email, 'Your Faircourt code');
  const link = /http\S+\/dashboard\/confirm\?token=[\w-]+/.exec(mail)?.[0] ?? '';
  await phone.goto(link);
  const auth = new AuthPage(phone);
  await auth.signInAs(person);
  await phone.getByRole('button', { name: `Confirm ${person.email}` }).click();
  await expect(phone).toHaveURL('/dashboard');
  await expect(panelOf(phone)).toHaveCount(0);
  await expect(panelOf(page)).toHaveCount(0);
});

test('a new address is confirmed before it replaces the old one, which is told', async ({
  page,
  openBrowser,
}) => {
  const person = await join(page.request);
  const next = newcomer().email;
  await enterAs(page, person, '/settings');
  const section = page
    .locator('[aria-labelledby]')
    .filter({ has: page.getByRole('heading', { name: 'Email address' }) });
  await section.getByRole('button', { name: 'Change address' }).click();
  await section.getByLabel('New email').fill(next);
  await section.getByLabel('Current password').fill(person.password);
  await section.getByRole('button', { name: 'Send code' }).click();
  await expect(section).toContainText(`We sent a code to ${next}`);
  await expect(section.getByLabel('Email', { exact: true })).toHaveValue(person.email);
  const outbox = await openBrowser();
  const code = /: (\d{6})/.exec(await readMail(outbox, next, 'Your Faircourt code'))?.[1] ?? '';
  await section.getByLabel('Code from the email').fill(code);
  await expect(section.getByLabel('Email', { exact: true })).toHaveValue(next);
  await readMail(outbox, person.email, 'Your Faircourt address was changed');
});

for (const [locale, title] of [
  ['es', 'Confirma tu correo'],
  ['pt-BR', 'Confirme seu e-mail'],
] as const) {
  test(`the panel speaks ${locale}`, async ({ page, openBrowser }) => {
    const reader = await openBrowser({ locale, viewport: { width: 360, height: 740 } });
    const person = newcomer();
    const answer = await page.request.post('/api/auth/sign-up', {
      data: {
        email: person.email,
        password: person.password,
        data: { name: 'Ana Lima', role: 'coach', locale },
      },
    });
    expect(answer.status()).toBe(201);
    await enterAs(reader, person);
    await expect(reader.getByRole('complementary', { name: title })).toContainText(person.email);
    await expect(reader.locator('html')).toHaveJSProperty('scrollWidth', 360);
    const found = await findBarriers(reader, `/dashboard, unconfirmed, in ${locale}`);
    await reader.goto('/dashboard/confirm?token=not-one-of-ours');
    await expect(new Shell(reader).heading).toHaveText(title);
    found.push(...(await findBarriers(reader, `/dashboard/confirm in ${locale}`)));
    expect(found).toEqual([]);
  });
}
