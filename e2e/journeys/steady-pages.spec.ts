/** Pages whose parts come one after the other: what is there already stays where it is. */
import { shiftOf, watchShifts } from '../checks/layout-shift.ts';
import { demoPerson, enterAs, NEW_COACH } from '../people/people.ts';
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
  { role: 'coach', path: '/dashboard/alerts', early: '/api/alert-settings', late: '/api/saved-searches' },
  {
    role: 'regional_director',
    path: '/dashboard/contact-rules',
    early: '/api/notifications',
    late: '/api/contact-rules',
  },
  {
    role: 'regional_director',
    path: '/dashboard/directory',
    early: '/api/directory',
    late: '/api/directory/coverage',
  },
  { role: 'admin', path: '/dashboard/safety', early: '/api/notifications', late: '/api/family-holds' },
  { role: 'admin', path: '/dashboard/directors', early: '/api/notifications', late: '/api/directors' },
  { role: 'new coach', path: '/search', early: '/api/athletes', late: '/api/affiliation' },
] as const;
/** Where it moved most on a phone: the second list is in sight before the first has its rows. */
const ON_A_PHONE: readonly string[] = ['/dashboard/safety', '/dashboard/directors'];

for (const { role, path, early, late } of PAGES) {
  test(`nothing moves on ${path} while its parts arrive`, async ({ page }) => {
    if (ON_A_PHONE.includes(path)) await page.setViewportSize({ width: 360, height: 780 });
    await watchShifts(page);
    await enterAs(page, role === 'new coach' ? NEW_COACH : demoPerson(role));
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
    // A list, or the settings below one that is empty.
    const last = path === '/dashboard/alerts' ? page.getByRole('button', { name: 'Save settings' }) : null;
    await expect(last ?? page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    const shifted = await shiftOf(page);
    console.log(`layout shift ${path}: ${shifted}`);
    expect(shifted).toBeLessThan(0.02);
  });
}
