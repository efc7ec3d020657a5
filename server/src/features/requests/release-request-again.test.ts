/** A coach asks for releases once more: twice, at once, after a no, after the end, and too often. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SignedInCoach } from '../../../test/records/conversations.ts';
import { seedManyAthletes } from '../../../test/records/seeded-athletes.ts';
import { problemOf, startTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { RELEASE_ASKS_PER_DAY } from './ask.limits.ts';
import {
  APPROVE,
  askable,
  type AskedFamily,
  askForRelease,
  decide,
  DECLINE,
  joinAskedFamily,
  joinAskingCoach,
  joinColleague,
  noticesOf,
  openRequestId,
  requestsOf,
} from '../../../test/features/requests.ts';

const NOW = '2026-11-15T09:00:00Z';
let moment = NOW;
let app: TestApp;
let family: AskedFamily;
let coach: SignedInCoach;
beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => new Date(moment) } });
});
afterAll(() => app.close());
beforeEach(async () => {
  moment = NOW;
  family = await joinAskedFamily(app);
  coach = await joinAskingCoach(app);
});

const ask = (groups?: Parameters<typeof askForRelease>[3], who = coach) =>
  askForRelease(app, who, family.athlete, groups);

describe('asking again', () => {
  test('for the same is the same request, also by a colleague', async () => {
    const colleague = await joinColleague(app, coach);
    await ask();
    expect((await ask()).status).toBe(201);
    expect((await ask(['academics'], colleague)).body.releases).toHaveLength(1);
    expect((await requestsOf(app, family.guardian)).open).toHaveLength(1);
    expect(await noticesOf(app, family.guardian)).toHaveLength(1);
  });

  test('by double submit stores one request and tells once', async () => {
    const answers = await Promise.all([ask(), ask(), ask()]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect((await requestsOf(app, family.guardian)).open).toHaveLength(1);
    expect(await noticesOf(app, family.guardian)).toHaveLength(1);
  });

  test('by two colleagues at once stores one request', async () => {
    const colleague = await joinColleague(app, coach);
    const answers = await Promise.all([ask(), ask(['academics'], colleague)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect((await requestsOf(app, family.guardian)).open).toHaveLength(1);
  });

  test('for what is released already asks nobody', async () => {
    await ask();
    await decide(app, family.guardian, await openRequestId(app, family.guardian));
    const answer = await ask();
    expect(answer.body.releases).toMatchObject([{ field_group: 'academics', status: 'approved' }]);
    expect((await requestsOf(app, family.guardian)).open).toEqual([]);
  });

  test('after a no has to wait thirty days, to the day', async () => {
    await ask();
    const reason = 'Not this year.';
    await decide(app, family.guardian, await openRequestId(app, family.guardian), { ...DECLINE, reason });
    const told = await askable(app, coach, family.athlete);
    expect(told.body.releases).toMatchObject([
      { field_group: 'academics', status: 'declined', reason, can_ask_again_on: '2026-12-15' },
    ]);
    moment = '2026-12-14T23:59:59Z';
    const early = await ask();
    expect(early.status).toBe(409);
    expect(problemOf(early)).toMatchObject({
      code: 'conflict',
      detail: expect.stringContaining('2026-12-15'),
    });
    moment = '2026-12-15T00:00:00Z';
    expect((await ask()).body.releases).toMatchObject([{ status: 'requested' }]);
    expect((await requestsOf(app, family.guardian)).open).toHaveLength(1);
  });

  test('for a declined group beside another asks for the other alone', async () => {
    await ask();
    await decide(app, family.guardian, await openRequestId(app, family.guardian), DECLINE);
    const answer = await ask(['academics', 'videos']);
    expect(answer.status).toBe(201);
    expect((await requestsOf(app, family.guardian)).open).toMatchObject([{ field_group: 'videos' }]);
  });

  test('for a release that has run out can be sent again', async () => {
    await ask();
    const id = await openRequestId(app, family.guardian);
    await decide(app, family.guardian, id, { ...APPROVE, expires_on: '2026-11-20' });
    moment = '2026-11-20T23:59:59Z';
    expect((await askable(app, coach, family.athlete)).body.releases).toMatchObject([{ status: 'approved' }]);
    moment = '2026-11-21T00:00:00Z';
    expect((await askable(app, coach, family.athlete)).body.releases).toMatchObject([
      { status: 'withdrawn' },
    ]);
    await ask();
    expect((await decide(app, family.guardian, await openRequestId(app, family.guardian))).status).toBe(200);
  });

  test('about very many athletes in a day is refused, and says when to go on', async () => {
    const athletes = await seedManyAthletes(app.db, RELEASE_ASKS_PER_DAY);
    for (const athleteId of athletes)
      expect((await askForRelease(app, coach, { athleteId })).status).toBe(201);
    moment = '2026-11-15T21:00:00Z';
    const refused = await ask();
    expect(refused.status).toBe(429);
    expect(refused.headers['retry-after']).toBe(String(12 * 60 * 60));
    expect((await requestsOf(app, family.guardian)).open).toEqual([]);
    moment = '2026-11-16T09:00:01Z';
    expect((await ask()).status).toBe(201);
  });
});
