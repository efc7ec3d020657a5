/** A family answers what coaches ask for: what a yes opens, and what a no closes. */
import type { Family } from '@faircourt/contracts/family';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SignedIn, SignedInCoach } from '../../../test/records/conversations.ts';
import { problemOf, startTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { setStatus } from '../../../test/features/erasure.ts';
import {
  APPROVE,
  APPROVE_FOR_ALL,
  type AskedFamily,
  askForRelease,
  decide,
  DECLINE,
  joinAskedFamily,
  joinAskingCoach,
  joinCollegeCoach,
  joinNewCoach,
  noticesOf,
  openRequestId,
  reads,
  releaseEventsOf,
  requestsOf,
  sentBy,
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

test('a minor learns from no switch which institution was refused; the guardian sees it, and a yes is shown to both', async () => {
  const namedFor = async (who: SignedIn) => {
    const { body } = await app.call<Family>('GET', '/api/family', { token: who.token });
    return body.athletes[0]?.switches.filter(({ institution }) => institution !== null).length;
  };
  await answer(family.guardian, DECLINE);
  expect([await namedFor(family.guardian), await namedFor(family.athlete)]).toEqual([1, 0]);
  const later = await joinAskingCoach(app);
  await askForRelease(app, later, family.athlete);
  id = await openRequestId(app, family.guardian);
  await answer(family.guardian);
  expect([await namedFor(family.guardian), await namedFor(family.athlete)]).toEqual([2, 1]);
});

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
    await answer(family.guardian, APPROVE_FOR_ALL);
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

  test('reaches the coach on the bell, by email and in the list, with the name cut short', async () => {
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
    await answer(family.guardian, APPROVE_FOR_ALL);
    expect(await reads(app, coach, family.athlete)).toBe(true);
    expect(await eventTypes()).toEqual([
      'release.requested',
      'release.declined',
      'release.requested',
      'release.denial_withdrawn',
      'release.approved',
    ]);
  });

  test('against another guardian’s denial is refused, and only that guardian can give it', async () => {
    await answer(family.second, DECLINE);
    moment = '2027-01-15T09:00:00Z';
    await askForRelease(app, coach, family.athlete);
    id = await openRequestId(app, family.guardian);
    for (const decision of [APPROVE, APPROVE_FOR_ALL]) {
      const refused = await answer(family.guardian, decision);
      expect(refused.status).toBe(409);
      expect(problemOf(refused).detail).toContain('Another guardian has said no');
    }
    expect(await reads(app, coach, family.athlete)).toBe(false);
    expect((await answer(family.second)).status).toBe(200);
    expect(await reads(app, coach, family.athlete)).toBe(true);
  });

  test('against the denial of a guardian who is suspended is refused too: it would open nothing', async () => {
    await answer(family.second, DECLINE);
    await setStatus(app, family.second, 'suspended');
    moment = '2027-01-15T09:00:00Z';
    await askForRelease(app, coach, family.athlete);
    id = await openRequestId(app, family.guardian);
    expect((await answer(family.guardian)).status).toBe(409);
    expect(await reads(app, coach, family.athlete)).toBe(false);
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

  test('of one guardian ends the other’s approval, and stays in effect', async () => {
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

  test('to one college leaves what the other guardian released to all', async () => {
    const other = await joinCollegeCoach(app);
    await answer(family.guardian, APPROVE_FOR_ALL);
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
