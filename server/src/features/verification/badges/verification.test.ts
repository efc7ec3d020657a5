import { ATHLETE_FACT_GROUPS } from '@faircourt/contracts/vocabulary';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  eventsOf,
  seedVerification,
  verificationStatuses,
} from '../../../../test/records/athlete-records.ts';
import { MINORS_BIRTHDATE } from '../../../../test/records/conversations.ts';
import { startTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { dropBadge, listBadgesInEffect } from './verification.service.ts';
import {
  joinCheckedFamily,
  seedCheck,
  rowOf,
  type CheckedFamily,
} from '../../../../test/features/verification.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const NOW = new Date('2026-06-01T12:00:00Z');
const BY = { userId: null, role: 'system' };

async function newAthlete(): Promise<string> {
  const kid = await app.join('athlete');
  const { id } = await app.db
    .insertInto('athletes')
    .values({ user_id: kid.userId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const PROFILE = {
  height_cm: 198.5,
  weight_kg: 91,
  school_name: 'Northgate High',
  country_code: 'ES',
  visibility: 'public',
  birthdate: MINORS_BIRTHDATE,
};
const ACADEMICS = {
  gpa: 3.5,
  sat: 1300,
  act: null,
  transcript_url: 'https://school.example/t.pdf',
  core_courses: [{ title: 'Algebra II', grade: 'A' }],
};

const drop = (athleteId: string, factGroup: 'measurements' | 'school') =>
  inTransaction(app.db, (trx) => dropBadge(trx, { athleteId, factGroup }, BY));

test('a badge is dropped for one athlete and one fact group, once', async () => {
  const [kid, other] = [await newAthlete(), await newAthlete()];
  for (const athleteId of [kid, other]) {
    await seedVerification(app.db, { athleteId, factGroup: 'measurements' });
    await seedVerification(app.db, { athleteId, factGroup: 'school' });
  }
  expect(await drop(kid, 'measurements')).toBe(true);
  expect(await drop(kid, 'measurements')).toBe(false);
  expect(await verificationStatuses(app.db, kid)).toEqual({ measurements: 'dropped', school: 'verified' });
  expect(await verificationStatuses(app.db, other)).toEqual({ measurements: 'verified', school: 'verified' });
});

describe('an edit over HTTP', () => {
  let family: CheckedFamily;
  let ids: Record<string, string>;
  beforeEach(async () => {
    family = await joinCheckedFamily(app);
    const { athleteId, seasonId } = family;
    ids = {};
    for (const factGroup of ATHLETE_FACT_GROUPS) {
      const of = factGroup === 'season' ? { seasonId } : {};
      ids[factGroup] = await seedCheck(app.db, { athleteId, factGroup, status: 'verified', ...of });
    }
  });

  const edit = async (method: 'PUT' | 'DELETE', url: string, body?: object) => {
    const answer = await app.call(method, url, { token: family.athlete.token, body });
    expect([answer.status, answer.body]).toEqual([method === 'PUT' ? 200 : 204, expect.anything()]);
  };
  const dropped = async () => {
    const statuses = await verificationStatuses(app.db, family.athleteId);
    return Object.keys(statuses).filter((group) => statuses[group] === 'dropped');
  };

  test.each([
    ['the body', { height_cm: 199 }, ['measurements']],
    ['the school', { school_name: 'Southgate High' }, ['school']],
    ['the team', { current_team: 'Storks' }, []],
    ['the body to what it was', {}, []],
  ])('of %s drops exactly the badge of what changed', async (_case, change, expected) => {
    await edit('PUT', '/api/profile', { ...PROFILE, ...change });
    expect(await dropped()).toEqual(expected);
  });

  test.each([
    ['the grades', { gpa: 3.6 }, ['academics']],
    ['a course', { core_courses: [{ title: 'Algebra II', grade: 'B' }] }, ['academics']],
    ['the address of the transcript', { transcript_url: 'https://school.example/new.pdf' }, ['transcript']],
  ])('of %s drops exactly the badge of what changed', async (_case, change, expected) => {
    await edit('PUT', '/api/profile/academics', { ...ACADEMICS, ...change });
    expect(await dropped()).toEqual(expected);
  });

  test('ends the badge of exactly the fields that the builder names beforehand', async () => {
    const badges = await listBadgesInEffect(app.db, family.athleteId, new Date());
    expect(badges.map(({ fact_group }) => fact_group).toSorted()).toEqual(
      [...ATHLETE_FACT_GROUPS].toSorted(),
    );
    for (const { fact_group, season_id, ends_with } of badges) {
      const { rows } = await sql<{ facts: object }>`
        select current_facts(${fact_group}, ${family.athleteId}, ${season_id}) as facts`.execute(app.db);
      // The file of a transcript is not typed: it is known by its hash.
      const checked = Object.keys(rows[0]?.facts ?? {}).filter((field) => field !== 'sha256');
      expect([fact_group, ends_with.toSorted()]).toEqual([fact_group, checked.toSorted()]);
    }
  });

  test('that deletes a season takes its badge along, and the log says so', async () => {
    await edit('DELETE', `/api/profile/seasons/${family.seasonId}`);
    expect(await dropped()).toEqual([]);
    expect(Object.keys(await verificationStatuses(app.db, family.athleteId))).not.toContain('season');
    expect((await eventsOf(app.db, family.athleteId)).map(({ type, data }) => [type, data])).toEqual([
      [
        'verification.dropped',
        { fact_group: 'season', season_id: family.seasonId, verification_ids: [ids['season']] },
      ],
      ['season.deleted', { season_id: family.seasonId }],
    ]);
  });
});

describe('what a director has yet to decide', () => {
  const setHeight = (athleteId: string, height_cm: number | null) =>
    app.db.updateTable('athletes').set({ height_cm, weight_kg: null }).where('id', '=', athleteId).execute();

  test.each(['open', 'more_asked', 'offered'] as const)(
    'is about the new values when it is %s, and keeps its place',
    async (status) => {
      const { athleteId } = await joinCheckedFamily(app);
      const createdAt = new Date('2026-01-02T03:04:05.678Z');
      const id = await seedCheck(app.db, {
        ...{ athleteId, status, createdAt, reason: 'Why?' },
        ...(status === 'offered' ? { correctedValues: { height_cm: 190 } } : {}),
      });
      await setHeight(athleteId, 199);
      expect(await drop(athleteId, 'measurements')).toBe(false);
      const row = await rowOf(app.db, id);
      expect(row).toMatchObject({
        status: status === 'more_asked' ? 'more_asked' : 'open',
        fact_values: { height_cm: 199, weight_kg: null, wingspan_cm: null, vertical_cm: null },
        created_at: createdAt,
        offered_values: null,
      });
      const { rows } = await sql<{ hash: Buffer }>`
        select facts_hash(current_facts('measurements', ${athleteId}, null)) as hash`.execute(app.db);
      // The director who asked for more saw other values, and that stays visible until the family answers.
      expect(row.values_hash?.equals(rows[0]?.hash ?? Buffer.alloc(0))).toBe(status !== 'more_asked');
    },
  );

  test('is dropped when nothing is left to ask about', async () => {
    const { athleteId } = await joinCheckedFamily(app);
    const id = await seedCheck(app.db, {
      athleteId,
      status: 'offered',
      correctedValues: { height_cm: 190 },
    });
    await app.db
      .insertInto('evidence_files')
      .values({
        ...{ verification_id: id, name: 'a.pdf', storage_key: `evidence/${id}` },
        ...{ content_type: 'application/pdf', bytes: 9, sha256: Buffer.alloc(32) },
      })
      .execute();
    await app.db
      .updateTable('verifications')
      .set({ evidence: '[{"note": "At home"}]' })
      .where('id', '=', id)
      .execute();
    await setHeight(athleteId, null);
    await drop(athleteId, 'measurements');
    expect(await rowOf(app.db, id)).toMatchObject({ status: 'dropped', decided_at: null, evidence: [] });
    const files = await app.db.selectFrom('evidence_files').where('verification_id', '=', id).execute();
    expect(files).toEqual([]);
    expect((await eventsOf(app.db, athleteId)).map(({ type }) => type)).toEqual(['verification.dropped']);
  });

  test('goes with the athlete to the directors of another country', async () => {
    const { athleteId } = await joinCheckedFamily(app);
    const id = await seedCheck(app.db, { athleteId });
    await app.db.updateTable('athletes').set({ country_code: 'PT' }).where('id', '=', athleteId).execute();
    expect((await rowOf(app.db, id)).country_code).toBe('PT');
  });
});

test('a badge is in effect until the moment it expires', async () => {
  const kid = await newAthlete();
  await seedVerification(app.db, { athleteId: kid, factGroup: 'school', expiresAt: NOW });
  const before = new Date(NOW.getTime() - 1);
  expect(await listBadgesInEffect(app.db, kid, before)).toHaveLength(1);
  expect(await listBadgesInEffect(app.db, kid, NOW)).toEqual([]);
});

test('of several verifications of one fact group the newest is the badge', async () => {
  const kid = await newAthlete();
  await seedVerification(app.db, { athleteId: kid, factGroup: 'school' });
  const newer = await seedVerification(app.db, { athleteId: kid, factGroup: 'school' });
  await app.db
    .updateTable('verifications')
    .set({ decided_at: new Date('2026-05-05T00:00:00Z'), method: 'by mail' })
    .where('id', '=', newer)
    .execute();
  expect(await listBadgesInEffect(app.db, kid, NOW)).toEqual([
    {
      fact_group: 'school',
      season_id: null,
      ends_with: ['school_name'],
      verified_on: '2026-05-05',
      expires_on: '2100-01-01',
      method: 'by mail',
      director_name: null,
    },
  ]);
});
