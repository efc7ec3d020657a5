/** What a director found instead of what was claimed: nothing changes on the record before the family says yes. */
import type { AthleteVerifications } from '@faircourt/contracts/verification';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventsOf } from '../../../../test/records/athlete-records.ts';
import { joinCoach, joinFamily, type SignedIn } from '../../../../test/records/conversations.ts';
import { joinDirector } from '../../../../test/records/joined-directors.ts';
import { problemOf, startTestApp, type Joined, type TestApp } from '../../../../test/app/test-app.ts';
import {
  joinCheckedFamily,
  seedCheck,
  rowOf,
  type CheckedFamily,
} from '../../../../test/features/verification.ts';

const NOW = new Date('2026-06-01T12:00:00.000Z');
const DECIDED = new Date('2026-05-30T10:00:00.000Z');
const EXPIRES = new Date('2026-11-30T10:00:00.000Z');

let app: TestApp;
let director: Joined;
beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => NOW } });
  director = await joinDirector(app, ['ES']);
});
afterAll(() => app.close());

const BODY = { height_cm: 197, weight_kg: 91, wingspan_cm: 201.5, vertical_cm: null };

function storeCorrection({ athleteId }: CheckedFamily, expiresAt = EXPIRES): Promise<string> {
  return seedCheck(app.db, {
    athleteId,
    status: 'offered',
    correctedValues: BODY,
    directorUserId: director.userId,
    decidedAt: DECIDED,
    expiresAt,
    reason: 'Measured in the hall.',
  });
}

function settle(person: SignedIn, id: string, is_accepted: boolean, offered_at = DECIDED.toISOString()) {
  return app.call<AthleteVerifications>('POST', `/api/verifications/${id}/settle`, {
    token: person.token,
    body: { is_accepted, offered_at },
  });
}

function recordOf({ athleteId }: CheckedFamily) {
  return app.db
    .selectFrom('athletes')
    .select(['height_cm', 'weight_kg', 'wingspan_cm', 'vertical_cm', 'school_name'])
    .where('id', '=', athleteId)
    .executeTakeFirstOrThrow();
}

describe('accepting', () => {
  test('accepts the correction that the family saw, and no later one', async () => {
    const family = await joinCheckedFamily(app);
    const id = await storeCorrection(family);
    const before = await recordOf(family);
    const { status } = await settle(family.guardian, id, true, '2026-05-30T09:00:00.000Z');
    expect(status).toBe(409);
    expect(await recordOf(family)).toEqual(before);
    expect((await rowOf(app.db, id)).status).toBe('offered');
  });

  test('writes the values to the record, as if typed, and they carry the badge from the day of the decision', async () => {
    const family = await joinCheckedFamily(app);
    const { athleteId } = family;
    const earlier = await seedCheck(app.db, {
      athleteId,
      status: 'verified',
      expiresAt: new Date('2026-06-20'),
    });
    const school = await seedCheck(app.db, { athleteId, factGroup: 'school', status: 'verified' });
    const id = await storeCorrection(family);

    const { status, body } = await settle(family.guardian, id, true);
    expect(status).toBe(200);
    expect(body.facts.find(({ fact_group }) => fact_group === 'measurements')).toMatchObject({
      badge: { verified_on: '2026-05-30', expires_on: '2026-11-30', method: 'In person' },
      question: { status: 'verified', claimed_values: BODY, offered_values: null },
      ask: null,
    });
    expect(await recordOf(family)).toEqual({ ...BODY, school_name: 'Northgate High' });
    expect(await rowOf(app.db, id)).toMatchObject({
      status: 'verified',
      fact_values: BODY,
      decided_at: DECIDED,
    });
    // The badge for the old height falls, and no other.
    expect([(await rowOf(app.db, earlier)).status, (await rowOf(app.db, school)).status]).toEqual([
      'dropped',
      'verified',
    ]);
    const history = await app.db
      .selectFrom('measurements')
      .select(['measured_on', 'height_cm'])
      .where('athlete_id', '=', athleteId)
      .execute();
    expect(history).toEqual([{ measured_on: '2026-06-01', height_cm: 197 }]);
    expect((await eventsOf(app.db, athleteId)).map(({ type, actor_role }) => [type, actor_role])).toEqual([
      ['verification.accepted', 'guardian'],
      ['athlete.updated', 'guardian'],
      ['verification.dropped', 'guardian'],
    ]);
    const card = await app.db
      .selectFrom('athlete_cards')
      .select(['height_mm', 'is_height_verified'])
      .where('athlete_id', '=', athleteId)
      .where('audience', '=', 'everyone')
      .executeTakeFirstOrThrow();
    expect(card).toEqual({ height_mm: 1970, is_height_verified: true });
  });

  test('of grades leaves the courses and the transcript as they are', async () => {
    const family = await joinCheckedFamily(app);
    const { athleteId } = family;
    const transcript = await seedCheck(app.db, { athleteId, factGroup: 'transcript', status: 'verified' });
    const courses = [{ title: 'Algebra II', grade: 'A' }];
    const id = await seedCheck(app.db, {
      athleteId,
      factGroup: 'academics',
      status: 'offered',
      correctedValues: { gpa: 3.25, sat: 1290, act: null, core_courses: courses },
      directorUserId: director.userId,
      decidedAt: DECIDED,
    });
    expect((await settle(family.athlete, id, true)).status).toBe(200);
    const academics = await app.db
      .selectFrom('academics')
      .select(['gpa', 'sat', 'transcript_url', 'core_courses'])
      .where('athlete_id', '=', athleteId)
      .executeTakeFirstOrThrow();
    expect(academics).toEqual({
      gpa: 3.25,
      sat: 1290,
      transcript_url: 'https://school.example/t.pdf',
      core_courses: courses,
    });
    expect((await rowOf(app.db, transcript)).status).toBe('verified');
    expect((await rowOf(app.db, id)).status).toBe('verified');
  });

  test('comes too late once the values would have lapsed: a director looks again', async () => {
    const family = await joinCheckedFamily(app);
    const justInTime = await storeCorrection(family, new Date(NOW.getTime() + 1));
    expect((await settle(family.athlete, justInTime, true)).status).toBe(200);
    const other = await joinCheckedFamily(app);
    const id = await storeCorrection(other, NOW);
    const answer = await settle(other.athlete, id, true);
    expect([answer.status, problemOf(answer).code]).toEqual([409, 'conflict']);
    expect(await rowOf(app.db, id)).toMatchObject({ status: 'open', decided_at: null, offered_values: null });
    expect((await recordOf(other)).height_cm).toBe(198.5);
    expect(
      (await eventsOf(app.db, other.athleteId)).map(({ type, actor_role }) => [type, actor_role]),
    ).toEqual([['verification.offer_lapsed', 'system']]);
  });
});

describe('a correction', () => {
  test('that is declined ends, and the claim stays as it is, unchecked', async () => {
    const family = await joinCheckedFamily(app);
    const id = await storeCorrection(family);
    const { body } = await settle(family.athlete, id, false);
    expect(body.facts.find(({ fact_group }) => fact_group === 'measurements')).toMatchObject({
      badge: null,
      question: { status: 'dropped', reason: 'Measured in the hall.' },
      ask: 'first',
    });
    expect((await recordOf(family)).height_cm).toBe(198.5);
    expect((await eventsOf(app.db, family.athleteId)).map(({ type }) => type)).toEqual([
      'verification.declined',
    ]);
  });

  test('is answered once, also by two of the family at the same moment', async () => {
    const family = await joinCheckedFamily(app);
    const id = await storeCorrection(family);
    const answers = await Promise.all([
      settle(family.athlete, id, true),
      settle(family.guardian, id, false),
      settle(family.guardian, id, true),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  });

  test('is overtaken by an edit', async () => {
    const family = await joinCheckedFamily(app);
    const id = await storeCorrection(family);
    const edited = await app.call('PUT', '/api/profile', {
      token: family.athlete.token,
      body: { height_cm: 199, country_code: 'ES', birthdate: '2010-06-01', visibility: 'public' },
    });
    expect(edited.status).toBe(200);
    const answer = await settle(family.guardian, id, true);
    expect([answer.status, problemOf(answer).code]).toEqual([409, 'conflict']);
    expect((await recordOf(family)).height_cm).toBe(199);
  });

  test('is the family’s alone', async () => {
    const family = await joinCheckedFamily(app);
    const id = await storeCorrection(family);
    for (const person of [(await joinFamily(app)).guardian, await joinCoach(app), director]) {
      expect((await settle(person, id, true)).status).toBe(404);
    }
    expect((await rowOf(app.db, id)).status).toBe('offered');
    const grown = await joinCheckedFamily(app, { birthdate: '2001-01-01' });
    const own = await storeCorrection(grown);
    expect((await settle(grown.guardian, own, true)).status).toBe(404);
    expect((await settle(grown.athlete, own, true)).status).toBe(200);
  });
});
