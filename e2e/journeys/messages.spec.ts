/** Conversations between a coach, a guardian and an athlete, each in a browser of their own. */
import { buildAthlete } from '../people/athletes.ts';
import { seedConversation, seedMessages } from '../people/conversations.ts';
import { linkGuardian, signForms } from '../people/families.ts';
import { expect, test } from '../product/journey.ts';
import { MessagesPage } from '../pages/messages-page.ts';
import { Shell } from '../pages/shell.ts';
import { callerOf, enterAs } from '../people/people.ts';

test('what the coach writes arrives with the athlete and the guardian, who answers; for others there is no conversation', async ({
  page,
  request,
  openBrowser,
}) => {
  const conversation = await seedConversation(page.request);
  const path = `/dashboard/messages/${conversation.id}`;
  const athletePage = await openBrowser();
  const guardianPage = await openBrowser();
  await enterAs(athletePage, conversation.athlete, path);
  await enterAs(guardianPage, conversation.guardian);
  await enterAs(page, conversation.coach, path);
  const [coach, athlete, guardian] = [page, athletePage, guardianPage].map((one) => new MessagesPage(one));
  if (!coach || !athlete || !guardian) throw new Error('three browsers');
  await expect(athletePage.getByText('Your guardian is always here.')).toBeVisible();
  await expect(page.getByText('The guardian is always here and reads along.')).toBeVisible();
  const entry = new Shell(guardianPage).navigation.getByRole('link', { name: /^Messages/ });
  await expect(entry).toHaveAccessibleName('Messages');

  await coach.field.fill('Good game on Friday.');
  await coach.field.press('Shift+Enter');
  await coach.field.pressSequentially('Can we talk about summer?');
  await coach.field.press('Enter');
  await expect(coach.field).toHaveValue('');
  await expect(coach.message('Good game on Friday.')).toContainText('Can we talk about summer?');

  await expect(athlete.message('Good game on Friday.')).toBeVisible();
  await expect(athletePage.getByText('New message from Nora Whitfield: Good game on Friday.')).toBeAttached();
  await expect(entry).toHaveAccessibleName('Messages 1 unread');
  await entry.click();
  await expect(new Shell(guardianPage).heading).toHaveText('Messages');
  const item = guardian.conversations.filter({ hasText: 'Nora Whitfield' });
  await expect(item).toContainText(`About Kit Marlowe · ${conversation.institution}`);
  await expect(item).toContainText('1 unread');
  await item.getByRole('link').click();
  await expect(new Shell(guardianPage).heading).toHaveText('Nora Whitfield');
  await expect(guardian.message('Good game on Friday.')).toBeVisible();
  await expect(entry).toHaveAccessibleName('Messages');

  const warning = 'This looks like a phone number.';
  await athlete.field.fill('You can text me at 512-555-0187');
  await expect(athletePage.getByText(`${warning} What you talk about elsewhere`)).toBeVisible();
  await expect(athlete.send, 'a word, never a refusal').toBeEnabled();
  await athlete.field.fill('You can write to me here.');
  await expect(athletePage.getByText(warning)).toHaveCount(0);
  await coach.field.fill('Text me at 512-555-0187');
  await expect(page.getByText(`${warning} Anywhere else, the guardian can’t read along.`)).toBeVisible();
  await coach.field.fill('');
  await guardian.field.fill('My number is 512-555-0187');
  await expect(guardian.send).toBeEnabled();
  await expect(guardianPage.getByText(warning)).toHaveCount(0);
  await athlete.field.fill('');

  await guardian.write('Saturday at ten works for us.');
  await expect(coach.message('Saturday at ten works for us.')).toBeVisible();
  await expect(athlete.message('Saturday at ten works for us.')).toBeVisible();
  await expect(coach.conversation.getByText('(guardian)')).toBeVisible();
  await guardianPage.reload();
  await expect(guardian.message('Saturday at ten works for us.')).toHaveCount(1);
  await expect(entry).toHaveAccessibleName('Messages');

  const { id } = await seedConversation(request);
  for (const others of [id, '0190a000-0000-7000-8000-000000000000', 'nonsense']) {
    await page.goto(`/dashboard/messages/${others}`);
    await expect(new Shell(page).heading).toHaveText('There is no conversation here');
  }
});

test('a picture shows and a document is saved, and anything else is refused with a reason', async ({
  page,
  openBrowser,
}) => {
  const conversation = await seedConversation(page.request);
  const path = `/dashboard/messages/${conversation.id}`;
  await enterAs(page, conversation.guardian, path);
  const guardian = new MessagesPage(page);
  await expect(guardian.field).toBeVisible();
  const picture = { name: 'jumper.png', mimeType: 'image/png', buffer: await page.screenshot() };
  const document = { name: 'schedule.pdf', mimeType: 'application/pdf', buffer: await page.pdf() };
  const program = { name: 'game.exe', mimeType: 'application/x-msdownload', buffer: Buffer.from('MZ') };
  await guardian.attach(picture, document, program);
  const items = guardian.files.getByRole('listitem');
  await expect(items).toHaveCount(3);
  await expect(items.filter({ hasText: 'game.exe' })).toContainText(
    'Choose a JPEG, PNG or WebP picture, or a PDF.',
  );
  await guardian.files.getByRole('button', { name: 'Remove game.exe' }).click();
  await expect(guardian.files.getByRole('progressbar')).toHaveCount(0);
  await page.reload();
  await expect(items, 'files that were sent wait with the draft').toHaveCount(2);
  await guardian.send.click();
  await expect(guardian.files).toHaveCount(0);

  const coachPage = await openBrowser();
  await enterAs(coachPage, conversation.coach, path);
  const coach = new MessagesPage(coachPage);
  const shown = coach.conversation.locator('img');
  await expect(shown).toBeVisible();
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const saving = coachPage.waitForEvent('download');
  await coach.conversation.getByRole('link', { name: /^Save schedule\.pdf/ }).click();
  expect((await saving).suggestedFilename()).toBe('schedule.pdf');
});

test('a message written without a connection waits, survives a reload and is stored once', async ({
  page,
  openBrowser,
}) => {
  const conversation = await seedConversation(page.request);
  const path = `/dashboard/messages/${conversation.id}`;
  await enterAs(page, conversation.athlete, path);
  const athlete = new MessagesPage(page);
  await athlete.field.fill('A thought, half fin');
  await page.reload();
  await expect(athlete.field).toHaveValue('A thought, half fin');

  // The answer is lost on its way back, as in a tunnel: the server has the message, the browser does not know.
  await page.route('**/api/threads/*/messages', async (route) => {
    await route.fetch();
    await route.abort('connectionfailed');
  });
  await athlete.write('Thank you, I would like that.');
  await expect(athlete.message('Thank you, I would like that.').first()).toBeVisible();
  await page.reload();
  await expect(athlete.message('Thank you, I would like that.')).toHaveCount(1);
  await page.unrouteAll({ behavior: 'wait' });

  await page.context().setOffline(true);
  await athlete.write('Until Saturday!');
  await expect(athlete.outgoing.getByText('Not sent yet.')).toBeVisible();
  await page.context().setOffline(false);
  await expect(athlete.outgoing).toHaveCount(0);
  await expect(athlete.message('Until Saturday!')).toHaveCount(1);

  const coachPage = await openBrowser();
  await enterAs(coachPage, conversation.coach, path);
  const coach = new MessagesPage(coachPage);
  await expect(coach.message('Thank you, I would like that.')).toHaveCount(1);
  await expect(coach.message('Until Saturday!')).toHaveCount(1);
});

test('earlier messages are loaded on demand; a report goes out, and once the guardian blocks the coach the family reads on alone', async ({
  page,
  openBrowser,
}) => {
  const conversation = await seedConversation(page.request);
  await seedMessages(conversation, { by: 'coach', count: 64 });
  const path = `/dashboard/messages/${conversation.id}`;
  const coachPage = await openBrowser();
  const athletePage = await openBrowser();
  await enterAs(coachPage, conversation.coach, path);
  await enterAs(athletePage, conversation.athlete, path);
  await enterAs(page, conversation.guardian, path);
  const [coach, athlete, guardian] = [coachPage, athletePage, page].map((one) => new MessagesPage(one));
  if (!coach || !athlete || !guardian) throw new Error('three browsers');
  const exactly = (number: number) => guardian.conversation.getByText(`Note ${number}`, { exact: true });
  await expect(exactly(64)).toBeInViewport();
  await expect(guardian.conversation.getByText('New', { exact: true })).toBeAttached();
  await expect(exactly(14)).toHaveCount(0);
  await page.getByRole('button', { name: 'Show earlier messages' }).click();
  await expect(exactly(1)).toHaveCount(1);
  await expect(exactly(64)).toHaveCount(1);
  await expect(exactly(15)).toBeInViewport();
  await expect(page.getByText('This is the beginning of the conversation.')).toBeFocused();
  await page.getByRole('button', { name: 'To the newest message' }).click();
  await expect(exactly(64)).toBeInViewport();

  await coach.write('Come to my place tonight.');
  await expect(athlete.message('Come to my place tonight.')).toBeVisible();

  await athlete.report.click();
  const report = athletePage.getByRole('dialog', { name: 'Report this conversation' });
  await report.getByRole('button', { name: 'Send report' }).click();
  await expect(report.getByText('Tell us in a few words what happened.')).toBeVisible();
  await expect(report.getByText('Choose what is wrong.')).toBeVisible();
  await report.getByLabel('What is wrong?').selectOption('Insults, pressure or threats');
  await report.getByLabel('What it is about').selectOption({ index: 1 });
  await report.getByLabel('What happened?').fill('He wants to meet me alone.');
  await report.getByRole('button', { name: 'Send report' }).click();
  await expect(new Shell(athletePage).message('Report sent')).toBeVisible();
  await expect(report).toHaveCount(0);
  await expect(athlete.report, 'the report has gone back to where it was asked for').toBeFocused();
  await expect(athletePage.getByRole('button', { name: 'Report or block' })).toHaveCount(0);

  await guardian.ask('Block Nora Whitfield');
  const question = page.getByRole('alertdialog', { name: 'Block Nora Whitfield?' });
  await expect(question).toContainText('Nora Whitfield can no longer find Kit Marlowe');
  await question.getByRole('button', { name: 'Block', exact: true }).click();
  await expect(new Shell(page).message('Nora Whitfield is blocked')).toBeVisible();
  for (const family of [guardian, athlete]) {
    await expect(family.page.getByText('This conversation is closed')).toBeVisible();
    await expect(family.field).toHaveCount(0);
    await expect(family.message('Come to my place tonight.')).toBeVisible();
  }
  await expect(new Shell(coachPage).heading).toHaveText('There is no conversation here');
  await expect(coachPage.getByText('Come to my place tonight.')).toHaveCount(0);
  await coachPage.getByRole('link', { name: 'All conversations' }).click();
  await expect(coachPage.getByText('No conversations yet')).toBeVisible();
});

test('a guardian who blocks the coach of a conversation is offered their other child as well', async ({
  page,
}) => {
  const conversation = await seedConversation(page.request);
  const { id: sibling } = await buildAthlete(page.request, {
    name: 'Ada Marlowe',
    profile: { visibility: 'public' },
  });
  await linkGuardian(sibling, conversation.guardian);
  await signForms(sibling, conversation.guardian);
  const coach = await callerOf(page.request, conversation.coach);
  await coach('POST', `/api/athletes/${sibling}/release-requests`, {
    field_groups: ['academics'],
    message: 'Hello.',
  });
  await enterAs(page, conversation.guardian, `/dashboard/messages/${conversation.id}`);
  const guardian = new MessagesPage(page);
  await guardian.ask('Block Nora Whitfield');
  const question = page.getByRole('alertdialog', { name: 'Block Nora Whitfield?' });
  await question.getByRole('checkbox', { name: 'Also for Ada Marlowe' }).check();
  await question.getByRole('button', { name: 'Block', exact: true }).click();
  await expect(new Shell(page).message('Nora Whitfield is blocked')).toBeVisible();
  await expect(page.getByText('This conversation is closed')).toBeVisible();
  expect(await coach('GET', '/api/requests/sent')).toMatchObject({
    counts: { requested: 0, approved: 0, closed: 2 },
  });
});

test('on a phone the conversation takes the place of the list', async ({ openBrowser }) => {
  const page = await openBrowser({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  const conversation = await seedConversation(page.request);
  await seedMessages(conversation, { by: 'coach', count: 3 });
  await enterAs(page, conversation.guardian, '/dashboard/messages');
  const messages = new MessagesPage(page);
  await messages.conversations.getByRole('link').click();
  await expect(new Shell(page).heading).toHaveText('Nora Whitfield');
  await expect(new Shell(page).heading).toBeFocused();
  await expect(messages.conversations).toHaveCount(0);
  await messages.field.fill('First line');
  await messages.field.press('Enter');
  await messages.field.pressSequentially('Second line');
  await expect(messages.field).toHaveValue('First line\nSecond line');
  await messages.send.click();
  await expect(messages.message('First line')).toContainText('Second line');
  await page.getByRole('link', { name: 'All conversations' }).click();
  await expect(messages.conversations).toContainText('Ines Marlowe: First line Second line');
});
