/** What happens around the 18th birthday: told once each, and decisions kept in the athlete's own name. */
import type { AgeNotice } from '@faircourt/contracts/vocabulary';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadAthleteFacts } from '../../../access/facts/load-athlete-facts.ts';
import { isReleasedTo } from '../../../access/rules/in-effect.ts';
import { startJobs, type Jobs } from '../../../platform/jobs.ts';
import { eventsOf } from '../../../../test/records/athlete-records.ts';
import {
  seedAthlete,
  seedPerson,
  seedRelease,
  type SeededAthlete,
} from '../../../../test/records/seeded-athletes.ts';
import { startTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import { seedCheck } from '../../../../test/features/verification.ts';
import { processBirthdays } from './coming-of-age.service.ts';

let app: TestApp;
let jobs: Jobs;
beforeAll(async () => {
  app = await startTestApp();
  jobs = await startJobs({
    url: app.url,
    onError: (error) => {
      throw error;
    },
  });
});
afterAll(async () => {
  await jobs.stop();
  await app.close();
});

const JOINED = new Date('2025-01-01T00:00:00Z');

function runBirthdays(now: string): Promise<void> {
  return processBirthdays({ db: app.db, jobs, baseUrl: 'https://faircourt.test' }, new Date(now));
}

async function seedBorn(birthdate: string | null, joined = JOINED): Promise<SeededAthlete> {
  const seeded = await seedAthlete(app.db, { birthdate });
  await app.db
    .updateTable('athletes')
    .set({ created_at: joined })
    .where('id', '=', seeded.athleteId)
    .execute();
  return seeded;
}

async function toldOf(userId: string): Promise<{ notice: AgeNotice; is_you: boolean; on: string }[]> {
  const rows = await app.db
    .selectFrom('notifications')
    .select('data')
    .where('user_id', '=', userId)
    .where('kind', '=', 'age_notice')
    .orderBy('id')
    .execute();
  // Written by notify, whose type it is.
  return rows.map(({ data }) => data as never);
}

async function noticesOf(userId: string): Promise<AgeNotice[]> {
  return (await toldOf(userId)).map(({ notice }) => notice);
}

async function addressOf(userId: string): Promise<string> {
  const { email } = await app.db
    .selectFrom('auth_users as a')
    .innerJoin('users as u', 'u.auth_id', 'a.id')
    .select('a.email')
    .where('u.id', '=', userId)
    .executeTakeFirstOrThrow();
  return email;
}

test('athlete and guardian are told thirty days before, to the moment, on the bell and by email', async () => {
  const { userId, guardianUserId } = await seedBorn('2009-06-15');
  await runBirthdays('2027-05-16T11:59:59.999Z');
  expect(await toldOf(userId)).toEqual([]);
  await runBirthdays('2027-05-16T12:00:00.000Z');
  expect(await toldOf(userId)).toEqual([
    { athlete_name: 'Nia Rose Bellweather', is_you: true, notice: 'thirty_days', on: '2027-06-15' },
  ]);
  expect(await toldOf(guardianUserId)).toEqual([
    { athlete_name: 'Nia Rose Bellweather', is_you: false, notice: 'thirty_days', on: '2027-06-15' },
  ]);
  const mail = await app.waitForMail(await addressOf(userId), /Soon you decide alone/);
  expect(mail.text).toContain('On June 15, 2027 you turn 18.');
  await app.waitForMail(await addressOf(guardianUserId), /Soon Nia Rose Bellweather decides alone/);
});

test('and on the day itself, once it has come everywhere on earth', async () => {
  const { userId, guardianUserId } = await seedBorn('2009-07-01');
  await runBirthdays('2027-06-30T12:00:00.000Z');
  await runBirthdays('2027-07-01T11:59:59.999Z');
  expect(await noticesOf(userId)).toEqual(['thirty_days']);
  await runBirthdays('2027-07-01T12:00:00.000Z');
  await runBirthdays('2027-07-01T13:00:00.000Z');
  await runBirthdays('2028-01-01T00:00:00.000Z');
  expect(await noticesOf(userId)).toEqual(['thirty_days', 'of_age']);
  expect(await noticesOf(guardianUserId)).toEqual(['thirty_days', 'of_age']);
  await app.waitForMail(await addressOf(guardianUserId), /From today Nia Rose Bellweather decides alone/);
});

test('who was born on 29 February comes of age on 1 March', async () => {
  const { userId } = await seedBorn('2008-02-29');
  await runBirthdays('2026-01-30T11:59:59.999Z');
  expect(await noticesOf(userId)).toEqual([]);
  await runBirthdays('2026-01-30T12:00:00.000Z');
  expect(await toldOf(userId)).toMatchObject([{ notice: 'thirty_days', on: '2026-03-01' }]);
  await runBirthdays('2026-03-01T11:59:59.999Z');
  expect(await noticesOf(userId)).toEqual(['thirty_days']);
  await runBirthdays('2026-03-01T12:00:00.000Z');
  expect(await noticesOf(userId)).toEqual(['thirty_days', 'of_age']);
});

test('several servers at once tell each once', async () => {
  const { userId, guardianUserId } = await seedBorn('2009-08-01');
  await Promise.all([1, 2, 3].map(() => runBirthdays('2027-07-10T12:00:00.000Z')));
  await Promise.all([1, 2, 3].map(() => runBirthdays('2027-08-01T12:00:00.000Z')));
  expect(await noticesOf(userId)).toEqual(['thirty_days', 'of_age']);
  expect(await noticesOf(guardianUserId)).toEqual(['thirty_days', 'of_age']);
});

test('a server that slept over the day catches up with the day alone', async () => {
  const { userId } = await seedBorn('2009-09-01');
  await runBirthdays('2027-09-04T00:00:00.000Z');
  expect(await noticesOf(userId)).toEqual(['of_age']);
});

test('who joined as an adult, or gave no birthdate, is told nothing', async () => {
  const adult = await seedBorn('2001-01-01');
  const unknown = await seedBorn(null);
  await runBirthdays('2027-10-01T12:00:00.000Z');
  expect(await noticesOf(adult.userId)).toEqual([]);
  expect(await noticesOf(unknown.userId)).toEqual([]);
});

test('what guardians released and allowed stays in effect in the athlete’s own name, also without the guardian', async () => {
  const seeded = await seedBorn('2009-11-11');
  const { athleteId, userId, guardianUserId } = seeded;
  await seedRelease(app.db, seeded, ['identity', 'academics']);
  const coach = await app.join('coach');
  const { id: coachId } = await app.db
    .selectFrom('coaches')
    .select('id')
    .where('user_id', '=', coach.userId)
    .executeTakeFirstOrThrow();
  await app.db
    .insertInto('contact_requests')
    .values({
      athlete_id: athleteId,
      coach_id: coachId,
      status: 'approved',
      decided_by: guardianUserId,
      decided_at: JOINED,
    })
    .execute();
  const day = '2027-11-11T12:00:00.000Z';
  await runBirthdays(day);
  await runBirthdays(day);

  const facts = await loadAthleteFacts(app.db, athleteId);
  expect(facts?.releases.map(({ decidedBy }) => decidedBy)).toEqual([userId, userId]);
  expect(facts?.contacts).toEqual([{ coachId, institutionId: null, decidedBy: userId }]);
  const types = (await eventsOf(app.db, athleteId)).map(({ type }) => type);
  expect(types).toEqual(['release.passed_on', 'release.passed_on', 'contact.passed_on']);

  await app.db
    .updateTable('guardian_links')
    .set({ status: 'ended', ended_at: new Date(day) })
    .where('athlete_id', '=', athleteId)
    .execute();
  const alone = await loadAthleteFacts(app.db, athleteId);
  const viewer = { kind: 'guardian', userId: coach.userId, isMailboxProven: true, athleteIds: [] } as const;
  expect(alone && isReleasedTo(viewer, alone, 'identity', new Date(day))).toBe(true);
});

test('a guardian’s no stays, as the athlete’s own; a yes that lacked a form does not open', async () => {
  const seeded = await seedBorn('2009-12-12');
  const decision = {
    athlete_id: seeded.athleteId,
    audience: 'everyone' as const,
    decided_at: JOINED,
    decided_by: seeded.guardianUserId,
  };
  await app.db
    .insertInto('releases')
    .values([
      { ...decision, field_group: 'videos', status: 'declined' },
      { ...decision, field_group: 'academics', status: 'approved' },
    ])
    .execute();
  await app.db.deleteFrom('consent_signatures').where('athlete_id', '=', seeded.athleteId).execute();
  await runBirthdays('2027-12-12T12:00:00.000Z');
  const rows = await app.db
    .selectFrom('releases')
    .select(['field_group', 'status', 'decided_by'])
    .where('athlete_id', '=', seeded.athleteId)
    .orderBy('field_group')
    .execute();
  expect(rows).toEqual([
    { field_group: 'academics', status: 'withdrawn', decided_by: seeded.guardianUserId },
    { field_group: 'videos', status: 'declined', decided_by: seeded.userId },
  ]);
});

test('what a former guardian had approved is not revived', async () => {
  const seeded = await seedBorn('2010-01-15');
  await seedRelease(app.db, seeded, ['identity']);
  await app.db
    .updateTable('guardian_links')
    .set({ status: 'ended', ended_at: JOINED })
    .where('athlete_id', '=', seeded.athleteId)
    .execute();
  await runBirthdays('2028-01-15T12:00:00.000Z');
  const facts = await loadAthleteFacts(app.db, seeded.athleteId);
  expect(facts?.releases.map(({ decidedBy }) => decidedBy)).toEqual([seeded.guardianUserId]);
  // Nobody is linked, so only the athlete hears of it.
  expect(await noticesOf(seeded.userId)).toEqual(['of_age']);
  expect(await noticesOf(seeded.guardianUserId)).toEqual([]);
});

test('a birthdate that is corrected to younger takes back what was said too early, and it is said again in time', async () => {
  const seeded = await seedBorn('2010-02-10');
  await seedRelease(app.db, seeded, ['identity']);
  await runBirthdays('2028-02-10T12:00:00.000Z');
  expect(await noticesOf(seeded.userId)).toEqual(['of_age']);
  await setBirthdate(seeded, '2011-02-10');
  await runBirthdays('2028-02-11T12:00:00.000Z');
  expect(await noticesOf(seeded.userId)).toEqual(['of_age']);
  const minor = await loadAthleteFacts(app.db, seeded.athleteId);
  const viewer = { kind: 'admin', userId: seeded.userId, isMailboxProven: true } as const;
  // The release is in the athlete's own name, and a minor's own release does not count: it has to be approved again.
  expect(minor && isReleasedTo(viewer, minor, 'identity', new Date('2028-02-11T12:00:00Z'))).toBe(false);
  await runBirthdays('2029-01-11T12:00:00.000Z');
  await runBirthdays('2029-02-10T12:00:00.000Z');
  expect(await noticesOf(seeded.userId)).toEqual(['of_age', 'thirty_days', 'of_age']);
});

test('a birthdate that is corrected to older passes control at once', async () => {
  const seeded = await seedBorn('2013-03-03', new Date('2028-03-01T00:00:00Z'));
  await seedRelease(app.db, seeded, ['identity']);
  await runBirthdays('2028-04-01T12:00:00.000Z');
  expect(await noticesOf(seeded.userId)).toEqual([]);
  await setBirthdate(seeded, '2009-03-03');
  await runBirthdays('2028-04-01T13:00:00.000Z');
  expect(await toldOf(seeded.userId)).toMatchObject([{ notice: 'of_age', on: '2027-03-03' }]);
  const facts = await loadAthleteFacts(app.db, seeded.athleteId);
  expect(facts?.releases[0]?.decidedBy).toBe(seeded.userId);
});

test('both guardians hear of it, a suspended one does not', async () => {
  const seeded = await seedBorn('2010-05-05');
  const second = await seedPerson(app.db, { role: 'guardian', name: 'Second Guardian' });
  const gone = await seedPerson(app.db, { role: 'guardian', name: 'Gone Guardian' });
  await app.db.updateTable('users').set({ status: 'suspended' }).where('id', '=', gone).execute();
  await app.db
    .insertInto('guardian_links')
    .values(
      [second, gone].map((guardian_user_id) => ({
        athlete_id: seeded.athleteId,
        guardian_user_id,
        status: 'active' as const,
        activated_at: JOINED,
      })),
    )
    .execute();
  await runBirthdays('2028-05-05T12:00:00.000Z');
  expect(await noticesOf(seeded.guardianUserId)).toEqual(['of_age']);
  expect(await noticesOf(second)).toEqual(['of_age']);
  expect(await noticesOf(gone)).toEqual([]);
});

async function setBirthdate({ athleteId }: SeededAthlete, birthdate: string): Promise<void> {
  await app.db.updateTable('athletes').set({ birthdate }).where('id', '=', athleteId).execute();
}

test('who states an age that the record speaks against is told once, with the guardians, and what to do', async () => {
  const { athleteId, userId, guardianUserId } = await seedBorn('2000-05-05');
  await app.db
    .updateTable('athletes')
    .set({ age_doubts: ['grad_year'] })
    .where('id', '=', athleteId)
    .execute();
  await app.db.updateTable('users').set({ locale: 'es' }).where('id', '=', guardianUserId).execute();
  await runBirthdays('2026-11-16T12:00:00.000Z');
  await runBirthdays('2026-11-16T13:00:00.000Z');
  expect(await noticesOf(userId)).toEqual(['doubted']);
  expect(await noticesOf(guardianUserId)).toEqual(['doubted']);
  const mail = await app.waitForMail(await addressOf(userId), /Show us a document with your birthdate/);
  expect(mail.text).toContain('/dashboard/verifications');
  await app.waitForMail(await addressOf(guardianUserId), /Muéstranos un documento/);
});

test('who has shown a document before is not told that the age is in doubt', async () => {
  const { athleteId, userId } = await seedBorn('2000-05-05');
  await app.db
    .updateTable('athletes')
    .set({ age_doubts: ['school'] })
    .where('id', '=', athleteId)
    .execute();
  await seedCheck(app.db, { athleteId, factGroup: 'age', status: 'verified' });
  await runBirthdays('2026-11-16T12:00:00.000Z');
  expect(await noticesOf(userId)).not.toContain('doubted');
});
