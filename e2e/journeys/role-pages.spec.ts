/** A page that belongs to another role says whose it is and where to go instead, inside the application's shell. */
import type { Role } from '@faircourt/contracts/vocabulary';
import { findBarriers } from '../checks/accessibility.ts';
import { demoPerson, enterAs } from '../people/people.ts';
import { expect, test } from '../product/journey.ts';

const NO_RECORD = '00000000-0000-4000-8000-000000000000';

/** By reader: the page, what it says, and the button that leads on. */
const CLOSED: Partial<Record<Role, readonly (readonly [path: string, owners: string, instead: string])[]>> = {
  athlete: [
    ['/search/compare', 'coaches', 'Go to My Profile'],
    ['/dashboard/athletes', 'guardians', 'Go to Guardians'],
    [`/dashboard/lists/${NO_RECORD}`, 'coaches', 'Go to My Profile'],
    [`/dashboard/verifications/${NO_RECORD}`, 'regional directors and admins', 'Go to Verifications'],
    [`/dashboard/users/${NO_RECORD}`, 'admins', 'Go to My Profile'],
  ],
  coach: [
    ['/dashboard/progress', 'athletes', 'Go to Search Athletes'],
    ['/dashboard/progress/seasons/new', 'athletes', 'Go to Search Athletes'],
    [`/dashboard/athletes/${NO_RECORD}/log`, 'athletes and guardians', 'Go to Search Athletes'],
    [`/dashboard/athletes/${NO_RECORD}/preview`, 'athletes and guardians', 'Go to Search Athletes'],
    [
      '/dashboard/verifications',
      'athletes, guardians, regional directors, and admins',
      'Go to Your institution',
    ],
    ['/dashboard/invoices', 'admins', 'Go to Billing'],
  ],
  admin: [
    ['/search/compare', 'coaches', 'Go to Search Athletes'],
    ['/dashboard/messages', 'athletes, guardians, and coaches', 'Go to Users'],
    ['/dashboard/figures', 'regional directors', 'Go to Analytics'],
  ],
};

for (const [role, pages] of Object.entries(CLOSED)) {
  test(`the pages of others explain themselves to the role ${role}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await enterAs(page, demoPerson(role as Role), '/settings');
    const main = page.getByRole('main');
    for (const [path, owners, instead] of pages) {
      await page.goto(path);
      await expect(main.getByText(`This page is for ${owners}`, { exact: true }), path).toBeVisible();
      await expect(main.getByRole('link', { name: instead, exact: true }), path).toBeVisible();
      await expect(main.getByRole('link', { name: 'Back to Dashboard' }), path).toHaveCount(0);
      await expect(main.getByRole('heading', { level: 1 }), path).toHaveCount(1);
    }
    await expect(page.getByRole('button', { name: 'Open navigation' })).toBeVisible();
    expect(await findBarriers(page, `a page of others as ${role}`)).toEqual([]);
    const [, , instead = ''] = pages.at(-1) ?? [];
    await main.getByRole('link', { name: instead, exact: true }).click();
    await expect(main.getByText(/^This page is for/)).toHaveCount(0);
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  });
}
