/** The growth that others see is the growth that directors have checked. */
import type { OpenedAthlete } from '@faircourt/contracts/athlete-page';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  seedAthlete,
  seedBadge,
  seedCollege,
  seedPlan,
  seedRelease,
  type SeededAthlete,
} from '../../../../test/records/seeded-athletes.ts';
import { startTestApp, type Joined, type TestApp } from '../../../../test/app/test-app.ts';

let app: TestApp;
let coach: Joined;
let athlete: SeededAthlete;
beforeAll(async () => {
  app = await startTestApp();
  coach = await app.join('coach');
  await seedCollege(app.db, coach.userId);
  await seedPlan(app.db, coach.userId, 'pro_scout');
});
afterAll(() => app.close());
beforeEach(async () => {
  athlete = await seedAthlete(app.db);
  await seedRelease(app.db, athlete, ['measurements']);
  await seedBadge(app.db, athlete, 'measurements');
});

/** As seeded on 10 January 2026. */
const FIRST = { height_cm: 197, weight_kg: 90, wingspan_cm: null, vertical_cm: null };
/** The values on the profile. */
const TODAY = { height_cm: 198.5, weight_kg: 91.5, wingspan_cm: 204, vertical_cm: 66 };

async function daysSeenBy(who: Joined): Promise<string[] | undefined> {
  const url = `/api/athletes/${athlete.athleteId}/open`;
  const { body } = await app.call<OpenedAthlete>('POST', url, { token: who.token });
  return body.profile?.measurements?.history.map(({ measured_on }) => measured_on);
}
async function measure(day: string, values: typeof FIRST | typeof TODAY): Promise<void> {
  await app.db
    .insertInto('measurements')
    .values({ athlete_id: athlete.athleteId, measured_on: day, ...values })
    .execute();
}
async function decide(
  status: 'verified' | 'dropped' | 'rejected' | 'open',
  values: Partial<typeof FIRST>,
): Promise<void> {
  const isDecided = status !== 'open';
  await app.db
    .insertInto('verifications')
    .values({
      athlete_id: athlete.athleteId,
      fact_group: 'measurements',
      status,
      fact_values: values,
      decided_at: isDecided ? new Date('2026-01-20') : null,
      expires_at: isDecided ? new Date('2026-01-21') : null,
    })
    .execute();
}

test('what was never checked is the family’s alone', async () => {
  await measure('2026-03-03', { ...TODAY, weight_kg: 99 });
  expect(await daysSeenBy(coach)).toEqual([]);
  const guardian = await app.join('guardian');
  await app.db
    .updateTable('guardian_links')
    .set({ guardian_user_id: guardian.userId })
    .where('athlete_id', '=', athlete.athleteId)
    .execute();
  expect(await daysSeenBy(guardian)).toEqual(['2026-01-10', '2026-03-03']);
});

test('those who check see all of it', async () => {
  const admin = await app.join('guardian');
  await app.db.updateTable('users').set({ role: 'admin' }).where('id', '=', admin.userId).execute();
  expect(await daysSeenBy(admin)).toEqual(['2026-01-10']);
});

test('today’s values carry the badge that lets them be seen', async () => {
  await measure('2026-03-03', TODAY);
  expect(await daysSeenBy(coach)).toEqual(['2026-03-03']);
});

test.each(['verified', 'dropped'] as const)('values of a badge that is past (%s) stay', async (status) => {
  await decide(status, FIRST);
  expect(await daysSeenBy(coach)).toEqual(['2026-01-10']);
});

test('a refusal, an open question, and a badge of some of the values are not enough', async () => {
  await decide('rejected', FIRST);
  await decide('open', FIRST);
  await decide('dropped', { ...FIRST, height_cm: 196.5 });
  await decide('dropped', { height_cm: FIRST.height_cm });
  expect(await daysSeenBy(coach)).toEqual([]);
});
