/** A plan that is paid by invoice goes on: the next month is invoiced and paid, in time or past due. */
import type { Page } from '@playwright/test';
import { findBarriers, ON_A_PHONE } from '../checks/accessibility.ts';
import { BillingPage, InvoicesPage } from '../pages/billing-page.ts';
import { endPaidMonth } from '../people/coaches.ts';
import { demoPerson, enterAs, join } from '../people/people.ts';
import { expect, test } from '../product/journey.ts';

/** The clock of the plans looks every minute; on busy cores it takes longer. */
const BY_THE_CLOCK = { timeout: 150_000 };

/** Follows without being loaded again. */
async function numberOfNext(page: Page): Promise<string> {
  const { invoices } = new BillingPage(page);
  await expect(invoices).toHaveCount(1, BY_THE_CLOCK);
  return /FC-\d{4}-\d{6}/.exec(await invoices.innerText())?.[0] ?? '';
}

test('before a month ends the next one is invoiced, and once it is paid the plan goes on', async ({
  page,
  openBrowser,
}) => {
  test.setTimeout(300_000);
  const coach = await join(page.request, { role: 'coach', name: 'Tilda Roan' });
  await endPaidMonth(coach, '10 days');
  await enterAs(page, coach, '/dashboard/billing');
  const billing = new BillingPage(page);
  await expect(billing.plan(/^Basic Scout · monthly/)).toContainText('Paid until');
  const number = await numberOfNext(page);
  await expect(page.getByText(/^\$199\.00 to pay by/)).toBeVisible();
  const found = await findBarriers(page, 'a plan with its next invoice', ON_A_PHONE);
  await page.setViewportSize({ width: 1280, height: 900 });

  const office = await openBrowser();
  await enterAs(office, demoPerson('admin'), '/dashboard/invoices');
  await new InvoicesPage(office).markPaid(number, 'WIRE 61');
  await expect(billing.invoices.filter({ hasText: number })).toContainText('Paid');
  await expect(page.getByRole('link', { name: 'Open the invoice' })).toHaveCount(0);
  await expect(billing.plan(/^Basic Scout · monthly/)).toContainText('$199 on');
  expect(found).toEqual([]);
});

test('a month that nobody paid for is past due, and a payment makes the plan active again', async ({
  page,
  openBrowser,
}) => {
  test.setTimeout(300_000);
  const coach = await join(page.request, { role: 'coach', name: 'Orla Finch' });
  await endPaidMonth(coach);
  await enterAs(page, coach, '/dashboard/billing');
  const billing = new BillingPage(page);
  const plan = billing.plan(/^Basic Scout · monthly/);
  await expect(plan).toContainText('Past due');
  await expect(plan).toContainText('Everything still works until');
  const number = await numberOfNext(page);
  const found = await findBarriers(page, 'a plan that is past due', ON_A_PHONE);
  await page.setViewportSize({ width: 1280, height: 900 });

  const office = await openBrowser();
  await enterAs(office, demoPerson('admin'), '/dashboard/invoices');
  await expect(new InvoicesPage(office).row(number)).toContainText('Orla Finch');
  await new InvoicesPage(office).markPaid(number, 'WIRE 62');
  await expect(plan).toContainText('Active');
  await expect(plan).toContainText('Paid until');
  await expect(billing.invoices.filter({ hasText: number })).toContainText('Paid');
  expect(found).toEqual([]);
});
