/** /dashboard/invitations: codes that bring athletes in. */
import { DAY_MS } from '@faircourt/contracts/time';
import { buildAthlete } from '../people/athletes.ts';
import { verifiedCoach } from '../people/coaches.ts';
import { expect, test } from '../product/journey.ts';
import { AuthPage } from '../pages/auth-page.ts';
import { InvitationsPage } from '../pages/invitations-page.ts';
import { Shell } from '../pages/shell.ts';
import { demoPerson, enterAs, join, newcomer } from '../people/people.ts';

test('a coach hands over a single code, the link signs an athlete up, and the code is used', async ({
  page,
  context,
  openBrowser,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await enterAs(page, await join(page.request, { role: 'coach' }));
  const shell = new Shell(page);
  await shell.navigation.getByRole('link', { name: 'Invitations' }).click();
  await expect(shell.heading).toHaveText('Invitations');
  await expect(page.getByText('No codes yet')).toBeVisible();
  const invitations = new InvitationsPage(page);
  await expect(page.getByText('You can issue single codes, up to 10 open at a time.')).toBeVisible();
  await expect(page.getByText('Team code', { exact: true })).toHaveCount(0);
  await expect(invitations.numberOfAthletes).toHaveCount(0);
  await invitations.create.click();
  const code = await invitations.createdCode();
  const item = invitations.item(code);
  await expect(item).toContainText('Open');
  await expect(item).toContainText('Single code');
  await expect(item).toContainText('Nobody has used it yet.');

  await item.getByRole('button', { name: `Copy code ${code}` }).click();
  await expect(shell.message(`Code ${code} copied`)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
  await item.getByRole('button', { name: `Copy message with code ${code}` }).click();
  await expect(shell.message('Message copied.')).toBeVisible();
  const message = await page.evaluate(() => navigator.clipboard.readText());
  expect(message).toContain(`Your invitation code is ${code}.`);
  const link = /https?:\S+/.exec(message)?.[0] ?? '';

  const phone = await openBrowser({ viewport: { width: 360, height: 740 } });
  await phone.goto(link);
  const auth = new AuthPage(phone);
  await expect(auth.role('Athlete')).toBeChecked();
  await expect(auth.invitationCode).toHaveValue(code);
  await auth.fillIn(newcomer('Noa Bergström'));
  await auth.createAccount.click();
  await expect(phone).toHaveURL('/dashboard');
  await expect(new Shell(phone).heading).toHaveText('Athlete Dashboard');

  await page.reload();
  await expect(item).toContainText('Used');
  await expect(item).toContainText('1 athlete joined');
  await expect(item.getByText('Noa B.', { exact: true })).toBeVisible();
  await expect(page.getByText('Bergström')).toHaveCount(0);
  await expect(item.getByRole('button')).toHaveCount(0);
});

test('a team code keeps its numbers when it cannot be created, counts its uses, shows as a QR code, and stops working when it is revoked', async ({
  page,
  openBrowser,
}) => {
  const { person: coach } = await verifiedCoach(page.request);
  await enterAs(page, coach, '/dashboard/invitations');
  const invitations = new InvitationsPage(page);
  await invitations.choose('Team code');
  await invitations.numberOfAthletes.fill('1');
  await invitations.worksUntil.fill('2020-01-01');
  await invitations.create.click();
  await expect(invitations.numberOfAthletes).toHaveAccessibleDescription(
    /Enter a whole number from 2 to \d+\./,
  );
  await expect(invitations.worksUntil).toHaveAccessibleDescription('Choose a day after today.');
  await expect(page.getByText('No codes yet')).toBeVisible();
  await invitations.numberOfAthletes.fill('3');
  await invitations.worksUntil.fill(daysAhead(20));
  await page.route('**/api/invitations', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 500, body: 'broken' }) : route.continue(),
  );
  await invitations.create.click();
  await expect(page.getByText('The code could not be created. Please try again.')).toBeVisible();
  await expect(invitations.numberOfAthletes).toHaveValue('3');
  await page.unroute('**/api/invitations');
  await invitations.create.click();
  const code = await invitations.createdCode();
  const item = invitations.item(code);
  await expect(item).toContainText('0 of 3 used');
  await expect(page.getByText('The code could not be created. Please try again.')).toHaveCount(0);

  await item.getByRole('button', { name: `QR code for ${code}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Scan to join' });
  await expect(
    dialog.getByRole('img', { name: `QR code that opens sign-up with the code ${code}` }),
  ).toBeVisible();
  await expect(dialog.getByText(code, { exact: true })).toBeVisible();
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  expect((await downloading).suggestedFilename()).toBe(`faircourt-${code}.svg`);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  const athlete = await openBrowser();
  const auth = new AuthPage(athlete);
  await auth.open(`?mode=signup&invite=${code.toLowerCase()}`);
  await expect(auth.invitationCode).toHaveValue(code);
  await auth.fillIn(newcomer('Ida Marie Solheim'));
  await auth.createAccount.click();
  await expect(athlete).toHaveURL('/dashboard');
  await page.reload();
  await expect(item).toContainText('1 of 3 used');
  await item.getByText('1 athlete joined').click();
  await expect(item.getByText('Ida S.', { exact: true })).toBeVisible();

  await item.getByRole('button', { name: `Revoke ${code}` }).click();
  const question = page.getByRole('alertdialog', { name: `Revoke ${code}?` });
  await expect(question).toContainText('Athletes who have already joined stay.');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(item).toContainText('Open');
  await item.getByRole('button', { name: `Revoke ${code}` }).click();
  await question.getByRole('button', { name: 'Revoke' }).click();
  await expect(new Shell(page).message(`Code ${code} no longer works`)).toBeVisible();
  await expect(item).toContainText('Revoked');
  await new Shell(athlete).signOut.click();
  await expect(athlete).toHaveURL('/');
  await auth.open(`?mode=signup&invite=${code}`);
  await auth.fillIn(newcomer());
  await auth.createAccount.click();
  await expect(auth.alert).toHaveText('This invitation code was withdrawn. Ask your coach for a new one.');
});

test('codes come from coaches, directors and admins only', async ({ page }) => {
  for (const person of [demoPerson('guardian'), (await buildAthlete(page.request)).person]) {
    await enterAs(page, person, '/dashboard/invitations');
    await expect(page.getByText('This page is for coaches, regional directors, and admins')).toBeVisible();
    await expect(new InvitationsPage(page).create).toHaveCount(0);
  }
  const pending = await join(page.request, { role: 'regional_director' });
  await enterAs(page, pending, '/dashboard/invitations');
  await expect(page.getByText('Your account is waiting for approval')).toBeVisible();
  for (const role of ['regional_director', 'admin'] as const) {
    await enterAs(page, demoPerson(role), '/dashboard/invitations');
    await expect(new InvitationsPage(page).create).toBeVisible();
  }
  await expect(page.getByText(/^Issued by /).first(), 'an admin sees whose codes there are').toBeVisible();
});

function daysAhead(days: number): string {
  return new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
}
