/** The extras of Pro Scout by the year: booked on the page of billing, answered by an admin, and not there for others. */
import { z } from 'zod';
import { findBarriers } from '../checks/accessibility.ts';
import { SupportInboxPage } from '../pages/support-inbox-page.ts';
import { payForPro } from '../people/coaches.ts';
import { demoPerson, enterAs, join, userOf } from '../people/people.ts';
import { askDatabase } from '../product/product.ts';
import { expect, test } from '../product/journey.ts';

test('the owner of an annual plan books a strategy call, and reads the answer on the same page', async ({
  page,
  openBrowser,
}) => {
  test.setTimeout(180_000);
  const coach = await join(page.request, { role: 'coach', name: 'Signe Dahl' });
  await payForPro(coach);
  await enterAs(page, coach, '/dashboard/billing');
  const extras = page.getByRole('region', { name: 'Included in your annual plan' });
  await expect(page.getByRole('region', { name: /^Pro Scout/ })).toBeVisible();
  await expect(extras, 'a monthly plan has none').toHaveCount(0);

  await askDatabase(
    z.unknown(),
    `update subscriptions set billing_interval = 'year' where owner_user_id = ${userOf('$1')}`,
    [coach.email],
  );
  await page.reload();
  await extras.getByRole('button', { name: 'Book: Quarterly strategy call' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog.getByText('Please fill this in.')).toBeVisible();
  await dialog.getByLabel('In a few words').fill('Guards for the class of 2028.');
  await dialog.getByLabel('Times that suit you').fill('Tuesdays');
  const barriers = await findBarriers(page, 'booking an extra');
  await page.setViewportSize({ width: 1440, height: 900 });
  await dialog.getByRole('button', { name: 'Send' }).click();
  const call = extras.getByRole('listitem').filter({ hasText: 'Quarterly strategy call' });
  await expect(call).toContainText('Waiting for us');
  await expect(call).toContainText('You can book the next call from');
  await expect(call.getByRole('button')).toHaveCount(0);
  barriers.push(...(await findBarriers(page, 'billing with extras')));
  await page.setViewportSize({ width: 1440, height: 900 });

  const reference = (await call.getByRole('link').innerText()).replace('Open ', '');
  const office = await openBrowser();
  await enterAs(office, demoPerson('admin'), `/dashboard/support?search=${reference}`);
  const inbox = new SupportInboxPage(office);
  await expect(inbox.row(reference)).toContainText('Priority: Pro Scout');
  await expect(inbox.row(reference)).toContainText('Quarterly strategy call');
  await inbox.open(reference);
  await inbox.answer('Tuesday at ten?');
  await expect(call, 'without reloading').toContainText('Tuesday at ten?');
  await expect(call).toContainText("We've answered");
  expect(barriers).toEqual([]);
});
