/** A year of Pro Scout or of the report by purchase order: sent, accepted and paid; or refused. */
import { expect, test } from '../product/journey.ts';
import { findBarriers, ON_A_PHONE } from '../checks/accessibility.ts';
import { BillingPage, InvoicesPage } from '../pages/billing-page.ts';
import { Shell } from '../pages/shell.ts';
import { verifiedCoach } from '../people/coaches.ts';
import { demoPerson, enterAs, join } from '../people/people.ts';

const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<< >>\nendobj\ntrailer\n<< >>\n%%EOF\n');

test('a coach sends a purchase order with its document, an admin accepts it, and its invoice is paid', async ({
  page,
  openBrowser,
}) => {
  const coach = await join(page.request, { role: 'coach', name: 'Berit Sand' });
  await enterAs(page, coach, '/dashboard/billing');
  const billing = new BillingPage(page);
  await page.getByRole('button', { name: 'Send a purchase order' }).click();
  await billing.dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(billing.dialog.getByText('Please fill this in.')).toBeVisible();
  await billing.dialog.getByRole('textbox', { name: 'Purchase order number' }).fill('PO-2026-117');
  const found = await findBarriers(page, 'sending a purchase order');
  await page.setViewportSize({ width: 1280, height: 900 });
  await billing.confirm('Send');
  const order = billing.order('PO-2026-117');
  await expect(order).toContainText('Waiting');
  const choosing = page.waitForEvent('filechooser');
  await order.getByRole('button', { name: 'Add the document' }).click();
  await (await choosing).setFiles({ name: 'order.pdf', mimeType: 'application/pdf', buffer: PDF });
  await expect(order.getByRole('button', { name: 'Download the document: order.pdf' })).toBeVisible();

  const office = await openBrowser();
  await enterAs(office, demoPerson('admin'));
  const waiting = office.getByRole('main').getByText(/purchase orders? (is|are) waiting/);
  await expect(waiting).toBeVisible();
  await new Shell(office).navigation.getByRole('link', { name: /^Purchase orders/ }).click();
  const row = office.getByRole('listitem').filter({ hasText: 'PO-2026-117' });
  await expect(row).toContainText('Berit Sand');
  const downloading = office.waitForEvent('download');
  await row.getByRole('button', { name: 'Download the document: order.pdf' }).click();
  expect((await downloading).suggestedFilename()).toBe('order.pdf');
  found.push(...(await findBarriers(office, '/dashboard/purchase-orders')));
  await office.setViewportSize({ width: 1280, height: 900 });
  await row.getByRole('button', { name: 'Accept: PO-2026-117' }).click();
  await office.getByRole('alertdialog').getByRole('button', { name: 'Accept' }).click();
  await expect(office.getByText('Purchase order PO-2026-117 is accepted')).toBeVisible();
  await expect(row).toHaveCount(0);

  // The coach's page follows without being loaded again.
  await expect(order).toContainText('Accepted');
  await expect(billing.plan(/^Pro Scout · annual/)).toContainText('Free trial');
  await order.getByRole('link', { name: 'Open the invoice' }).click();
  await expect(page.getByText('PO-2026-117', { exact: true })).toBeVisible();
  await expect(new Shell(page).heading).not.toHaveText('Billing');
  const number = await new Shell(page).heading.innerText();
  await new Shell(office).navigation.getByRole('link', { name: /^Invoices/ }).click();
  await new InvoicesPage(office).markPaid(number, 'WIRE 117');
  await expect(page.getByText('This invoice is paid. Thank you.')).toBeVisible();
  expect(found).toEqual([]);
});

test('an admin refuses a purchase order, and the coach reads why and takes the next one back', async ({
  page,
  openBrowser,
}) => {
  const coach = await join(page.request, { role: 'coach', name: 'Ines Moor' });
  await enterAs(page, coach, '/dashboard/billing');
  const billing = new BillingPage(page);
  const send = async (number: string) => {
    await page.getByRole('button', { name: 'Send a purchase order' }).click();
    await billing.dialog.getByRole('textbox', { name: 'Purchase order number' }).fill(number);
    await billing.confirm('Send');
    await expect(billing.order(number)).toContainText('Waiting');
  };
  await send('PO-88');
  const office = await openBrowser();
  await enterAs(office, demoPerson('admin'), '/dashboard/purchase-orders');
  await office.getByRole('button', { name: 'Refuse: PO-88' }).click();
  const dialog = office.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('The amount is not ours.');
  await dialog.getByRole('button', { name: 'Refuse' }).click();
  await expect(billing.order('PO-88')).toContainText('Reason: The amount is not ours.');
  await send('PO-89');
  await billing.order('PO-89').getByRole('button', { name: 'Take back: PO-89' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take back' }).click();
  await expect(billing.order('PO-89')).toContainText('Taken back');
});

test('a coach orders the report by purchase order, and reads once an admin has accepted it', async ({
  page,
  openBrowser,
}) => {
  const { person: coach } = await verifiedCoach(page.request, { name: 'Ilse Varga' });
  await enterAs(page, coach, '/dashboard/billing');
  const billing = new BillingPage(page);
  const report = billing.plan(/^Global Player Report/);
  await report.getByRole('button', { name: 'Pay by purchase order' }).click();
  await expect(billing.dialog).toContainText('For a year of Global Player Report at $1,000.00.');
  await billing.dialog.getByRole('textbox', { name: 'Purchase order number' }).fill('PO-GPR-5');
  const found = await findBarriers(page, 'a purchase order for the report', ON_A_PHONE);
  await page.setViewportSize({ width: 1280, height: 900 });
  await billing.confirm('Send');
  const order = report.getByRole('listitem').filter({ hasText: 'PO-GPR-5' });
  await expect(order).toContainText('Waiting');
  await expect(report.getByRole('button', { name: 'Pay by purchase order' })).toHaveCount(0);
  await report.getByRole('link', { name: 'Go to the reports' }).click();
  await expect(page.getByText('Your purchase order PO-GPR-5 is waiting.')).toBeVisible();

  const office = await openBrowser();
  await enterAs(office, demoPerson('admin'), '/dashboard/purchase-orders');
  const row = office.getByRole('listitem').filter({ hasText: 'PO-GPR-5' });
  await expect(row).toContainText('Global Player Report, annual');
  await row.getByRole('button', { name: 'Accept: PO-GPR-5' }).click();
  await expect(office.getByRole('alertdialog')).toContainText('A year of Global Player Report begins');
  await office.getByRole('alertdialog').getByRole('button', { name: 'Accept' }).click();
  await expect(office.getByText('Purchase order PO-GPR-5 is accepted')).toBeVisible();

  // The shelf opens without being loaded again.
  await expect(page.getByText(/^Your purchase order is accepted\. Its invoice is due on/)).toBeVisible();
  await expect(page.getByRole('list', { name: 'Issues' }).getByRole('link').first()).toContainText('latest');
  await page.getByRole('link', { name: 'Open the invoice' }).click();
  await expect(page.getByText('Global Player Report, annual')).toBeVisible();
  await expect(page.getByText('PO-GPR-5', { exact: true })).toBeVisible();
  await expect(new Shell(page).heading).not.toHaveText('Billing');
  const number = await new Shell(page).heading.innerText();
  await new Shell(office).navigation.getByRole('link', { name: /^Invoices/ }).click();
  await new InvoicesPage(office).markPaid(number, 'WIRE 5');
  await expect(page.getByText('This invoice is paid. Thank you.')).toBeVisible();
  expect(found).toEqual([]);
});
