/** What opening complete profiles costs a coach: the count of the month, its end, and no plan at all. */
import { publicAthletes } from '../people/athletes.ts';
import { countAsOpened, endTrial } from '../people/coaches.ts';
import { expect, test } from '../product/journey.ts';
import { AthletePage } from '../pages/athlete-page.ts';
import { enterAs, join } from '../people/people.ts';

const LIMIT = 50;

test('the month’s last profile opens once, in one of two tabs; the next stays a card with a way to the plans', async ({
  page,
  context,
}) => {
  const coach = await join(page.request, { role: 'coach' });
  const athletes = await publicAthletes(LIMIT + 1);
  const [here = '', there = '', ...earlier] = athletes;
  await countAsOpened(coach, earlier);
  await enterAs(page, coach, '/search');
  await expect(page.getByText('1 of 50 complete profiles left this month')).toBeVisible();

  const other = await context.newPage();
  await Promise.all([page.goto(`/athletes/${here}`), other.goto(`/athletes/${there}`)]);
  const tabs = [page, other].map((tab) => new AthletePage(tab));
  const locked = 'You have opened 50 complete profiles this month';
  const last = /You have opened all 50 complete profiles of this month\./;
  for (const tab of tabs) {
    await expect(tab.name).toBeVisible();
    await expect(tab.page.getByText(locked).or(tab.page.getByText(last))).toBeVisible();
  }
  const isLocked = await Promise.all(tabs.map((tab) => tab.page.getByText(locked).isVisible()));
  expect(isLocked.toSorted(), 'one passes and one does not').toEqual([false, true]);

  const [passed, refused] = isLocked[0] ? [other, page] : [page, other];
  await expect(refused.getByText(/^Class of 20\d\d$/)).toBeVisible();
  await expect(refused.getByText('Those you have opened this month stay open.')).toBeVisible();
  await expect(new AthletePage(refused).group('Contact')).toHaveCount(0);
  await expect(new AthletePage(refused).print).toHaveCount(0);
  await passed.reload();
  await expect(passed.getByText(last), 'the same athlete counts once').toBeVisible();
  // Whatever that family has released.
  await expect(new AthletePage(passed).group('Contact')).toBeVisible();
  await expect(new AthletePage(passed).print).toBeVisible();

  await refused.goto('/search');
  await expect(refused.getByText(last)).toBeVisible();
  await refused.goBack();
  await refused.getByRole('link', { name: 'View Plans' }).click();
  await expect(refused).toHaveURL('/dashboard/billing');
});

test('without a plan the card stays, and the rest says what is missing', async ({ page }) => {
  const coach = await join(page.request, { role: 'coach' });
  await endTrial(coach);
  const [id = ''] = await publicAthletes(1);
  await enterAs(page, coach, `/athletes/${id}`);
  const athlete = new AthletePage(page);
  await expect(athlete.name).toBeVisible();
  await expect(page.getByText('You have no active plan')).toBeVisible();
  await expect(athlete.group('Academics')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'View Plans' })).toHaveAttribute('href', '/dashboard/billing');
  await page.getByRole('link', { name: 'Back to search' }).click();
  await expect(page.getByText('You have no active plan, so complete profiles stay closed.')).toBeVisible();
  await expect(page.getByRole('article').first(), 'cards can still be searched').toBeVisible();
});
