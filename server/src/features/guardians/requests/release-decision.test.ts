/** A family answers what coaches ask for: what a yes opens, what a no closes, and what two guardians do to each other. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eventsOf } from '../../../../test/athlete-records.ts';
import type { SignedIn, SignedInCoach } from '../../../../test/conversations.ts';
import { whileLocked } from '../../../../test/held-lock.ts';
import { problemOf, startTestApp, type TestApp } from '../../../../test/test-app.ts';
import {
  ABSENT,
  APPROVE,
  type AskedFamily,
  askForRelease,
  decide,
  DECLINE,
  joinAskedFamily,
  joinAskingCoach,
  joinCollegeCoach,
  joinNewCoach,
  joinStranger,
  noticesOf,
  openRequestId,
  reads,
  requestsOf,
  sentBy,
} from './request.test-support.ts';

const NOW = '2026-11-15T09:00:00Z';
const FOR_ALL = { decision: 'approve', audience: 'verified_colleges' };
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

async function eventTypes(): Promise<string[]> {
  return (await eventsOf(app.db, family.athlete.athleteId))
    .map(({ type }) => type)
    .filter((type) => type.startsWith('release.'));
}

describe('a yes', () => {
  test('opens the group to that institution and to no other', async () => {
    const other = await joinCollegeCoach(app);
    expect(await reads(app, coach, family.athlete)).toBe(false);
    const { status, body } = await answer(family.guardian);
    expect(status).toBe(200);
    expect(body).toMatchObject({ id, status: 'approved', decided_by: 'Rosa Bellweather' });
    expect(await reads(app, coach, family.athlete)).toBe(true);
    expect(await reads(app, other, family.athlete)).toBe(false);
  });

  test('for all verified colleges opens it to those, and not to everyone', async () => {
    const other = await joinCollegeCoach(app);
    const newcomer = await joinNewCoach(app);
    await answer(family.guardian, FOR_ALL);
    expect(await reads(app, coach, family.athlete)).toBe(true);
    expect(await reads(app, other, family.athlete)).toBe(true);
    expect(await reads(app, newcomer, family.athlete)).toBe(false);
  });

  test('with a last day counts until that day is over', async () => {
    await answer(family.guardian, { ...APPROVE, expires_on: '2026-11-15' });
    moment = '2026-11-15T23:59:59.999Z';
    expect(await reads(app, coach, family.athlete)).toBe(true);
    moment = '2026-11-16T00:00:00.000Z';
    expect(await reads(app, coach, family.athlete)).toBe(false);
  });

  test('with a last day in the past is refused and decides nothing', async () => {
    const refused = await answer(family.guardian, { ...APPROVE, expires_on: '2026-11-14' });
    expect(problemOf(refused).errors).toMatchObject([{ field: 'expires_on', code: 'in_past' }]);
    expect((await requestsOf(app, family.guardian)).open).toHaveLength(1);
  });

  test('reaches the coach on the bell, by mail and in the list, with the name cut short', async () => {
    await answer(family.guardian);
    expect(await noticesOf(app, coach)).toEqual([
      {
        kind: 'request_decided',
        data: { athlete_id: family.athlete.athleteId, about: 'release', decision: 'approved' },
      },
    ]);
    const mail = await app.waitForMail(coach.email, /answered your request/);
    expect(mail.text).toContain('Your request about Nia B. was approved.');
    expect(mail.text).not.toContain('Bellweather');
    expect(await sentBy(app, coach)).toMatchObject([{ id, status: 'approved', athlete: { name: 'Nia B.' } }]);
  });

  test('waits for the forms that a minor needs', async () => {
    const unsigned = await joinAskedFamily(app);
    await app.db
      .deleteFrom('consent_signatures')
      .where('athlete_id', '=', unsigned.athlete.athleteId)
      .execute();
    await askForRelease(app, coach, unsigned.athlete);
    const request = await openRequestId(app, unsigned.guardian);
    expect((await decide(app, unsigned.guardian, request)).body).toMatchObject({ status: 'approved' });
    expect(await reads(app, coach, unsigned.athlete)).toBe(false);
    await askForRelease(app, coach, unsigned.athlete);
    expect((await requestsOf(app, unsigned.guardian)).open).toEqual([]);
  });

  test('takes back one’s own earlier no', async () => {
    await answer(family.guardian, DECLINE);
    moment = '2027-01-15T09:00:00Z';
    await askForRelease(app, coach, family.athlete);
    id = await openRequestId(app, family.guardian);
    await answer(family.guardian, FOR_ALL);
    expect(await reads(app, coach, family.athlete)).toBe(true);
    expect(await eventTypes()).toEqual([
      'release.requested',
      'release.declined',
      'release.requested',
      'release.denial_withdrawn',
      'release.approved',
    ]);
  });

  test('against another guardian’s standing no is refused, and only that guardian can give it', async () => {
    await answer(family.second, DECLINE);
    moment = '2027-01-15T09:00:00Z';
    await askForRelease(app, coach, family.athlete);
    id = await openRequestId(app, family.guardian);
    for (const decision of [APPROVE, FOR_ALL]) {
      const refused = await answer(family.guardian, decision);
      expect(refused.status).toBe(409);
      expect(problemOf(refused).detail).toContain('Another guardian has said no');
    }
    expect(await reads(app, coach, family.athlete)).toBe(false);
    expect((await answer(family.second)).status).toBe(200);
    expect(await reads(app, coach, family.athlete)).toBe(true);
  });
});

describe('a no', () => {
  test('keeps the group closed, and its reason reaches the coach', async () => {
    const reason = 'Ask us next summer.';
    const { body } = await answer(family.guardian, { ...DECLINE, reason });
    expect(body).toMatchObject({ status: 'declined', reason });
    expect(await reads(app, coach, family.athlete)).toBe(false);
    expect(await sentBy(app, coach)).toMatchObject([{ status: 'declined', reason }]);
    expect((await app.waitForMail(coach.email, /answered your request/)).text).toContain(reason);
  });

  test('of one guardian ends the other’s yes, and stands', async () => {
    await answer(family.guardian);
    const { status, body } = await answer(family.second, DECLINE);
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'declined', decided_by: 'Otis Bellweather' });
    expect(await reads(app, coach, family.athlete)).toBe(false);
    expect(await eventTypes()).toEqual([
      'release.requested',
      'release.approved',
      'release.withdrawn',
      'release.declined',
    ]);
    expect((await noticesOf(app, coach)).map(({ data }) => data)).toMatchObject([
      { decision: 'approved' },
      { decision: 'declined' },
    ]);
  });

  test('to one college leaves standing what the other guardian gave to all', async () => {
    const other = await joinCollegeCoach(app);
    await answer(family.guardian, FOR_ALL);
    expect((await answer(family.second, DECLINE)).body).toMatchObject({ status: 'declined' });
    expect(await reads(app, coach, family.athlete)).toBe(false);
    expect(await reads(app, other, family.athlete)).toBe(true);
  });

  test('can be said again after the pause', async () => {
    await answer(family.guardian, DECLINE);
    moment = '2027-01-15T09:00:00Z';
    await askForRelease(app, coach, family.athlete);
    id = await openRequestId(app, family.guardian);
    expect((await answer(family.guardian, DECLINE)).body).toMatchObject({ status: 'declined' });
    expect(await reads(app, coach, family.athlete)).toBe(false);
  });
});

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
    const wider = await answer(family.second, FOR_ALL);
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

  test.each([1, 2, 3])('one says yes and one says no: the no stands (turn %i)', async () => {
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
