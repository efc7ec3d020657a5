/** Every role opens Faircourt and reads what waits; nothing moves while it loads. */
import type { Role } from '@faircourt/contracts/vocabulary';
import type { Page } from '@playwright/test';
import { findBarriers } from '../checks/accessibility.ts';
import { shiftOf, watchShifts } from '../checks/layout-shift.ts';
import { Shell } from '../pages/shell.ts';
import { verifiedCoach } from '../people/coaches.ts';
import { buildFamily, signForms } from '../people/families.ts';
import { callerOf, demoPerson, enterAs } from '../people/people.ts';
import { expect, test } from '../product/journey.ts';

const PHONE = { width: 360, height: 760 } as const;
const MOST_SHIFT = 0.02;

/** What the demo data promises each of them. */
const WAITS: Record<Role, RegExp> = {
  guardian: /asks about/u,
  athlete: /Next for your profile|looked at your profile|message/u,
  coach: /New message from/u,
  regional_director: /in your queue/u,
  admin: /reports? (is|are) open/u,
};

function waiting(page: Page) {
  return page.getByRole('region', { name: 'Waiting for you' });
}

for (const [role, words] of Object.entries(WAITS)) {
  test(`the ${role} reads on a phone what waits, and nothing moves while it loads`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await watchShifts(page);
    // Object.entries forgets which keys the type allows.
    await enterAs(page, demoPerson(role as Role));
    await expect(waiting(page)).toContainText(words);
    await expect(page.getByRole('heading', { name: /^Welcome/u })).toBeAttached();
    const shift = await shiftOf(page);
    console.log(`dashboard of the ${role} on a phone: layout shift ${shift.toFixed(4)}`);
    expect(shift).toBeLessThan(MOST_SHIFT);
    expect(await findBarriers(page, `dashboard of the ${role}`)).toEqual([]);
  });
}

test('a coach’s question reaches the guardian’s dashboard without reloading, with a count in the navigation', async ({
  page,
  request,
}) => {
  const { athleteId, guardian } = await buildFamily(request, {
    name: 'Liv Solheim',
    profile: { primary_position: 'Center', height_cm: 190, grad_year: 2027, visibility: 'colleges_only' },
  });
  await signForms(athleteId, guardian);
  await enterAs(page, guardian);
  await expect(waiting(page)).toContainText('You’re all caught up');
  const { person } = await verifiedCoach(request, { name: 'Wanda Ostrow' });
  const call = await callerOf(request, person);
  await call('POST', `/api/athletes/${athleteId}/release-requests`, {
    field_groups: ['academics', 'videos'],
    message: 'We would like to see grades and tape.',
  });
  await expect(waiting(page)).toContainText('Wanda Ostrow asks about Liv Solheim');
  await expect(waiting(page)).toContainText('2 requests');
  await expect(
    new Shell(page).navigation.getByRole('link', { name: 'Requests 1 request waits for you' }),
  ).toBeVisible();
  await waiting(page)
    .getByRole('link', { name: /^Answer/u })
    .click();
  await expect(page).toHaveURL('/dashboard/requests');
});
