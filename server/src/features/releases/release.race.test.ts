/** Decisions that meet: whichever comes first, nothing is lost and the denial wins. Real connections, real locks. */
import type { OpenedAthlete } from '@faircourt/contracts/athlete-page';
import type { ReleaseSwitch } from '@faircourt/contracts/family';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { eventsOf } from '../../../test/records/athlete-records.ts';
import {
  joinCoach,
  joinFamily,
  joinGuardian,
  type SignedIn,
  type SignedInAthlete,
  type SignedInCoach,
} from '../../../test/records/conversations.ts';
import { whileLocked } from '../../../test/app/held-lock.ts';
import { seedPlan } from '../../../test/records/seeded-athletes.ts';
import { seedSignatures } from '../../../test/records/seeded-signatures.ts';
import { startTestApp, type Answer, type TestApp } from '../../../test/app/test-app.ts';
import { checkCards } from '../search/cards/card.service.ts';

let app: TestApp;
let athlete: SignedInAthlete;
let guardian: SignedIn;
let other: SignedIn;
let coach: SignedInCoach;
beforeAll(async () => {
  app = await startTestApp();
  coach = await joinCoach(app);
  await seedPlan(app.db, coach.userId, 'pro_scout');
});
afterAll(() => app.close());
beforeEach(async () => {
  ({ athlete, guardian } = await joinFamily(app));
  other = await joinGuardian(app, athlete.athleteId);
  await seedSignatures(app.db, { athleteId: athlete.athleteId, guardianUserId: guardian.userId });
});

const turn = (who: SignedIn, isOn: boolean) =>
  app.call<ReleaseSwitch>('PUT', `/api/family/${athlete.athleteId}/releases`, {
    token: who.token,
    body: { field_group: 'identity', audience: 'everyone', is_on: isOn },
  });
const lockDown = () =>
  app.call('POST', `/api/family/${athlete.athleteId}/lock-down`, { token: guardian.token });
const open = () =>
  app.call<OpenedAthlete>('POST', `/api/athletes/${athlete.athleteId}/open`, { token: coach.token });

/** Both wait for the athlete in this order, and then go on at once. */
async function meeting(first: () => Promise<Answer>, second: () => Promise<Answer>): Promise<number[]> {
  const lock: [string, string] = ['select from athletes where id = $1 for update', athlete.athleteId];
  const { answers } = await whileLocked(app.url, lock, async (untilWaiting) => {
    const one = first();
    await untilWaiting(1);
    const two = second();
    await untilWaiting(2);
    return { answers: Promise.all([one, two]) };
  });
  return (await answers).map(({ status }) => status);
}

function rows() {
  return app.db
    .selectFrom('releases')
    .select(['status', 'decided_by'])
    .where('athlete_id', '=', athlete.athleteId)
    .orderBy('id')
    .execute();
}

/** Others were seeded without cards. */
async function cardFaults() {
  const differences = await checkCards(app.db, new Date());
  return differences.filter(({ athlete_id }) => athlete_id === athlete.athleteId);
}

async function typesOf(): Promise<string[]> {
  return (await eventsOf(app.db, athlete.athleteId)).map(({ type }) => type);
}

test('an approval and then a denial: the approval is withdrawn, the denial is in effect', async () => {
  expect(
    await meeting(
      () => turn(guardian, true),
      () => turn(other, false),
    ),
  ).toEqual([200, 200]);
  expect(await rows()).toEqual([
    { status: 'withdrawn', decided_by: guardian.userId },
    { status: 'declined', decided_by: other.userId },
  ]);
  expect((await open()).body.profile?.states.identity).toBe('not_released');
  expect(await cardFaults()).toEqual([]);
});

test('a no and then a yes: the yes is kept, the no wins', async () => {
  expect(
    await meeting(
      () => turn(other, false),
      () => turn(guardian, true),
    ),
  ).toEqual([200, 200]);
  expect(await rows()).toEqual([
    { status: 'declined', decided_by: other.userId },
    { status: 'approved', decided_by: guardian.userId },
  ]);
  expect((await open()).body.profile?.states.identity).toBe('not_released');
  expect(await cardFaults()).toEqual([]);
});

test('two guardians who say yes at once release it once', async () => {
  expect(
    await meeting(
      () => turn(guardian, true),
      () => turn(other, true),
    ),
  ).toEqual([200, 200]);
  expect(await rows()).toEqual([{ status: 'approved', decided_by: guardian.userId }]);
  expect(await typesOf()).toEqual(['release.approved']);
});

test('a double click is one decision', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => turn(guardian, true)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await typesOf()).toEqual(['release.approved']);
  await Promise.all(Array.from({ length: 8 }, () => turn(guardian, false)));
  expect(await typesOf()).toEqual(['release.approved', 'release.withdrawn', 'release.declined']);
});

test('a guardian whose link ends while they wait decides nothing', async () => {
  const end = `with held as (select id from athletes where id = $1 for update)
    update guardian_links set status = 'ended', ended_at = now() where athlete_id in (select id from held)
      and guardian_user_id = $2`;
  const lock: [string, string, string] = [end, athlete.athleteId, other.userId];
  const started = await whileLocked(app.url, lock, async (untilWaiting) => {
    const answer = turn(other, true);
    await untilWaiting(1);
    return { answer };
  });
  expect((await started.answer).status).toBe(404);
  expect(await rows()).toEqual([]);
});

test('what is withdrawn while a coach’s page is on its way is not on it', async () => {
  const subscription = await seedPlan(app.db, coach.userId, 'basic_scout');
  await turn(guardian, true);
  const lock: [string, string] = ['select from subscriptions where id = $1 for update', subscription];
  const started = await whileLocked(app.url, lock, async (untilWaiting) => {
    const answer = open();
    await untilWaiting(1);
    expect((await turn(guardian, false)).status).toBe(200);
    return { answer };
  });
  const { body } = await started.answer;
  expect(body).toMatchObject({ card: { name: 'Nia B.' }, profile: { identity: null } });
  expect(JSON.stringify(body)).not.toContain('Bellweather');
});

test('an approval before a lock-down falls with it', async () => {
  expect(await meeting(() => turn(other, true), lockDown)).toEqual([200, 204]);
  expect(await rows()).toEqual([{ status: 'withdrawn', decided_by: other.userId }]);
  expect((await open()).status).toBe(404);
});

test('an approval after a lock-down is a new decision, about a profile that is private', async () => {
  expect(await meeting(lockDown, () => turn(other, true))).toEqual([204, 200]);
  expect(await rows()).toEqual([{ status: 'approved', decided_by: other.userId }]);
  expect((await open()).status).toBe(404);
  expect(await cardFaults()).toEqual([]);
});
