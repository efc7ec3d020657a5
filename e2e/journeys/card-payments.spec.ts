/** Paying by card through the payment service: a plan and the report, as a change and an end, and when a card is declined. */
import { findBarriers, ON_A_PHONE } from '../checks/accessibility.ts';
import { BillingPage } from '../pages/billing-page.ts';
import { Shell } from '../pages/shell.ts';
import { endPaidMonth, endTrial, verifiedCoach } from '../people/coaches.ts';
import { demoPerson, enterAs, join } from '../people/people.ts';
import { expect, test } from '../product/card-journey.ts';

// One after the other, by one browser: each worker would start a product of its own.
test.describe.configure({ mode: 'serial' });

test('a coach on a trial pays by card on the page of the payment service, changes the plan, cancels and resumes', async ({
  page,
}) => {
  const coach = await join(page.request, { role: 'coach', name: 'Selma Okafor' });
  await enterAs(page, coach, '/dashboard/billing');
  const billing = new BillingPage(page);
  await expect(page.getByText('You pay by card or by invoice.')).toBeVisible();
  await billing.choose('Pro Scout, monthly');
  await expect(billing.dialog).toContainText('by card or by invoice');
  const found = await findBarriers(page, 'a choice between card and invoice', ON_A_PHONE);
  await page.setViewportSize({ width: 1280, height: 900 });
  await billing.confirm('Pay by card');
  await expect(page.getByRole('heading', { name: 'Checkout' })).toBeVisible();
  await page.getByRole('button', { name: 'Pay' }).click();

  await expect(page.getByText('You pay by card from now on')).toBeVisible();
  const method = page.getByRole('region', { name: 'Payment method' });
  await expect(method).toContainText('Visa card ending in 4242');
  await expect(billing.plan(/^Pro Scout · monthly/)).toContainText('Free trial');
  await expect(billing.plan(/^Pro Scout · monthly/)).toContainText('$1,000 on');
  found.push(...(await findBarriers(page, 'a plan that is paid by card', ON_A_PHONE)));
  await page.setViewportSize({ width: 1280, height: 900 });

  await billing.choose('Pro Scout, annual');
  await expect(billing.dialog).toContainText('Your card is charged $9,000 on');
  await billing.confirm('Confirm');
  await expect(billing.plan(/^Pro Scout · annual/)).toContainText('$9,000 on');

  await page.getByRole('button', { name: 'Cancel the plan' }).click();
  await billing.confirm('Cancel the plan');
  await expect(billing.plan(/^Pro Scout · annual/)).toContainText('Canceled');
  await expect(billing.plan(/^Pro Scout · annual/)).toContainText('None');
  await page.getByRole('button', { name: 'Keep the plan' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep the plan' }).click();
  await expect(billing.plan(/^Pro Scout · annual/)).toContainText('$9,000 on');
  expect(found).toEqual([]);
});

test('a card that is declined leaves seven days, another card pays on the page of the payment service, and an admin finds the comparison', async ({
  page,
  openBrowser,
  cardProduct: { origin, paymentService },
}) => {
  const coach = await join(page.request, { role: 'coach', name: 'Bruno Hallert' });
  await endTrial(coach);
  await enterAs(page, coach, '/dashboard/billing');
  const billing = new BillingPage(page);
  await billing.choose('Basic Scout, monthly');
  await expect(billing.dialog).toContainText('by card now, or by invoice due on');
  await billing.confirm('Pay by card');
  await expect(page.getByRole('heading', { name: 'Checkout' })).toBeVisible();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(billing.plan(/^Basic Scout · monthly/)).toContainText('Paid until');
  await expect(billing.invoices).toHaveCount(1);
  await expect(billing.invoices).toContainText('Paid');

  await page.request.post(`${paymentService}/local/renew-unpaid`);
  // The page follows without being loaded again.
  const method = page.getByRole('region', { name: 'Payment method' });
  await expect(method).toContainText('Your card was declined');
  await expect(billing.plan(/^Basic Scout · monthly/)).toContainText('Past due');
  const found = await findBarriers(page, 'a declined card', ON_A_PHONE);
  await page.setViewportSize({ width: 1280, height: 900 });
  await method.getByRole('button', { name: 'Pay now' }).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Invoice paid' })).toBeVisible();
  await page.goto('/dashboard/billing');
  await expect(billing.plan(/^Basic Scout · monthly/)).toContainText('Active');
  await expect(billing.invoices).toHaveCount(2);
  await page.getByRole('button', { name: 'Change the card' }).click();
  await expect(page).toHaveURL(/#portal$/);

  const office = await openBrowser({ baseURL: origin });
  await enterAs(office, demoPerson('admin'));
  await new Shell(office).navigation.getByRole('link', { name: /^Invoices/ }).click();
  const cards = office.getByRole('region', { name: 'Card payments' });
  await expect(cards.getByRole('button', { name: 'Compare now' })).toBeVisible();
  found.push(...(await findBarriers(office, 'the comparison with the payment service', ON_A_PHONE)));
  expect(found).toEqual([]);
});

test('a coach who has paid by invoice gives a card for the time after it, and is charged nothing before', async ({
  page,
}) => {
  const coach = await join(page.request, { role: 'coach', name: 'Yara Lund' });
  await endPaidMonth(coach, '20 days');
  await enterAs(page, coach, '/dashboard/billing');
  const billing = new BillingPage(page);
  const method = page.getByRole('region', { name: 'Payment method' });
  await expect(method).toContainText('You pay by invoice.');
  const found = await findBarriers(page, 'a card in the place of an invoice', ON_A_PHONE);
  await page.setViewportSize({ width: 1280, height: 900 });
  await method.getByRole('button', { name: 'Pay by card' }).click();
  await expect(page.getByRole('heading', { name: 'Checkout' })).toBeVisible();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(method).toContainText('Visa card ending in 4242');
  await expect(billing.plan(/^Basic Scout · monthly/)).toContainText('Paid until');
  await expect(billing.plan(/^Basic Scout · monthly/)).toContainText('$199 on');
  await expect(billing.invoices).toHaveCount(0);
  expect(found).toEqual([]);
});

test('a coach buys the report by card, reads an issue, cancels and resumes, and another card pays when the first is declined', async ({
  page,
  cardProduct: { paymentService },
}) => {
  const { person: coach } = await verifiedCoach(page.request, { name: 'Ines Falkenrath' });
  await enterAs(page, coach, '/dashboard/reports');
  await page.getByRole('button', { name: 'Buy for $1,000 a year' }).click();
  const billing = new BillingPage(page);
  await expect(billing.dialog).toContainText('You pay $1,000: by card now, or by invoice due on');
  const found = await findBarriers(page, 'buying the report by card or by invoice', ON_A_PHONE);
  await page.setViewportSize({ width: 1280, height: 900 });
  await billing.confirm('Pay by card');
  await expect(page.getByRole('heading', { name: 'Checkout' })).toBeVisible();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByText('You pay by card from now on')).toBeVisible();
  await page.getByRole('list', { name: 'Issues' }).getByRole('link').first().click();
  await expect(page.getByText('verified in all')).toBeVisible();

  await page.goto('/dashboard/billing');
  const report = billing.plan(/^Global Player Report/);
  await expect(report).toContainText('Visa card ending in 4242');
  await expect(report).toContainText('$1,000 on');
  await expect(billing.plan(/^Basic Scout/)).toContainText('Free trial');
  await expect(billing.invoices).toHaveCount(1);
  await expect(billing.invoices).toContainText('Global Player Report, annual');
  found.push(...(await findBarriers(page, 'a report that is paid by card', ON_A_PHONE)));
  await page.setViewportSize({ width: 1280, height: 900 });
  const asked = page.getByRole('alertdialog');
  await report.getByRole('button', { name: 'Cancel the report' }).click();
  await asked.getByRole('button', { name: 'Cancel the report' }).click();
  await expect(report).toContainText('Canceled');
  await report.getByRole('button', { name: 'Keep the report' }).click();
  await asked.getByRole('button', { name: 'Keep the report' }).click();
  await expect(report).toContainText('$1,000 on');

  await page.request.post(`${paymentService}/local/renew-unpaid`);
  await expect(report).toContainText('Your card was declined. You can still read until');
  await report.getByRole('button', { name: 'Pay now' }).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Invoice paid' })).toBeVisible();
  await page.goto('/dashboard/billing');
  await expect(report).toContainText('Active');
  await expect(billing.invoices).toHaveCount(2);
  await report.getByRole('button', { name: 'Change the card' }).click();
  await expect(page).toHaveURL(/#portal$/);
  expect(found).toEqual([]);
});
