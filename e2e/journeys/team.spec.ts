/** /dashboard/team: a staff of three at one desk, from the first invitation to a new owner. */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from '../product/journey.ts';
import { findBarriers, ON_A_PHONE, PHONE_BY_DAY } from '../checks/accessibility.ts';
import { openMail } from '../pages/mail-outbox.ts';
import { Shell } from '../pages/shell.ts';
import { TeamPage } from '../pages/team-page.ts';
import { anotherAdmin } from '../people/admins.ts';
import { endTrial, payForPro, verifiedCoach } from '../people/coaches.ts';
import { demoPerson, enterAs, join, newcomer, type Person } from '../people/people.ts';

test('an owner invites, a colleague accepts after reading what it means, takes over, and the former owner leaves', async ({
  page,
  openBrowser,
}) => {
  const { person: owner, institution } = await verifiedCoach(page.request, { name: 'Olive Harrow' });
  await payForPro(owner);
  const colleague = await join(page.request, { role: 'coach', name: 'Casper Lund' });
  await enterAs(page, owner);
  const shell = new Shell(page);
  await shell.navigation.getByRole('link', { name: 'Team' }).click();
  await expect(shell.heading).toHaveText('Team');
  await expect(page.getByText('1 of 3 seats taken in Pro Scout')).toBeVisible();
  const team = new TeamPage(page);
  await expect(team.seatOf('Olive Harrow')).toContainText('Owner');
  await expect(team.seatOf('Olive Harrow')).toContainText(`${institution} (verified)`);
  await team.invite(colleague.email);
  await expect(team.invitationTo(colleague.email)).toContainText('Can be accepted until');

  const phone = await openBrowser({ viewport: { width: 360, height: 740 } });
  const link = await emailedLink(await openBrowser(), colleague);
  await enterAs(phone, colleague, link);
  await expect(phone.getByText(`Olive Harrow (${institution}) invites you to a seat`)).toBeVisible();
  await expect(phone.getByText('Your own trial of Basic Scout is put on hold.')).toBeVisible();
  await expect(phone.getByText('your own institution isn’t verified yet')).toBeVisible();
  const found = await findBarriers(phone, 'an invitation to a seat', ON_A_PHONE);
  await phone.getByRole('button', { name: 'Accept the seat' }).click();
  const small = new TeamPage(phone);
  await expect(small.seatOf('Casper Lund')).toContainText('You');
  await expect(phone).toHaveURL('/dashboard/team');
  await expect(phone.getByText('Your own plan is on hold')).toBeVisible();

  // The owner's page follows without being loaded again.
  await expect(page.getByText('2 of 3 seats taken in Pro Scout')).toBeVisible();
  await expect(team.invitationTo(colleague.email)).toHaveCount(0);
  await team.seatOf('Casper Lund').getByRole('button', { name: 'Make owner: Casper Lund' }).click();
  await team.confirm('Make owner');
  await expect(team.seatOf('Casper Lund')).toContainText('Asked to become the owner');
  await expect(phone.getByRole('heading', { name: 'Olive Harrow asks you to take over' })).toBeVisible();
  found.push(...(await findBarriers(phone, 'a plan that is offered', ON_A_PHONE)));
  found.push(...(await findBarriers(page, '/dashboard/team', PHONE_BY_DAY)));
  expect(found).toEqual([]);
  await phone.getByRole('button', { name: 'Take over the plan' }).click();
  await expect(small.seatOf('Casper Lund')).toContainText('Owner');

  await page.getByRole('button', { name: 'Leave the team' }).click();
  await team.confirm('Leave the team');
  await expect(page.getByText('You have no plan yet')).toBeVisible();
  await expect(phone.getByText('1 of 3 seats taken in Pro Scout')).toBeVisible();
});

test('a seat is taken back, a void invitation says so, and a key for another mailbox opens nothing', async ({
  page,
  openBrowser,
}) => {
  const owner = await join(page.request, { role: 'coach', name: 'Petra Vance' });
  await payForPro(owner);
  const [kept, stranger] = [
    await join(page.request, { role: 'coach', name: 'Ines Falk' }),
    await join(page.request, { role: 'coach', name: 'Rolf Stern' }),
  ];
  await enterAs(page, owner, '/dashboard/team');
  const team = new TeamPage(page);
  await team.invite(kept.email);
  await expect(team.invitationTo(kept.email)).toBeVisible();
  const link = await emailedLink(await openBrowser(), kept);

  const other = await openBrowser();
  await enterAs(other, stranger, link);
  await expect(other.getByRole('alert')).toContainText('This invitation was sent to another address.');

  const phone = await openBrowser({ viewport: { width: 360, height: 740 } });
  await enterAs(phone, kept, link);
  await phone.getByRole('button', { name: 'Accept the seat' }).click();
  await expect(new TeamPage(phone).seatOf('Ines Falk')).toBeVisible();
  await team.seatOf('Ines Falk').getByRole('button', { name: 'Take seat back: Ines Falk' }).click();
  await team.confirm('Take seat back');
  await expect(team.seatOf('Ines Falk')).toHaveCount(0);
  await expect(phone.getByText('1 of 1 seats taken in Basic Scout')).toBeVisible();

  const late = newcomer();
  await team.invite(late.email);
  await team
    .invitationTo(late.email)
    .getByRole('button', { name: `Void: ${late.email}` })
    .click();
  await team.confirm('Void');
  await expect(team.invitationTo(late.email)).toHaveCount(0);
});

test('without Pro the page says what it takes, also once the plan has ended', async ({ page }) => {
  const coach = await join(page.request, { role: 'coach', name: 'Mona Reed' });
  await enterAs(page, coach, '/dashboard/team');
  await expect(page.getByText('Seats for your staff come with Pro Scout')).toBeVisible();
  await expect(page.getByText('Pro Scout has 3 seats.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/dashboard/billing');
  await endTrial(coach);
  await page.reload();
  await expect(page.getByText('Your plan has ended. Nothing is deleted')).toBeVisible();
});

test('before the trial has begun, the page says that Pro brings seats, and not that a plan has ended', async ({
  page,
}) => {
  await enterAs(page, await join(page.request, { role: 'coach', isProven: false }), '/dashboard/team');
  await expect(page.getByText('Pro Scout has 3 seats.')).toBeVisible();
  await expect(page.getByText('Your plan has ended')).toHaveCount(0);
});

test('two admins hand the plan of a suspended owner to a colleague, with a reason', async ({
  page,
  openBrowser,
}) => {
  const owner = await join(page.request, { role: 'coach', name: 'Gone Owner' });
  await payForPro(owner);
  const heir = await join(page.request, { role: 'coach', name: 'Hedda Moss' });
  const session = await enterAs(page, owner, '/dashboard/team');
  await new TeamPage(page).invite(heir.email);
  const phone = await openBrowser({ viewport: { width: 360, height: 740 } });
  await enterAs(phone, heir, await emailedLink(await openBrowser(), heir));
  await phone.getByRole('button', { name: 'Accept the seat' }).click();
  await expect(new TeamPage(phone).seatOf('Hedda Moss')).toBeVisible();

  const office = await openBrowser();
  await enterAs(office, demoPerson('admin'), `/dashboard/users/${session.user.id}`);
  await office.getByRole('button', { name: 'Suspend' }).click();
  const question = office.getByRole('dialog', { name: 'Suspend Gone Owner?' });
  await question.getByRole('textbox', { name: 'Reason' }).fill('Left the college.');
  await question.getByRole('button', { name: 'Suspend' }).click();
  await expect(office.getByText('The account is suspended.')).toBeVisible();
  await expect(phone.getByText('The owner’s account is closed or suspended.')).toBeVisible();
  await office.getByRole('button', { name: 'Hand over' }).click();
  const dialog = office.getByRole('dialog');
  await expect(dialog.getByRole('combobox', { name: 'New owner' })).toContainText('Hedda Moss (has a seat)');
  await dialog.getByRole('textbox').fill('The head coach has left the college.');
  await dialog.getByRole('button', { name: 'Ask a second admin' }).click();
  await expect(new Shell(office).message('Nothing happens until another admin confirms.')).toBeVisible();
  const second = await anotherAdmin(page.request, `Sigrid ${randomUUID().slice(0, 5)}`);
  const desk = await openBrowser();
  await enterAs(desk, second, `/dashboard/users/${session.user.id}`);
  await desk.getByRole('button', { name: 'Confirm: Gone Owner' }).click();
  const answer = desk.getByRole('dialog');
  await answer.getByRole('textbox').fill('I called the college.');
  await answer.getByRole('button', { name: 'Confirm' }).click();
  await expect(new Shell(desk).message('Confirmed and done')).toBeVisible();
  await expect(new TeamPage(phone).seatOf('Hedda Moss')).toContainText('Owner');
});

/** The path in the invitation that was mailed. */
async function emailedLink(outbox: Page, { email }: Person): Promise<string> {
  const subject = 'You’re invited to a seat on a coaching staff on Faircourt';
  const mail = await openMail(outbox, { to: email, subject });
  const link = await mail.getByRole('link').getAttribute('href');
  const { pathname, search } = new URL(link ?? '');
  return `${pathname}${search}`;
}
