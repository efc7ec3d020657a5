/** The support inbox: somebody writes, an admin claims and answers by email, the writer replies, and it is closed. */
import { z } from 'zod';
import { findBarriers, ON_A_DESK, ON_A_PHONE } from '../checks/accessibility.ts';
import { openMail } from '../pages/mail-outbox.ts';
import { Shell } from '../pages/shell.ts';
import { SupportInboxPage } from '../pages/support-inbox-page.ts';
import { demoPerson, enterAs, join, newcomer } from '../people/people.ts';
import { expect, test } from '../product/journey.ts';

type Request = Parameters<typeof join>[0];
const receiptSchema = z.object({ reference: z.string() });

async function write(request: Request, given: Record<string, string>): Promise<string> {
  const message = { type: 'general', name: 'Rosalind Ekberg', message: 'How do I link my son?', ...given };
  const answer = await request.post('/api/support', { data: message });
  return receiptSchema.parse(await answer.json()).reference;
}

for (const { width, looks } of [
  { width: 360, looks: ON_A_PHONE },
  { width: 1440, looks: ON_A_DESK },
]) {
  test(`an admin answers somebody without an account, who replies from the email, at ${width} px`, async ({
    page,
    openBrowser,
  }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width, height: 800 });
    const { email } = newcomer();
    const reference = await write(page.request, { type: 'account', email });
    await enterAs(page, demoPerson('admin'));
    const shell = new Shell(page);
    await page.goto('/dashboard/support');
    await expect(shell.heading).toHaveText('Support inbox');
    const inbox = new SupportInboxPage(page);
    await expect(inbox.row(reference)).toContainText('From Rosalind E. (not signed in)');
    await expect(inbox.row(reference)).toContainText(/due in/i);
    expect(await findBarriers(page, 'the support inbox', looks)).toEqual([]);
    await page.setViewportSize({ width, height: 800 });

    await inbox.open(reference);
    await expect(shell.heading).toHaveText(reference);
    await page.getByRole('button', { name: 'Claim' }).click();
    await expect(shell.message("It's yours now.")).toBeVisible();
    await page.getByRole('button', { name: 'Send answer' }).click();
    await expect(page.getByLabel(/^Your answer to/)).toHaveAttribute('aria-invalid', 'true');
    await page.getByLabel(/^Your answer to/).fill('In the settings,');
    await page.reload();
    await expect(page.getByLabel(/^Your answer to/), 'what was typed stays').toHaveValue('In the settings,');
    await inbox.answer('In the settings, under Guardians.');
    await expect(shell.message('Your answer is on its way.')).toBeVisible();
    await expect(inbox.thread.getByText('In the settings, under Guardians.')).toHaveCount(1);
    await expect(page.getByRole('main')).toContainText('Answered');
    expect(await findBarriers(page, 'a message to support', looks)).toEqual([]);

    const writer = await openBrowser({ viewport: { width, height: 800 } });
    const mail = await openMail(writer, { to: email, subject: 'Our answer to your message' });
    await expect(mail).toContainText('In the settings, under Guardians.');
    await writer.goto(`/support?reference=${reference}`);
    await expect(writer.locator('form')).toContainText(`You're replying about ${reference}`);
    await expect(writer.getByRole('radio')).toHaveCount(0);
    await writer.getByLabel('Your name').fill('Rosalind Ekberg');
    await writer.getByLabel('Email address').fill(email);
    await writer.getByLabel('Your message', { exact: true }).fill('I see it now, thank you.');
    await writer.getByRole('button', { name: 'Send message' }).click();
    await expect(writer.getByRole('region', { name: 'We have your message' })).toContainText(reference);

    await expect(inbox.thread, 'without reloading').toContainText('I see it now, thank you.');
    await page.getByRole('button', { name: 'Close message' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Close message' }).click();
    await expect(shell.message('The message is closed.')).toBeVisible();
    await page.getByRole('button', { name: 'Reopen' }).click();
    await expect(shell.message('The message is open again.')).toBeVisible();
  });
}

test('a claim that fails says so and can be tried again; for others the message does not exist', async ({
  page,
  openBrowser,
}) => {
  const { email } = newcomer();
  const reference = await write(page.request, { email, type: 'account' });
  await enterAs(page, demoPerson('admin'), `/dashboard/support?search=${reference.toLowerCase()}`);
  const inbox = new SupportInboxPage(page);
  await inbox.open(reference);
  await page.route('**/api/support-requests/*/claim', (route) => route.abort('connectionrefused'));
  await page.getByRole('button', { name: 'Claim' }).click();
  await expect(new Shell(page).message("That didn't work")).toBeVisible();
  await page.unroute('**/api/support-requests/*/claim');
  await page.getByRole('button', { name: 'Claim' }).click();
  await expect(page.getByRole('main')).toContainText('You work on it');
  await page.getByRole('button', { name: 'Give back' }).click();
  await expect(page.getByRole('button', { name: 'Claim' })).toBeVisible();
  const other = await openBrowser();
  await enterAs(other, demoPerson('guardian'));
  await other.goto(page.url());
  await expect(new Shell(other).heading, 'somebody else’s message does not exist').toHaveText(/not found/i);
});

test('alguien con cuenta lee la respuesta y contesta en su página', async ({ page, openBrowser }) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 360, height: 740 });
  const person = await join(page.request, { role: 'coach', name: 'Catalina Rueda', locale: 'es' });
  const reference = await write(page.request, { email: person.email, locale: 'es', type: 'billing' });
  const admin = await openBrowser({ viewport: { width: 1440, height: 900 } });
  await enterAs(admin, demoPerson('admin'), `/dashboard/support?search=${reference}`);
  const inbox = new SupportInboxPage(admin);
  await inbox.open(reference);
  await inbox.answer('¿Qué factura es?');
  // The queue of emails is everybody's, and long when many journeys run.
  await expect(inbox.thread.getByText('Sent', { exact: true })).toBeVisible({ timeout: 90_000 });

  await enterAs(page, person, '/dashboard/support');
  await expect(new Shell(page).heading).toHaveText('Tus mensajes a soporte');
  await page.getByRole('link', { name: reference }).click();
  const main = page.getByRole('main');
  await expect(main).toContainText('¿Qué factura es?');
  await expect(main).not.toContainText('How do I link my son?');
  await page.getByLabel('Tu respuesta').fill('La de mayo.');
  await page.getByRole('button', { name: 'Enviar respuesta' }).dblclick();
  await expect(new Shell(page).message('Tu respuesta nos llegó.')).toBeVisible();
  await expect(main.getByText('La de mayo.')).toHaveCount(1);
  expect(await findBarriers(page, 'one’s own message to support', ON_A_PHONE)).toEqual([]);
  await expect(inbox.thread, 'without reloading').toContainText('La de mayo.');
});

test('the alert about a safety report leads to the moderators’ queue, and from there to the answer', async ({
  page,
}) => {
  const { email } = newcomer();
  const reference = await write(page.request, { email, type: 'safety', message: 'He asks for pictures.' });
  const { email: to } = demoPerson('admin');
  await page.goto('/dev/mail');
  const alert = page
    .locator('article')
    .filter({ hasText: `To ${to}` })
    .filter({ hasText: reference });
  await expect(async () => {
    await page.goto('/dev/mail');
    await expect(alert).toHaveCount(1, { timeout: 1 });
  }).toPass({ timeout: 20_000 });
  const [link = ''] = /\/dashboard\/moderation\/[\w-]+/.exec(await alert.innerText()) ?? [];
  await enterAs(page, demoPerson('admin'), link);
  await expect(page.getByRole('main')).toContainText('He asks for pictures.');
  await page.getByRole('link', { name: `Answer ${reference} in support` }).click();
  await expect(new Shell(page).heading).toHaveText(reference);
  const decided = page.getByRole('region', { name: 'Moderators decide about this report' });
  await expect(decided.getByRole('link', { name: 'Open in Moderation' })).toHaveAttribute('href', link);
  await expect(page.getByRole('button', { name: 'Claim' }), 'one case, one claim').toHaveCount(0);
  await expect(page.getByRole('main')).toContainText('Moderators decide by');
  await expect(page.getByRole('main')).toContainText('He asks for pictures.');
});
