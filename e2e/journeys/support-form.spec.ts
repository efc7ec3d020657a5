/** /support: writing to us without an account. */
import { expect, test } from '../product/journey.ts';
import { openMail } from '../pages/mail-outbox.ts';
import { chooseLanguage } from '../pages/public-header.ts';
import { newcomer } from '../people/people.ts';

test('a message is stored, confirmed on the page and by email', async ({ page }) => {
  const { name, email } = newcomer();
  await page.goto('/support?type=billing');
  await expect(page.getByRole('radio', { name: /^Plans and billing/ })).toBeChecked();
  await expect(page.getByText('You do not need an account')).toBeVisible();
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Your message', { exact: true }).fill('Can our school pay by purchase order?');
  await page.getByRole('button', { name: 'Send message' }).click();
  const heading = page.getByRole('heading', { name: 'We have your message' });
  await expect(heading).toBeFocused();
  const receipt = page.getByRole('region', { name: 'We have your message' });
  await expect(receipt).toContainText(email);
  const [reference = 'none'] = /FC-[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(await receipt.innerText()) ?? [];
  const mail = await openMail(page, { to: email, subject: reference });
  // A form that anybody can fill in must not mail anybody's words to anybody.
  await expect(mail).not.toContainText('purchase order?');
  await expect(mail).not.toContainText(name);
});

test('what is missing is said beside its field, and nothing is sent; a safety report says what happens next', async ({
  page,
}) => {
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST') sent += 1;
  });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/support');
  await page.getByLabel('Email address').fill('not-an-address');
  await page.getByRole('button', { name: 'Send message' }).click();
  const choose = page.getByText('Choose what it is about.');
  await expect(choose, 'in sight together with the tile that has the focus').toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('radio').first()).toBeFocused();
  const top = await choose.evaluate((words) => words.getBoundingClientRect().top);
  const bar = await page.getByRole('banner').evaluate((header) => header.getBoundingClientRect().bottom);
  expect(top, 'and below the bar at the top').toBeGreaterThanOrEqual(bar);
  await expect(page.getByLabel('Your name')).toHaveAccessibleDescription(/Tell us your name\./);
  await expect(page.getByLabel('Email address')).toHaveAccessibleDescription(
    /does not look like an email address/,
  );
  await expect(page.getByLabel('Your message', { exact: true })).toHaveAccessibleDescription(
    /Write your message here\./,
  );
  await expect(page.getByRole('alert')).toContainText('Nothing you wrote is lost.');
  expect(sent).toBe(0);

  const next = page.locator('form').getByText('What happens with your report');
  await expect(next).toBeHidden();
  await page.getByText('A safety concern', { exact: true }).click();
  await expect(next).toBeVisible();
  await expect(page.locator('form')).toContainText('answers within 24 hours, weekends included');
  await page.goto('/support?type=safety');
  await expect(next).toBeVisible();
});

test('nothing typed is lost when sending fails, on a reload or in another language', async ({ page }) => {
  const { email } = newcomer();
  await page.goto('/support?type=account');
  await page.getByLabel('Your name').fill('Lena Ruiz');
  await page.getByLabel('Email address').fill(email);
  const message = page.getByLabel('Your message', { exact: true });
  await message.fill('I cannot sign in.');
  await page.route('**/api/support*', (route) => route.abort('connectionrefused'));
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('alert')).toContainText(
    'Faircourt cannot be reached right now. What you wrote stays here.',
  );
  await expect(message).toHaveValue('I cannot sign in.');
  await page.reload();
  await expect(message).toHaveValue('I cannot sign in.');
  await chooseLanguage(page, 'Español');
  await expect(page).toHaveURL(/\/es\/support/);
  await expect(page.locator('[name=message]')).toHaveValue('I cannot sign in.');
  await expect(page.locator('[name=type][value=account]')).toBeChecked();

  await page.unroute('**/api/support*');
  await page.locator('form [type=submit]').click();
  await expect(page.getByText(email)).toBeVisible();
  await page.reload();
  await expect(page.locator('[name=message]')).toHaveValue('');
});
