/** Badges lapse by the clock: said thirty days before, once; written down at the end; and whether a coach is verified follows. */
import { DAY_MS } from '@faircourt/contracts/time';
import type { Notification } from '@faircourt/contracts/notifications';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventsOf } from '../../../../test/records/athlete-records.ts';
import { joinCoach, type SignedIn, type SignedInCoach } from '../../../../test/records/conversations.ts';
import { startTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import { withClient } from '../../../platform/database/scratch.ts';
import { processExpiry } from './expiry.service.ts';
import { joinCheckedFamily, seedCheck, rowOf, factOf } from '../../../../test/features/verification.ts';

const EXPIRES = new Date('2026-09-01T08:00:00.000Z');
const before = (days: number, more = 0) => new Date(EXPIRES.getTime() - days * DAY_MS + more);

let app: TestApp;
let now = before(60);
beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => now } });
});
afterAll(() => app.close());

async function runExpiry(moment: Date): Promise<void> {
  now = moment;
  const { jobs, db } = app.runtime;
  await processExpiry({ db, jobs, baseUrl: app.config.baseUrl }, moment);
}

async function heard(person: SignedIn): Promise<unknown[]> {
  const { body } = await app.call<{ notifications: Notification[] }>('GET', '/api/notifications', {
    token: person.token,
  });
  return body.notifications.flatMap(({ kind, data }) => (kind.endsWith('_expiring') ? [data] : []));
}

const asOwner = (statement: string) => withClient(app.url, (client) => client.query(statement));

async function verified(coach: SignedInCoach, expiresAt = EXPIRES): Promise<string> {
  const { id } = await app.db
    .insertInto('verifications')
    .values({
      fact_group: 'institution',
      institution_id: coach.institutionId,
      coach_id: coach.coachId,
      status: 'verified',
      decided_at: before(700),
      expires_at: expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

describe('a family', () => {
  test('hears thirty days before, once, all of it in one mail, each in their language', async () => {
    const { athlete, guardian, athleteId, seasonId } = await joinCheckedFamily(app);
    await app.db.updateTable('users').set({ locale: 'es' }).where('id', '=', guardian.userId).execute();
    for (const factGroup of ['measurements', 'school'] as const) {
      await seedCheck(app.db, { athleteId, factGroup, status: 'verified', expiresAt: EXPIRES });
    }
    await seedCheck(app.db, { athleteId, factGroup: 'season', seasonId, status: 'verified' });

    await runExpiry(before(30, -1));
    expect(await heard(athlete)).toEqual([]);
    await runExpiry(before(30));
    await runExpiry(before(30, 60_000));
    await Promise.all([runExpiry(before(29)), runExpiry(before(29))]);
    const notice = { athlete_name: 'Nia Bellweather', on: '2026-09-01' };
    const both = [
      expect.objectContaining({ ...notice, fact_group: 'school' }),
      expect.objectContaining({ ...notice, fact_group: 'measurements' }),
    ];
    expect(await heard(athlete)).toEqual(expect.arrayContaining(both));
    expect(await heard(athlete)).toHaveLength(2);
    expect(await heard(guardian)).toHaveLength(2);
    const mail = await app.waitForMail(guardian.email, /está por vencer/);
    expect(mail.text).toContain('Medidas: 1 de septiembre de 2026');
    expect(mail.text).toContain('Escuela: 1 de septiembre de 2026');
    expect(mail.text).not.toContain('198');
    await app.waitForMail(athlete.email, /is about to lapse/);
    expect((await app.mails()).filter(({ to }) => to === guardian.email)).toHaveLength(1);
  });

  test('is not told of what it has asked for again, or what was renewed', async () => {
    const { athlete, athleteId } = await joinCheckedFamily(app);
    for (const factGroup of ['measurements', 'school'] as const) {
      await seedCheck(app.db, { athleteId, factGroup, status: 'verified', expiresAt: EXPIRES });
    }
    await seedCheck(app.db, { athleteId });
    await seedCheck(app.db, { athleteId, factGroup: 'school', status: 'verified' });
    await runExpiry(before(20));
    expect(await heard(athlete)).toEqual([]);
  });

  test('loses the badge at that very moment, and the log says so once', async () => {
    const family = await joinCheckedFamily(app);
    const { athleteId } = family;
    const id = await seedCheck(app.db, { athleteId, status: 'verified', expiresAt: EXPIRES });
    await runExpiry(before(0, -1));
    expect((await factOf(app, family)).badge).not.toBeNull();
    now = EXPIRES;
    expect(await factOf(app, family)).toMatchObject({ badge: null, ask: 'expired' });
    await Promise.all([runExpiry(EXPIRES), runExpiry(EXPIRES)]);
    const types = (await eventsOf(app.db, athleteId)).map(({ type, actor_role }) => [type, actor_role]);
    expect(types).toEqual([['verification.expired', 'system']]);
    expect(await rowOf(app.db, id)).toMatchObject({ status: 'verified', expired_at: EXPIRES });
  });
});

test('one that fails is said at the end, and holds up neither a coach nor another family', async () => {
  const { athleteId: failing } = await joinCheckedFamily(app);
  const { athleteId, athlete, guardian } = await joinCheckedFamily(app, { birthdate: '2001-01-01' });
  const coach = await joinCoach(app);
  const [bad, good] = [
    await seedCheck(app.db, { athleteId: failing, status: 'verified', expiresAt: EXPIRES }),
    await seedCheck(app.db, { athleteId, status: 'verified', expiresAt: EXPIRES }),
  ];
  const place = await verified(coach);
  await asOwner(`create function refuse_this() returns trigger language plpgsql
    as $$ begin raise exception 'This one fails'; end $$`);
  await asOwner(`create trigger refuse_this before update on verifications for each row
    when (old.id = '${bad}') execute function refuse_this()`);
  try {
    await expect(runExpiry(before(10))).rejects.toThrow('1 could not be attended to');
    expect([await heard(athlete), await heard(coach)]).toEqual([[expect.anything()], [expect.anything()]]);
    // From 18 on it is the athlete's alone.
    expect(await heard(guardian)).toEqual([]);
    await expect(runExpiry(EXPIRES)).rejects.toThrow('1 could not be attended to');
  } finally {
    await asOwner('drop function refuse_this cascade');
  }
  const ends = await Promise.all([bad, good, place].map((id) => rowOf(app.db, id)));
  expect(ends.map(({ expired_at }) => expired_at)).toEqual([null, EXPIRES, EXPIRES]);
  await runExpiry(EXPIRES);
  expect((await rowOf(app.db, bad)).expired_at).toEqual(EXPIRES);
});

describe('a coach', () => {
  const statusesOf = async (coach: SignedInCoach) => {
    const row = await app.db
      .selectFrom('coaches')
      .innerJoin('institutions', 'institutions.id', 'coaches.institution_id')
      .select(['affiliation_status', 'institutions.status'])
      .where('coaches.id', '=', coach.coachId)
      .executeTakeFirstOrThrow();
    return [row.affiliation_status, row.status];
  };

  test('hears before, and falls with the institution when nobody else there is verified', async () => {
    const coach = await joinCoach(app);
    await verified(coach);
    await runExpiry(before(30));
    await runExpiry(before(29));
    expect(await heard(coach)).toEqual([{ institution_name: 'Lakeside College', on: '2026-09-01' }]);
    await app.waitForMail(coach.email, /about to lapse/);
    expect(await statusesOf(coach)).toEqual(['verified', 'verified']);
    await runExpiry(EXPIRES);
    expect(await statusesOf(coach)).toEqual(['unverified', 'unverified']);
    expect((await eventsOf(app.db, coach.institutionId)).map(({ type }) => type)).toContain(
      'verification.expired',
    );
  });

  test('falls alone while a colleague is verified', async () => {
    const coach = await joinCoach(app);
    const colleague = { ...(await joinCoach(app)), institutionId: coach.institutionId };
    await app.db
      .updateTable('coaches')
      .set({ institution_id: coach.institutionId })
      .where('id', '=', colleague.coachId)
      .execute();
    await verified(coach);
    await verified(colleague, new Date('2100-01-01'));
    await runExpiry(EXPIRES);
    expect(await statusesOf(coach)).toEqual(['unverified', 'verified']);
    expect(await statusesOf(colleague)).toEqual(['verified', 'verified']);
  });
});
