/** An invoice on paper: the sheet alone, on one page, dark on white also for those who read dark. */
import { BillingPage } from '../pages/billing-page.ts';
import { Shell } from '../pages/shell.ts';
import { enterAs, join } from '../people/people.ts';
import { expect, test } from '../product/journey.ts';

test('an invoice is printed as one light page without the navigation', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const coach = await join(page.request, { role: 'coach', name: 'Runa Vik' });
  await enterAs(page, coach, '/dashboard/billing');
  const billing = new BillingPage(page);
  await billing.choose('Basic Scout, monthly');
  await billing.confirm('Confirm');
  await page.getByRole('link', { name: 'Open the invoice' }).click();
  await expect(page.getByRole('heading', { name: 'How to pay' })).toBeVisible();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const sheet = page.locator('[data-print-sheet]');
  await expect(sheet.getByText(/^Invoice FC-/)).toBeVisible();
  await expect(sheet.getByText('Runa Vik')).toBeVisible();
  await expect(sheet.getByRole('heading', { name: 'How to pay' })).toBeVisible();
  await expect(new Shell(page).navigation).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByRole('button', { name: /^Download PDF/ })).toBeHidden();
  const ink = await sheet.evaluate((element) => getComputedStyle(element).color);
  expect(lightnessOf(ink)).toBeLessThan(0.4);
  const paper = await page.pdf({ format: 'A4' });
  expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

/** Of `oklch(0.2 …)` or of `rgb(20, 20, 20)`, from 0 to 1. */
function lightnessOf(color: string): number {
  const [, name = '', first = '1', second = '0', third = '0'] =
    /^(\w+)\(([\d.]+)[ ,]+([\d.]+)[ ,]+([\d.]+)/.exec(color) ?? [];
  if (name === 'oklch' || name === 'oklab') return Number(first);
  return (Number(first) + Number(second) + Number(third)) / 3 / 255;
}
