import { afterAll, beforeAll, expect, test } from 'vitest';
import { plantVerification, verificationStatuses } from '../../../test/athlete-records.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { dropBadge, listStandingBadges } from './verification.service.ts';

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

const drop = (athleteId: string, factGroup: 'measurements' | 'school') =>
  app.db.transaction().execute((trx) => dropBadge(trx, { athleteId, factGroup }, BY));

test('a badge is dropped for one athlete and one fact group, once', async () => {
  const [kid, other] = [await newAthlete(), await newAthlete()];
  for (const athleteId of [kid, other]) {
    await plantVerification(app.db, { athleteId, factGroup: 'measurements' });
    await plantVerification(app.db, { athleteId, factGroup: 'school' });
  }
  expect(await drop(kid, 'measurements')).toBe(true);
  expect(await drop(kid, 'measurements')).toBe(false);
  expect(await verificationStatuses(app.db, kid)).toEqual({ measurements: 'dropped', school: 'verified' });
  expect(await verificationStatuses(app.db, other)).toEqual({ measurements: 'verified', school: 'verified' });
});

test('what a director has yet to decide stays in the queue', async () => {
  const kid = await newAthlete();
  await plantVerification(app.db, { athleteId: kid, factGroup: 'school', status: 'open' });
  expect(await drop(kid, 'school')).toBe(false);
  expect(await verificationStatuses(app.db, kid)).toEqual({ school: 'open' });
});

test('a badge stands until the moment it expires', async () => {
  const kid = await newAthlete();
  await plantVerification(app.db, { athleteId: kid, factGroup: 'school', expiresAt: NOW });
  const before = new Date(NOW.getTime() - 1);
  expect(await listStandingBadges(app.db, kid, before)).toHaveLength(1);
  expect(await listStandingBadges(app.db, kid, NOW)).toEqual([]);
});

test('of several verifications of one fact group the newest is the badge', async () => {
  const kid = await newAthlete();
  await plantVerification(app.db, { athleteId: kid, factGroup: 'school' });
  const newer = await plantVerification(app.db, { athleteId: kid, factGroup: 'school' });
  await app.db
    .updateTable('verifications')
    .set({ decided_at: new Date('2026-05-05T00:00:00Z'), method: 'by mail' })
    .where('id', '=', newer)
    .execute();
  expect(await listStandingBadges(app.db, kid, NOW)).toEqual([
    {
      fact_group: 'school',
      season_id: null,
      verified_on: '2026-05-05',
      expires_on: '2100-01-01',
      method: 'by mail',
      director_name: null,
    },
  ]);
});
