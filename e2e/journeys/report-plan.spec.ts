/** The Global Player Report as a subscription: tried, bought by invoice, read, canceled and ended. */
import { z } from 'zod';
import { findBarriers, ON_A_PHONE } from '../checks/accessibility.ts';
import { BillingPage, InvoicesPage } from '../pages/billing-page.ts';
import { Shell } from '../pages/shell.ts';
import { verifiedCoach } from '../people/coaches.ts';
import { demoPerson, enterAs, userOf } from '../people/people.ts';
import { askDatabase } from '../product/product.ts';
import { expect, test } from '../product/journey.ts';

test('a coach tries the report, buys a year, reads, cancels, and it ends', async ({ page, openBrowser }) => {
  const { person: coach } = await verifiedCoach(page.request, { name: 'Petra Lindqvist' });
  await enterAs(page, coach, '/dashboard/reports');
  const issues = page.getByRole('list', { name: 'Issues' }).getByRole('link');
  await expect(page.getByRole('button', { name: 'Buy for $1,000 a year' })).toBeVisible();
  const found = await findBarriers(page, 'the report before a trial', ON_A_PHONE);
  await page.setViewportSize({ width: 1280, height: 900 });

  await page.getByRole('button', { name: 'Start 14-day trial' }).click();
  await expect(page.getByText(/^Your trial ends on .*, in 14 days\./)).toBeVisible();
  await expect(issues.first()).toContainText('latest');
  await page.getByRole('button', { name: 'Buy for $1,000 a year' }).click();
  const asked = page.getByRole('alertdialog');
  await expect(asked).toContainText('when your trial ends. You pay $1,000, due on');
  await asked.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText(/The year you ordered begins then\..* to pay by/)).toBeVisible();
  await page.getByRole('link', { name: 'Open the invoice' }).click();
  await expect(page.getByText('Global Player Report, annual')).toBeVisible();
  const number = await new Shell(page).heading.innerText();

  const office = await openBrowser();
  await enterAs(office, demoPerson('admin'), '/dashboard/invoices');
  await new InvoicesPage(office).markPaid(number, 'WIRE 9');
  await expect(page.getByText('This invoice is paid. Thank you.')).toBeVisible();
  await page.getByRole('link', { name: 'Back to Billing' }).click();
  const billing = new BillingPage(page);
  const report = billing.plan(/^Global Player Report/);
  await expect(billing.invoices.filter({ hasText: number })).toContainText('Global Player Report, annual');
  await expect(billing.plan(/^Basic Scout/)).toContainText('Free trial');
  found.push(...(await findBarriers(page, 'billing with the report')));
  await page.setViewportSize({ width: 1280, height: 900 });

  await askDatabase(z.unknown(), `update subscriptions set trial_ends_at = now() where ${OF_REPORT}`, [
    coach.email,
  ]);
  await report.getByRole('link', { name: 'Go to the reports' }).click();
  await page.reload();
  await expect(page.getByText(/^Paid until /)).toBeVisible();
  await issues.first().click();
  await expect(page.getByText('verified in all')).toBeVisible();

  await page.goto('/dashboard/billing');
  await expect(report).toContainText('Active');
  await report.getByRole('button', { name: 'Cancel the report' }).click();
  await expect(asked).toContainText('Until then you can read every issue. Nothing more is charged');
  await asked.getByRole('button', { name: 'Cancel the report' }).click();
  await expect(report).toContainText('Canceled');
  await report.getByRole('button', { name: 'Keep the report' }).click();
  await asked.getByRole('button', { name: 'Keep the report' }).click();
  await expect(report).toContainText('$1,000 on');
  await report.getByRole('button', { name: 'Cancel the report' }).click();
  await asked.getByRole('button', { name: 'Cancel the report' }).click();
  await expect(report).toContainText('Canceled');

  // As if the year was over.
  await askDatabase(
    z.unknown(),
    `update subscriptions set period_from = now() - interval '1 year', period_to = now(), current_period_ends_at = now()
      where ${OF_REPORT}`,
    [coach.email],
  );
  await page.goto('/dashboard/reports');
  await expect(page.getByText('Your subscription has ended.')).toBeVisible();
  await expect(issues).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Start 14-day trial' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Buy for $1,000 a year' })).toBeVisible();
  expect(found).toEqual([]);
});

test('/pricing leads a coach who is signed in to the report', async ({ page }) => {
  await enterAs(page, demoPerson('coach'));
  await page.goto('/pricing');
  await page.getByRole('link', { name: 'Try it or buy it' }).click();
  await expect(new Shell(page).heading).toHaveText('Global Player Report');
  await expect(page.getByText(/^Paid until /)).toBeVisible();
});

const OF_REPORT = `plan = 'global_report' and owner_user_id = ${userOf('$1')}`;
