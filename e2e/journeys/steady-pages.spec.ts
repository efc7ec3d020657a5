/** Pages whose parts come one after the other: what is there already stays where it is. */
import { shiftOf, watchShifts } from '../checks/layout-shift.ts';
import { demoPerson, enterAs } from '../people/people.ts';
import { expect, test } from '../product/journey.ts';

/** `late` answers only after `early` has: the order that moved the page most. */
const PAGES = [
  { role: 'coach', path: '/dashboard/reports', early: '/api/player-reports', late: '/api/billing/report' },
  {
    role: 'admin',
    path: '/dashboard/moderation',
    early: '/api/moderation-signals',
    late: '/api/moderation-items',
  },
  { role: 'guardian', path: '/dashboard/athletes', early: '/api/family', late: '/api/own-verifications' },
  { role: 'guardian', path: '/dashboard/requests', early: '/api/requests', late: '/api/family' },
] as const;

for (const { role, path, early, late } of PAGES) {
  test(`nothing moves on ${path} while its parts arrive`, async ({ page }) => {
    await watchShifts(page);
    await enterAs(page, demoPerson(role));
    const isEarlyThere = page.waitForResponse((answer) => new URL(answer.url()).pathname === early);
    await page.route(
      ({ pathname }) => pathname === late,
      async (route) => {
        await (await isEarlyThere).finished();
        await page.evaluate(
          () =>
            new Promise<void>((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn()))),
        );
        await route.continue();
      },
    );
    const isLateThere = page.waitForResponse((answer) => new URL(answer.url()).pathname === late);
    await page.goto(path);
    await isLateThere;
    await expect(page.getByRole('main').getByText('Loading...')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    const shifted = await shiftOf(page);
    console.log(`layout shift ${path}: ${shifted}`);
    expect(shifted).toBeLessThan(0.02);
  });
}
