/** NIL Family Consulting: a guardian asks, gets a call and a quote, accepts and pays; a minor is sent to a guardian. */
import { z } from 'zod';
import { findBarriers, ON_A_PHONE } from '../checks/accessibility.ts';
import { InvoicesPage } from '../pages/billing-page.ts';
import { openMail } from '../pages/mail-outbox.ts';
import { Shell } from '../pages/shell.ts';
import { SupportInboxPage } from '../pages/support-inbox-page.ts';
import { bornYearsAgo } from '../people/athletes.ts';
import { buildFamily } from '../people/families.ts';
import { demoPerson, enterAs, join, type Person } from '../people/people.ts';
import { askDatabase } from '../product/product.ts';
import { expect, test } from '../product/journey.ts';

const requestRow = z.object({ id: z.uuid(), reference: z.string() });

/** Written on the form with the address of the account. */
async function ask(page: Parameters<typeof enterAs>[0], { name, email }: Person) {
  await page.goto('/support?type=nil-consulting');
  await expect(page.getByRole('radio', { name: /^NIL Family Consulting/ })).toBeChecked();
  await expect(page.locator('form')).toContainText('A paid service.');
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Your message', { exact: true }).fill('A shop wants to pay for two posts.');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('region', { name: 'We have your message' })).toBeVisible();
  const [request] = await askDatabase(
    requestRow,
    'select id, reference from support_requests where email = $1',
    [email],
  );
  if (!request) throw new Error('The message was not stored');
  return request;
}

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

test('a guardian asks, is called, accepts a quote and pays the invoice, and both sides see every step', async ({
  page,
  openBrowser,
}) => {
  test.setTimeout(240_000);
  const { guardian } = await buildFamily(page.request, { guardianName: 'Ingrid Solheim' });
  await page.setViewportSize({ width: 360, height: 800 });
  const { reference } = await ask(page, guardian);
  await enterAs(page, guardian, '/dashboard/support');
  await page.getByRole('link', { name: reference }).click();
  const mine = page.getByRole('region', { name: 'NIL Family Consulting' });
  await expect(mine).toContainText('Paid service');
  await expect(mine.getByRole('listitem').filter({ hasText: 'Next' })).toContainText('Call planned');
  const barriers = await findBarriers(page, 'a request for consulting');
  await page.setViewportSize({ width: 360, height: 800 });

  const office = await openBrowser();
  await office.setViewportSize({ width: 1440, height: 900 });
  await enterAs(office, demoPerson('admin'));
  const shell = new Shell(office);
  await expect(office.getByRole('main').getByText(/consulting requests? (is|are) waiting/)).toBeVisible();
  await office.goto('/dashboard/support?view=consulting');
  await expect(new SupportInboxPage(office).row(reference)).toContainText('Your turn');
  await new SupportInboxPage(office).open(reference);
  const theirs = office.getByRole('region', { name: 'NIL Family Consulting' });
  await theirs.getByRole('button', { name: 'Plan a call' }).click();
  const dialog = office.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Plan a call' }).click();
  await expect(dialog.getByText('Please fill this in.')).toBeVisible();
  await dialog.getByLabel('When').fill(inDays(2).slice(0, 16));
  await dialog.getByLabel('How the call takes place').fill('We ring your number.');
  await dialog.getByRole('button', { name: 'Plan a call' }).click();
  await expect(shell.message('The call is planned.')).toBeVisible();
  await expect(mine, 'without reloading').toContainText('We ring your number.');

  await theirs.getByRole('button', { name: 'Make a quote' }).click();
  await dialog.getByLabel('Amount in US dollars').fill('450');
  await dialog.getByLabel('What it covers').fill('Two hours about one contract.');
  await dialog.getByLabel('Can be accepted until').fill(inDays(20).slice(0, 10));
  barriers.push(...(await findBarriers(office, 'making a quote')));
  await office.setViewportSize({ width: 1440, height: 900 });
  await dialog.getByRole('button', { name: 'Send the quote' }).click();
  await expect(shell.message('The quote is with the family.')).toBeVisible();
  await openMail(await openBrowser(), { to: guardian.email, subject: 'Your quote for NIL consulting' });

  await expect(mine).toContainText('Your turn');
  await mine.getByRole('link', { name: 'Read and accept the quote' }).click();
  await expect(page.getByText('$450.00', { exact: true })).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  expect((await downloading).suggestedFilename()).toBe(`${reference}.pdf`);
  barriers.push(...(await findBarriers(page, 'a quote')));
  await page.setViewportSize({ width: 360, height: 800 });
  const accepting = page.getByRole('region', { name: 'Accept this quote' });
  await accepting.getByLabel('Your full name').fill('Ingrid');
  await accepting.getByRole('button', { name: 'Accept the quote' }).click();
  await expect(accepting).toContainText('Sign with your own full name');
  await accepting.getByLabel('Your full name').fill('Ingrid Solheim');
  await accepting.getByRole('button', { name: 'Accept the quote' }).click();
  await expect(page.getByText(/^Accepted by Ingrid Solheim/)).toBeVisible();
  await page.getByRole('link', { name: 'Back to the request' }).click();

  await theirs.getByRole('button', { name: 'Send the invoice' }).click();
  await office.getByRole('alertdialog').getByRole('button', { name: 'Send the invoice' }).click();
  await expect(shell.message('The invoice is on its way.')).toBeVisible();
  const invoice = mine.getByRole('link', { name: /^Invoice FC-/ });
  const number = (await invoice.innerText()).replace('Invoice ', '');
  await invoice.click();
  await expect(page.getByText('Two hours about one contract.')).toBeVisible();
  barriers.push(...(await findBarriers(page, 'an invoice for consulting', ON_A_PHONE)));
  await theirs.getByRole('link', { name: 'Mark it as paid under Invoices' }).click();
  await new InvoicesPage(office).markPaid(number, 'WIRE 450');
  await expect(page.getByText('This invoice is paid. Thank you.')).toBeVisible();

  await office.goto('/dashboard/support?view=consulting');
  await new SupportInboxPage(office).open(reference);
  await theirs.getByRole('button', { name: 'Mark as done' }).click();
  await office.getByRole('alertdialog').getByRole('button', { name: 'Mark as done' }).click();
  await expect(shell.message('The request is done.')).toBeVisible();
  await page.getByRole('link', { name: 'Back to the request' }).click();
  await expect(mine).toContainText('Finished');
  expect(barriers).toEqual([]);
});

test('an athlete of 15 is sent to a guardian kindly, and a stranger finds nothing', async ({
  page,
  openBrowser,
}) => {
  const { athlete } = await buildFamily(page.request, { profile: { birthdate: bornYearsAgo(15) } });
  const { id } = await ask(page, athlete);
  await enterAs(page, athlete, `/dashboard/support/${id}`);
  const mine = page.getByRole('region', { name: 'NIL Family Consulting' });
  await expect(mine).toContainText('A guardian has to ask for this');
  await expect(mine.getByRole('link', { name: 'Invite a guardian' })).toBeVisible();
  await expect(page.getByRole('link', { name: /accept/i })).toHaveCount(0);
  expect(await findBarriers(page, 'a minor who asked for consulting', ON_A_PHONE)).toEqual([]);

  const office = await openBrowser();
  await enterAs(office, demoPerson('admin'), `/dashboard/support/${id}`);
  const theirs = office.getByRole('region', { name: 'NIL Family Consulting' });
  await expect(theirs).toContainText('under 18');
  await expect(theirs.getByRole('button', { name: 'Make a quote' })).toHaveCount(0);

  const stranger = await openBrowser();
  const other = await join(stranger.request, { name: 'Otto Fern' });
  await enterAs(stranger, other, `/dashboard/support/${id}`);
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
  await stranger.goto(`/dashboard/support/${id}/quote`);
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
});

for (const locale of ['es', 'pt-BR'] as const) {
  test(`the request and its quote read in ${locale}, at 360 and 1440 px`, async ({ page }) => {
    const guardian = await join(page.request, { name: 'Lucía Prado', locale });
    const { id } = await ask(page, guardian);
    await askDatabase(
      z.unknown(),
      `update consulting_cases set state = 'quoted', quote_id = request_id, quote_amount_cents = 45000, quote_currency = 'USD',
        quote_covers = 'Dos horas', quote_valid_until = current_date + 20, quoted_at = now() where request_id = $1`,
      [id],
    );
    await enterAs(page, guardian, `/dashboard/support/${id}`);
    const title = locale === 'es' ? 'Asesoría NIL para familias' : 'Consultoria NIL para famílias';
    await expect(page.getByRole('region', { name: title })).toBeVisible();
    const barriers = await findBarriers(page, `a request in ${locale}`);
    await page.goto(`/dashboard/support/${id}/quote`);
    await expect(page.getByText('Dos horas')).toBeVisible();
    barriers.push(...(await findBarriers(page, `a quote in ${locale}`)));
    expect(barriers).toEqual([]);
  });
}
