/** What a second guardian's answer leaves behind, and that nothing ends without an entry in the log. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { eventsOf } from '../../../test/records/athlete-records.ts';
import type { SignedIn, SignedInCoach } from '../../../test/records/conversations.ts';
import { startTestApp, type TestApp } from '../../../test/app/test-app.ts';
import {
  APPROVE,
  APPROVE_FOR_ALL,
  type AskedFamily,
  askForRelease,
  decide,
  DECLINE,
  joinAskedFamily,
  joinAskingCoach,
  noticesOf,
  openRequestId,
  reads,
  releaseEventsOf,
} from '../../../test/features/requests.ts';

let moment = '2026-11-15T09:00:00Z';
let app: TestApp;
let family: AskedFamily;
let coach: SignedInCoach;
let id: string;
beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => new Date(moment) } });
});
afterAll(() => app.close());
beforeEach(async () => {
  moment = '2026-11-15T09:00:00Z';
  family = await joinAskedFamily(app);
  coach = await joinAskingCoach(app);
  await askForRelease(app, coach, family.athlete);
  id = await openRequestId(app, family.guardian);
});

const answer = (who: SignedIn, decision: object = APPROVE) => decide(app, who, id, decision);

function turn(who: SignedIn, is_on: boolean, expires_on: string | null = null) {
  return app.call('PUT', `/api/family/${family.athlete.athleteId}/releases`, {
    token: who.token,
    body: {
      field_group: 'academics',
      audience: 'institution',
      institution_id: coach.institutionId,
      is_on,
      expires_on,
    },
  });
}

const typesOf = () => releaseEventsOf(app, family.athlete);

test('a second guardian’s denial is their own: it stays in effect when the first withdraws theirs', async () => {
  await answer(family.guardian, DECLINE);
  expect((await answer(family.second, DECLINE)).body).toMatchObject({ decided_by: 'Rosa Bellweather' });
  expect(await noticesOf(app, coach)).toHaveLength(1);
  await turn(family.guardian, true);
  expect(await reads(app, coach, family.athlete)).toBe(false);
  await turn(family.second, true);
  expect(await reads(app, coach, family.athlete)).toBe(true);
});

test('the same guardian’s second no, and a third, change nothing', async () => {
  await answer(family.guardian, DECLINE);
  await answer(family.second, DECLINE);
  const types = await typesOf();
  expect(types).toEqual(['release.requested', 'release.declined', 'release.declined']);
  await answer(family.guardian, DECLINE);
  await answer(family.second, DECLINE);
  expect(await typesOf()).toEqual(types);
});

test('an approval that another replaces is withdrawn in the log as well', async () => {
  await answer(family.guardian);
  await turn(family.second, true, '2026-12-01');
  expect(await typesOf()).toEqual([
    'release.requested',
    'release.approved',
    'release.withdrawn',
    'release.approved',
  ]);
});

test('an approval that has run out is withdrawn in the log when a request for the same is approved', async () => {
  await answer(family.guardian, { ...APPROVE, expires_on: '2026-11-20' });
  moment = '2026-11-21T00:00:00Z';
  await askForRelease(app, coach, family.athlete);
  id = await openRequestId(app, family.guardian);
  await answer(family.guardian);
  expect((await typesOf()).slice(-3)).toEqual(['release.requested', 'release.withdrawn', 'release.approved']);
});

test('an earlier no that goes on in a new one is withdrawn in the log', async () => {
  await turn(family.guardian, false);
  await answer(family.guardian, DECLINE);
  expect(await typesOf()).toEqual([
    'release.requested',
    'release.declined',
    'release.denial_withdrawn',
    'release.declined',
  ]);
});

test('what one guardian gave to all colleges has its own entry in the log when another says no to one of them', async () => {
  await answer(family.guardian, APPROVE_FOR_ALL);
  const approvedAt = new Date(moment);
  moment = '2026-11-16T09:00:00Z';
  await answer(family.second, DECLINE);
  expect(await typesOf()).toEqual([
    'release.requested',
    'release.approved',
    'release.declined',
    'release.kept',
  ]);
  const denials = await app.db
    .selectFrom('releases')
    .select(['id', 'audience', 'decided_by', 'decided_at'])
    .where('athlete_id', '=', family.athlete.athleteId)
    .where('status', '=', 'approved')
    .execute();
  expect(denials).toMatchObject([
    { audience: 'verified_colleges', decided_by: family.guardian.userId, decided_at: approvedAt },
  ]);
  expect((await eventsOf(app.db, family.athlete.athleteId)).at(-1)).toMatchObject({
    actor_role: 'system',
    data: {
      release_id: denials[0]?.id,
      field_group: 'academics',
      audience: 'verified_colleges',
      institution_id: null,
    },
  });
});
