/** A decision of moderators, the appeal of the person concerned, and what a second moderator makes of it. */
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { findBarriers, ON_A_DESK, ON_A_PHONE } from '../checks/accessibility.ts';
import { ModerationPage } from '../pages/moderation-page.ts';
import { Shell } from '../pages/shell.ts';
import { anotherAdmin } from '../people/admins.ts';
import { seedConversation, seedMessages } from '../people/conversations.ts';
import { callerOf, demoPerson, enterAs } from '../people/people.ts';
import { expect, test } from '../product/journey.ts';
import { askDatabase } from '../product/product.ts';

const LOOKS = [
  { width: 360, looks: ON_A_PHONE },
  { width: 1440, looks: ON_A_DESK },
] as const;

for (const { width, looks } of LOOKS) {
  test(`a coach appeals a removal, and another moderator undoes it at ${width} px`, async ({
    page,
    openBrowser,
  }) => {
    const screen = { width, height: 800 };
    await page.setViewportSize(screen);
    const conversation = await seedConversation(page.request);
    await seedMessages(conversation, { by: 'coach', count: 1 });
    const second = await anotherAdmin(page.request, `Sigrid ${randomUUID().slice(0, 5)}`);
    const itemId = await removeMessage(page.request, conversation);

    await enterAs(page, conversation.coach, '/dashboard/decisions');
    const shell = new Shell(page);
    const own = page.getByRole('region', { name: 'Something of yours was removed' });
    await expect(own).toContainText('You can appeal this decision once.');
    await own.getByRole('button', { name: 'Appeal' }).click();
    const dialog = page.getByRole('dialog', { name: 'Appeal' });
    await dialog.getByRole('button', { name: 'Appeal' }).click();
    await expect(dialog.getByRole('textbox')).toHaveAccessibleDescription(/Please fill this in/);
    await dialog.getByRole('textbox').fill('I only wrote about the camp.');
    expect(await findBarriers(page, 'appealing', looks)).toEqual([]);
    await page.setViewportSize(screen);
    await dialog.getByRole('button', { name: 'Appeal' }).dblclick();
    await expect(shell.message('Your appeal is with our moderators')).toBeVisible();
    await expect(own).toContainText('Another moderator will decide.');
    await expect(own.getByRole('button', { name: 'Appeal' })).toHaveCount(0);
    expect(await findBarriers(page, '/dashboard/decisions', looks)).toEqual([]);

    const decider = await openBrowser({ viewport: screen });
    await enterAs(decider, demoPerson('admin'), `/dashboard/moderation/${itemId}`);
    const decided = new ModerationPage(decider).card('Decisions');
    await expect(decided).toContainText('Waiting for another moderator');
    await expect(decided.getByRole('button', { name: 'Accept and undo' })).toHaveCount(0);

    const theirs = await openBrowser({ viewport: screen });
    await enterAs(theirs, second, '/dashboard/moderation?part=appeals');
    const moderation = new ModerationPage(theirs);
    await moderation.entry(itemId).getByRole('link').click();
    const card = moderation.card('Decisions');
    await expect(card).toContainText('I only wrote about the camp.');
    expect(await findBarriers(theirs, 'an item with an appeal', looks)).toEqual([]);
    await theirs.setViewportSize(screen);
    await card.getByRole('button', { name: 'Accept and undo' }).click();
    const answer = theirs.getByRole('dialog', { name: 'Accept and undo' });
    await answer.getByRole('textbox').fill('You are right: nothing was wrong with it.');
    await answer.getByRole('button', { name: 'Accept and undo' }).dblclick();
    await expect(new Shell(theirs).message('The appeal is answered')).toBeVisible();
    await expect(card).toContainText('Accepted: You are right');

    await page.goto('/dashboard/decisions');
    await expect(own).toContainText('Accepted: You are right: nothing was wrong with it.');
    await shell.bell.click();
    await expect(shell.notifications).toContainText('What was removed is back');
    await enterAs(page, conversation.athlete, `/dashboard/messages/${conversation.id}`);
    await expect(page.getByRole('main')).toContainText('Note 1');
    await shell.bell.click();
    await expect(shell.notifications).toContainText(
      'A different moderator looked again and changed the decision.',
    );
  });
}

/** The athlete reports the coach's message, and the demo's admin removes it. Returns the item. */
async function removeMessage(
  request: Parameters<typeof callerOf>[0],
  conversation: Awaited<ReturnType<typeof seedConversation>>,
): Promise<string> {
  const [message] = await askDatabase(
    z.object({ id: z.uuid() }),
    'select id from messages where thread_id = $1',
    [conversation.id],
  );
  const athlete = await callerOf(request, conversation.athlete);
  await athlete('POST', `/api/threads/${conversation.id}/report`, {
    message_id: message?.id,
    category: 'harassment',
    reason: 'I do not like it.',
  });
  const [item] = await askDatabase(
    z.object({ id: z.uuid() }),
    'select id from moderation_items where subject_id = $1',
    [conversation.id],
  );
  const id = item?.id ?? '';
  const admin = await callerOf(request, demoPerson('admin'));
  await admin('POST', `/api/moderation-items/${id}/claim`);
  await admin('POST', `/api/moderation-items/${id}/close`, {
    outcome: 'acted',
    note: 'Seen.',
    measures: ['remove'],
    reason: 'This is not how we talk here.',
  });
  return id;
}
