/** What happens to families that were here before guardianship was checked: nothing is deleted, and they are told once. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { joinFamily, joinGuardian } from '../../../../test/records/conversations.ts';
import { seedSignatures } from '../../../../test/records/seeded-signatures.ts';
import { startTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import { joinDirector } from '../../../../test/features/queue.ts';
import { notifyOfGuardianship } from './upgrade-notice.job.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('what an earlier guardian released stays on record, is not in effect, and the family and directors hear once', async () => {
  const { athlete } = await joinFamily(app);
  await app.db.deleteFrom('guardian_links').where('athlete_id', '=', athlete.athleteId).execute();
  const guardian = await joinGuardian(app, athlete.athleteId, 'Rosa Bellweather', 'linked');
  await seedSignatures(app.db, { athleteId: athlete.athleteId, guardianUserId: guardian.userId });
  await app.db
    .insertInto('releases')
    .values({
      athlete_id: athlete.athleteId,
      field_group: 'identity',
      audience: 'everyone',
      status: 'approved',
      decided_by: guardian.userId,
      decided_at: new Date('2026-01-01'),
    })
    .execute();
  const director = await joinDirector(app, ['US']);
  // As the migration notes everybody who was there.
  await app.db
    .insertInto('guardianship_notices')
    .values([{ user_id: guardian.userId }, { user_id: director.userId }])
    .execute();

  const deps = {
    db: app.db,
    jobs: app.runtime.jobs,
    clock: { now: () => new Date() },
    baseUrl: 'http://localhost',
  };
  await Promise.all([notifyOfGuardianship(deps), notifyOfGuardianship(deps)]);
  const told = await app.db
    .selectFrom('notifications')
    .select(['user_id', 'data'])
    .where('kind', '=', 'guardianship_needed')
    .execute();
  expect(told.toSorted((a, b) => a.user_id.localeCompare(b.user_id))).toEqual(
    [
      { user_id: guardian.userId, data: { reader: 'guardian' } },
      { user_id: director.userId, data: { reader: 'director' } },
    ].toSorted((a, b) => a.user_id.localeCompare(b.user_id)),
  );
  const mail = await app.waitForMail(guardian.email, /What you need to do as a guardian/);
  expect(mail.text).toContain('Nothing you decided was deleted');

  const kept = await app.db
    .selectFrom('releases')
    .select(['status', 'withdrawn_at'])
    .where('athlete_id', '=', athlete.athleteId)
    .execute();
  expect(kept).toEqual([{ status: 'approved', withdrawn_at: null }]);
  const { body } = await app.call<{
    athletes: { switches: { missing_level: string | null; is_on: boolean }[] }[];
  }>('GET', '/api/family', { token: guardian.token });
  expect(body.athletes[0]?.switches[0]).toMatchObject({ is_on: false, missing_level: 'verified' });
});
