/** /dashboard/billing: from a trial to a paid plan by invoice, and how a plan changes, ends and comes back. */
import { readFile } from 'node:fs/promises';
import { expect, test } from '../product/journey.ts';
import { findBarriers, ON_A_DESK, ON_A_PHONE } from '../checks/accessibility.ts';
import { BillingPage, InvoicesPage } from '../pages/billing-page.ts';
import { Shell } from '../pages/shell.ts';
import { endTrial, shareDesk } from '../people/coaches.ts';
import { demoPerson, enterAs, join } from '../people/people.ts';

test('a coach on a trial chooses Pro Scout, an admin marks the invoice as paid, and the coach reads it and its PDF', async ({
  page,
  openBrowser,
}) => {
  const coach = await join(page.request, { role: 'coach', name: 'Wilma Straub' });
  await enterAs(page, coach);
  await page.getByRole('link', { name: /^Free trial: 1\d days left$/ }).click();
  await expect(new Shell(page).heading).toHaveText('Billing');
  const billing = new BillingPage(page);
  await expect(billing.plan(/^Basic Scout/)).toContainText('Free trial');
  await expect(page.getByText('No invoices yet')).toBeVisible();
  const found = await findBarriers(page, 'billing in a trial');
  await page.setViewportSize({ width: 1280, height: 900 });

  await billing.choose('Pro Scout, monthly');
  await expect(billing.dialog).toContainText('You pay $1,000, due on');
  await expect(billing.dialog).toContainText('3 seats for your staff');
  found.push(...(await findBarriers(page, 'a choice before it is confirmed', ON_A_PHONE)));
  await billing.confirm('Confirm');
  await expect(billing.plan(/^Pro Scout · monthly/)).toContainText('What you pay for begins then.');
  await page.getByRole('link', { name: 'Open the invoice' }).click();
  await expect(page.getByRole('heading', { name: 'How to pay' })).toBeVisible();
  const number = await new Shell(page).heading.innerText();
  expect(number).toMatch(/^FC-\d{4}-\d{6}$/);
  found.push(...(await findBarriers(page, 'an open invoice')));
  await page.setViewportSize({ width: 1280, height: 900 });

  const office = await openBrowser();
  await enterAs(office, demoPerson('admin'));
  await new Shell(office).navigation.getByRole('link', { name: /^Invoices/ }).click();
  const invoices = new InvoicesPage(office);
  await expect(invoices.row(number)).toContainText('Wilma Straub');
  await invoices.markPaid(number, 'WIRE 4411');
  await expect(office.getByText(`${number} is paid`)).toBeVisible();
  await expect(invoices.row(number)).toHaveCount(0);
  await office.getByRole('button', { name: 'Paid', exact: true }).click();
  await expect(invoices.row(number)).toContainText('reference WIRE 4411, marked by Robin Feldspar');
  found.push(...(await findBarriers(office, '/dashboard/invoices')));

  // The coach's page follows without being loaded again.
  await expect(page.getByText('This invoice is paid. Thank you.')).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: `Download PDF: ${number}` }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe(`${number}.pdf`);
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
  await page.getByRole('link', { name: 'Back to Billing' }).click();
  await expect(billing.invoices.filter({ hasText: number })).toContainText('Paid');
  expect(found).toEqual([]);
});

test('an owner cancels after reading what it means, keeps the plan after all, and saves the address', async ({
  page,
}) => {
  const coach = await join(page.request, { role: 'coach', name: 'Ivo Tamm' });
  await enterAs(page, coach, '/dashboard/billing');
  const billing = new BillingPage(page);
  await page.getByRole('button', { name: 'Cancel the plan' }).click();
  await expect(billing.dialog).toContainText('Nothing more is charged');
  await expect(billing.dialog).toContainText('Lists, notes and searches are kept.');
  const found = await findBarriers(page, 'cancelling', ON_A_PHONE);
  await billing.confirm('Cancel the plan');
  await expect(billing.plan(/^Basic Scout/)).toContainText('Canceled');
  await page.getByRole('button', { name: 'Keep the plan' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep the plan' }).click();
  await expect(billing.plan(/^Basic Scout/)).toContainText('Free trial');

  await page.getByRole('textbox', { name: 'Name on the invoice' }).fill('Tamm Academy');
  await page.getByRole('button', { name: 'Save details' }).click();
  await expect(page.getByRole('textbox', { name: 'Address', exact: true })).toBeFocused();
  await page.getByRole('textbox', { name: 'Address', exact: true }).fill('4 Harbor Street');
  await page.getByRole('textbox', { name: 'City' }).fill('Tallinn');
  await page.getByRole('combobox', { name: 'Country' }).fill('EE');
  await page.getByRole('combobox', { name: 'Country' }).press('Tab');
  await page.getByRole('button', { name: 'Save details' }).click();
  await expect(page.getByText('Billing details saved')).toBeVisible();
  await billing.choose('Basic Scout, monthly');
  await billing.confirm('Confirm');
  await page.getByRole('link', { name: 'Open the invoice' }).click();
  await expect(page.getByText('Tamm Academy')).toBeVisible();
  await expect(page.getByText('4 Harbor Street')).toBeVisible();
  expect(found).toEqual([]);
});

test('a plan that has ended says what is locked, and a payment opens it again; a change waits for the next period', async ({
  page,
  openBrowser,
}) => {
  const coach = await join(page.request, { role: 'coach', name: 'Nadia Fern' });
  await endTrial(coach);
  await enterAs(page, coach, '/dashboard/billing');
  const billing = new BillingPage(page);
  await expect(billing.plan(/^Basic Scout/)).toContainText('Nothing is deleted.');
  const found = await findBarriers(page, 'a plan that has ended', ON_A_PHONE);
  await billing.choose('Pro Scout, annual');
  await expect(billing.dialog).toContainText('begins when your payment has arrived');
  await billing.confirm('Confirm');
  await page.getByRole('link', { name: 'Open the invoice' }).click();
  await expect(page.getByText('The period begins when your payment has arrived')).toBeVisible();
  const number = await new Shell(page).heading.innerText();
  await page.getByRole('link', { name: 'Back to Billing' }).click();

  const office = await openBrowser();
  await enterAs(office, demoPerson('admin'), '/dashboard/invoices');
  await new InvoicesPage(office).markPaid(number, 'WIRE 77');
  await expect(billing.plan(/^Pro Scout · annual/)).toContainText('Paid until');

  await billing.choose('Basic Scout, monthly');
  await expect(billing.dialog).toContainText('Until then your plan stays as it is.');
  await expect(billing.dialog).toContainText('What is locked then');
  found.push(...(await findBarriers(page, 'a change to less', ON_A_DESK)));
  await billing.confirm('Confirm');
  await expect(page.getByText(/^From .* you have Basic Scout, monthly\./)).toBeVisible();
  await page.getByRole('button', { name: 'Take the change back' }).click();
  await expect(page.getByText('Your plan stays as it is')).toBeVisible();
  await expect(page.getByText(/you have Basic Scout, monthly\./)).toHaveCount(0);
  expect(found).toEqual([]);
});

test('a colleague reads the plan and who decides, and /pricing marks the plan and leads here', async ({
  page,
}) => {
  const owner = await join(page.request, { role: 'coach', name: 'Greta Holm' });
  const colleague = await join(page.request, { role: 'coach', name: 'Sven Aker' });
  await shareDesk(owner, colleague);
  await enterAs(page, colleague, '/dashboard/billing');
  await expect(page.getByText('Greta Holm decides about this plan')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Choose/ })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Your invoices' })).toHaveCount(0);
  const found = await findBarriers(page, 'billing for a colleague');

  const pro = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Pro Scout' }) });
  const toBilling = pro.getByRole('link', { name: 'Go to Billing' });
  // Without the page's own scripts: what runs before the first paint is enough for what the buttons say.
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/pricing');
  await expect(toBilling).toHaveAttribute('href', '/dashboard/billing');
  await expect(pro.getByRole('link', { name: 'Start Free Trial' })).toBeHidden();
  await page.unroute('**/assets/*.js');
  await page.goto('/pricing');
  await expect(page.getByText('Your plan', { exact: true }).filter({ visible: true })).toHaveCount(1);
  await expect(pro.getByText('Your plan')).toBeVisible();
  found.push(...(await findBarriers(page, '/pricing for a coach')));
  expect(found).toEqual([]);
});

test('billing is for coaches, and invoices are for admins', async ({ page }) => {
  await enterAs(page, demoPerson('guardian'), '/dashboard/billing');
  await expect(page.getByText('This page is for coaches')).toBeVisible();
  await page.goto('/dashboard/invoices');
  await expect(page.getByText('This page is for admins')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Invoices' })).toHaveCount(0);
});
