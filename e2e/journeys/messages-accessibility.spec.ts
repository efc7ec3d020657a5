/** axe over the conversations: narrow by day, wide by night. */
import type { Locale } from '@faircourt/contracts/vocabulary';
import { findBarriers, lookOver, ON_A_PHONE } from '../checks/accessibility.ts';
import { seedConversation, seedMessages } from '../people/conversations.ts';
import { expect, test } from '../product/journey.ts';
import { MessagesPage } from '../pages/messages-page.ts';
import { Shell } from '../pages/shell.ts';
import { enterAs, join } from '../people/people.ts';

/** Not English, in which every journey is walked: longer words show what does not fit. */
const locale: Locale = 'es';

// Several looks at several pages each; one page load serves four of them.
test.describe.configure({ timeout: 180_000 });
test(`the list and a conversation (${locale})`, async ({ page }) => {
  const conversation = await seedConversation(page.request, locale);
  await seedMessages(conversation, { by: 'coach', count: 3 });
  await enterAs(page, conversation.guardian, '/dashboard/messages');
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
  await expect(page.getByText('Nora Whitfield', { exact: true })).toBeVisible();
  const found = await findBarriers(page, `/dashboard/messages in ${locale}`);
  await page.goto(`/dashboard/messages/${conversation.id}`);
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
  await expect(page.getByText('Note 3', { exact: true })).toBeVisible();
  await page.locator('textarea').fill('x'.repeat(4100));
  await expect(page.locator('textarea[aria-invalid=true]')).toBeVisible();
  found.push(...(await findBarriers(page, `a conversation in ${locale}`)));
  expect(found).toEqual([]);
});

test('no conversations, none to be found, and the dialogs', async ({ page }) => {
  await enterAs(page, await join(page.request, { role: 'guardian' }), '/dashboard/messages');
  await expect(page.getByText('No conversations yet')).toBeVisible();
  const found = await findBarriers(page, 'no conversations', ON_A_PHONE);
  await page.goto('/dashboard/messages/nothing');
  await expect(new Shell(page).heading).toHaveText('There is no conversation here');
  found.push(...(await findBarriers(page, 'no such conversation', ON_A_PHONE)));

  const conversation = await seedConversation(page.request);
  await seedMessages(conversation, { by: 'coach', count: 1 });
  await enterAs(page, conversation.guardian, `/dashboard/messages/${conversation.id}`);
  const messages = new MessagesPage(page);
  await page.route('**/api/threads/*/messages', (route) => route.abort());
  await messages.write('Lost on the way');
  await messages.attach({
    name: 'game.exe',
    mimeType: 'application/x-msdownload',
    buffer: Buffer.from('MZ'),
  });
  await expect(messages.outgoing.getByText('Not sent yet.')).toBeVisible();
  found.push(...(await findBarriers(page, 'a message that waits, a file that is refused', ON_A_PHONE)));
  await messages.ask('Report');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.getByRole('button', { name: 'Send report' }).click();
  found.push(...(await findBarriers(page, 'the report', ON_A_PHONE)));
  await page.keyboard.press('Escape');
  await messages.ask('Block Nora Whitfield');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  found.push(...(await lookOver(page)));
  expect(found).toEqual([]);
});
