/** Every role opens Faircourt and reads what waits; nothing moves while it loads. */
import { familyCodeSchema } from '@faircourt/contracts/guardians';
import type { Role } from '@faircourt/contracts/vocabulary';
import type { Page } from '@playwright/test';
import { findBarriers } from '../checks/accessibility.ts';
import { shiftOf, watchShifts } from '../checks/layout-shift.ts';
import { Shell } from '../pages/shell.ts';
import { buildAthlete } from '../people/athletes.ts';
import { verifiedCoach } from '../people/coaches.ts';
import { approvedDirector, askFor, decide } from '../people/directors.ts';
import { buildFamily, signForms } from '../people/families.ts';
import { callerOf, demoPerson, enterAs, join } from '../people/people.ts';
import { expect, test } from '../product/journey.ts';

const PHONE = { width: 360, height: 760 } as const;
/** What waits comes first; news of the region, the road and the welcome are below it. */
const MOST_HEIGHT: Partial<Record<string, number>> = { athlete: 2_750, guardian: 3_200 };
const MOST_HEIGHT_OF_OTHERS = 5_000;
const MOST_SHIFT = 0.02;
/** Of these journeys alone. */
const ASKED_IN = 'TV';

/** What the demo data promises each of them. */
const WAITS: Record<Role, RegExp> = {
  guardian: /asks about/u,
  athlete: /message|Your next step|all caught up/u,
  coach: /New message from/u,
  regional_director: /in your queue/u,
  admin: /reports? (is|are) open/u,
};

function waiting(page: Page) {
  return page.getByRole('region', { name: 'Waiting for you' });
}

function lately(page: Page) {
  return page.getByRole('region', { name: 'Lately' });
}

for (const [role, words] of Object.entries(WAITS)) {
  test(`the ${role} reads on a phone what waits, and nothing moves while it loads`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await watchShifts(page);
    // Object.entries forgets which keys the type allows.
    await enterAs(page, demoPerson(role as Role));
    await expect(waiting(page)).toContainText(words);
    await expect(page.getByRole('heading', { name: /^Welcome/u })).toBeAttached();
    if (role === 'athlete') await expect(lately(page)).toContainText(/looked in the last 7 days/u);
    const shift = await shiftOf(page);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    console.log(
      `dashboard of the ${role} on a phone: layout shift ${shift.toFixed(4)}, height /dashboard 360: ${height} px`,
    );
    expect(shift).toBeLessThan(MOST_SHIFT);
    expect(height).toBeLessThanOrEqual(MOST_HEIGHT[role] ?? MOST_HEIGHT_OF_OTHERS);
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
  await expect(waiting(page), 'the step of the road is a row').toContainText('Your next step');
  const { person } = await verifiedCoach(request, { name: 'Wanda Ostrow' });
  const call = await callerOf(request, person);
  await call('POST', `/api/athletes/${athleteId}/release-requests`, {
    field_groups: ['academics', 'videos'],
    message: 'We would like to see grades and tape.',
  });
  await expect(waiting(page)).toContainText('Wanda Ostrow asks about Liv Solheim');
  await expect(waiting(page)).toContainText('2 requests');
  await expect(waiting(page)).toContainText('Your next step');
  await expect(
    new Shell(page).navigation.getByRole('link', { name: 'Requests 2 requests wait for you' }),
  ).toBeVisible();
  await waiting(page)
    .getByRole('link', { name: /^Answer/u })
    .click();
  await expect(page).toHaveURL('/dashboard/requests');
  await expect(
    page.getByRole('article', { name: 'Wanda Ostrow has 2 requests about Liv Solheim' }),
    'the very request',
  ).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/dashboard');
  await expect(waiting(page)).toContainText('Wanda Ostrow asks about Liv Solheim');
});

test('an athlete confirms a guardian on the dashboard, and a guardian admits another one there', async ({
  page,
  openBrowser,
}) => {
  await page.setViewportSize(PHONE);
  const { person: athlete } = await buildAthlete(page.request, { name: 'Tuva Hellgren' });
  const callAthlete = await callerOf(page.request, athlete);
  const { code } = familyCodeSchema.parse(await callAthlete('POST', '/api/guardians/family-code'));
  const arrives = async (name: string) => {
    const guardian = await join(page.request, { name });
    await (
      await callerOf(page.request, guardian)
    )('POST', '/api/guardian-offers/accept', { code });
    return guardian;
  };
  const mother = await arrives('Runa Hellgren');
  await enterAs(page, athlete);
  const road = page.getByRole('region', { name: 'The road to being seen' });
  await expect(waiting(page)).toContainText('Runa Hellgren wants to be your guardian here');
  await expect(waiting(page)).toContainText('Confirm only if you know this person');
  await expect(road.getByRole('link', { name: 'Confirm your guardian' }), 'not twice').toHaveCount(0);
  expect(await findBarriers(page, 'an answer on the dashboard')).toEqual([]);
  await waiting(page)
    .getByRole('button', { name: /^Yes, I know Runa Hellgren/u })
    .click();
  await expect(new Shell(page).message('Runa Hellgren is now your guardian')).toBeVisible();
  await expect(waiting(page)).not.toContainText('Runa Hellgren');
  await expect(waiting(page).getByRole('heading')).toBeFocused();
  await expect(lately(page).getByRole('list', { name: 'What changed' })).toContainText('Runa Hellgren');
  await expect(lately(page)).toContainText('No institution looked in the last 7 days');

  const other = await openBrowser({ viewport: PHONE });
  await enterAs(other, mother);
  await arrives('Odd Hellgren');
  await waiting(page)
    .getByRole('button', { name: /^Yes, I know Odd Hellgren/u })
    .click();
  await waiting(other)
    .getByRole('link', { name: /Odd Hellgren wants to become a guardian of Tuva Hellgren/u })
    .click();
  await expect(
    other.getByRole('region', { name: 'Odd Hellgren wants to become a guardian of Tuva Hellgren' }),
    'a yes needs more of her first, and the page says what',
  ).toBeFocused();
});

test('an admin finds the critical report on top, every queue, and the same numbers in the navigation', async ({
  page,
}) => {
  await enterAs(page, demoPerson('admin'));
  const rows = waiting(page).getByRole('listitem');
  await expect(rows.first()).toContainText('Critical');
  // The family on hold waits for the critical report, which has its row.
  for (const words of [/reports? (is|are) open/u, /waits? for approval/u]) {
    await expect(rows.filter({ hasText: words })).toContainText('The oldest has waited');
  }
  const { navigation } = new Shell(page);
  await expect(navigation.getByRole('link', { name: /^Safety \d+ famil/u })).toBeVisible();
  await expect(navigation.getByRole('link', { name: /^Directors \d+ directors? wait/u })).toBeVisible();
  const applicant = await join(page.request, { name: 'Berit Lunde', role: 'regional_director' });
  const apply = await callerOf(page.request, applicant);
  await apply('PUT', '/api/director-application', {
    federation: 'Lunde Basketball',
    website: 'https://lunde.example',
    referee_name: null,
    referee_contact: null,
  });
  await expect(rows.filter({ hasText: /directors wait for approval/u }), 'live').toBeVisible();
  await rows.first().getByRole('link').click();
  await expect(page).toHaveURL(/\/dashboard\/moderation\/./u);
});

test('what a director asks opens with its answer', async ({ page }) => {
  const { athleteId, guardian } = await buildFamily(page.request, {
    name: 'Signe Aas',
    profile: { primary_position: 'Center', height_cm: 190, country_code: ASKED_IN },
  });
  const director = await approvedDirector(page.request, { name: 'Lene Roth', countries: [ASKED_IN] });
  const question = await askFor(page.request, guardian, athleteId, 'measurements');
  await decide(page.request, director, question, {
    decision: 'ask_more',
    reason: 'Who measured, and on what day?',
  });
  await enterAs(page, guardian);
  await expect(waiting(page)).toContainText('Who measured, and on what day?');
  await expect(
    new Shell(page).navigation.getByRole('link', { name: 'Verifications 1 for you' }),
  ).toBeVisible();
  await waiting(page)
    .getByRole('link', { name: /^Answer/u })
    .click();
  await expect(page.getByRole('dialog')).toContainText('Who measured, and on what day?');
  await page.keyboard.press('Escape');
  await page.goBack();
  await expect(waiting(page)).toContainText('A director needs more about Signe Aas');
});
