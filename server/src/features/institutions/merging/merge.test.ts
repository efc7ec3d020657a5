/** Two entries of one institution become one: what moves, what ends, and who can get nothing by it. */
import type { Confirmation } from '@faircourt/contracts/confirmations';
import type { MergePreview, Registered } from '@faircourt/contracts/institution-register';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { whileLocked } from '../../../../test/app/held-lock.ts';
import { startTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import { joinAdmin } from '../../../../test/features/admin.ts';
import {
  affiliationOf,
  columnsOf,
  decide,
  joinNewCoach,
  joinWaitingCoach,
  nameAt,
  seedInstitution,
  type NewCoach,
} from '../../../../test/features/affiliation.ts';
import {
  joinAskedFamily,
  noticesOf,
  requestsOf,
  type AskedFamily,
} from '../../../../test/features/requests.ts';
import { eventsOf } from '../../../../test/records/athlete-records.ts';
import type { SignedIn } from '../../../../test/records/conversations.ts';
import { seedAthlete, seedRelease, type SeededAthlete } from '../../../../test/records/seeded-athletes.ts';
import { loadActor } from '../../../access/facts/load-actor.ts';
import { loadAthleteFacts } from '../../../access/facts/load-athlete-facts.ts';
import { groupState } from '../../../access/rules/athlete.rules.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { storeUnban } from '../banned-institution.store.ts';

const NOW = new Date();
let app: TestApp;
let asking: SignedIn;
let other: SignedIn;
let fromId: string;
let intoId: string;
beforeAll(async () => {
  app = await startTestApp();
  asking = await joinAdmin(app);
  other = await joinAdmin(app);
});
afterAll(() => app.close());

let pairs = 0;
beforeEach(async () => {
  pairs += 1;
  fromId = await seedInstitution(app, { name: `Lakeside Univ ${pairs}` });
  intoId = await seedInstitution(app, { name: `Lakeside University ${pairs}` });
});

const ask = (changes: object = {}, by = asking) =>
  app.call<Confirmation>('POST', '/api/confirmations', {
    token: by.token,
    body: {
      kind: 'merge_institutions',
      institution_id: fromId,
      into_institution_id: intoId,
      reason: 'Same address, same athletic director.',
      ...changes,
    },
  });
const confirm = (id: string, by = other) =>
  app.call<Confirmation>('POST', `/api/confirmations/${id}/confirm`, {
    token: by.token,
    body: { reason: 'I called the front desk.' },
  });
async function merge(): Promise<void> {
  const { body } = await ask();
  expect((await confirm(body.id)).status).toBe(200);
}
async function joinVerified(institutionId: string): Promise<NewCoach> {
  const coach = await joinWaitingCoach(app, institutionId, NOW);
  await decide(app, coach, 'verified', { now: NOW });
  return coach;
}
async function sees(coach: SignedIn, athlete: { athleteId: string }): Promise<string> {
  const facts = await loadAthleteFacts(app.db, athlete.athleteId);
  if (!facts) throw new Error('No such athlete');
  return groupState(await loadActor(app.db, coach.userId), facts, 'identity', new Date());
}
const releasedTo = async (institutionId: string): Promise<SeededAthlete> => {
  const athlete = await seedAthlete(app.db, { visibility: 'conditional', birthdate: '2009-06-01' });
  await seedRelease(app.db, athlete, ['identity'], { audience: 'institution', institutionId });
  return athlete;
};
const registered = async (id: string) =>
  (await app.call<Registered>('GET', `/api/register/${id}`, other)).body;

test('it takes two admins, and nothing moves before the second one says yes', async () => {
  const coach = await joinVerified(fromId);
  const { status, body } = await ask();
  expect(status).toBe(201);
  expect(body).toMatchObject({
    person: null,
    merge: { from: { id: fromId }, into: { id: intoId } },
    can_confirm: false,
  });
  expect((await confirm(body.id, asking)).status).toBe(403);
  expect(await columnsOf(app, coach)).toMatchObject({ coach: 'verified' });
  expect((await ask({}, other)).status).toBe(409);
  expect((await confirm(body.id)).status).toBe(200);
  expect((await confirm(body.id)).status).toBe(403);
  expect(await registered(fromId)).toMatchObject({ state: 'merged', merged_into: { id: intoId } });
  expect(await registered(intoId)).toMatchObject({ took_in: [{ id: fromId }], coaches: 1 });
});

test('not with itself, across countries, with one that is gone, or twice', async () => {
  expect((await ask({ into_institution_id: fromId })).status).toBe(404);
  const abroad = await seedInstitution(app, { country: 'BR' });
  expect((await ask({ into_institution_id: abroad })).status).toBe(409);
  await merge();
  expect((await ask()).status).toBe(409);
  expect((await ask({ institution_id: intoId, into_institution_id: fromId })).status).toBe(409);
});

describe('what families released', () => {
  test('reaches nobody new: releases to the one that goes end, its coaches wait for a director', async () => {
    const [moving, staying] = [await joinVerified(fromId), await joinVerified(intoId)];
    const [athlete, otherAthlete] = [await releasedTo(fromId), await releasedTo(intoId)];
    expect(await sees(moving, athlete)).toBe('visible');
    await merge();
    expect(await sees(moving, athlete)).toBe('hidden');
    expect(await sees(staying, athlete)).toBe('hidden');
    expect(await sees(moving, otherAthlete)).toBe('hidden');
    expect(await sees(staying, otherAthlete)).toBe('visible');
    expect(await affiliationOf(app, moving)).toMatchObject({ step: 'waiting', institution: { id: intoId } });
    const cards = await sql`select 1 from athlete_cards where institution_id = ${fromId}`.execute(app.db);
    expect(cards.rows).toEqual([]);
    // A director's yes to the person at the one that stays is the gate, as for every new colleague.
    await decide(app, moving, 'verified', { now: NOW });
    expect(await sees(moving, otherAthlete)).toBe('visible');
    expect(await sees(moving, athlete)).toBe('hidden');
  });

  test('the family hears of it and can release to the one that stays; the old one is nowhere to release to', async () => {
    const athlete = await releasedTo(fromId);
    const kept = await releasedTo(intoId);
    await merge();
    expect(await noticesOf(app, { userId: athlete.guardianUserId })).toContainEqual(
      expect.objectContaining({
        kind: 'institutions_merged',
        data: expect.objectContaining({ has_ended_releases: true }),
      }),
    );
    expect(await noticesOf(app, { userId: kept.guardianUserId })).toContainEqual(
      expect.objectContaining({ data: expect.objectContaining({ has_ended_releases: false }) }),
    );
    const types = (await eventsOf(app.db, athlete.athleteId)).map(({ type }) => type);
    expect(types).toEqual(expect.arrayContaining(['release.withdrawn', 'athlete.institutions_merged']));
    const insert = (institution_id: string) =>
      app.db
        .insertInto('releases')
        .values({
          athlete_id: athlete.athleteId,
          field_group: 'videos',
          audience: 'institution',
          institution_id,
          status: 'approved',
          decided_by: athlete.guardianUserId,
          decided_at: NOW,
        })
        .execute();
    await expect(insert(fromId)).rejects.toThrow(/was merged into another/);
    await insert(intoId);
  });

  test('a no and a block count for both, and end what was there', async () => {
    const family: AskedFamily = await joinAskedFamily(app);
    const { athleteId } = family.athlete;
    const seeded = { athleteId, userId: family.athlete.userId, guardianUserId: family.guardian.userId };
    await seedRelease(app.db, { ...seeded, seasonIds: [] }, ['identity', 'videos'], {
      audience: 'institution',
      institutionId: intoId,
    });
    await app.db
      .insertInto('releases')
      .values({
        athlete_id: athleteId,
        field_group: 'identity',
        audience: 'institution',
        institution_id: fromId,
        status: 'declined',
        decided_by: family.second.userId,
        decided_at: NOW,
      })
      .execute();
    const staying = await joinVerified(intoId);
    await app.db.updateTable('athletes').set({ visibility: 'public' }).where('id', '=', athleteId).execute();
    await merge();
    expect(await sees(staying, { athleteId })).toBe('not_released');

    const blocked = await joinAskedFamily(app);
    const third = await seedInstitution(app, { name: `Lakeside Uni ${pairs}` });
    await app.call('POST', '/api/blocks', {
      token: blocked.guardian.token,
      body: { athlete_ids: [blocked.athlete.athleteId], coach_id: null, institution_id: third },
    });
    await app.db
      .insertInto('releases')
      .values({
        athlete_id: blocked.athlete.athleteId,
        field_group: 'academics',
        audience: 'institution',
        institution_id: intoId,
        status: 'requested',
        requested_by: staying.userId,
      })
      .execute();
    const { body } = await ask({ institution_id: third });
    expect((await confirm(body.id)).status).toBe(200);
    expect((await requestsOf(app, blocked.guardian)).decided).toMatchObject([
      { status: 'withdrawn', is_ended_by_block: true },
    ]);
    expect((await loadActor(app.db, staying.userId)) as object).toMatchObject({
      blockedByAthleteIds: [blocked.athlete.athleteId],
    });
    // A page that was open before still names the one that went.
    const late = await joinAskedFamily(app);
    const again = await app.call('POST', '/api/blocks', {
      token: late.guardian.token,
      body: { athlete_ids: [late.athlete.athleteId], coach_id: null, institution_id: third },
    });
    expect(again.status).toBeLessThan(300);
    expect((await loadActor(app.db, staying.userId)) as object).toMatchObject({
      blockedByAthleteIds: expect.arrayContaining([late.athlete.athleteId]),
    });
  });

  test('a yes to a coach comes along with the coach, and not with one who had left', async () => {
    const [moving, left] = [await joinVerified(fromId), await joinVerified(intoId)];
    const athlete = await seedAthlete(app.db);
    for (const { coachId } of [moving, left]) {
      await app.db
        .insertInto('contact_requests')
        .values({
          athlete_id: athlete.athleteId,
          coach_id: coachId,
          institution_id: fromId,
          status: 'approved',
          decided_by: athlete.guardianUserId,
          decided_at: NOW,
        })
        .execute();
    }
    await merge();
    const rows = await app.db
      .selectFrom('contact_requests')
      .select(['coach_id', 'institution_id'])
      .where('athlete_id', '=', athlete.athleteId)
      .execute();
    expect(rows.find(({ coach_id: id }) => id === moving.coachId)?.institution_id).toBe(intoId);
    expect(rows.find(({ coach_id: id }) => id === left.coachId)?.institution_id).toBe(fromId);
  });
});

describe('bans', () => {
  const ban = (id: string, decision: string) =>
    sql`update institutions set banned_by = ${decision}, status = 'rejected' where id = ${id}`.execute(
      app.db,
    );
  const FIRST = '0190a0a0-0000-7000-8000-0000000000f1';
  const SECOND = '0190a0a0-0000-7000-8000-0000000000f2';

  test('a banned entry bans the one that takes it in, and each ban is lifted by its own decision', async () => {
    await ban(fromId, FIRST);
    await ban(intoId, SECOND);
    await merge();
    const unban = (decision: string) => inTransaction(app.db, (trx) => storeUnban(trx, intoId, decision));
    expect(await unban(SECOND)).toBe(false);
    expect((await registered(intoId)).state).toBe('banned');
    expect(await unban(FIRST)).toBe(true);
    expect((await registered(intoId)).state).toBe('unverified');
  });

  test('nobody shakes a ban off by being merged, or by proposing the old name', async () => {
    await ban(fromId, FIRST);
    const staying = await joinVerified(intoId);
    await merge();
    expect(await columnsOf(app, staying)).toMatchObject({ institution: 'rejected' });
    const fresh = await joinNewCoach(app);
    const proposed = {
      name: `Lakeside Univ ${pairs}`,
      kind: 'college' as const,
      country_code: 'US',
      city: null,
      website: 'https://lakeside.test',
    };
    expect((await nameAt(app, fresh, { proposed })).status).toBe(422);
    expect((await nameAt(app, fresh, { institution_id: fromId })).status).toBe(422);
  });
});

test('the preview says what will happen, in the numbers of what then happens', async () => {
  await joinVerified(fromId);
  await joinWaitingCoach(app, fromId, NOW);
  await releasedTo(fromId);
  await releasedTo(intoId);
  const { body } = await app.call<MergePreview>('GET', `/api/register/${fromId}/merge?into=${intoId}`, other);
  expect(body).toMatchObject({
    coaches: 2,
    verified_coaches: 1,
    releases_ending: 1,
    families_told: 2,
    is_same_country: true,
    is_banned: false,
  });
  await merge();
  expect(await registered(intoId)).toMatchObject({ coaches: 2, releases: 1 });
});

describe('at the same moment', () => {
  const lockInto = (): [string, string] => ['select from institutions where id = $1 for update', intoId];

  test('of two merges in opposite directions one is done', async () => {
    const first = (await ask()).body.id;
    const second = (await ask({ institution_id: intoId, into_institution_id: fromId })).body.id;
    const answers = await whileLocked(app.url, lockInto(), async (untilWaiting) => {
      const both = [confirm(first), confirm(second, other)];
      await untilWaiting(2);
      return { both };
    });
    const statuses = (await Promise.all(answers.both)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 409]);
  });

  test('a country that is corrected while it waits stops the merge', async () => {
    const id = (await ask()).body.id;
    const abroad: [string, ...unknown[]] = [
      "update institutions set country_code = 'BR' where id = $1",
      intoId,
    ];
    const { merging } = await whileLocked(app.url, abroad, async (untilWaiting) => {
      const confirming = confirm(id);
      await untilWaiting(1);
      return { merging: confirming };
    });
    expect((await merging).status).toBe(409);
    expect((await registered(fromId)).state).not.toBe('merged');
  });

  test('a coach who names the one that goes ends up at neither, or at the one that stays', async () => {
    const id = (await ask()).body.id;
    const coach = await joinNewCoach(app);
    const answers = await whileLocked(app.url, lockInto(), async (untilWaiting) => {
      const merging = confirm(id);
      await untilWaiting(1);
      const naming = nameAt(app, coach, { institution_id: fromId });
      await untilWaiting(2);
      return { merging, naming };
    });
    expect((await answers.merging).status).toBe(200);
    expect((await answers.naming).status).toBe(422);
    expect((await registered(fromId)).coaches).toBe(0);
  });

  test('a release that is given meanwhile reaches nobody of the other', async () => {
    const athlete = await releasedTo(fromId);
    await sql`update releases set status = 'withdrawn', withdrawn_at = now()
      where athlete_id = ${athlete.athleteId}`.execute(app.db);
    const staying = await joinVerified(intoId);
    const id = (await ask()).body.id;
    const answers = await whileLocked(app.url, lockInto(), async (untilWaiting) => {
      const merging = confirm(id);
      await untilWaiting(1);
      const releasing = app.db
        .insertInto('releases')
        .values({
          athlete_id: athlete.athleteId,
          field_group: 'identity',
          audience: 'institution',
          institution_id: fromId,
          status: 'approved',
          decided_by: athlete.guardianUserId,
          decided_at: NOW,
        })
        .execute()
        .then(
          () => 'stored',
          () => 'refused',
        );
      await untilWaiting(2);
      return { merging, releasing };
    });
    expect((await answers.merging).status).toBe(200);
    expect(await answers.releasing).toBe('refused');
    expect(await sees(staying, athlete)).toBe('hidden');
  });
});
