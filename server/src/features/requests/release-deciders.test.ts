/** Who answers what coaches ask for: once, twice, two guardians at the same moment, and nobody else. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SignedIn, SignedInCoach } from '../../../test/records/conversations.ts';
import { whileLocked } from '../../../test/app/held-lock.ts';
import { problemOf, startTestApp, type TestApp } from '../../../test/app/test-app.ts';
import {
  ABSENT,
  APPROVE,
  APPROVE_FOR_ALL,
  type AskedFamily,
  askForRelease,
  decide,
  DECLINE,
  joinAskedFamily,
  joinAskingCoach,
  joinStranger,
  noticesOf,
  openRequestId,
  reads,
  releaseEventsOf,
  requestsOf,
} from '../../../test/features/requests.ts';

const NOW = '2026-11-15T09:00:00Z';
let moment = NOW;
let app: TestApp;
let family: AskedFamily;
let coach: SignedInCoach;
let id: string;
beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => new Date(moment) } });
});
afterAll(() => app.close());
beforeEach(async () => {
  moment = NOW;
  family = await joinAskedFamily(app);
  coach = await joinAskingCoach(app);
  await askForRelease(app, coach, family.athlete);
  id = await openRequestId(app, family.guardian);
});

const answer = (who: SignedIn, decision: object = APPROVE) => decide(app, who, id, decision);
const eventTypes = () => releaseEventsOf(app, family.athlete);

describe('deciding twice', () => {
  test('the same changes nothing and tells nobody again', async () => {
    await answer(family.guardian);
    const again = await answer(family.second);
    expect(again.status).toBe(200);
    expect(again.body).toMatchObject({ status: 'approved', decided_by: 'Rosa Bellweather' });
    expect(await noticesOf(app, coach)).toHaveLength(1);

    await answer(family.second, DECLINE);
    expect((await answer(family.guardian, DECLINE)).body).toMatchObject({ decided_by: 'Otis Bellweather' });
    expect(await noticesOf(app, coach)).toHaveLength(2);
  });

  test('otherwise is a conflict that says what happened', async () => {
    await answer(family.guardian);
    const wider = await answer(family.second, APPROVE_FOR_ALL);
    expect(problemOf(wider)).toMatchObject({
      code: 'conflict',
      detail: 'This request was approved already by Rosa Bellweather.',
    });
    await answer(family.second, DECLINE);
    expect(problemOf(await answer(family.guardian)).detail).toBe(
      'This request was declined already by Otis Bellweather.',
    );
  });
});

describe('two guardians at once', () => {
  /** Both wait for the athlete, and then go one after the other in whatever order. */
  async function together(...decisions: [SignedIn, object][]) {
    const lock: [string, string] = [
      'select from athletes where id = $1 for no key update',
      family.athlete.athleteId,
    ];
    const started = await whileLocked(app.url, lock, async (untilWaiting) => {
      const answers = decisions.map(([who, decision]) => answer(who, decision));
      await untilWaiting(decisions.length);
      return { answers };
    });
    return Promise.all(started.answers);
  }

  test('both say yes: one decides, both are told yes, the coach hears it once', async () => {
    const both = await together([family.guardian, APPROVE], [family.second, APPROVE]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(new Set(both.map(({ body }) => body.decided_by)).size).toBe(1);
    expect(await noticesOf(app, coach)).toHaveLength(1);
    expect(await eventTypes()).toEqual(['release.requested', 'release.approved']);
    expect(await reads(app, coach, family.athlete)).toBe(true);
  });

  test.each([1, 2, 3])('one approves and one denies: the denial wins (turn %i)', async () => {
    const [yes, no] = await together([family.guardian, APPROVE], [family.second, DECLINE]);
    expect(no?.status).toBe(200);
    expect([200, 409]).toContain(yes?.status);
    expect((await requestsOf(app, family.guardian)).decided).toMatchObject([{ id, status: 'declined' }]);
    expect(await reads(app, coach, family.athlete)).toBe(false);
  });

  test('a guardian whose link ends meanwhile decides nothing', async () => {
    const lock: [string, string] = [
      'select from athletes where id = $1 for no key update',
      family.athlete.athleteId,
    ];
    const started = await whileLocked(app.url, lock, async (untilWaiting) => {
      const late = answer(family.guardian);
      await untilWaiting(1);
      await app.db
        .updateTable('guardian_links')
        .set({ status: 'ended', ended_at: new Date() })
        .where('guardian_user_id', '=', family.guardian.userId)
        .execute();
      return { late };
    });
    expect((await started.late).status).toBe(404);
    expect((await requestsOf(app, family.second)).open).toHaveLength(1);
  });
});

describe('who decides', () => {
  test('a stranger, the coach and a guardian of before find nothing to decide', async () => {
    const before = await joinStranger(app);
    await app.db
      .insertInto('guardian_links')
      .values({
        athlete_id: family.athlete.athleteId,
        guardian_user_id: before.userId,
        status: 'ended',
        activated_at: new Date(0),
        ended_at: new Date(1),
      })
      .execute();
    for (const person of [before, await joinStranger(app), coach, family.athlete]) {
      expect((await answer(person)).status).toBe(404);
      expect((await decide(app, person, ABSENT)).status).toBe(404);
    }
    expect((await requestsOf(app, before)).open).toEqual([]);
  });

  test('a release that was given unasked is no request', async () => {
    const { id: unasked } = await app.db
      .insertInto('releases')
      .values({
        athlete_id: family.athlete.athleteId,
        field_group: 'videos',
        audience: 'everyone',
        status: 'approved',
        decided_by: family.guardian.userId,
        decided_at: new Date(moment),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect((await decide(app, family.guardian, unasked, DECLINE)).status).toBe(404);
    expect((await requestsOf(app, family.guardian)).decided).toEqual([]);
  });
});

test('what was decided is listed for ninety days', async () => {
  await answer(family.guardian);
  moment = '2027-02-13T08:00:00Z';
  expect((await requestsOf(app, family.guardian)).decided).toHaveLength(1);
  moment = '2027-02-13T10:00:00Z';
  expect((await requestsOf(app, family.guardian)).decided).toEqual([]);
});
