/** The two halves of the product meeting: an athlete is invited and builds a profile, a coach finds it. */
import { institutionOf } from '../people/coaches.ts';
import { expect, test } from '../product/journey.ts';
import { AthletePage } from '../pages/athlete-page.ts';
import { AuthPage } from '../pages/auth-page.ts';
import { InvitationsPage } from '../pages/invitations-page.ts';
import { ProfilePage } from '../pages/profile-page.ts';
import { SearchPage } from '../pages/search-page.ts';
import { Shell } from '../pages/shell.ts';
import { demoPerson, enterAs, join, newcomer } from '../people/people.ts';

const CLOSED = [
  'Full name, photo, city, school, team, jersey number, bio and accounts on other platforms',
  'Measurements and season statistics',
  'Academics',
  'Transcript',
  'Videos',
];

test('a coach invites, the athlete joins and goes public, another coach finds what may be shown and no more', async ({
  page: inviter,
  openBrowser,
}) => {
  test.setTimeout(120_000);
  await enterAs(inviter, await join(inviter.request, { role: 'coach' }), '/dashboard/invitations');
  const invitations = new InvitationsPage(inviter);
  await invitations.create.click();
  const code = await invitations.createdCode();

  const athlete = await openBrowser();
  await athlete.goto(`/auth?mode=signup&invite=${code}`);
  const auth = new AuthPage(athlete);
  await auth.fillIn(newcomer('Hrafnhildur Thorsteinsdottir'));
  await auth.createAccount.click();
  await new Shell(athlete).quickActions().filter({ hasText: 'Edit Profile' }).click();
  const profile = new ProfilePage(athlete);
  const typed = new Map(await profile.fillIn());
  await profile.saveProfile.click();
  await expect(new Shell(athlete).message('Profile updated successfully')).toBeVisible();
  await athlete.goto('/dashboard/progress');
  await expect(athlete.getByText('No visits yet')).toBeVisible();
  await inviter.reload();
  await expect(invitations.item(code).getByText('Hrafnhildur T.', { exact: true })).toBeVisible();

  const coach = await openBrowser();
  const answers: string[] = [];
  // Read on the way in: once the page has moved on, the browser keeps no body to read.
  await coach.route('**/api/athletes**', async (route) => {
    const answer = await route.fetch();
    answers.push(await answer.text());
    await route.fulfill({ response: answer });
  });
  await enterAs(coach, demoPerson('coach'), '/search?country=IS&name=Hrafnhildur');
  const search = new SearchPage(coach);
  const card = search.card('Hrafnhildur T.');
  await expect(card).toContainText('Awaiting guardian approval');
  for (const fact of ['Class of 2028', 'Point Guard', 'Shooting Guard', '183.5 cm', 'Self-reported', 'IS']) {
    await expect(card).toContainText(fact);
  }
  await coach.goto('/search?country=IS&name=Thorsteinsdottir');
  await expect(card, 'a name that is not shown finds nobody').toHaveCount(0);
  await coach.goto('/search?country=IS&name=Hrafnhildur');
  await card.getByRole('link', { name: /^View Profile/ }).click();
  const page = new AthletePage(coach);
  await expect(page.name).toHaveText('Hrafnhildur T.');
  for (const part of CLOSED) await expect(page.askable(part)).toBeVisible();
  await expect(page.group('About')).toHaveCount(0);
  await expect(page.group('Contact')).toContainText('Not released');
  await expect(coach.getByText('Awaiting guardian approval').first()).toBeVisible();
  await expect(coach.getByText('You haven’t asked yet.')).toBeVisible();
  const unreleased = ['Thorsteinsdottir', 'School Name', 'City', 'Bio', 'Birthdate', 'Instagram'].map(
    (name) => typed.get(name) ?? name,
  );
  for (const secret of unreleased) {
    expect(answers.filter((answer) => answer.includes(JSON.stringify(secret).slice(1, -1)))).toEqual([]);
  }
  expect(answers.some((answer) => answer.includes('Hrafnhildur T.'))).toBe(true);

  await athlete.goto('/dashboard/progress');
  const views = athlete.getByRole('region', { name: 'Who viewed me' });
  await expect(views).toContainText('1 visit in the last 30 days. 1 institution looked.');
  const entry = views.getByRole('listitem');
  await expect(entry).toContainText(await institutionOf(demoPerson('coach')));
  await expect(entry).toContainText('Verified institution');
  await expect(views.getByText(demoPerson('coach').name)).toHaveCount(0);
  await coach.reload();
  await expect(page.name).toBeVisible();
  await athlete.reload();
  await expect(entry, 'once per viewer and day').toContainText('1 visit, on');

  await athlete.goto('/profile');
  await profile.visibility.selectOption('Private');
  await profile.saveProfile.click();
  await expect(new Shell(athlete).message('Profile updated successfully')).toBeVisible();
  await coach.reload();
  await expect(new Shell(coach).heading).toHaveText('Oops! Page not found');
  await coach.goto('/search?country=IS&name=Hrafnhildur');
  await expect(coach.getByText('No athletes found matching your criteria.')).toBeVisible();
});
