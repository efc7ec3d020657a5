/** A child reports a coach; contact pauses before anybody has looked, and an admin finds what was said. */
import { z } from 'zod';
import { findBarriers, ON_A_DESK, ON_A_PHONE } from '../checks/accessibility.ts';
import { MessagesPage } from '../pages/messages-page.ts';
import { ModerationPage } from '../pages/moderation-page.ts';
import { Shell } from '../pages/shell.ts';
import { seedConversation, seedMessages } from '../people/conversations.ts';
import { demoPerson, enterAs } from '../people/people.ts';
import { expect, test } from '../product/journey.ts';
import { askDatabase } from '../product/product.ts';

const LOOKS = [
  { width: 360, looks: ON_A_PHONE },
  { width: 1440, looks: ON_A_DESK },
] as const;

for (const { width, looks } of LOOKS) {
  test(`a child-safety report pauses contact and waits for an admin at ${width} px`, async ({
    page,
    openBrowser,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const conversation = await seedConversation(page.request);
    await seedMessages(conversation, { by: 'coach', count: 3 });
    await enterAs(page, conversation.athlete, `/dashboard/messages/${conversation.id}`);
    await new MessagesPage(page).report.click();
    const dialog = page.getByRole('dialog', { name: 'Report this conversation' });
    await dialog.getByLabel('What is wrong?').selectOption('A child may be at risk');
    await expect(dialog).toContainText('Contact between this coach and the athlete pauses at once');
    await dialog.getByLabel('What happened?').fill(`He wants secrets (${width}).`);
    await dialog.getByRole('button', { name: 'Send report' }).click();
    await expect(new Shell(page).message('Report sent')).toBeVisible();
    await expect(page.getByText('This conversation is closed')).toBeVisible();

    const coachPage = await openBrowser();
    await enterAs(coachPage, conversation.coach, '/dashboard/messages');
    await expect(coachPage.getByRole('main')).not.toContainText('Kit');

    await enterAs(page, demoPerson('admin'), '/dashboard');
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Moderation/ })
      .click();
    const shell = new Shell(page);
    const moderation = new ModerationPage(page);
    await expect(shell.heading).toHaveText('Moderation');
    const [item] = await askDatabase(
      z.object({ id: z.uuid() }),
      `select id from moderation_items where subject_id = $1`,
      [conversation.id],
    );
    const row = moderation.entry(item?.id ?? '');
    await expect(row).toContainText('Contact paused');
    await expect(row).toContainText('Nobody works on it');
    await expect(row).toContainText('Conversation: A child may be at risk');
    await expect(row).toContainText('Critical');
    await expect(row).toContainText('Decide in');
    expect(await findBarriers(page, '/dashboard/moderation', looks)).toEqual([]);
    await page.setViewportSize({ width, height: 800 });

    await row.getByRole('link').focus();
    await page.keyboard.press('Enter');
    await expect(shell.heading).toHaveText('Conversation: A child may be at risk');
    const reported = moderation.card('What was reported');
    await expect(reported).toContainText(`He wants secrets (${width}).`);
    await expect(reported).toContainText('Note 3');
    await expect(moderation.card('People')).toContainText('Nora Whitfield');
    await page.getByRole('button', { name: 'Claim' }).click();
    await expect(page.getByRole('region', { name: 'Who works on it' })).toContainText('You work on this');
    await expect(page.getByRole('button', { name: 'Give back' })).toBeFocused();
    expect(await findBarriers(page, 'an item', looks)).toEqual([]);
    await page.setViewportSize({ width, height: 800 });
    await page.getByRole('button', { name: 'Something is wrong' }).click();
    const deciding = page.getByRole('dialog');
    await expect(deciding.getByRole('checkbox', { name: 'Keep contact closed' })).toBeChecked();
    await deciding.getByRole('checkbox', { name: 'Warn' }).check();
    await deciding.getByRole('button', { name: 'Decide and close' }).click();
    await expect(deciding.getByLabel('Reason, as the person concerned reads it')).toHaveAccessibleDescription(
      /Please fill this in/,
    );
    await deciding.getByLabel('Reason, as the person concerned reads it').fill('Do not ask for secrets.');
    await deciding.getByLabel('What did you look at').fill('I spoke with the family.');
    expect(await findBarriers(page, 'deciding', looks)).toEqual([]);
    await page.setViewportSize({ width, height: 800 });
    await deciding.getByRole('button', { name: 'Decide and close' }).dblclick();
    await expect(shell.message('Decided.')).toBeVisible();
    await expect(page.getByRole('main')).toContainText('I spoke with the family.');
    await expect(moderation.card('Decisions')).toContainText('Do not ask for secrets.');

    await coachPage.setViewportSize({ width, height: 800 });
    await coachPage.goto('/dashboard/decisions');
    const own = coachPage.getByRole('region', { name: 'You were warned' });
    await expect(own).toContainText('Do not ask for secrets.');
    await expect(coachPage.getByRole('main')).not.toContainText('He wants secrets');
    expect(await findBarriers(coachPage, '/dashboard/decisions', looks)).toEqual([]);
    await enterAs(page, conversation.athlete, '/dashboard');
    await shell.bell.click();
    await expect(shell.notifications).toContainText('Something was wrong, and we acted.');
  });
}

test('nobody else gets past the door', async ({ page }) => {
  await enterAs(page, demoPerson('coach'), '/dashboard/moderation');
  await expect(page.getByRole('main')).toContainText('This page is for admins');
});
