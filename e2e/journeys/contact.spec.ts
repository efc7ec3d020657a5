/** Asking to talk: the recruiting calendar, the family's answer, and the calendar as directors keep it. */
import { z } from 'zod';
import { buildAthlete } from '../people/athletes.ts';
import { verifiedCoach } from '../people/coaches.ts';
import { buildFamily, signForms } from '../people/families.ts';
import { expect, test } from '../product/journey.ts';
import { AthletePage } from '../pages/athlete-page.ts';
import { RequestsPage } from '../pages/requests-page.ts';
import { Shell } from '../pages/shell.ts';
import { demoPerson, enterAs, join } from '../people/people.ts';
import { askDatabase } from '../product/product.ts';

test('a coach requests contact, the guardian approves, and a conversation opens for the coach', async ({
  page,
  openBrowser,
}) => {
  const { athleteId: id, guardian } = await buildFamily(page.request, {
    name: 'Ruth Eklund',
    guardianName: 'Per Eklund',
    profile: { visibility: 'public', grad_year: 2027 },
  });
  await signForms(id, guardian);
  const { person: coach } = await verifiedCoach(page.request, { name: 'Gwen Sadler', division: 'naia' });
  await enterAs(page, coach, `/athletes/${id}`);
  const contact = new AthletePage(page).group('Contact');
  await contact.getByRole('button', { name: 'Request contact' }).click();
  const asking = page.getByRole('dialog', { name: 'Request contact with Ruth E.' });
  await asking.getByRole('button', { name: 'Send request' }).click();
  await expect(asking.getByText('Choose the program you ask for.')).toBeVisible();
  await asking.getByText('Women’s', { exact: true }).click();
  // No director has confirmed the seeded rule for years: the coach is warned, and may ask all the same.
  await expect(asking).toContainText('Check your rules before you ask');
  await asking.getByText('Sources', { exact: true }).click();
  await expect(asking).toContainText('prepsearch.net');
  await asking.getByLabel('Message to the family').fill('We would like to meet Ruth.');
  await asking.getByRole('button', { name: 'Send anyway' }).click();
  await expect(contact).toContainText('You requested contact.');
  await expect(contact.getByRole('button')).toHaveCount(0);

  const phone = await openBrowser({ viewport: { width: 360, height: 740 } });
  await enterAs(phone, guardian, '/dashboard/requests');
  const requests = new RequestsPage(phone);
  const title = 'Gwen Sadler requests contact with Ruth Eklund';
  await expect(requests.waiting(title)).toContainText('NAIA today: ');
  await expect(requests.waiting(title).getByRole('link', { name: 'Contact calendar' })).toBeVisible();
  await requests
    .waiting(title)
    .getByRole('button', { name: `Approve: ${title}` })
    .click();
  const question = requests.dialog('Let Gwen Sadler write?');
  await expect(question).toContainText('every guardian');
  await question.getByRole('button', { name: 'Approve' }).click();
  await expect(requests.settled(title)).toContainText('Approved');
  const conversation = contact.getByRole('link', { name: 'Open the conversation' });
  await expect(conversation).toBeVisible();
  await expect(conversation).toHaveAttribute('href', /^\/dashboard\/messages\/[0-9a-f-]{36}$/);
  await conversation.click();
  await expect(page.getByText('We would like to meet Ruth.'), 'with what it begins').toBeVisible();
  await page.goBack();
  const beside = await openBrowser({ viewport: { width: 360, height: 740 } });
  await enterAs(beside, guardian, `/dashboard/athletes/${id}/preview`);
  const open = beside.getByRole('link', { name: /^Conversation open with Gwen Sadler, .+ since / });
  await expect(open, 'closed to coaches like all others alone').toBeVisible();
  await beside.goto('/dashboard/messages');
  await expect(
    beside.getByRole('listitem').filter({ hasText: 'Gwen Sadler' }),
    'the list says how it begins',
  ).toContainText('Gwen Sadler: We would like to meet Ruth.');

  await expect(requests.open).toContainText('A conversation is open');
  await requests
    .settled(title)
    .getByRole('button', { name: /^End this contact/ })
    .click();
  const ending = requests.dialog('End contact with Gwen Sadler?');
  await expect(ending, 'what ends is said before it does').toContainText('The conversation closes');
  await ending.getByRole('button', { name: 'End this contact' }).click();
  await expect(requests.settled(title)).toContainText('Declined');
  await expect(contact).toContainText('The family has declined.');

  // The dashboard leads to the answer, which is marked once, and is no news after that.
  await page.goto('/dashboard');
  const waiting = page.getByRole('region', { name: 'Waiting for you' });
  await waiting.getByRole('link', { name: /^Open: Ruth E\.: the family declined/ }).click();
  await expect(page).toHaveURL('/dashboard/requests?status=declined');
  const row = page.getByRole('article', { name: 'Ruth E.' });
  await expect(row).toContainText('New');
  const inMenu = new Shell(page).navigation.getByRole('link', { name: /^Requests/ });
  await expect(inMenu).toHaveText('Requests');
  await page.reload();
  await expect(row).toContainText('Contact');
  await expect(row).not.toContainText('New');
  await page.goto('/dashboard');
  await expect(waiting).toBeVisible();
  await expect(waiting).not.toContainText('Ruth E.');
});

test('before the day that the calendar names a request is held back, with the day and its sources', async ({
  page,
}) => {
  const year = new Date().getUTCFullYear() + 5;
  const { id } = await buildAthlete(page.request, {
    profile: { visibility: 'public', grad_year: year },
  });
  const { person: coach } = await verifiedCoach(page.request, { division: null });
  await enterAs(page, coach, `/athletes/${id}`);
  await new AthletePage(page).group('Contact').getByRole('button', { name: 'Request contact' }).click();
  const asking = page.getByRole('dialog');
  await asking.getByText('Men’s', { exact: true }).click();
  await expect(asking).toContainText('You can’t send a request yet');
  await expect(asking).toContainText(`From Jun 15, ${year - 2} on you can ask.`);
  await expect(asking.getByRole('button', { name: 'Send request' })).toBeDisabled();
  await asking.getByText('Sources', { exact: true }).click();
  await expect(asking.getByRole('listitem')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await new AthletePage(page).ask('Academics');
  await expect(asking).toContainText('This request goes without a message');
});

test('a director confirms a rule, adds one and deletes it; nobody else does', async ({ page }) => {
  await enterAs(page, demoPerson('regional_director'));
  await new Shell(page).navigation.getByRole('link', { name: 'Contact Calendar' }).click();
  const list = page.getByRole('region', { name: 'Rules', exact: true });
  await list.getByText('rules as a table').click();
  await list.getByLabel('Division', { exact: true }).selectOption('NCAA Division II');
  await list.getByLabel('Program', { exact: true }).selectOption('Men’s');
  await list.getByLabel('Class', { exact: true }).selectOption('2034');
  const rows = list.getByRole('row');
  // Column names, and the one rule.
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(1)).toContainText('Jun 15, 2032');
  await expect(rows.nth(1)).toContainText('Older than a year');
  await rows
    .nth(1)
    .getByRole('button', { name: /^Confirm/ })
    .click();
  await expect(rows.nth(1)).not.toContainText('Older than a year');

  const form = page.getByRole('region', { name: 'Add a rule' });
  await form.getByLabel('Division').selectOption('NCAA Division II');
  await form.getByLabel('Class').fill('2034');
  await form.getByLabel('First day').fill('2032-07-01');
  await form.getByRole('button', { name: 'Add rule' }).click();
  await expect(form.getByLabel('Source')).toHaveAccessibleDescription(/Please fill this in/);
  await form.getByLabel('Source').fill('A page of the association');
  await form.getByRole('button', { name: 'Add rule' }).click();
  await expect(rows).toHaveCount(3);
  const added = rows.filter({ hasText: 'A page of the association' });
  await expect(added).toContainText('Jul 1, 2032');
  await added.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(rows).toHaveCount(2);
  await askDatabase(
    z.unknown(),
    `update contact_rules set as_of = '2023-08-01' where division = 'ncaa_d2' and program = 'men' and grad_year = 2034`,
  );

  await enterAs(page, demoPerson('guardian'), '/dashboard/contact-rules');
  await list.getByText('rules as a table').click();
  await expect(list.getByRole('row').filter({ hasText: 'prepsearch.net' })).not.toHaveCount(0);
  await expect(list.getByRole('button')).toHaveCount(0);
  await expect(form).toHaveCount(0);
  await enterAs(page, await join(page.request, { role: 'regional_director' }), '/dashboard/contact-rules');
  await expect(page.getByText('Your account is waiting for approval')).toBeVisible();
});

test('everybody reads the calendar as a time line of one class, and follows it in a calendar program', async ({
  page,
  openBrowser,
}) => {
  await enterAs(page, demoPerson('coach'), '/dashboard/requests');
  // The same line as beside every message.
  await expect(page.getByText('NCAA Division III today: coaches may write at any time.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Contact calendar' }).click();
  const line = page.getByRole('region', { name: /^Class of \d{4}, year by year$/ });
  await line.getByLabel('Class of').selectOption('2034');
  await expect(page).toHaveURL(/\?class=2034$/);
  await expect(line.getByRole('heading', { name: 'NCAA Division I, Men’s' })).toBeVisible();
  await expect(line.getByTitle('Open from Jun 15, 2032').nth(0)).toBeVisible();
  await line.getByRole('button', { name: 'Earlier class' }).click();
  await expect(page).toHaveURL(/\?class=2033$/);
  await page.reload();
  await expect(line.getByRole('heading', { name: 'Class of 2033, year by year' })).toBeVisible();

  const follow = page.getByRole('region', { name: 'In your own calendar' });
  await follow.getByLabel('Division to follow').selectOption('NCAA Division II');
  const subscribe = follow.getByRole('link', { name: 'Subscribe' });
  await expect(subscribe).toHaveAttribute(
    'href',
    /^webcal:\/\/.+\/api\/contact-calendar\/ncaa_d2\/feed\.ics\?class=2033&locale=en$/,
  );
  // As a calendar program does: without a session.
  const address = (await subscribe.getAttribute('href'))?.replace('webcal:', 'http:') ?? '';
  const stranger = await openBrowser();
  const feed = await stranger.request.get(address);
  expect(feed.headers()['content-type']).toBe('text/calendar; charset=utf-8');
  expect(await feed.text()).toContain('DTSTART;VALUE=DATE:20310615');

  const phone = await openBrowser({ viewport: { width: 360, height: 740 } });
  await enterAs(phone, demoPerson('guardian'), '/dashboard/contact-rules?class=2034');
  await expect(phone.getByText('Quiet before Jun 15, 2032').nth(0)).toBeVisible();
  const width = await phone.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(360);
  const height = await phone.evaluate(() => document.documentElement.scrollHeight);
  console.log(`height /dashboard/contact-rules 360: ${height} px`);
  expect(height).toBeLessThanOrEqual(3_500);
  await phone.goto('/dashboard/requests');
  // Of the division of the coach who asks, in the words that the coach reads.
  const today = 'NCAA Division III today: coaches may write at any time.';
  await expect(phone.getByText(today).first()).toBeVisible();
});
