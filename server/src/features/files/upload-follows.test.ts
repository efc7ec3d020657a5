/** What an upload changes elsewhere: the account's picture, badges, the search card, the log. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { jpeg, pdf } from '../../../test/records/sample-files.ts';
import { startTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { filesOf, joinWithProfile, upload, type JoinedAthlete } from '../../../test/records/uploads.ts';
import { findBrokenChains } from '../../platform/audit.ts';

let app: TestApp;
let athlete: JoinedAthlete;
beforeAll(async () => {
  app = await startTestApp();
  athlete = await joinWithProfile(app);
});
afterAll(() => app.close());

function remove(kind: string) {
  return app.call('DELETE', `/api/profile/files/${kind}`, { token: athlete.token });
}

async function avatar(): Promise<string | null> {
  const { avatar_url } = await app.db
    .selectFrom('users')
    .select('avatar_url')
    .where('id', '=', athlete.userId)
    .executeTakeFirstOrThrow();
  return avatar_url;
}

async function verifiedGroups(): Promise<string[]> {
  const rows = await app.db
    .selectFrom('verifications')
    .select('fact_group')
    .where('athlete_id', '=', athlete.athleteId)
    .where('status', '=', 'verified')
    .execute();
  return rows.map((row) => row.fact_group).toSorted();
}

test('the log tells what happened, and nothing of what is in a file', async () => {
  await upload(app, athlete, 'photo', await jpeg());
  const [first] = await filesOf(app, athlete);
  await upload(app, athlete, 'photo', await jpeg());
  const [second] = await filesOf(app, athlete);
  await remove('photo');
  const events = await app.db
    .selectFrom('events')
    .select(['type', 'actor_user_id', 'actor_role', 'data'])
    .where('chain', '=', athlete.athleteId)
    .orderBy('seq')
    .execute();
  const by = { actor_user_id: athlete.userId, actor_role: 'athlete' };
  expect(events).toEqual([
    { type: 'file.stored', ...by, data: { kind: 'photo', file_id: first?.id, replaced_file_id: null } },
    { type: 'file.stored', ...by, data: { kind: 'photo', file_id: second?.id, replaced_file_id: first?.id } },
    { type: 'file.deleted', ...by, data: { kind: 'photo', file_id: second?.id } },
  ]);
  expect(await findBrokenChains(app.db)).toEqual([]);
});

test('the photo is the picture of the account until it is deleted; a transcript never is', async () => {
  await upload(app, athlete, 'transcript', await jpeg());
  expect(await avatar()).toBeNull();
  const { body } = await upload(app, athlete, 'photo', await jpeg());
  expect(await avatar()).toBe(body.url);
  await remove('transcript');
  expect(await avatar()).toBe(body.url);
  await remove('photo');
  expect(await avatar()).toBeNull();
});

test.each([
  ['a new transcript', () => upload(app, athlete, 'transcript', pdf('another'))],
  ['a deleted transcript', () => remove('transcript')],
])('%s drops the badge of the transcript and no other', async (_case, change) => {
  await upload(app, athlete, 'transcript', pdf());
  await app.db.deleteFrom('verifications').where('athlete_id', '=', athlete.athleteId).execute();
  await app.db
    .insertInto('verifications')
    .values(
      (['transcript', 'academics', 'measurements'] as const).map((fact_group) => ({
        athlete_id: athlete.athleteId,
        fact_group,
        status: 'verified' as const,
        decided_at: new Date('2026-01-01'),
        expires_at: new Date('2100-01-01'),
      })),
    )
    .execute();

  await upload(app, athlete, 'photo', await jpeg());
  expect(await verifiedGroups()).toEqual(['academics', 'measurements', 'transcript']);
  await change();
  expect(await verifiedGroups()).toEqual(['academics', 'measurements']);
});
