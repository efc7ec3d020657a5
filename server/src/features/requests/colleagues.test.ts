/** Coaches of one college ask together: what that opens to them, and what stands in nobody's way. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { eventsOf } from '../../../test/records/athlete-records.ts';
import type { SignedInCoach } from '../../../test/records/conversations.ts';
import { startTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { insertReleaseRequests } from './release-request.store.ts';
import {
  askable,
  type AskedFamily,
  askForRelease,
  joinAskedFamily,
  joinAskingCoach,
  joinColleague,
  requestsOf,
} from '../../../test/features/requests.ts';

let app: TestApp;
let family: AskedFamily;
let coach: SignedInCoach;
let colleague: SignedInCoach;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  family = await joinAskedFamily(app);
  coach = await joinAskingCoach(app);
  colleague = await joinColleague(app, coach);
  await askForRelease(app, coach, family.athlete);
});

async function suspend(status: 'suspended' | 'active'): Promise<void> {
  await app.db.updateTable('users').set({ status }).where('id', '=', coach.userId).execute();
}

async function statuses(): Promise<string[]> {
  const rows = await app.db
    .selectFrom('releases')
    .select('status')
    .where('athlete_id', '=', family.athlete.athleteId)
    .orderBy('id')
    .execute();
  return rows.map(({ status }) => status);
}

test('a coach who only claims to work there does not learn what its coaches have asked', async () => {
  expect((await askable(app, colleague, family.athlete)).body.releases).toHaveLength(1);
  await app.db
    .updateTable('coaches')
    .set({ affiliation_status: 'unverified' })
    .where('id', '=', colleague.coachId)
    .execute();
  expect((await askable(app, colleague, family.athlete)).body).toMatchObject({
    refusal: 'unverified',
    releases: [],
  });
});

test('what a suspended coach has asked does not keep a colleague from asking', async () => {
  await suspend('suspended');
  expect((await askable(app, colleague, family.athlete)).body.releases).toEqual([]);
  const { status, body } = await askForRelease(app, colleague, family.athlete);
  expect([status, body.releases]).toMatchObject([201, [{ status: 'requested' }]]);
  expect(await statuses()).toEqual(['withdrawn', 'requested']);
  await suspend('active');
  expect((await requestsOf(app, family.guardian)).open).toMatchObject([
    { coach: { coach_id: colleague.coachId } },
  ]);
  const types = (await eventsOf(app.db, family.athlete.athleteId)).map(({ type }) => type);
  expect(types).toEqual(['release.requested', 'release.closed', 'release.requested']);
});

test('nor does what an account had asked that is gone', async () => {
  await app.db
    .updateTable('releases')
    .set({ requested_by: null })
    .where('requested_by', '=', coach.userId)
    .execute();
  await askForRelease(app, colleague, family.athlete);
  expect(await statuses()).toEqual(['withdrawn', 'requested']);
});

test('an open request is not stored again, no matter which coach comes second', async () => {
  const request = {
    athleteId: family.athlete.athleteId,
    institutionId: coach.institutionId,
    requestedBy: colleague.userId,
    message: 'Once more',
    now: new Date(),
  };
  const groups = ['academics', 'videos'] as const;
  const stored = await inTransaction(app.db, (trx) => insertReleaseRequests(trx, request, groups));
  expect(stored.map(({ field_group }) => field_group)).toEqual(['videos']);
});
